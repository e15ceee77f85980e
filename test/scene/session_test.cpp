// Sessions: what is wrong with one, in one line each, and what its lines say.

#include <array>

#include "rules/books.hpp"
#include "scene/reading.hpp"
#include "scene/session.hpp"
#include "scene/session_play.hpp"

namespace floorman {
namespace {

std::string why_no_session(std::string_view text, std::string_view name = "test.toml") {
    const Result<Session, SceneError> read = read_session(text, name);
    return read.ok() ? "it is one" : read.error().what;
}

struct WrongSession {
    std::string_view last_line; // Behind seats and blinds.
    std::string_view said;      // Behind "test.toml:3: ".
};

class SessionErrors : public testing::TestWithParam<WrongSession> {};

TEST_P(SessionErrors, SayWhereWhatAndWhatToDo) {
    const std::string said = why_no_session(joined("seats = ['A', '', 'B', 'C']\nblinds = [1, 2]\n", GetParam().last_line));
    EXPECT_EQ(said, joined("test.toml:3: ", GetParam().said));
    EXPECT_EQ(said.find('\n'), std::string::npos);
}

// clang-format off
const std::array wrong_sessions{
    WrongSession{"hapens = []", "unknown key 'hapens'; did you mean 'happens'?"},
    WrongSession{"button_rule = 'ded'", "there is no button rule 'ded'; did you mean 'dead'?"},
    WrongSession{"button_rule = 1", "'button_rule' is a number; write text in quotes"},
    WrongSession{"last = { bb = 'Z' }", "'bb' names 'Z', who has no seat; write a name of 'seats'"},
    WrongSession{"last = { button = 'A' }", "'last' has no 'bb'; write who had the big blind"},
    WrongSession{"last = { button = 'A', sb = 'B', bb = 'B' }", "'last' gives both blinds to one player; write who had which"},
    WrongSession{"last = { button = 'B', sb = 'C', bb = 'B' }", "'last' gives button and big blind to one player; write who had which"},
    WrongSession{"last = { button = 'B', sb = 'A', bb = 'C' }", "'last' does not go clockwise from the button to the small and the big blind; write who had which"},
    WrongSession{"last = { button = 5, sb = 'B', bb = 'C' }", "'button' is '5'; write a whole number from 1 to 4"},
    WrongSession{"last = { buton = 'A', bb = 'B' }", "unknown key 'buton'; did you mean 'button'?"},
    WrongSession{"button = 'Z'", "'button' names 'Z', who has no seat; write a name of 'seats'"},
    WrongSession{"missed = { Z = ['sb'] }", "'missed' names 'Z', who has no seat; write a name of 'seats'"},
    WrongSession{"missed = { A = ['small'] }", "'missed' lists 'small'; write \"sb\" or \"bb\""},
    WrongSession{"missed = { A = ['button'] }", "'missed' lists 'button'; write \"sb\" or \"bb\""},
    WrongSession{"missed = { A = 'sb' }", "'A' is text; write a list in brackets"},
    WrongSession{"structure = 'limit'", "there is no structure 'limit'; write one of 'NL', 'PL', 'FL' or 'spread'"},
    WrongSession{"rulebook = 'tdb'", "there is no rulebook 'tdb'; did you mean 'tda'?"},
    WrongSession{"happens = 'deal'", "'happens' is text; write a list in brackets"},
    WrongSession{"happens = [3]", "'happens' lists a number; write one line of text for each thing"},
    WrongSession{"happens = ['A dances']", "'A dances' says nothing that happens between hands; write deal, or a name and one of leaves, takes seat 3, sits out, returns, returns and posts, waits, posts, buys the button, straddles"},
};
// clang-format on

INSTANTIATE_TEST_SUITE_P(Keys, SessionErrors, testing::ValuesIn(wrong_sessions));

TEST(Sessions, NeedSeatsAndBlinds) {
    EXPECT_EQ(why_no_session("blinds = [1, 2]"),
              "test.toml:1: 'session' has no 'seats'; write the names clockwise, \"\" for an empty seat");
    EXPECT_EQ(why_no_session("seats = ['A', 'B']"),
              "test.toml:1: 'session' has no 'blinds'; write [small, big], or three amounts");
    EXPECT_EQ(why_no_session("seats = ['A']\nblinds = [1, 2]"), "test.toml:1: 'seats' lists 1; a table has 2 to 10 seats");
    EXPECT_EQ(why_no_session("seats = ['A', 'a']\nblinds = [1, 2]"),
              "test.toml:1: two players are called 'a'; give them names that differ by more than case");
    EXPECT_EQ(why_no_session("seats = ['A', 'deal']\nblinds = [1, 2]"),
              "test.toml:1: 'deal' is no player's name, for that deals a hand; choose another");
    EXPECT_EQ(why_no_session("seats = ['A', 'B']\nblinds = [2, 1]"), "test.toml:2: 'blinds' go down; write the smallest first");
    EXPECT_EQ(why_no_session("seats = ['A', 'B']\nblinds = [2]"),
              "test.toml:2: 'blinds' lists 1; write [small, big], or [on the button, small, big]");
    EXPECT_EQ(why_no_session("seats = ['A', 'B']\nblinds = [0, 0]"), "test.toml:2: the big blind is 0; write an amount above it");
    EXPECT_EQ(why_no_session("seats = ['A', 'B']\nblinds = [1, 2]\nlast = { bb = 'B' }\nbutton = 'A'"),
              "test.toml:4: both 'last' and 'button' are given; 'button' is for a first hand, so leave one out");
}

TEST(Sessions, AreReadFromJsonToo) {
    EXPECT_EQ(why_no_session(R"({"seats": ["A", "B"], "blinds": [1, 2]})", "-"), "it is one");
    EXPECT_EQ(why_no_session("{\"seats\": [\"A\", \"B\"],\n\"blinds\": [1, 2],\n\"sets\": 1}", "-"),
              "-:3: unknown key 'sets'; did you mean 'seats'?");
    EXPECT_EQ(
        why_no_session(R"({"seats": ["A", null, "B"], "blinds": [0.5, 1], "last": {"button": "A", "sb": null, "bb": "B"}})", "-"),
        "it is one");
}

TEST(SessionLines, SayWhoDoesWhat) {
    const auto line = [](std::string_view text) { return read_session_line(text).value().value(); };
    EXPECT_TRUE(line("deal").deal);
    EXPECT_TRUE(line("  Deal ").deal);
    EXPECT_EQ(line("Al Green leaves").name, "Al Green");
    EXPECT_EQ(line("Bob returns").kind, SeatingKind::returns);
    EXPECT_EQ(line("Bob returns and posts").kind, SeatingKind::returns_and_posts);
    EXPECT_EQ(line("Bob Returns And Posts").name, "Bob");
    EXPECT_EQ(line("Zed buys the button").kind, SeatingKind::buys_button);
    EXPECT_TRUE(line("Zed straddles").straddle);
    EXPECT_EQ(line("Zed takes seat 10").seat, 10);
    EXPECT_EQ(line("Zed takes seat takes seat 3").name, "Zed takes seat");
    EXPECT_FALSE(read_session_line("# a comment").value().has_value());
    EXPECT_FALSE(read_session_line("").value().has_value());
    for (const std::string_view text : {"leaves", "Zed takes seat", "Zed takes seat 99999", "takes seat 3", "Zedleaves", "\xFF"})
        EXPECT_FALSE(read_session_line(text).ok()) << text;
}

// The first refusal of a session under Robert's Rules.
std::string refused(std::string_view happens) {
    const Session session = read_session(joined("rulebook = 'roberts'\nseats = ['A', '', 'B', 'C']\nblinds = [1, 2]\n"
                                                "last = { button = 'A', sb = 'B', bb = 'C' }\nhappens = [",
                                                happens, "]"),
                                         "test.toml")
                                .value();
    const auto& chain = session.rulebooks.front();
    const PlayedSession played = play_session(session,
                                              compile(chain, conditions_of(session, *chain.front()), session.house).value());
    return played.refused.empty() ? "nothing is" : played.refused.front().what;
}

TEST(SessionRefusals, AreOneLineWhateverTheName) {
    const std::string said = refused("\"Z\\nY leaves\"");
    EXPECT_NE(said, "nothing is");
    EXPECT_EQ(said.find('\n'), std::string::npos) << said;
}

TEST(SessionRefusals, SayWhichLineAndWhy) {
    EXPECT_EQ(refused("'a leaves', 'deal'"), "nothing is");
    EXPECT_EQ(refused("'Z leaves'"), "test.toml:5: 'Z' has no seat; write 'Z takes seat ...' first");
    EXPECT_EQ(refused("'Z takes seat 5'"), "test.toml:5: there is no seat 5; the table has 4");
    EXPECT_EQ(refused("'Z takes seat 1'"), "test.toml:5: seat 1 is taken by 'A'; choose an empty one");
    EXPECT_EQ(refused("'dealer takes seat 2'"),
              "test.toml:5: 'dealer' is no player's name, for that is who deals or rules; choose another");
    EXPECT_EQ(refused("'A waits'"), "test.toml:5: 'A' owes nothing and is dealt in anyway");
    EXPECT_EQ(refused("'A returns'"), "test.toml:5: 'A' is in the game and owes nothing, so there is nothing to return to");
    EXPECT_EQ(refused("'A sits out', 'A sits out'"), "test.toml:5: 'A' is away already; write 'returns' to bring 'A' back");
    EXPECT_EQ(refused("'A leaves', 'B leaves', 'deal'"),
              "test.toml:5: no hand can be dealt: fewer than two players can be dealt in");
    EXPECT_TRUE(
        refused("'Z takes seat 2', 'Z buys the button'").starts_with("test.toml:5: this rulebook does not sell the button: "))
        << refused("'Z takes seat 2', 'Z buys the button'");
}

TEST(SessionText, ATextThatIsNeitherIsCalledASession) {
    EXPECT_TRUE(why_no_session("seats = = 3").ends_with("; mend the line, or write the session in JSON"));
    EXPECT_TRUE(why_no_session("{\"seats\" 3}", "x.json").ends_with("; mend it, or write the session in TOML"));
}

} // namespace
} // namespace floorman
