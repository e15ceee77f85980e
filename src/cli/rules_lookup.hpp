#pragma once
// rules_lookup: which questions somebody means, and their answers as text.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "scene/book_answers.hpp"

namespace floorman::cli {

// "full_raise", "3", "true".
[[nodiscard]] std::string answer_text(Question question, std::int32_t answer);

// Whether a page such as "4.11-4.14" or "4.1, 4.2" covers the number "4.12".
[[nodiscard]] bool page_covers(std::string_view page, std::string_view number);

// Every number that a page covers: "4.13, 4.14" covers two.
[[nodiscard]] std::vector<std::string> numbers_of(std::string_view page);

// The questions meant by a number of the rules page, a question's name, a book's rule ("TDA-2026 49"), an article, or a
// word of their titles; in the order of their numbers. The error says in one line what to ask instead.
[[nodiscard]] Result<std::vector<Question>, std::string> questions_about(std::string_view given,
                                                                         std::span<const BookAnswers> books);

} // namespace floorman::cli
