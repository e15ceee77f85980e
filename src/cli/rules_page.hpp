#pragma once
// rules_page: what the books say, side by side: a table of all questions, or one question with every clause. Pure.

#include <span>
#include <string>

#include "cli/layout.hpp"
#include "cli/rules_lookup.hpp"

namespace floorman::cli {

// Every question with each book's answer in a word.
[[nodiscard]] std::string questions_table(std::span<const Question> questions,
                                          std::span<const BookAnswers> books,
                                          const Style& style);

// What a question asks, what each answer means, and which book gives it in which rule and in what words.
[[nodiscard]] std::string question_page(Question question, std::span<const BookAnswers> books, const Style& style);

} // namespace floorman::cli
