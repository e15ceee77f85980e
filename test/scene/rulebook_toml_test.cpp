#include "scene/rulebook_toml.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "rules/books.hpp"

namespace floorman {
namespace {

std::string file_text(const std::string& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file.is_open()) << path << " is not there; run the tests in the root of the sources";
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
}

Result<Rulebook, Complaints> read(std::string_view text) { return read_rulebook(text, "house.toml", book_named); }

// All complaints about a text, one a line; "" when it is read.
std::string complaints(std::string_view text) {
    const auto book = read(text);
    std::string all;
    if (!book)
        for (const std::string& complaint : book.error()) all += (all.empty() ? "" : "\n") + complaint;
    return all;
}

// A house book of one clause; its first line is the fourth of the file.
std::string house(const std::string& clause) { return "amends = \"tda\"\n\n[[clause]]\n" + clause + "\n"; }

// ---- What is read -----------------------------------------------------------------------------------------------------

TEST(RulebookToml, ReadsEveryKey) {
    const auto book = read(R"(
book = "club-3"
title = "Club"
cite_as = "CLUB"
edition = 3
kind = "cash"

[[clause]]
question = "reopening"
answer = "half_bet"
when = ["fixed_limit", "stud"]
rule = "7"
also = ["8", "9"]
instead_of = "6"
page = "4.14"
says = "Half a bet reopens."
doubt = "Perhaps."

[[clause]]
question = "kill"
silent = true
filled_by = "roberts"

[[clause]]
question = "raise_cap"
answer = 5
when = "kill"
rule = "10"
also = "11"
page = "4.15"
says = "Five."
)");
    ASSERT_TRUE(book.ok()) << book.error().front();
    EXPECT_EQ(book->id, "club-3");
    EXPECT_EQ(book->title, "Club");
    EXPECT_EQ(book->cite_as, "CLUB");
    EXPECT_EQ(book->edition, 3);
    EXPECT_FALSE(book->tournament);
    EXPECT_EQ(book->amends, "");
    ASSERT_EQ(book->clauses.size(), 3U);

    const Clause& first = book->clauses[0];
    EXPECT_EQ(first.question, Question::reopening);
    EXPECT_EQ(first.answer, static_cast<std::int32_t>(Reopening::half_bet));
    EXPECT_EQ(first.when, (When{When::fixed_limit | When::stud}));
    EXPECT_EQ(first.rule, "7");
    EXPECT_EQ(first.also, (std::vector<std::string>{"8", "9"}));
    EXPECT_EQ(first.instead_of, "6");
    EXPECT_EQ(first.page, "4.14");
    EXPECT_EQ(first.says, "Half a bet reopens.");
    EXPECT_EQ(first.doubt, "Perhaps.");
    EXPECT_EQ(first.line, 8);
    EXPECT_FALSE(first.silent);

    EXPECT_TRUE(book->clauses[1].silent);
    EXPECT_EQ(book->clauses[1].filled_by, "roberts");
    EXPECT_EQ(book->clauses[2].answer, 5);
    EXPECT_EQ(book->clauses[2].when, When{When::kill});
    EXPECT_EQ(book->clauses[2].also, (std::vector<std::string>{"11"}));
}

TEST(RulebookToml, AHouseNeedsToSayOnlyWhatItAmends) {
    const auto book = read("amends = \"tda\"\n");
    ASSERT_TRUE(book.ok());
    EXPECT_EQ(book->id, "house");
    EXPECT_EQ(book->title, "House rules");
    EXPECT_EQ(book->cite_as, "HOUSE");
    EXPECT_EQ(book->amends, "tda-2026");
    EXPECT_TRUE(book->tournament);
    EXPECT_FALSE(read("amends = \"wsop\"\n")->tournament);
    EXPECT_FALSE(read("amends = \"tda\"\nkind = \"cash\"\n")->tournament);
}

TEST(RulebookToml, ReadsAHouseClauseOfTwoKeys) {
    const auto book = read(house("question = \"check_raise\"\nanswer = false\ninstead_of = \"check_raise\""));
    ASSERT_TRUE(book.ok()) << book.error().front();
    EXPECT_EQ(book->clauses[0].answer, 0);
    const auto chain = chain_of(std::make_shared<const Rulebook>(*book));
    EXPECT_FALSE(compile(*chain, {}).value().policy.check_raise());
}

TEST(RulebookToml, ReadsATableWithinASceneAndOneWithoutLines) {
    const toml::table scene = toml::parse("rulebook = { amends = \"tda-2026\", clause = [{ question = \"raise_cap\", answer = 3, "
                                          "instead_of = \"50\" }] }");
    const auto book = read_rulebook(*scene["rulebook"].as_table(), "scene", book_named);
    ASSERT_TRUE(book.ok()) << book.error().front();
    EXPECT_EQ(book->clauses[0].answer, 3);
    EXPECT_EQ(book->clauses[0].line, 1);

    const toml::table made{{"amends", "tda-2026"},
                           {"clause", toml::array{toml::table{{"question", "raise_cop"}, {"answer", 3}}}}};
    const auto wrong = read_rulebook(made, "scene", book_named);
    ASSERT_FALSE(wrong.ok());
    EXPECT_EQ(wrong.error(), (Complaints{"scene: clause 1: there is no question 'raise_cop'; did you mean 'raise_cap'?"}));
}

// ---- What is wrong: one line each, with what to do ----------------------------------------------------------------------

TEST(RulebookToml, NamesTheNearestQuestion) {
    EXPECT_EQ(complaints(house("question = \"reopning\"\nanswer = \"half_bet\"\ninstead_of = \"49\"")),
              "house.toml:4: clause 1: there is no question 'reopning'; did you mean 'reopening'?");
}

TEST(RulebookToml, NamesTheNearestAnswer) {
    EXPECT_EQ(complaints(house("question = \"reopening\"\nanswer = \"halfbet\"\ninstead_of = \"49\"")),
              "house.toml:5: clause 1, on 'reopening': 'reopening' has no answer 'halfbet'; did you mean 'half_bet'?");
    EXPECT_EQ(
        complaints(house("question = \"reopening\"\nanswer = \"sometimes\"\ninstead_of = \"49\"")),
        "house.toml:5: clause 1, on 'reopening': 'reopening' has no answer 'sometimes'; write one of 'full_raise', 'half_bet'");
}

TEST(RulebookToml, NamesTheNearestCondition) {
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3\nwhen = \"fixed_limits\"\ninstead_of = \"50\"")),
              "house.toml:6: clause 1, on 'raise_cap': there is no condition 'fixed_limits'; did you mean 'fixed_limit'?");
}

