#pragma once
// compose: from books to a policy. A house book amends a named book; the house's answers amend both.
//
// Two clauses of equal standing that both apply, an `instead_of` that names no clause, and a question without an
// answer are errors that name book, line and clause. `compile` settles every `when` once.

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "rules/policy.hpp"
#include "rules/rulebook.hpp"

namespace floorman {

struct ComposeError {
    std::string book;
    int line{};          // In the book's file; 0 where there is none.
    std::string what;    // What is wrong and what to do, in one line.
};

// The clause that answers a question, and the book it stands in (for its citation).
struct Authority {
    const Clause* clause{};
    const Rulebook* book{};
};

// A policy and the authority of each of its answers. Shares ownership of the books it points into.
struct Compiled {
    Policy policy;
    std::array<Authority, question_count> authority{};
    std::vector<std::shared_ptr<const Rulebook>> books; // The book itself first, then what it amends.

    [[nodiscard]] const Authority& deciding(Question question) const noexcept { return authority[static_cast<std::size_t>(question)]; }
};

// A house answer of a scene: replaces whatever the book says.
struct HouseAnswer {
    Question question{};
    std::int32_t answer{};
};

// `book` first, then the books that it amends, outermost first (see `chain_of` in rules/books.hpp).
Result<Compiled, ComposeError> compile(const std::vector<std::shared_ptr<const Rulebook>>& book_and_amended,
                                       const Conditions& conditions,
                                       const std::vector<HouseAnswer>& house = {});

} // namespace floorman
