#pragma once
// rulebook_toml: a rulebook, and the questions it answers, read from TOML. The only place that knows the form on paper
// (rulebooks/FORMAT.md).
//
// Everything that is wrong is told at once, one line each: "file:line: what is wrong; what to do". What a book says is
// judged elsewhere: rules/compose finds clauses that clash and questions left open.

#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.h>

#include "base/result.hpp"
#include "rules/rulebook.hpp"

namespace floorman {

// What is wrong with a file, one line each.
using Complaints = std::vector<std::string>;

// `find` is asked for the book that this one amends (`book_named` of rules/books.hpp, as a rule): a book that amends
// another may leave out `kind` and is then for the same kind of event. `file` is how complaints call the text.
Result<Rulebook, Complaints> read_rulebook(std::string_view text, std::string_view file, const FindBook& find);

// The same of a table within another file, such as a scene's `rulebook = { amends = "tda-2026", clause = [...] }`. A table
// made by a program has no lines; complaints then count its clauses.
Result<Rulebook, Complaints> read_rulebook(const toml::table& table, std::string_view file, const FindBook& find);

// A house answer such as `raise_cap = 3`, by question: the stored form of `value`, or a complaint without file and line.
Result<std::int32_t, std::string> read_answer(Question question, const toml::node& value);

// One question of rulebooks/questions.toml.
struct QuestionEntry {
    Question question{};
    std::string group, title, page, asks;
    std::vector<std::string> meanings; // One for each answer of a choice or flag, in order; none for a number.
};

// Every question, in order of its number.
Result<std::vector<QuestionEntry>, Complaints> read_questions(std::string_view text, std::string_view file);

} // namespace floorman