TEST(RulebookToml, NamesTheNearestKey) {
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3\ninsted_of = \"50\"")),
              "house.toml:6: clause 1, on 'raise_cap': unknown key 'insted_of'; did you mean 'instead_of'?");
    EXPECT_EQ(complaints("amends = \"tda\"\ntittle = \"Club\"\n"), "house.toml:2: unknown key 'tittle'; did you mean 'title'?");
    EXPECT_EQ(
        complaints("amends = \"tda\"\nweather = \"fine\"\n"),
        "house.toml:2: unknown key 'weather'; write one of 'book', 'title', 'cite_as', 'edition', 'kind', 'amends', 'clause'");
}

TEST(RulebookToml, AsksForTheRightKindOfAnswer) {
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = \"3\"")),
              "house.toml:5: clause 1, on 'raise_cap': 'raise_cap' is answered with text; write a whole number, without quotes");
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3.5")),
              "house.toml:5: clause 1, on 'raise_cap': 'raise_cap' is answered with a number with decimals; write a whole "
              "number, without quotes");
    EXPECT_EQ(
        complaints(house("question = \"raise_cap\"\nanswer = -1")),
        "house.toml:5: clause 1, on 'raise_cap': 'raise_cap' is answered with -1; write a whole number from 0 to 2147483647");
    EXPECT_EQ(
        complaints(house("question = \"check_raise\"\nanswer = \"no\"")),
        "house.toml:5: clause 1, on 'check_raise': 'check_raise' is answered with text; write true or false, without quotes");
    EXPECT_EQ(complaints(house("question = \"reopening\"\nanswer = 1")),
              "house.toml:5: clause 1, on 'reopening': 'reopening' is answered with a whole number; write one of "
              "'full_raise', 'half_bet'");
}

TEST(RulebookToml, TakesNoAnswerPastWhatAPolicyHolds) {
    EXPECT_EQ(read(house("question = \"chip_unit\"\nanswer = 2147483647"))->clauses[0].answer, 2147483647);
    EXPECT_EQ(complaints(house("question = \"chip_unit\"\nanswer = 2147483648")),
              "house.toml:5: clause 1, on 'chip_unit': 'chip_unit' is answered with 2147483648; write a whole number from 0 to "
              "2147483647");
}

