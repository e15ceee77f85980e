#pragma once
// Settle: what came of a replayed hand: pots, awards, the rake, final stacks; and whether what the history says of them is so.
//
// Real-money sites give what is won net of rake. Where the winners alone are short, by a small share of a pot that may be
// raked, that is rake and no fault; but only where the file says that the game is for money, and no tournament.

#include <optional>
#include <string>
#include <vector>

#include "hand/showdown.hpp"
#include "history/replay.hpp"

namespace floorman {

struct Settled {
    Pots pots;
    std::optional<PerSeat<Chips>> awards; // Of all boards together, before any rake; nothing where cards are unknown.
    std::optional<PerSeat<Chips>> paid;   // What was paid, where that is another thing: less a rake, or as a text tells it.
    Chips rake{};
    std::vector<Problem> problems;
    std::vector<std::string> notes; // What is no fault and worth a word: a rake, winners unknown.

    void clear() noexcept;
};

// Of a hand that was replayed to its end.
void settle(const Record& record, const Replayed& replayed, const Compiled& rules, Settled& settled);

// The chips behind each seat of a hand that was settled, when all was paid; nothing where cards are unknown.
[[nodiscard]] std::optional<PerSeat<Chips>> final_stacks(const Hand& hand, const Settled& settled) noexcept;

[[nodiscard]] Chips sum_of(const Pots& pots) noexcept;

// A pot in which the winners are short by more than a tenth was not raked but miscounted.
inline constexpr std::int64_t most_raked_part = 10;

} // namespace floorman
