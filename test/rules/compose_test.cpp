#include "rules/compose.hpp"

#include <gtest/gtest.h>

#include "shelf.hpp"

namespace floorman {
namespace {

using Cites = std::vector<std::string>;

constexpr Conditions no_limit{.structure = Structure::no_limit};
constexpr Conditions fixed_limit{.structure = Structure::fixed_limit};
constexpr Conditions limit_stud{.structure = Structure::fixed_limit, .family = Family::stud};

constexpr Question cap = Question::raise_cap;
constexpr std::string_view in_every_game = "";

std::int32_t answer(const Result<Compiled, ComposeError>& compiled, Question question) {
    if (compiled) return compiled->policy.answers[static_cast<std::size_t>(question)];
    ADD_FAILURE() << text(compiled.error());
    return -1;
}

// A clause on the cap, with a place in its file so that errors can name it.
Clause cap_clause(std::int32_t answer, std::string rule, std::uint32_t when, std::string instead_of, int line) {
    Clause clause = clause_on(cap, answer, std::move(rule));
    clause.when = When{when};
    clause.instead_of = std::move(instead_of);
    clause.line = line;
    return clause;
}

class Compose : public testing::Test {
protected:
    Compose() : book(complete_book("book")), house(house_book("house", "book")) {
        clause_of(book, cap) = cap_clause(3, "10", 0, "", 100);
    }

    // Puts both books as they now are on a shelf.
    const Shelf& shelf() {
        shelf_.put(book);
        shelf_.put(house);
        return shelf_;
    }