TEST(RulebookToml, AsksForAnAnswerOrSilence) {
    EXPECT_EQ(complaints(house("question = \"raise_cap\"")),
              "house.toml:3: clause 1, on 'raise_cap': 'answer' is missing; give one, or write silent = true and filled_by = the "
              "book that fills the gap");
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3\nsilent = true\nfilled_by = \"home\"")),
              "house.toml:5: clause 1, on 'raise_cap': has both 'answer' and 'filled_by'; the book that fills the gap gives the "
              "answer, so leave one out");
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nfilled_by = \"home\"")),
              "house.toml:3: clause 1, on 'raise_cap': 'filled_by' is for a silent book; write silent = true too");
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3\nsilent = true\nrule = \"7\"")),
              "house.toml:3: clause 1, on 'raise_cap': the book is silent here and yet has a rule; leave out 'rule' or 'silent'");
}

TEST(RulebookToml, TakesNoConditionsThatNeverMeet) {
    EXPECT_EQ(
        complaints(house("question = \"raise_cap\"\nanswer = 3\nwhen = [\"no_limit\", \"limit\"]")),
        "house.toml:6: clause 1, on 'raise_cap': 'when' asks for what no game is at once (no-limit, fixed and spread limit); "
        "write a clause for each");
}

TEST(RulebookToml, AsksForTextInQuotesOnOneLine) {
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3\ninstead_of = 50")),
              "house.toml:6: clause 1, on 'raise_cap': 'instead_of' is a whole number; write it as text in quotes");
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3\nalso = [1]")),
              "house.toml:6: clause 1, on 'raise_cap': 'also' lists a whole number; write text in quotes");
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3\nsays = \"\"\"one\ntwo\"\"\"")),
              "house.toml:6: clause 1, on 'raise_cap': 'says' runs over several lines; write it in one");
    EXPECT_EQ(complaints(house("question = \"raise_cap\"\nanswer = 3\nsilent = \"yes\"")),
              "house.toml:6: clause 1, on 'raise_cap': 'silent' is text; write true or false, without quotes");
}

TEST(RulebookToml, ABookOfItsOwnNeedsAHeaderAndFullClauses) {
    EXPECT_EQ(complaints("[[clause]]\nquestion = \"tap\"\nanswer = \"agreed\"\n"),
              "house.toml:1: 'book' is missing; give the book a name of its own, or name the book that this one amends\n"
              "house.toml:1: 'title' is missing; give the book's full name\n"
              "house.toml:1: 'cite_as' is missing; say what stands before a rule's number in a citation\n"
              "house.toml:1: 'edition' is missing; write a year or a version, such as 2026\n"
              "house.toml:1: 'kind' is missing; write \"tournament\" or \"cash\"\n"
              "house.toml:1: clause 1, on 'tap': 'rule' is missing; give its number, or write silent = true\n"
              "house.toml:1: clause 1, on 'tap': 'page' is missing; give the rules page's number, such as \"4.11\"\n"
              "house.toml:1: clause 1, on 'tap': 'says' is missing; give the rule in one sentence");
}

TEST(RulebookToml, TellsWhatIsWrongWithAHeader) {
    EXPECT_EQ(complaints("amends = \"tda-2025\"\n"),
              "house.toml:1: amends 'tda-2025', but there is no such book; name one such as \"tda-2026\"");
    EXPECT_EQ(complaints("amends = \"tda\"\nbook = \"tda-2026\"\n"),
              "house.toml:2: the book has the name of the one it amends; give it another");
    EXPECT_EQ(complaints("amends = \"tda\"\nkind = \"ring\"\n"),
              "house.toml:2: 'kind' is 'ring'; write \"tournament\" or \"cash\"");
    EXPECT_EQ(complaints("amends = \"tda\"\nedition = \"two\"\n"),
              "house.toml:2: 'edition' is no whole number; write a year or a version, such as 2026");
    EXPECT_EQ(complaints("amends = \"tda\"\nclause = 3\n"), "house.toml:2: 'clause' is a whole number; write [[clause]]");
    EXPECT_EQ(complaints("amends = \"tda\"\nclause = [3]\n"), "house.toml:2: clause 1: is a whole number; write a table of keys");
}

TEST(RulebookToml, TellsEverythingAtOnce) {
    EXPECT_EQ(read(house("question = \"raise_cop\"\nanswr = 3\nwhen = \"Monday\"")).error().size(), 3U);
}

