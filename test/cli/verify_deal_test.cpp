// floorman verify-deal, run as people run it. test/schema checks it on decks that another program made.

#include <string>

#include <gtest/gtest.h>

#include "cli/deal_file.hpp"
#include "cli/run.hpp"
#include "shuffle/hex.hpp"

namespace floorman::cli {
namespace {

using namespace shuffle;

const DeckName oak{"oak", 12, 52};

Seed zeros() { return Seed::of(std::array<std::uint8_t, Seed::size>{}); }

std::string opening_json(const Opening& opening, const std::string& card, const std::string& to) {
    return R"({"place": )" + std::to_string(opening.place) + R"(, "card": ")" + card + R"(", "salt": ")" + hex(opening.salt) +
           R"(", "to": ")" + to + "\"}";
}

// What a page saves of a hand whose first two places were opened; `card` is what it says of the second.
std::string saved(const std::string& card, const std::string& more = "") {
    const std::vector<Opening> openings = openings_of(zeros(), 52);
    std::string commitments;
    for (const Commitment& each : commitments_to(oak, openings))
        commitments += (commitments.empty() ? "\"" : ", \"") + hex(each) + "\"";
    return R"({"floorman_deal": 1, "table": "oak", "hand": 12, "deck": 52, "commitments": [)" + commitments +
           "],\n\"openings\": [" + opening_json(openings[0], "Jd", "hole of seat 3") + ",\n" +
           opening_json(openings[1], card, "board") + "]" + more + "}\n";
}

std::string seed_of_zeros() { return R"(, "seed": ")" + std::string(64, '0') + "\""; }

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(VerifyDeal, TellsWhatIsProvenAndWhatIsNot) {
    const Ran ran = floorman_with("verify-deal " + write_file("oak.json", saved("Ts")));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out, R"(Hand 12 of table oak, a deck of 52 cards, 2 opened.

   0  Jd  hole of seat 3
   1  Ts  board

Every opened card fits what was committed to.

This proves:
  If the commitments in the file are those that were shown before the deal: each
  opened card lay at its place then, and no opened place was changed since.

This does not prove:
  That nobody knew the order before the deal.
  That the order was random.
  Anything of the places that are not opened.
  That these places went to these players; the hand's history tells who was
  dealt what.
)");
}

TEST(VerifyDeal, ChecksTheWholeOrderAgainstASeed) {
    const Ran ran = floorman_with("verify-deal " + write_file("oak.json", saved("Ts", seed_of_zeros())));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(says(ran.out, "Every opened card fits what was committed to, and so does the seed.")) << ran.out;
    EXPECT_TRUE(says(ran.out, "The whole order of the deck is the shuffle of the seed")) << ran.out;
    EXPECT_TRUE(says(ran.out, "That the seed was drawn at random")) << ran.out;
    const std::string another = R"(, "seed": "1)" + std::string(63, '0') + "\"";
    EXPECT_EQ(floorman_with("verify-deal " + write_file("oak.json", saved("Ts", another))).status, 1);
}

TEST(VerifyDeal, SaysWhatDoesNotFit) {
    const Ran ran = floorman_with("verify-deal " + write_file("oak.json", saved("Th")));
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(says(ran.out, "place 1: the commitment is not to Th with this salt")) << ran.out;
    EXPECT_TRUE(says(ran.out, "This is not the deck that was committed to.")) << ran.out;
    EXPECT_FALSE(says(ran.out, "This proves")) << ran.out;
}

TEST(VerifyDeal, AnswersInJson) {
    const Ran fine = run_script("\"$FLOORMAN\" verify-deal - --json < " + write_file("oak.json", saved("Ts")));
    EXPECT_EQ(fine.status, 0);
    EXPECT_TRUE(says(fine.out, R"("opened":2)") || says(fine.out, R"("opened": 2)")) << fine.out;
    EXPECT_TRUE(says(fine.out, "\"fits\"")) << fine.out;
    const Ran wrong = floorman_with("verify-deal --json " + write_file("oak.json", saved("Jd")));
    EXPECT_EQ(wrong.status, 1);
    EXPECT_TRUE(says(wrong.out, "Jd was opened at place 0 too")) << wrong.out;
}

