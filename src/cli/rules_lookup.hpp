#pragma once
// rules_lookup: what the books answer to each question under every condition, and which questions somebody means.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cli/rulebooks.hpp"
#include "rules/compose.hpp"

namespace floorman::cli {

// One clause's part in a book's answer; its `when` says where it decides.
struct Stand {
    Authority authority;
    std::int32_t answer{};
};

// A book's answer to every question. Points into its books and keeps them.
struct BookAnswers {
    std::string id;
    Chain books;                                           // The book first, then what it amends, then what fills gaps.
    std::array<std::vector<Stand>, question_count> stands; // The broadest clause first.

    [[nodiscard]] const std::vector<Stand>& on(Question question) const { return stands[static_cast<std::size_t>(question)]; }
};

// Fails where the book has no single answer under some condition.
[[nodiscard]] Result<BookAnswers, ComposeError> answers_of(const Chain& chain);

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
