#pragma once
// compose: from books to a policy. A house book amends a named book; the house's answers amend both.
//
// Which of several clauses on one question stands:
//   - Only clauses whose `when` holds are looked at.
//   - A clause stands instead of those that its `instead_of` names: the clauses with that rule, in the books it amends and,
//     where its own `when` is narrower, in its own book. The question's name in place of a rule names whatever the
//     amended books say on the question, and in its own book the clauses that have no rule.
//   - A clause that takes another's place takes it with its exceptions: a house that replaces rule 171 leaves rule 129,
//     which stands instead of 171 in fixed limit, as it is. To change that one too, name it too.
//   - If none is left, the question has no answer; if several are left, they clash. Both are errors, as is an `instead_of`
//     that names nothing, and a clause of an amending book that names nothing although the amended book has spoken.
// Where a book is silent and names a book to fill the gap, that book's clause decides and is cited.
//
// `compile` settles every `when` once; a Policy knows no books.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/policy.hpp"
#include "rules/rulebook.hpp"

namespace floorman {

struct ComposeError {
    std::string book; // Its file, or its name where it has none.
    int line{};       // In the book's file; 0 where there is none.
    std::string what; // What is wrong and what to do, in one line.

    friend bool operator==(const ComposeError&, const ComposeError&) = default;
};

// "house:12: ..." in one line.
[[nodiscard]] std::string text(const ComposeError& error);

// The clause that answers a question, and the book it stands in (for its citation).
struct Authority {
    const Clause* clause{};
    const Rulebook* book{};
    const Rulebook* silent{}; // The book that was asked and says nothing; null where `book` is that book and speaks.
    bool house{};             // The house's answer replaced this clause's: cite the page and the house, not the clause.
    std::string_view page;    // The clause's, or where a house's clause gives none, that of the clause it replaced.
};

// A policy and the authority of each of its answers. Shares ownership of the books it points into.
struct Compiled {
    Policy policy;
    std::array<Authority, question_count> authority{};
    std::vector<std::shared_ptr<const Rulebook>> books; // The book itself first, then what it amends, then what fills gaps.

    [[nodiscard]] const Authority& deciding(Question question) const noexcept {
        return authority[static_cast<std::size_t>(question)];
    }
};

// A house answer of a scene: replaces whatever the book says.
struct HouseAnswer {
    Question question{};
    std::int32_t answer{};

    friend constexpr bool operator==(const HouseAnswer&, const HouseAnswer&) noexcept = default;
};

// `book` and everything it amends, outermost first, found by `find`.
Result<std::vector<std::shared_ptr<const Rulebook>>, ComposeError> chain_of(std::shared_ptr<const Rulebook> book,
                                                                            const FindBook& find);

// `book_and_amended` as chain_of gives it. `find` finds the books that fill gaps; rules/books.hpp has the usual forms.
Result<Compiled, ComposeError> compile(const std::vector<std::shared_ptr<const Rulebook>>& book_and_amended,
                                       const Conditions& conditions,
                                       const std::vector<HouseAnswer>& house,
                                       const FindBook& find);

// What is wrong with a book under any conditions at all; nothing when every game has an answer to every question.
std::optional<ComposeError> first_error(const std::vector<std::shared_ptr<const Rulebook>>& book_and_amended,
                                        const FindBook& find);

// What a ruling that `question` decided cites, most direct first: the page, then each rule with its book, such as
// {"4.11", "TDA-2026 49"}; {"4.15", "house"} where the house answered; the page alone where no book speaks.
[[nodiscard]] std::vector<std::string> citations(const Authority& authority);
[[nodiscard]] std::vector<std::string> citations(const Compiled& compiled, Question question);

// Where the book that was asked is silent: who filled the gap, in one sentence; empty where it speaks.
[[nodiscard]] std::string silence(const Authority& authority);

} // namespace floorman