    Rulebook book, house;

private:
    Shelf shelf_;
};

// ---- Which clause stands ----------------------------------------------------------------------------------------------

TEST_F(Compose, AnswersEveryQuestionFromOneBook) {
    const auto compiled = shelf().compile("book", limit_stud);
    ASSERT_TRUE(compiled.ok());
    EXPECT_EQ(compiled->policy.structure, Structure::fixed_limit);
    EXPECT_EQ(compiled->policy.family, Family::stud);
    EXPECT_EQ(answer(compiled, cap), 3);
    EXPECT_EQ(compiled->deciding(cap).clause->rule, "10");
    EXPECT_EQ(compiled->deciding(cap).book->id, "book");
    EXPECT_EQ(compiled->deciding(cap).silent, nullptr);
}

TEST_F(Compose, ANarrowerClauseStandsOnlyWhereItHolds) {
    book.clauses.push_back(cap_clause(4, "11", When::stud, "10", 101));
    EXPECT_EQ(answer(shelf().compile("book", fixed_limit), cap), 3);
    EXPECT_EQ(answer(shelf().compile("book", limit_stud), cap), 4);
}

TEST_F(Compose, ANarrowerClauseMayHaveTheNumberOfTheOneItReplaces) {
    book.clauses.push_back(cap_clause(4, "10", When::stud, "10", 101));
    book.clauses.push_back(cap_clause(5, "10", When::stud | When::kill, "10", 102));
    EXPECT_EQ(answer(shelf().compile("book", fixed_limit), cap), 3);
    EXPECT_EQ(answer(shelf().compile("book", limit_stud), cap), 4);
    EXPECT_EQ(answer(shelf().compile("book", {.family = Family::stud, .kill = true}), cap), 5);
}

TEST_F(Compose, ClausesThatNeverMeetNeedNotNameEachOther) {
    clause_of(book, cap) = cap_clause(3, "10", When::big_bet, "", 100);
    book.clauses.push_back(cap_clause(4, "11", When::limit, "", 101));
    EXPECT_EQ(answer(shelf().compile("book", no_limit), cap), 3);
    EXPECT_EQ(answer(shelf().compile("book", fixed_limit), cap), 4);
}

TEST_F(Compose, AHouseReplacesTheClauseItNames) {
    house.clauses.push_back(cap_clause(5, "1", 0, "10", 7));
    const auto compiled = shelf().compile("house");
    EXPECT_EQ(answer(compiled, cap), 5);
    EXPECT_EQ(compiled->deciding(cap).book->id, "house");
    EXPECT_EQ(compiled->deciding(Question::tap).book->id, "book");
    ASSERT_EQ(compiled->books.size(), 2U);
    EXPECT_EQ(compiled->books[0]->id, "house");
    EXPECT_EQ(compiled->books[1]->id, "book");
}

TEST_F(Compose, AHouseMayReplaceAClauseInSomeGamesOnly) {
    house.clauses.push_back(cap_clause(5, "1", When::stud, "10", 7));
    EXPECT_EQ(answer(shelf().compile("house", fixed_limit), cap), 3);
    EXPECT_EQ(answer(shelf().compile("house", limit_stud), cap), 5);
}

TEST_F(Compose, AHouseThatTakesAClausesPlaceLeavesItsExceptions) {
    book.clauses.push_back(cap_clause(4, "11", When::stud, "10", 101));
    house.clauses.push_back(cap_clause(5, "1", 0, "10", 7));
    EXPECT_EQ(answer(shelf().compile("house", fixed_limit), cap), 5);
    EXPECT_EQ(answer(shelf().compile("house", limit_stud), cap), 4);

    house.clauses.push_back(cap_clause(6, "2", When::stud, "11", 8));
    EXPECT_EQ(answer(shelf().compile("house", fixed_limit), cap), 5);
    EXPECT_EQ(answer(shelf().compile("house", limit_stud), cap), 6);
}

TEST_F(Compose, AQuestionsNameStandsForAllThatTheAmendedBookSays) {
    book.clauses.push_back(cap_clause(4, "11", When::stud, "10", 101));
    house.clauses.push_back(cap_clause(5, "1", 0, "raise_cap", 7));
    EXPECT_EQ(answer(shelf().compile("house", fixed_limit), cap), 5);
    EXPECT_EQ(answer(shelf().compile("house", limit_stud), cap), 5);
}

TEST_F(Compose, AQuestionsNameStandsForAClauseWithoutARule) {
    clause_of(book, cap) = cap_clause(3, "", 0, "", 100);
    clause_of(book, cap).silent = true;
    book.clauses.push_back(cap_clause(4, "11", When::stud, "raise_cap", 101));
    house.clauses.push_back(cap_clause(5, "1", When::kill, "raise_cap", 7));
    EXPECT_EQ(answer(shelf().compile("house", fixed_limit), cap), 3);
    EXPECT_EQ(answer(shelf().compile("house", limit_stud), cap), 4);
    EXPECT_EQ(answer(shelf().compile("house", {.kill = true}), cap), 5);
}

TEST_F(Compose, AHouseMayAmendAHouse) {
    house.clauses.push_back(cap_clause(5, "1", 0, "10", 7));
    Rulebook room = house_book("room", "house");
    room.clauses.push_back(cap_clause(6, "1", 0, "1", 3));
    Shelf all = shelf();
    all.put(room);
    const auto compiled = all.compile("room");
    EXPECT_EQ(answer(compiled, cap), 6);
    EXPECT_EQ(compiled->books.size(), 3U);
}

// ---- Errors -----------------------------------------------------------------------------------------------------------

TEST_F(Compose, TwoClausesOfEqualStandingAreAnErrorThatNamesBoth) {
    book.clauses.push_back(cap_clause(4, "11", When::stud, "", 101));
    EXPECT_EQ(shelf().error("book", fixed_limit), in_every_game);
    EXPECT_EQ(shelf().error("book", limit_stud),
              "book:100: two clauses answer 'raise_cap' in the same games (stud): rule '10' of book (line 100) and rule '11' of "
              "book (line 101); let one of them name the other in instead_of");
}

TEST_F(Compose, TwoNarrowClausesThatMeetAreAnError) {
    book.clauses.push_back(cap_clause(4, "11", When::stud, "10", 101));
    book.clauses.push_back(cap_clause(5, "12", When::kill, "10", 102));
    EXPECT_EQ(shelf().error("book", limit_stud), "");
    EXPECT_EQ(shelf().error("book", {.family = Family::stud, .kill = true}),
              "book:101: two clauses answer 'raise_cap' in the same games (stud, kill pots): rule '11' of book (line 101) and "
              "rule '12' of book (line 102); let one of them name the other in instead_of");
}

TEST_F(Compose, AHouseThatNamesTheWrongOneOfTwoIsAnErrorWhereBothHold) {
    book.clauses.push_back(cap_clause(4, "11", When::stud, "10", 101));
    house.clauses.push_back(cap_clause(5, "1", When::stud, "10", 7));
    EXPECT_EQ(shelf().error("house", limit_stud),
              "house:7: two clauses answer 'raise_cap' in the same games (stud): rule '1' of house (line 7) and rule '11' of "
              "book (line 101); let one of them name the other in instead_of");
}

TEST_F(Compose, AnInsteadOfThatNamesNothingIsAnErrorThatNamesTheNearest) {
    house.clauses.push_back(cap_clause(5, "1", 0, "100", 7));
    EXPECT_EQ(shelf().error("house"), "house:7: the clause on 'raise_cap' stands instead of '100', but no clause on that "
                                      "question has this rule; did you mean '10'?");
}

TEST_F(Compose, AnInsteadOfThatNamesNothingListsWhatThereIs) {
    book.clauses.push_back(cap_clause(4, "11", When::stud, "10", 101));
    house.clauses.push_back(cap_clause(5, "1", 0, "section four", 7));
    EXPECT_EQ(shelf().error("house"), "house:7: the clause on 'raise_cap' stands instead of 'section four', but no clause on "
                                      "that question has this rule; write '10' or '11'");
}

TEST_F(Compose, AnInsteadOfOnAQuestionThatNobodyElseAnswersIsAnError) {
    clause_of(book, cap) = cap_clause(3, "10", 0, "9", 100);
    EXPECT_EQ(shelf().error("book"), "book:100: the clause on 'raise_cap' stands instead of '9', but no other clause answers "
                                     "that question; leave instead_of out");
}

TEST_F(Compose, AClauseThatReplacesOneOfItsOwnBookMustBeNarrower) {
    book.clauses.push_back(cap_clause(4, "11", 0, "10", 101));
    EXPECT_EQ(shelf().error("book"), "book:101: the clause on 'raise_cap' stands instead of '10' of its own book; give it a "
                                     "`when` that is narrower than that clause's");
}

TEST_F(Compose, AClauseOfAHouseMustSayWhatItReplaces) {
    book.clauses.push_back(cap_clause(4, "11", When::stud, "10", 101));
    house.clauses.push_back(cap_clause(5, "1", 0, "", 7));
    EXPECT_EQ(shelf().error("house"), "house:7: the clause on 'raise_cap' does not say which clause of the amended book it "
                                      "replaces; write instead_of = '10' or '11'");
}

TEST_F(Compose, AQuestionWithoutAClauseIsAnError) {
    book.clauses.erase(book.clauses.begin() + static_cast<int>(cap));
    EXPECT_EQ(shelf().error("house"),
              "house: no clause answers 'raise_cap'; add one, or one with silent = true if the book says nothing");
}

TEST_F(Compose, AQuestionWithoutAnAnswerInSomeGameIsAnError) {
    clause_of(book, cap) = cap_clause(3, "10", When::tournament, "", 100);
    EXPECT_EQ(shelf().error("book", {.tournament = true}), "");
    EXPECT_EQ(shelf().error("book", limit_stud),
              "book:100: no clause on 'raise_cap' applies in: fixed limit, stud, games that only the high hand wins, games of "
              "three or more betting rounds, cash games, fixed and spread limit; add a clause without a `when`");
}

TEST_F(Compose, FirstErrorLooksIntoEveryGame) {
    const auto first = [&] { return first_error(*shelf().chain("house"), shelf().find()); };
    EXPECT_EQ(first(), std::nullopt);
    // Shows in one game of all.
    book.clauses.push_back(cap_clause(4, "11", When::draw | When::kill | When::spread_limit | When::lowball, "", 101));
    ASSERT_TRUE(first().has_value());
    EXPECT_EQ(first()->line, 100);
}

// ---- Books that amend each other --------------------------------------------------------------------------------------

TEST(Chain, NamesAnAmendedBookThatIsNotThere) {
    Shelf shelf;
    shelf.put(house_book("house", "nowhere"));
    EXPECT_EQ(shelf.error("house"), "house: amends 'nowhere', but there is no such book");
}

TEST(Chain, IsNoCircle) {
    Shelf shelf;
    shelf.put(house_book("one", "other"));
    shelf.put(house_book("other", "one"));
    EXPECT_EQ(shelf.error("one"), "other: amends 'one', which amends it in turn; one of them must stand by itself");
}

// ---- Silence ----------------------------------------------------------------------------------------------------------

class Silence : public Compose {
protected:
    // Makes `some` silent on the cap, to be filled by `filler`.
    static void silence_by(Rulebook& some, const std::string& filler) {
        clause_of(some, cap) = Clause{};
        clause_of(some, cap).question = cap;
        clause_of(some, cap).silent = true;
        clause_of(some, cap).filled_by = filler;
        clause_of(some, cap).line = 50;
    }
};

TEST_F(Silence, IsFilledByTheNamedBook) {
    silence_by(book, "filler");
    Rulebook filler = complete_book("filler");
    clause_of(filler, cap) = cap_clause(7, "77", 0, "", 5);
    clause_of(filler, cap).page = "4.15";
    Shelf all = shelf();
    all.put(filler);
    const auto compiled = all.compile("house");
    ASSERT_TRUE(compiled.ok());
    EXPECT_EQ(answer(compiled, cap), 7);
    EXPECT_EQ(compiled->deciding(cap).book->id, "filler");
    EXPECT_EQ(compiled->deciding(cap).silent->id, "book");
    EXPECT_EQ(citations(*compiled, cap), (Cites{"4.15", "filler 77"}));
    EXPECT_EQ(silence(compiled->deciding(cap)), "book says nothing here; filler fills the gap.");
    ASSERT_EQ(compiled->books.size(), 3U);
    EXPECT_EQ(compiled->books[2]->id, "filler");
}

TEST_F(Silence, IsFilledForTheGameAtHand) {
    silence_by(book, "filler");
    Rulebook filler = complete_book("filler");
    filler.clauses.push_back(cap_clause(8, "78", When::stud, "r6", 6));
    Shelf all = shelf();
    all.put(filler);
    EXPECT_EQ(answer(all.compile("book", fixed_limit), cap), 0);
    EXPECT_EQ(answer(all.compile("book", limit_stud), cap), 8);
}

TEST_F(Silence, MayBeFilledFromBookToBook) {
    silence_by(book, "second");
    Rulebook second = complete_book("second");
    silence_by(second, "third");
    Shelf all = shelf();
    all.put(second);
    all.put(complete_book("third"));
    const auto compiled = all.compile("book");
    EXPECT_EQ(compiled->deciding(cap).book->id, "third");
    EXPECT_EQ(compiled->deciding(cap).silent->id, "book");
}

TEST_F(Silence, MayBeFilledByABookThatIsAmended) {
    silence_by(book, "room");
    Rulebook room = house_book("room", "base");
    room.clauses.push_back(cap_clause(9, "1", 0, "r6", 3));
    Shelf all = shelf();
    all.put(room);
    all.put(complete_book("base"));
    EXPECT_EQ(answer(all.compile("book"), cap), 9);
}

TEST_F(Silence, WithAnAnswerOfOurOwnCitesThePageAlone) {
    clause_of(book, cap) = cap_clause(3, "", 0, "", 50);
    clause_of(book, cap).silent = true;
    const auto compiled = shelf().compile("book");
    EXPECT_EQ(answer(compiled, cap), 3);
    EXPECT_EQ(citations(*compiled, cap), (Cites{"4.1"}));
    EXPECT_EQ(silence(compiled->deciding(cap)), "book says nothing here; this is how Floorman reads the gap.");
    EXPECT_EQ(silence(compiled->deciding(Question::tap)), "");
}

TEST_F(Silence, AnUnknownFillerIsAnError) {
    silence_by(book, "nowhere");
    EXPECT_EQ(shelf().error("book"), "book:50: book is silent on 'raise_cap' and lets 'nowhere' fill the gap, but there is no "
                                     "such book; name a known one");
}

TEST_F(Silence, FillersThatGoInACircleAreAnError) {
    silence_by(book, "other");
    Rulebook other = complete_book("other");
    silence_by(other, "book");
    Shelf all = shelf();
    all.put(other);
    EXPECT_EQ(all.error("book"), "other:50: other is silent on 'raise_cap' and lets book fill the gap, which comes back to "
                                 "other; give an answer in one of them");
}

TEST_F(Silence, ABookThatFillsItsOwnGapIsAnError) {
    silence_by(book, "book");
    EXPECT_EQ(shelf().error("book"), "book:50: book is silent on 'raise_cap' and lets book fill the gap, which comes back to "
                                     "book; give an answer in one of them");
}

TEST_F(Silence, AHouseMaySpeakWhereItsBookIsSilent) {
    silence_by(book, "nowhere");
    house.clauses.push_back(cap_clause(5, "1", 0, "raise_cap", 7));
    const auto compiled = shelf().compile("house");
    ASSERT_TRUE(compiled.ok());
    EXPECT_EQ(answer(compiled, cap), 5);
    EXPECT_EQ(compiled->deciding(cap).silent, nullptr);
}

// ---- The house's answers, and what is cited ----------------------------------------------------------------------------

TEST_F(Compose, AHouseAnswerReplacesTheBookAndIsCitedAsTheHouse) {
    const auto compiled = shelf().compile("book", {}, {{cap, 2}});
    EXPECT_EQ(answer(compiled, cap), 2);
    EXPECT_TRUE(compiled->deciding(cap).house);
    EXPECT_EQ(compiled->deciding(cap).clause->rule, "10");
    EXPECT_EQ(citations(*compiled, cap), (Cites{"4.1", "house"}));
    EXPECT_EQ(citations(*compiled, Question::tap), (Cites{"4.1", "book r36"}));
}

TEST_F(Compose, AHouseAnswerThatIsNoneIsAnError) {
    const auto compiled = shelf().compile("book", {}, {{Question::reopening, 2}});
    ASSERT_FALSE(compiled.ok());
    EXPECT_EQ(text(compiled.error()), "house: 'reopening' has no answer 2");
    EXPECT_FALSE(shelf().compile("book", {}, {{Question::check_raise, 2}}).ok());
    EXPECT_FALSE(shelf().compile("book", {}, {{cap, -1}}).ok());
}

TEST_F(Compose, CitesThePageThenTheRuleThenOtherRules) {
    clause_of(book, cap).page = "4.15";
    clause_of(book, cap).also = {"12", "13"};
    const auto compiled = shelf().compile("book");
    EXPECT_EQ(citations(*compiled, cap), (Cites{"4.15", "book 10", "book 12", "book 13"}));
}

TEST_F(Compose, AHousesClauseWithoutAPageHasThatOfTheClauseItReplaces) {
    clause_of(book, cap).page = "4.15";
    house.clauses.push_back(cap_clause(5, "1", 0, "10", 7));
    house.clauses.back().page = "";
    EXPECT_EQ(citations(*shelf().compile("house"), cap), (Cites{"4.15", "house 1"}));
}

TEST_F(Compose, AHousesClauseWithoutANumberIsCitedAsItsBook) {
    house.clauses.push_back(cap_clause(5, "", 0, "10", 7));
    EXPECT_EQ(citations(*shelf().compile("house"), cap), (Cites{"4.1", "house"}));
}

TEST_F(Compose, OutlivesTheShelf) {
    auto other = std::make_unique<Shelf>();
    other->put(book);
    const auto compiled = other->compile("book");
    other.reset();
    EXPECT_EQ(compiled->deciding(cap).clause->rule, "10");
    EXPECT_EQ(compiled->deciding(cap).book->id, "book");
}

} // namespace
} // namespace floorman
