#pragma once
// embedded: the plain tables that the build makes from rulebooks/*.toml. Only rules/books.cpp reads them.
//
// Their one definition is written by tools/embed_rulebooks; all of it is constant data.

#include <cstdint>
#include <span>
#include <string_view>

#include "rules/books.hpp"
#include "rules/question.hpp"

namespace floorman::embedded {

struct ClauseRow {
    Question question{};
    std::int32_t answer{};
    std::uint32_t when{};
    std::string_view rule;
    std::span<const std::string_view> also;
    std::string_view instead_of, page, says, doubt;
    bool silent{};
    std::string_view filled_by;
    int line{};
};

struct BookRow {
    std::string_view id, title, cite_as;
    int edition{};
    bool tournament{};
    std::string_view amends;
    std::span<const ClauseRow> clauses;
};

extern const std::span<const BookRow> books;               // In the order in which they are shown.
extern const std::span<const QuestionText> question_texts; // In order of the questions' numbers.

} // namespace floorman::embedded
