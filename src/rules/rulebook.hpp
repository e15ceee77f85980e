#pragma once
// Rulebook: clauses as plain rows, each an answer to a question with the rule that gives it.
//
// Knows numbers, names and our own sentences; knows no seats, no cards, no files. The build makes the four books into
// constant tables (rules/books.hpp); scene/rulebook_toml reads a house's own.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/conditions.hpp"
#include "rules/question.hpp"

namespace floorman {

struct Clause {
    Question question{};
    std::int32_t answer{};
    When when{};            // Applies only where all of this holds; an empty When always does.
    std::string rule;       // The number in `authority`'s book ("49"; "14.NL.11"); empty where the book is silent.
    std::string instead_of; // The rule (or "question" where that has no number) of the clause that this one replaces.
    std::string page;       // The rules page's number ("4.11") or an article's heading ("article: dead button").
    std::string says;       // The rule in our own words: one sentence for the table.
    std::string doubt;      // What the text leaves open, and how we read it. Mostly empty.
    bool silent{};          // The book says nothing here; `filled_by` names the book whose clause fills the gap.
    std::string filled_by;
    int line{};             // Where it stands in its file, for errors.
};

struct Rulebook {
    std::string id;      // "tda-2026"; a house book's own name.
    std::string title;
    std::string cite_as; // What precedes a rule's number in a citation: "TDA-2026", "RR-11", "WSOP-2023".
    int edition{};
    bool tournament{};   // The kind of event that the book is for, unless a scene says otherwise.
    std::string amends;  // The id of the book that this one amends; empty for a book of its own.
    std::vector<Clause> clauses;
};

} // namespace floorman
