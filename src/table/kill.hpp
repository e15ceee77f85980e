#pragma once
// Kill: who has a leg up, and who kills the next pot.
//
// A player who wins two pots in a row kills the next one: the second must have brought at least one full bet besides what was
// posted. A shared pot leaves legs as they are, and a killer who shares kills again. Where high and low share pots, a scoop
// of a great pot kills at once.

#include "base/chips.hpp"
#include "base/seat.hpp"

namespace floorman {

enum class KillKind : std::uint8_t { none, half, full };

struct KillRule {
    KillKind kind{};
    Chips full_bet{}; // What the second leg must have brought.
    Chips scoop{};    // High-low: a pot that kills at once when one player wins all of it; 0: no such rule.
    friend constexpr bool operator==(const KillRule&, const KillRule&) noexcept = default;
};

struct Legs {
    Seat leg{};    // Won the last pot alone.
    Seat killer{}; // Kills the next one.
    friend constexpr bool operator==(const Legs&, const Legs&) noexcept = default;
};

struct PotWon {
    SeatSet winners;
    Chips brought{}; // Chips in it besides posts.
    Chips amount{};  // All of it.
};

[[nodiscard]] constexpr Legs after_pot(const Legs& legs, const PotWon& pot, const KillRule& rule) noexcept {
    if (rule.kind == KillKind::none) return {};
    if (pot.winners.several()) return {legs.leg, pot.winners.has(legs.killer) ? legs.killer : no_seat};
    const Seat winner = pot.winners.lowest();
    const bool second = winner == legs.leg && pot.brought >= rule.full_bet;
    const bool scoop = rule.scoop > no_chips && pot.amount >= rule.scoop;
    return {winner, second || scoop ? winner : no_seat};
}

// A kill pot's stakes: one and a half or twice the amount. Half of an odd amount is rounded up.
[[nodiscard]] constexpr Chips killed(Chips amount, KillKind kind) noexcept {
    switch (kind) {
    case KillKind::none: break;
    case KillKind::half: return amount + Chips{(amount.count + 1) / 2};
    case KillKind::full: return 2 * amount;
    }
    return amount;
}

} // namespace floorman
