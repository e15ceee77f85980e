#pragma once
// Clear actions in turn: words and chips agree, in one motion (4.4, 4.7-4.9, 4.13, 4.14, 4.23).
//
// Too small is brought up to the least; more than the stack means the stack; then too large is cut to what pot, limit or
// spread allow. A wrong name for the spot, and a raise by one who may not raise, are refused.

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "hand/hand.hpp"

namespace floorman {

// Requires that `incident` is a clear act of the seat to act.
[[nodiscard]] Ruling rule_clear_act(const Hand& hand, const Incident& incident, const Policy& policy) noexcept;

// A bet or raise of the seat to act to `stated`, named `act`: brought up, taken as the stack, cut, as above.
[[nodiscard]] Ruling rule_wager(const Hand& hand, Act act, Chips stated, const Policy& policy) noexcept;

// What more chips than the call are called: a bet where nobody has bet, and in place of a bring-in.
[[nodiscard]] constexpr Act bet_or_raise(const Round& round) noexcept {
    return round.bet_to == no_chips || round.bring_in_due ? Act::bet : Act::raise;
}

// The figures of the spot for the seat to act.
[[nodiscard]] Figures figures_of(const Hand& hand, Seat seat, const Policy& policy) noexcept;

// A ruling that refuses `seat` for a reason of betting.
[[nodiscard]] Ruling refuse(const Hand& hand, Seat seat, Refusal refusal, const Policy& policy) noexcept;

// An action that the hand takes as it is: what it will be, with the numbers filled in.
[[nodiscard]] Ruling take(const Hand& hand, Action action, const Policy& policy) noexcept;

} // namespace floorman
