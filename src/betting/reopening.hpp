#pragma once
// Reopening (4.11, 4.12, 4.14): may a seat that has acted raise again?
//
// A full bet or raise lets everybody raise again, were it only the completion of a bring-in or of a blind below a full bet. Of
// all-ins that fall short the rule speaks of what *this* seat faces since it last acted, so that is measured from answered_to, seat
// by seat. Several short all-ins therefore add up by themselves, and two seats may differ.

#include "betting/round.hpp"
#include "betting/sizes.hpp"

namespace floorman {

// The measure: what is faced against a full raise (4.11), or against half a bet in fixed limit (4.14).
template <class Int>
[[nodiscard]] constexpr bool reopens(Int faced_by, Int last_full_raise, Reopening rule) noexcept {
    return rule == Reopening::half_bet ? sizes::at_least_half(faced_by, last_full_raise) : faced_by >= last_full_raise;
}

// True when what the seat faces since it last acted amounts to a raise that it may answer with another.
[[nodiscard]] constexpr bool reopened(const Round& round, Seat seat, const Policy& policy) noexcept {
    if (!round.acted.has(seat)) return true; // A first action is never barred.
    if (round.faces_full.has(seat)) return true;
    const Chips faced_by = round.bet_to - round.answered_to[seat];
    return reopens(faced_by.count, round.last_full_raise.count, policy.reopening());
}

} // namespace floorman
