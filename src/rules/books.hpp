#pragma once
// The books every binary carries: tda-2026, roberts-11, wsop-2023, home, as constant tables that the build makes
// from rulebooks/*.toml.

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/compose.hpp"
#include "rules/rulebook.hpp"

namespace floorman {

// In the order in which they are shown.
[[nodiscard]] std::span<const std::shared_ptr<const Rulebook>> books();

// By edition ("tda-2026") or short name ("tda", "roberts", "wsop", "home"); null when there is none such.
[[nodiscard]] std::shared_ptr<const Rulebook> book_named(std::string_view name);

// `book` and everything it amends, outermost first, for `compile`.
Result<std::vector<std::shared_ptr<const Rulebook>>, ComposeError> chain_of(std::shared_ptr<const Rulebook> book);

// What a question asks and what its answers mean, for people (rulebooks/questions.toml).
struct QuestionText {
    Question question{};
    std::string_view page;                       // "4.11-4.14"
    std::string_view asks;                       // "When may a player who has acted raise again?"
    std::span<const std::string_view> meanings;  // One for each answer of a choice, in order.
};
[[nodiscard]] const QuestionText& text(Question question);

} // namespace floorman