TEST(RulebookToml, TellsWhereATextIsNoToml) {
    const std::string complaint = complaints("amends = \"tda\"\n[[clause]\n");
    EXPECT_TRUE(complaint.starts_with("house.toml:2: this is not TOML: ")) << complaint;
    EXPECT_TRUE(complaint.ends_with("; compare rulebooks/FORMAT.md")) << complaint;
    EXPECT_EQ(std::count(complaint.begin(), complaint.end(), '\n'), 0);
}

// ---- A book with those it amends ----------------------------------------------------------------------------------------

TEST(ReadChain, IsReadyToCompile) {
    const auto chain = read_chain(house("question = \"raise_cap\"\nanswer = 3\ninstead_of = \"50\""), "house.toml", book_named);
    ASSERT_TRUE(chain.ok()) << chain.error().front();
    ASSERT_EQ(chain->size(), 2U);
    EXPECT_EQ(chain->at(1), book_named("tda"));
    EXPECT_EQ(compile(*chain, {})->policy.raise_cap(), 3);
}

TEST(ReadChain, LooksIntoGamesThatAreSeldomPlayed) {
    const auto chain = read_chain("amends = \"wsop\"\n[[clause]]\nquestion = \"reopening\"\nanswer = \"full_raise\"\n"
                                  "when = \"fixed_limit\"\nrule = \"7\"\ninstead_of = \"171\"\n",
                                  "house.toml", book_named);
    ASSERT_FALSE(chain.ok());
    ASSERT_EQ(chain.error().size(), 1U);
    EXPECT_TRUE(chain.error()[0].starts_with("house.toml:2: two clauses answer 'reopening' in the same games (fixed limit): rule "
                                             "'7' of house (line 2) and rule '129' of wsop-2023 (line "))
        << chain.error()[0];
}

TEST(ReadChain, TellsWhatTheReaderTells) {
    const auto chain = read_chain("amends = \"nowhere\"\n", "house.toml", book_named);
    ASSERT_FALSE(chain.ok());
    EXPECT_EQ(chain.error(), read("amends = \"nowhere\"\n").error());
}

// ---- The files that are there -----------------------------------------------------------------------------------------

TEST(RulebookToml, EveryCarriedBookIsItsFile) {
    for (const auto& book : books()) {
        const auto read_again = read_rulebook(file_text("rulebooks/" + book->id + ".toml"), book->id, book_named);
        ASSERT_TRUE(read_again.ok()) << read_again.error().front();
        EXPECT_EQ(*read_again, *book);
        EXPECT_EQ(digest(*read_again), digest(*book));
    }
}

TEST(RulebookToml, TheExampleOfAHouseIsSound) {
    const auto book = read_rulebook(file_text("rulebooks/house/example.toml"), "example.toml", book_named);
    ASSERT_TRUE(book.ok()) << book.error().front();
    const auto chain = chain_of(std::make_shared<const Rulebook>(*book));
    EXPECT_EQ(first_error(*chain), std::nullopt);

    const auto tournament = compile(*chain, {.structure = Structure::fixed_limit, .tournament = true});
    EXPECT_EQ(tournament->policy.raise_cap(), 3);
    EXPECT_EQ(tournament->policy.chip_unit(), 25);
    EXPECT_EQ(tournament->policy.unclear_amount(), UnclearAmount::asked_again);
    EXPECT_EQ(tournament->policy.undercall(), Undercall::brought_up);
    EXPECT_EQ(tournament->policy.clock_seconds(), 30);
    EXPECT_EQ(tournament->policy.string_bet(), StringBet::one_motion);
    EXPECT_EQ(citations(*tournament, Question::raise_cap), (std::vector<std::string>{"4.15", "RIVERSIDE 1"}));
    EXPECT_EQ(compile(*chain, {})->policy.string_bet(), StringBet::several_after_raise);
}

// ---- A house's answers ------------------------------------------------------------------------------------------------

TEST(ReadAnswer, ReadsWhatASceneCallsHouse) {
    const toml::table scene = toml::parse("raise_cap = 3\ncheck_raise = false\nreopening = \"half_bet\"\ntap = \"agree\"\n");
    EXPECT_EQ(*read_answer(Question::raise_cap, *scene.get("raise_cap")), 3);
    EXPECT_EQ(*read_answer(Question::check_raise, *scene.get("check_raise")), 0);
    EXPECT_EQ(*read_answer(Question::reopening, *scene.get("reopening")), 1);
    EXPECT_EQ(read_answer(Question::tap, *scene.get("tap")).error(), "'tap' has no answer 'agree'; did you mean 'agreed'?");
}

} // namespace
} // namespace floorman
