#pragma once
// apply: the seat to act does it. Requires that judge allows it; after that it must succeed.

#include "betting/action.hpp"
#include "betting/round.hpp"

namespace floorman {

// Moves chips from behind to in front, keeps the facts that the rules speak of, and passes the turn. `to_act` is no
// seat afterwards when the street has closed.
void apply(Round& round, Action action, const Policy& policy) noexcept;

// Whose turn it is next after `seat`: no seat when the street is closed (4.3). A seat that alone has chips and owes
// nothing that an opponent could win has no action.
[[nodiscard]] Seat next_to_act(const Round& round, Seat after) noexcept;

// Whether a bet or raise to `to` counts as a full one (4.8, 4.14), which lets others raise again and counts toward the cap.
[[nodiscard]] bool counts_as_full(const Round& round, Chips to, const Policy& policy) noexcept;

} // namespace floorman
