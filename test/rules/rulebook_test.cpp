#include "rules/rulebook.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include <gtest/gtest.h>

#include "rules/books.hpp"
#include "shelf.hpp"

namespace floorman {
namespace {

TEST(Digest, IsTheSameForTheSameBookInAnyOrder) {
    const Rulebook book = complete_book("book");
    Rulebook other = book;
    std::reverse(other.clauses.begin(), other.clauses.end());
    for (Clause& clause : other.clauses) clause.line = 99;
    EXPECT_EQ(digest(book), digest(other));
}

TEST(Digest, ChangesWithEverythingThatABookMeansOrSays) {
    const Rulebook book = complete_book("book");
    const std::vector<std::function<void(Rulebook&)>> changes{
        [](Rulebook& b) { b.id = "other"; },
        [](Rulebook& b) { b.title = "other"; },
        [](Rulebook& b) { b.cite_as = "other"; },
        [](Rulebook& b) { b.edition = 2; },
        [](Rulebook& b) { b.tournament = true; },
        [](Rulebook& b) { b.amends = "other"; },
        [](Rulebook& b) { b.clauses.pop_back(); },
        [](Rulebook& b) { b.clauses[6].answer = 3; },
        [](Rulebook& b) { b.clauses[6].when = When{When::stud}; },
        [](Rulebook& b) { b.clauses[6].rule = "other"; },
        [](Rulebook& b) { b.clauses[6].also = {"other"}; },
        [](Rulebook& b) { b.clauses[6].instead_of = "other"; },
        [](Rulebook& b) { b.clauses[6].page = "other"; },
        [](Rulebook& b) { b.clauses[6].says = "other"; },
        [](Rulebook& b) { b.clauses[6].doubt = "other"; },
        [](Rulebook& b) { b.clauses[6].silent = true; },
        [](Rulebook& b) { b.clauses[6].filled_by = "other"; },
    };
    std::set<std::uint64_t> digests{digest(book)};
    for (const auto& change : changes) {
        Rulebook changed = book;
        change(changed);
        digests.insert(digest(changed));
    }
    EXPECT_EQ(digests.size(), changes.size() + 1);
}

TEST(Digest, TellsNeighbouringFieldsApart) {
    Rulebook one = complete_book("book");
    Rulebook other = one;
    one.clauses[6].also = {"1", "2"};
    other.clauses[6].also = {"12"};
    EXPECT_NE(digest(one), digest(other));
}

TEST(Digest, OfEveryCarriedBookIsItsOwn) {
    std::set<std::uint64_t> digests;
    for (const auto& book : books()) digests.insert(digest(*book));
    EXPECT_EQ(digests.size(), books().size());
}

} // namespace
} // namespace floorman
