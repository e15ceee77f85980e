#pragma once
// book_answers: what a book answers to each question under every condition, clause by clause. Knows books, and no scene.

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "rules/compose.hpp"

namespace floorman {

// A book and what it amends, outermost first.
using Chain = std::vector<std::shared_ptr<const Rulebook>>;

// Every book that the program carries.
[[nodiscard]] std::vector<Chain> all_chains();

// "tda" of "tda-2026", where that name finds the same book; else the id itself.
[[nodiscard]] std::string short_name(const std::string& id);

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

} // namespace floorman
