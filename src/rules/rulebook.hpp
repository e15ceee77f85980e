#pragma once
// Rulebook: clauses as plain rows, each an answer to a question with the rule that gives it.
//
// Knows numbers, names and our own sentences; knows no seats, no cards, no files. The build makes the four books into
// constant tables (rules/books.hpp); scene/rulebook_toml reads a house's own. The form on paper: rulebooks/FORMAT.md.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/conditions.hpp"
#include "rules/question.hpp"

namespace floorman {

struct Clause {
    Question question{};
    std::int32_t answer{};
    When when{};      // Applies only where all of this holds; an empty When always does.
    std::string rule; // Its number in the book ("49"; "14.NL.11"); empty where the book is silent or numbers nothing.
    std::vector<std::string> also; // Other rules of the book that say it too; cited after `rule`.
    std::string instead_of;        // The rule of the clause that this one replaces, or the question's name (see compose.hpp).
    std::string page;              // The rules page's number ("4.11") or an article's heading ("article: dead button").
    std::string says;              // The rule in our own words: one sentence for the table.
    std::string doubt;             // What the text leaves open, and how we read it. Mostly empty.
    bool silent{};                 // The book says nothing here: `filled_by` names the book whose clause fills the gap, or, where
    std::string filled_by;         // that is empty, `answer` is our own.
    int line{};                    // Where it stands in its file, for errors.

    friend bool operator==(const Clause&, const Clause&) = default;
};

struct Rulebook {
    std::string id; // "tda-2026"; a house book's own name.
    std::string title;
    std::string cite_as; // What precedes a rule's number in a citation: "TDA-2026", "RR-11", "WSOP-2023".
    int edition{};
    bool tournament{};  // The kind of event that the book is for, unless a scene says otherwise.
    std::string amends; // The id of the book that this one amends; empty for a book of its own.
    std::vector<Clause> clauses;
    std::string file; // That it was read from, for errors; empty where it stands in no file of its own.

    friend bool operator==(const Rulebook&, const Rulebook&) = default;
};

// Finds a book by its name; null when there is none such. `book_named` of rules/books.hpp is one.
using FindBook = std::function<std::shared_ptr<const Rulebook>(std::string_view name)>;

// The same for books that mean and say the same, in whatever order and layout their files were written; 64 bits of FNV-1a.
[[nodiscard]] std::uint64_t digest(const Rulebook& book);

} // namespace floorman
