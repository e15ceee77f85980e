// floorman seats: the picture of each hand, its JSON, and what is wrong with a session.

#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/run.hpp"

namespace floorman::cli {
namespace {

using Json = nlohmann::json;

std::string alice_leaves() {
    return write_file("alice.toml", "seats = [\"Alice\", \"Bob\", \"Carol\", \"David\", \"Ellen\"]\n"
                                    "last = { button = \"Ellen\", sb = \"Alice\", bb = \"Bob\" }\nblinds = [1, 2]\n"
                                    "happens = [\"Alice leaves\", \"deal\", \"deal\"]\n");
}

std::vector<Json> objects(const std::string& text) {
    std::vector<Json> all;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        all.push_back(Json::parse(text.substr(at, end - at)));
        at = end == std::string::npos ? text.size() : end + 1;
    }
    return all;
}

TEST(Seats, DrawsEachHand) {
    const Ran ran = floorman_with("seats " + alice_leaves());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "tda-2026\n"
                       "Dead button, blinds 1 and 2, 5 seats.         article: dead button · TDA-2026 34\n"
                       "\n"
                       "Hand 1. Button on seat 1, which is empty. Small blind Bob, big blind Carol.\n"
                       "David acts first, Ellen last on later streets.\n"
                       "  1  -         dead button\n"
                       "  2  Bob    1  small blind\n"
                       "  3  Carol  2  big blind\n"
                       "  4  David\n"
                       "  5  Ellen\n"
                       "\n"
                       "Hand 2. Button Bob. Small blind Carol, big blind David. Ellen acts first, Bob\n"
                       "last on later streets.\n"
                       "  1  -\n"
                       "  2  Bob       button\n"
                       "  3  Carol  1  small blind\n"
                       "  4  David  2  big blind\n"
                       "  5  Ellen\n");
}

TEST(Seats, DrawsDebtsAndWhoIsNotDealtIn) {
    const std::string file = write_file("debts.toml",
                                        "rulebook = \"wsop\"\nseats = [\"A\", \"\", \"B\", \"C\", \"D\", \"E\"]\n"
                                        "last = { button = \"E\", sb = \"A\", bb = \"B\" }\nblinds = [5, 10]\n"
                                        "happens = [\"Zed takes seat 2\", \"Zed waits\", \"C sits out\", \"deal\", "
                                        "\"C returns\", \"deal\", \"Zed buys the button\", \"C posts\", \"deal\"]\n");
    const Ran ran = floorman_with("seats " + file);
    EXPECT_EQ(ran.status, 0) << ran.err;
    for (const std::string line : {"  2  Zed      waits for the big blind\n", "  4  C        away, owes the big blind\n",
                                   "  4  C        waits for the big blind, owes the small blind, owes the big blind\n",
                                   "  4  C    10 + 5 dead  comes in\n"})
        EXPECT_NE(ran.out.find(line), std::string::npos) << line << ran.out;
}

TEST(Seats, PrintsOneObjectADealtHand) {
    const Ran ran = floorman_with("seats --json " + alice_leaves());
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::vector<Json> hands = objects(ran.out);
    ASSERT_EQ(hands.size(), 2U);
    EXPECT_EQ(hands[0]["hand"], 1);
    EXPECT_EQ(hands[0]["button"], nullptr);
    EXPECT_EQ(hands[0]["button_seat"], 1);
    EXPECT_EQ(hands[0]["posts"], Json::parse(R"({"Bob": {"live": 1, "dead": 0}, "Carol": {"live": 2, "dead": 0}})"));
    EXPECT_EQ(hands[1]["dealt_in"], Json::parse(R"(["Bob", "Carol", "David", "Ellen"])"));
    EXPECT_EQ(hands[1]["rulebook"], "tda-2026");
}

TEST(Seats, PlaysUnderSeveralBooks) {
    const Ran ran = floorman_with("seats --json -b tda -b roberts " + alice_leaves());
    const std::vector<Json> hands = objects(ran.out);
    ASSERT_EQ(hands.size(), 4U);
    EXPECT_EQ(hands[0]["bb"], "Carol");
    EXPECT_EQ(hands[2]["rulebook"], "roberts-11");
    EXPECT_EQ(hands[2]["bb"], "David") << "the moving button";
}

TEST(Seats, ReadsStandardInput) {
    const std::string page = floorman_with("seats " + alice_leaves()).out;
    for (const std::string arguments : {"seats", "seats -"})
        EXPECT_EQ(run_script("\"$FLOORMAN\" " + arguments + " < " + alice_leaves()).out, page);
}

TEST(Seats, TellsWhatIsWrongInOneLine) {
    const std::string file = write_file("wrong.toml", "seats = [\"A\", \"B\"]\nblinds = [1, 2]\nhapens = []\n");
    const Ran ran = floorman_with("seats " + file);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, file + ":3: unknown key 'hapens'; did you mean 'happens'?\n");
    EXPECT_EQ(floorman_with("seats /nowhere/at.toml").status, 1);
}

TEST(Seats, ALineThatCannotBeChangesNothingAndIsStatusOne) {
    const std::string file = write_file(
        "cannot.toml", "seats = [\"A\", \"B\"]\nblinds = [1, 2]\nhappens = [\n  \"Zed leaves\",\n  \"deal\",\n]\n");
    const Ran ran = floorman_with("seats --json " + file);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(objects(ran.out).size(), 1U);
    EXPECT_EQ(ran.err, file + ":4: 'Zed' has no seat; write 'Zed takes seat ...' first\n");
}

TEST(Seats, IsHarmlessOnATerminalWhateverTheNames) {
    const std::string file = write_file(
        "names.json", "{\"seats\": [\"\\u00c4nne\", \"B\\u001b[31m\"], \"blinds\": [1, 2], \"happens\": [\"deal\"]}");
    const Ran ran = floorman_with("seats " + file);
    EXPECT_EQ(ran.status, 1) << "a name that cannot be printed is none";
    EXPECT_EQ(ran.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(ran.err.find('\x1b'), std::string::npos);
}

} // namespace
} // namespace floorman::cli
