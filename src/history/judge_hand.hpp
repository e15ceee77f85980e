#pragma once
// JudgeHand: one hand of a history, from its record to a verdict. Keeps the compiled rules of the games it has seen.

#include <memory>
#include <string>
#include <vector>

#include "history/replay.hpp"
#include "history/settle.hpp"
#include "rules/compose.hpp"

namespace floorman {

enum class HandVerdict : std::uint8_t { ok, illegal, unreadable };

using BookChain = std::vector<std::shared_ptr<const Rulebook>>; // A book and what it amends, outermost first.

class JudgeHand {
public:
    explicit JudgeHand(BookChain book) : book_(std::move(book)) {}

    // Replays and settles. What is wrong is in `problems`; the rest stays to be asked for until the next hand.
    HandVerdict judge(const Record& record);

    [[nodiscard]] const std::vector<Problem>& problems() const noexcept { return problems_; }
    [[nodiscard]] const Replayed& replayed() const noexcept { return replayed_; }
    [[nodiscard]] const Settled& settled() const noexcept { return settled_; }
    // The chips behind each seat of that hand when all was paid, where that is known.
    [[nodiscard]] std::optional<PerSeat<Chips>> final_stacks() const noexcept {
        return floorman::final_stacks(replayed_.hand, settled_);
    }
    void keep_log(std::vector<Event>* log) noexcept { replayed_.log = log; }

    // The rules for a hand; what is wrong with the book where there are none.
    [[nodiscard]] const Compiled* rules_for(const Record& record);

private:
    struct Known {
        Conditions conditions;
        Compiled rules;
    };

    // Many hands of a file have the same setup but for the stacks: it is posted once. What is posted hangs on no stack as long
    // as each is more than that.
    struct Posted {
        std::uint64_t opening = 0; // The record's; 0 while there is none.
        std::uint64_t stacks = 0;
        const Compiled* rules = nullptr;
        Hand hand;
        PerSeat<Chips> from_stack;
        PerSeat<Chips> uncalled;
    };

    void make_posts_once(const Record& record, const Compiled& rules);
    [[nodiscard]] bool is_posted(const Record& record, const Compiled& rules) const noexcept;
    void keep_posted(const Record& record, const Compiled& rules) noexcept;
    [[nodiscard]] bool would_be_right_with_dead_posts(const Record& record, const Compiled& rules) const;

    BookChain book_;
    std::vector<std::unique_ptr<const Known>> known_;
    const Known* last_ = nullptr;
    std::string book_error_;
    Posted posted_;
    Replayed replayed_;
    Settled settled_;
    std::vector<Problem> problems_;
};

} // namespace floorman