TEST(VerifyDeal, OfNothingOpenedProvesNothing) {
    std::string text = saved("Ts");
    text = text.substr(0, text.find("\"openings\"")) + "\"openings\": []";
    const Ran nothing = floorman_with("verify-deal " + write_file("oak.json", text + "}"));
    EXPECT_EQ(nothing.status, 1);
    EXPECT_TRUE(says(nothing.out, "Nothing is opened, so nothing was checked.")) << nothing.out;
    const Ran seed = floorman_with("verify-deal " + write_file("oak.json", text + seed_of_zeros() + "}"));
    EXPECT_EQ(seed.status, 0);
    EXPECT_TRUE(says(seed.out, "The seed fits what was committed to.")) << seed.out;
}

TEST(VerifyDeal, SaysWhatIsWrongWithTheFile) {
    const Ran missing = floorman_with("verify-deal " + scratch().path("no.json"));
    EXPECT_EQ(missing.status, 1);
    EXPECT_TRUE(says(missing.err, "no.json: cannot be read")) << missing.err;
    EXPECT_EQ(floorman_with("verify-deal").status, 2);
    const std::string path = write_file("oak.json", saved("Tx"));
    const Ran ran = floorman_with("verify-deal " + path);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err, path + ":3: 'card' is 'Tx'; write a card such as As, Td or 7h\n");
}

std::string fault_of(const std::string& text) {
    const auto deal = read_deal(text, "deal.json");
    return deal ? "" : deal.error();
}

std::string with(std::string text, const std::string& part, const std::string& other) {
    const std::size_t at = text.find(part);
    return at == std::string::npos ? "" : text.replace(at, part.size(), other);
}

TEST(DealFile, NamesTheKeyThatIsWrong) {
    const std::string good = saved("Ts", seed_of_zeros());
    EXPECT_EQ(fault_of(good), "");
    const std::vector<std::array<std::string, 3>> changes{{"\"floorman_deal\": 1", "\"floorman_deal\": 2", "'floorman_deal'"},
                                                          {"\"floorman_deal\": 1, ", "", "'floorman_deal'"},
                                                          {"\"oak\"", "\"\"", "'table'"},
                                                          {"\"oak\"", "\"" + std::string(33, 'x') + "\"", "'table'"},
                                                          {"\"hand\": 12", "\"hand\": -1", "'hand'"},
                                                          {"\"hand\": 12", "\"hand\": 1.5", "'hand'"},
                                                          {"\"deck\": 52", "\"deck\": 40", "'deck'"},
                                                          {"\"deck\": 52", "\"deck\": 36", "'commitments' lists 52"},
                                                          {"\"commitments\": [\"", "\"commitments\": [\"0", "'commitments'"},
                                                          {"\"place\": 1", "\"place\": 52", "'place'"},
                                                          {"\"card\": \"Jd\"", "\"card\": \"??\"", "'card'"},
                                                          {"\"salt\": \"", "\"salt\": \"zz", "'salt'"},
                                                          {"\"to\": \"board\"", "\"to\": 7", "'to'"},
                                                          {"\"to\": \"board\"", "\"two\": \"board\"", "unknown key 'two'"},
                                                          {"\"seed\": \"", "\"seed\": \"0", "'seed'"},
                                                          {"\"seed\"", "\"sead\"", "unknown key 'sead'; did you mean 'seed'?"}};
    for (const auto& [part, other, said] : changes) {
        const std::string text = with(good, part, other);
        ASSERT_FALSE(text.empty()) << part;
        EXPECT_TRUE(says(fault_of(text), said)) << other << ": " << fault_of(text);
    }
}

// Cut off anywhere, or with any byte changed, a file is a deal or a clear error.
TEST(DealFile, TakesAnyBytes) {
    const std::string good = saved("Ts", seed_of_zeros());
    for (std::size_t size = 0; size + 2 < good.size(); size += 7)
        EXPECT_TRUE(fault_of(good.substr(0, size)).starts_with("deal.json:")) << size;
    for (std::size_t at = 0; at < good.size(); at += 3)
        for (const char byte : {'\0', '\xFF', '"', '{', '9', '\n'}) {
            std::string text = good;
            text[at] = byte;
            const std::string said = fault_of(text);
            EXPECT_TRUE(said.empty() || (said.starts_with("deal.json:") && !says(said, "\n"))) << said;
        }
    for (const std::string text : {"", "[]", "7", "null", "{}", "{\"floorman_deal\": 1e99}", "\xFF\xFE"})
        EXPECT_TRUE(fault_of(text).starts_with("deal.json:")) << text;
    EXPECT_TRUE(fault_of(std::string(100'000, '[')).starts_with("deal.json:"));
}

} // namespace
} // namespace floorman::cli
