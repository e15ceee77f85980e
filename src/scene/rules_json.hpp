#pragma once
// rules_json: a question and what each book says on it, as JSON. Knows the keys and their order, and decides nothing.

#include <span>
#include <string>

#include "scene/book_answers.hpp"

namespace floorman {

// One object on one line, without its end: what is asked, what each answer means, and each book's answers with their
// clauses, rules and doubts.
[[nodiscard]] std::string question_json(Question question, std::span<const BookAnswers> books);

} // namespace floorman
