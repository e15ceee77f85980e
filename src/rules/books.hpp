#pragma once
// The books every binary carries: tda-2026, roberts-11, wsop-2023, home, as constant tables that the build makes
// from rulebooks/*.toml (tools/embed_rulebooks), and the usual forms of chain_of and compile, which look names up here.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "rules/compose.hpp"
#include "rules/rulebook.hpp"

namespace floorman {

// In the order in which they are shown.
[[nodiscard]] std::span<const std::shared_ptr<const Rulebook>> books();

// By edition ("tda-2026") or short name ("tda", "roberts", "wsop", "home"); null when there is none such. A short name
// is the newest edition's.
[[nodiscard]] std::shared_ptr<const Rulebook> book_named(std::string_view name);

// `book` and everything it amends, outermost first, for `compile`.
inline Result<std::vector<std::shared_ptr<const Rulebook>>, ComposeError> chain_of(std::shared_ptr<const Rulebook> book) {
    return chain_of(std::move(book), book_named);
}

// The policy of `book_and_amended` under these conditions, with the house's answers in place of the book's.
inline Result<Compiled, ComposeError> compile(const std::vector<std::shared_ptr<const Rulebook>>& book_and_amended,
                                              const Conditions& conditions,
                                              const std::vector<HouseAnswer>& house = {}) {
    return compile(book_and_amended, conditions, house, book_named);
}

inline std::optional<ComposeError> first_error(const std::vector<std::shared_ptr<const Rulebook>>& book_and_amended) {
    return first_error(book_and_amended, book_named);
}

// What a question asks and what its answers mean, for people (rulebooks/questions.toml).
struct QuestionText {
    Question question{};
    std::string_view group;                     // "Betting": what questions are listed together.
    std::string_view title;                     // "Raising again": the question in a list.
    std::string_view page;                      // "4.11-4.14"
    std::string_view asks;                      // "When may a player who has acted raise again?"
    std::span<const std::string_view> meanings; // One for each answer of a choice or flag, in order; none for a number.
};
[[nodiscard]] const QuestionText& text(Question question);

// The rule that answers `question`, in one sentence to read out: the clause's own, or what the answer means where the house
// answered or its clause has no sentence.
[[nodiscard]] std::string sentence(const Compiled& compiled, Question question);

} // namespace floorman
