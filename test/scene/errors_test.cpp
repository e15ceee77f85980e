// What is wrong with a scene: one line each, with the file and the line, and what to write instead.

#include <array>

#include "scene/reading.hpp"

namespace floorman {
namespace {

struct Wrong {
    std::string_view third_line; // Behind players A, B and C and their stacks.
    std::string_view said;       // Behind "test.toml:3: ".
};

class Errors : public testing::TestWithParam<Wrong> {};

TEST_P(Errors, SayWhereWhatAndWhatToDo) {
    const std::string said = why_third(GetParam().third_line);
    EXPECT_EQ(said, joined("test.toml:3: ", GetParam().said));
    EXPECT_EQ(said.find('\n'), std::string::npos);
}

// clang-format off
const std::array wrong_keys{
    Wrong{"strete = 'flop'", "unknown key 'strete'; did you mean 'street'?"},
    Wrong{"xqzzzzzzzzzzz = 1", "unknown key 'xqzzzzzzzzzzz'; the nearest known one is 'time_zone'"},
    Wrong{"game = 'omaha9'", "there is no game 'omaha9'; did you mean 'omaha'?"},
    Wrong{"game = 3", "'game' is a number; write text in quotes"},
    Wrong{"structure = 'no limit'", "there is no structure 'no limit'; write one of 'NL', 'PL', 'FL' or 'spread'"},
    Wrong{"variant = 'NTT'", "there is no variant 'NTT'; did you mean 'NT'?"},
    Wrong{"variant = 'PO'\ngame = 'holdem'", "'variant' 'PO' says that the game is 'omaha', and 'game' says otherwise; leave one out"},
    Wrong{"variant = 'PO'\nstructure = 'NL'", "'variant' 'PO' says that the structure is 'PL', and 'structure' says otherwise; leave one out"},
    Wrong{"street = 'third'", "'holdem' has no street 'third'; write one of 'preflop', 'flop', 'turn' or 'river'"},
    Wrong{"unit = 0", "'unit' is '0'; write an amount above 0 with 9 decimals at most, such as 1 or 0.01"},
    Wrong{"unit = -1", "'unit' is '-1'; write an amount above 0 with 9 decimals at most, such as 1 or 0.01"},
    Wrong{"unit = 0.0000000001", "'unit' is '0.0000000001'; write an amount above 0 with 9 decimals at most, such as 1 or 0.01"},
    Wrong{"unit = true", "'unit' is true or false; write the least chip, such as 1 or 0.01"},
    Wrong{"pot = -5", "'pot': '-5' is below 0; write an amount of 0 or more"},
    Wrong{"pot = nan", "'pot': 'nan' is no amount; write one such as 100 or 2.50"},
    Wrong{"pot = 'ten'", "'pot': 'ten' is no amount; write one such as 100 or 2.50"},
    Wrong{"pot = [1]", "'pot' is a list; write an amount such as 100"},
    Wrong{"pot = 0.1234567891", "'0.1234567891' has 10 decimals; write 9 at most"},
    Wrong{"pot = 2.5\nunit = 1", "'pot': '2.5' is no whole number of the unit 1; write another amount, or a smaller 'unit'"},
    Wrong{"pot = 9007199254740993", "'pot': '9007199254740993' is more chips than any hand has; write a smaller amount, or a larger 'unit'"},
    Wrong{"first = 'Z'", "'first' names 'Z', who does not play; the players are 'A', 'B' and 'C'"},
    Wrong{"first = ['A']", "'first' is a list; write text in quotes"},
    Wrong{"away = 'A'", "'away' is text; write a list in brackets"},
    Wrong{"away = ['A', 'p9']", "'away' names 'p9', who does not play; the players are 'A', 'B' and 'C'"},
    Wrong{"front = { B = 25 }", "'B' is a number; write a list in brackets"},
    Wrong{"front = { B = [0] }", "'front': '0' is no chip; write denominations above 0"},
    Wrong{"front = { B = [25], p2 = [25] }", "'front' names 'p2' twice; leave one out"},
    Wrong{"front = { B = [true] }", "'front' lists true or false; write chips by denomination, such as [25, 25]"},
    Wrong{"actions = 'A folds'", "'actions' is text; write a list in brackets"},
    Wrong{"actions = [1]", "'actions' lists a number; write one line of text for each act"},
    Wrong{"finishing_stacks = [1, 2]", "'finishing_stacks' lists 2 for 3 players; give one for each"},
};

INSTANTIATE_TEST_SUITE_P(Keys, Errors, testing::ValuesIn(wrong_keys));

const std::array wrong_posting{
    Wrong{"blinds = []", "'blinds' lists 0 for 3 players; write [small, big], and straddles after them in the order of the players"},
    Wrong{"blinds = [1, 2, 4, 8]", "'blinds' lists 4 for 3 players; write [small, big], and straddles after them in the order of the players"},
    Wrong{"blinds = [10, 5]", "'blinds': the small blind 10 is more than the big blind 5; write [small, big]"},
    Wrong{"blinds = [-1, 2]", "'blinds': '-1' is below 0; write an amount of 0 or more"},
    Wrong{"blinds = [5, 10]\nblinds_or_straddles = [5, 10, 0]", "both 'blinds' and 'blinds_or_straddles' are given; leave one out"},
    Wrong{"blinds_or_straddles = [5, 10]", "'blinds_or_straddles' lists 2 for 3 players; give one for each"},
    Wrong{"blinds = [5, 10]\ngame = 'stud'", "'stud' has no blinds; write 'ante' and 'bring_in'"},
    Wrong{"blinds = [5, 10, 8]", "the straddle of 'C' to 8 is not above the big blind, 10; write a larger one"},
    Wrong{"straddle = { by = 'C', to = 10 }\nblinds = [5, 10]", "the straddle of 'C' to 10 is not above the big blind, 10; write a larger one"},
    Wrong{"straddle = [{ by = 'C', to = 20 }, { by = 'A', to = 15 }]\nblinds = [5, 10]", "the straddle of 'A' to 15 is not above the straddle before it, 20; write a larger one"},
    Wrong{"straddle = [{ by = 'C', to = 20 }, { by = 'C', to = 40 }]\nblinds = [5, 10]", "'C' straddles twice; leave one out"},
    Wrong{"straddle = 20", "'straddle' is a number; write { by = NAME, to = N }, or a list of them"},
    Wrong{"straddle = { by = 'C' }", "'straddle' has no 'to'; write to how much"},
    Wrong{"straddle = { to = 20 }", "'straddle' has no 'by'; write who straddles"},
    Wrong{"straddle = { by = 'C', too = 20 }", "unknown key 'too'; did you mean 'to'?"},
    Wrong{"posts = { C = 10 }", "'C' is a number; write a table in braces"},
    Wrong{"posts = { C = { alive = 10 } }", "unknown key 'alive'; did you mean 'live'?"},
    Wrong{"posts = { C = { live = 10 }, c = { dead = 1 } }", "'posts' names 'c' twice; leave one out"},
    Wrong{"ante = 1\nantes = [1, 1, 1]", "both 'ante' and 'antes' are given; leave one out"},
    Wrong{"antes = [1, 1]", "'antes' lists 2 for 3 players; give one for each"},
    Wrong{"kill = { by = 'A', kind = 'full' }", "a kill is counted in big blinds, and there is none; write 'blinds'"},
    Wrong{"kill = { by = 'A', kind = 'double' }\nblinds = [5, 10]", "there is no kill of kind 'double'; write \"full\" or \"half\""},
    Wrong{"bomb_pot = 0", "'bomb_pot' is 0; write what everybody posts"},
    Wrong{"bomb_pot = 5\nante = 1", "'bomb_pot' is what everybody posts; leave 'ante' out"},
    Wrong{"bomb_pot = 5\nstreet = 'flop'", "a bomb pot begins with its antes; leave 'bomb_pot' or 'street' out"},
    Wrong{"bomb_pot = 5\ngame = 'draw'", "'draw' has no bomb pots; leave 'bomb_pot' out, or write another 'game'"},
    Wrong{"rake = { most = 3 }", "'rake' has no 'percent'; write the part of each pot"},
    Wrong{"rake = { percent = 101 }", "'percent' is no part of a pot; write a number from 0 to 100 with 2 decimals at most, such as 5 or 2.5"},
    Wrong{"rake = { percent = 5, cap = 3 }", "unknown key 'cap'; the nearest known one is 'most'"},
    Wrong{"rake = { percent = 5, no_flop_no_drop = 1 }", "'no_flop_no_drop' is a number; write true or false"},
    Wrong{"kill = { by = 'A' }\nblinds = [5, 10]", "'kill' has no 'kind'; write \"full\" or \"half\""},
    Wrong{"kill = { by = 'A', kind = 'half' }\nblinds = [2, 5]", "a half kill makes one and a half of 5, which is no whole number of the unit; write unit = 0.5"},
    Wrong{"kill = { by = 'A', kind = 'half' }\nblinds = [0.10, 0.25]", "a half kill makes one and a half of 0.25, which is no whole number of the unit; write unit = 0.005"},
    Wrong{"kill = { by = 'A', kind = 'full' }\nblinds = [1, 5000000000000000]", "the kill makes more chips than any hand has; write smaller bets"},
};

INSTANTIATE_TEST_SUITE_P(Posting, Errors, testing::ValuesIn(wrong_posting));

const std::array wrong_sizes{
    Wrong{"min_bet = 0", "'min_bet' is 0; write a bet above 0"},
    Wrong{"bring_in = 5", "'holdem' has no bring-in; leave it out, or write another 'game'"},
    Wrong{"small_bet = 5", "'small_bet' says nothing in no-limit; write structure = \"FL\", or leave it out"},
    Wrong{"spread = [1, 4]", "'spread' says nothing in no-limit; write structure = \"spread\", or leave it out"},
    Wrong{"big_bet = 5\nstructure = 'FL'\nsmall_bet = 10", "'big_bet' is 5, less than the small bet 10; write a larger one"},
    Wrong{"spread = [4]\nstructure = 'spread'", "'spread' lists 1; write the least and the most of a bet, such as [1, 4]"},
    Wrong{"spread = [4, 1]\nstructure = 'spread'", "'spread' is no range of bets; write [least, most], the least above 0"},
    Wrong{"spread = [0, 1]\nstructure = 'spread'", "'spread' is no range of bets; write [least, most], the least above 0"},
};

INSTANTIATE_TEST_SUITE_P(Sizes, Errors, testing::ValuesIn(wrong_sizes));

const std::array wrong_cards{
    Wrong{"board = '2c3x'", "'board': '2c3x' goes wrong at character 4: no suit is written so; write c, d, h or s"},
    Wrong{"board = '1c'", "'board': '1c' goes wrong at character 1: no rank is written so; write 2 to 9, T, J, Q, K, A or ??"},
    Wrong{"board = '2c3'", "'board': '2c3' goes wrong at character 3: the last card has no suit; write a rank and a suit for each, such as AsKd"},
    Wrong{"board = '2c2c'", "'board': '2c2c' goes wrong at character 3: the card stands there twice; write each once"},
    Wrong{"board = '2c3c4c5c6c7c'", "'board' has 6 cards, and 'holdem' has 5 at most; write fewer"},
    Wrong{"board = '2c'\ngame = 'draw'", "'board' has 1 cards, and 'draw' has 0 at most; write fewer"},
    Wrong{"hole_cards = { A = 'As' }", "'A' has 1 cards; write 2, with ?? for those that are unknown"},
    Wrong{"hole_cards = { A = 'AsKdQc' }", "'A' has 3 cards; write 2, with ?? for those that are unknown"},
    Wrong{"hole_cards = { A = 'As' }\ngame = 'stud'", "'A' has 1 cards; write 3 to 7, with ?? for those that are unknown"},
    Wrong{"hole_cards = { A = 'AsKd', B = 'AsQd' }", "'B': 'As' lies elsewhere already; write each card once"},
    Wrong{"hole_cards = { Z = 'AsKd' }", "'hole_cards' names 'Z', who does not play; the players are 'A', 'B' and 'C'"},
    Wrong{"hole_cards = { A = 'As2d' }\ngame = 'short-deck'", "'A': '2d' is not in a short deck, which begins with the sixes; write another card"},
};

INSTANTIATE_TEST_SUITE_P(Cards, Errors, testing::ValuesIn(wrong_cards));

const std::array wrong_rules{
    Wrong{"currency_symbol = 5", "'currency_symbol' is a number; write text in quotes"},
    Wrong{"currency_symbol = 'doubloons'", "'currency_symbol' is 'doubloons'; write the short sign that stands before an amount, such as \"$\""},
    Wrong{"rulebook = 'tdaa'", "there is no rulebook 'tdaa'; did you mean 'tda'?"},
    Wrong{"rulebook = []", "'rulebook' lists none; write one, or leave it out"},
    Wrong{"rulebook = 3", "'rulebook' is a number; write a book such as \"tda\", a house's table, or a list of them"},
    Wrong{"house = { raise_cup = 3 }", "'house' answers 'raise_cup', which is no question; did you mean 'raise_cap'?"},
    Wrong{"house = { raise_cap = 'three' }", "'raise_cap' is text; write a whole number, without quotes"},
    Wrong{"house = { raise_cap = 1.5 }", "'raise_cap' is '1.5'; write a whole number, without quotes"},
    Wrong{"house = { check_raise = 'no' }", "'check_raise' is text; write true or false, without quotes"},
    Wrong{"house = { reopening = 'half' }", "'reopening' has no answer 'half'; write one of 'full_raise' or 'half_bet'"},
    Wrong{"house = { reopening = 'half_bets' }", "'reopening' has no answer 'half_bets'; did you mean 'half_bet'?"},
    Wrong{"house = { reopening = true }", "'reopening' is true or false; write one of 'full_raise' or 'half_bet'"},
    Wrong{"house = { chip_unit = 2.5 }\nunit = 1", "'chip_unit': '2.5' is no whole number of the unit 1; write another amount, or a smaller 'unit'"},
    Wrong{"house = { chip_unit = 3000000000 }", "'chip_unit' is '3000000000', more than any house rounds to; write a smaller amount"},
    Wrong{"event = { kind = 'home game' }", "there is no event of kind 'home game'; write \"cash\" or \"tournament\""},
    Wrong{"event = { players_left = 2 }", "'players_left' is 2, and 3 play this hand; write all who are left in the event"},
    Wrong{"event = { players_left = 1 }", "'players_left' is '1'; write a whole number from 2 to 1000000"},
    Wrong{"event = { kind = 'cash', players_left = 9 }", "'players_left' is said of a tournament; leave it out, or write kind = \"tournament\""},
    Wrong{"event = { players = 9 }", "unknown key 'players'; the nearest known one is 'players_left'"},
};

INSTANTIATE_TEST_SUITE_P(Rules, Errors, testing::ValuesIn(wrong_rules));
// clang-format on

// ---- What the first lines may get wrong -----------------------------------------------------------------------------

TEST(PlayerErrors, TwoToTenPlay) {
    EXPECT_EQ(why(""), "test.toml:1: 'starting_stacks' is missing; write the chips behind each player, such as [1000, 1000]");
    EXPECT_EQ(why("starting_stacks = [1]"), "test.toml:1: 'starting_stacks' seats 1; a hand is played by 2 to 10 players");
    EXPECT_EQ(why("starting_stacks = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"),
              "test.toml:1: 'starting_stacks' seats 11; a hand is played by 2 to 10 players");
    EXPECT_EQ(why("starting_stacks = [1, 1]\nplayers = ['A']"),
              "test.toml:2: 'players' lists 1 for 2 players; give one for each");
}

TEST(PlayerErrors, StacksAreAmounts) {
    EXPECT_EQ(why("starting_stacks = [1, -1]"), "test.toml:1: 'starting_stacks': '-1' is below 0; write an amount of 0 or more");
    EXPECT_EQ(why("starting_stacks = [1, -inf]"),
              "test.toml:1: 'starting_stacks': '-inf' is no amount; write one such as 100 or 2.50");
    EXPECT_EQ(why("starting_stacks = [\n  1,\n  'x',\n]"),
              "test.toml:3: 'starting_stacks': 'x' is no amount; write one such as 100 or 2.50");
}

TEST(PlayerErrors, AllChipsTogetherStayExact) {
    EXPECT_EQ(why("starting_stacks = [9007199254740992, 1]"),
              "test.toml:1: stacks and pot are 9007199254740993 together; a hand holds 9007199254740992 at most, so write "
              "smaller stacks, or a larger 'unit'");
    EXPECT_EQ(why("starting_stacks = [9007199254740991, 1]"), "");
    EXPECT_NE(why("starting_stacks = [9007199254740991, 1]\npot = 1"), "");
    EXPECT_EQ(why("starting_stacks = [inf, 281474976710656]"), "");
    EXPECT_NE(why("starting_stacks = [inf, 281474976710657]"), "");
}

TEST(PlayerErrors, NamesAreNames) {
    const auto named = [](std::string_view name) {
        return why(joined("starting_stacks = [1, 1]\nplayers = ['Ann', ", name, "]"));
    };
    EXPECT_EQ(named("'Bob'"), "");
    EXPECT_EQ(named("'Bob Smith #2'"), "");
    EXPECT_EQ(named("'Zoë'"), "");
    EXPECT_EQ(named("'p2'"), "") << "the name of its own place";
    EXPECT_EQ(named("''"), "") << "PHH names nobody so: the player is called p2";
    EXPECT_EQ(named("'Dealer'"), "test.toml:2: 'Dealer' is no player's name, for that is who deals or rules; choose another");
    EXPECT_EQ(named("'floor'"), "test.toml:2: 'floor' is no player's name, for that is who deals or rules; choose another");
    EXPECT_EQ(named("'p1'"), "test.toml:2: 'p1' is no name, for PHH means a place by it; choose another, or 'p2' for this one");
    EXPECT_EQ(named("'P77'"), "test.toml:2: 'P77' is no name, for PHH means a place by it; choose another, or 'p2' for this one");
    EXPECT_EQ(why("starting_stacks = [1, 1]\nplayers = ['ÉMILIE', 'émilie']"),
              "test.toml:2: two players are called 'émilie'; give them names that differ by more than case");
    EXPECT_EQ(named("'ANN'"), "test.toml:2: two players are called 'ANN'; give them names that differ by more than case");
    EXPECT_EQ(named("' Bob'"), "test.toml:2: the name ' Bob' begins or ends with a blank; leave it out");
    EXPECT_EQ(named("\"Bo\\nb\""), "test.toml:2: the name 'Bo b' holds a character that cannot be printed; leave it out");
    EXPECT_EQ(named("7"), "test.toml:2: 'players' is a number; write text in quotes");
}

TEST(SizeErrors, FixedLimitAndSpreadNeedTheirBets) {
    EXPECT_EQ(why("starting_stacks = [9, 9]\nstructure = 'FL'"),
              "test.toml:1: fixed limit needs its bets; write 'small_bet' and 'big_bet', or blinds");
    EXPECT_EQ(why("starting_stacks = [9, 9]\nvariant = 'F7S'\nbring_in = 1"),
              "test.toml:1: fixed limit needs its bets; write 'small_bet' and 'big_bet', or blinds");
    EXPECT_EQ(why("starting_stacks = [9, 9]\nstructure = 'spread'"),
              "test.toml:1: 'spread' is missing; write the least and the most of a bet, such as [1, 4]");
}

// What is wrong with a clause is said by the reader of rulebooks; where it stands, by the scene's.
TEST(RuleErrors, AHousesClausesAreSoughtInTheirPlace) {
    const auto begins = [](const std::string& said, std::string_view with) { EXPECT_TRUE(said.starts_with(with)) << said; };
    begins(why_third("rulebook = { amends = 'nothing' }"), "test.toml:3: 'rulebook': amends 'nothing'");
    begins(why_third("rulebook = { amends = 'tda', clause = [{ question = 'raise_cap', answer = 1.5 }] }"),
           "test.toml:3: 'rulebook': clause 1, on 'raise_cap': ");
    begins(why_third("[rulebook]\namends = 'tda'\n[[rulebook.clause]]\nquestion = 'raise_cap'\nanswer = "
                     "3\n[[rulebook.clause]]\nquestion = "
                     "'raise_cup'\nanswer = 3"),
           "test.toml:9: 'rulebook': clause 2: there is no question 'raise_cup'");
}

// A scene in JSON with a house's book in it, whose clause on the cap has `answer` and one key more.
std::string house_in_json(std::string_view answer, std::string_view key) {
    std::string scene = R"({
"starting_stacks": [9, 9],
"rulebook": {
"_note": null,
"amends": "roberts",
"clause": [null,
{
"question": "raise_cap",
"answer": )";
    scene.append(answer).append(",\n").append(key);
    return scene + "}\n]}}\n";
}

TEST(RuleErrors, AHousesClausesInJsonAreToldByTheirLineToo) {
    const auto begins = [](const std::string& said, std::string_view with) { EXPECT_TRUE(said.starts_with(with)) << said; };
    EXPECT_EQ(why(house_in_json("4", R"("instead_of": "3.BR.4")")), "");
    begins(why(house_in_json("\"four\"", "\"instead_of\": \"3.BR.4\"")), "test.toml:9: 'rulebook': clause 1, on 'raise_cap': ");
    begins(why(house_in_json("4", "\"instead_off\": \"3.BR.4\"")),
           "test.toml:10: 'rulebook': clause 1, on 'raise_cap': unknown key 'instead_off'");
    // What composing finds is said of the clause.
    begins(why(house_in_json("4", "\"instead_of\": \"9\"")),
           "test.toml:7: 'rulebook': the clause on 'raise_cap' stands instead of '9'");
    begins(why(house_in_json("4", "\"page\": \"4.15\"")),
           "test.toml:7: 'rulebook': the clause on 'raise_cap' does not say which");
}

TEST(ErrorText, StaysInOneLineAndShort) {
    const auto first = [](const std::string& name) { return why(joined("starting_stacks = [9, 9]\nfirst = \"", name, "\"")); };
    const std::string said = first(joined(std::string(500, 'x'), "\\n\\u0001"));
    EXPECT_LT(said.size(), 200U);
    EXPECT_EQ(said.find('\n'), std::string::npos);
    EXPECT_EQ(first("a\\u0001\\nb"), "test.toml:2: 'first' names 'a  b', who does not play; the players are 'p1' and 'p2'");
    // A character of several bytes is not cut in two.
    const std::string long_name(59, 'x');
    EXPECT_NE(first(joined(long_name, "\u00e9")).find(joined("'", long_name, "...'")), std::string::npos);
}

} // namespace
} // namespace floorman
