#pragma once
// Undercalls and bets that were misread (4.21, 4.22, 4.27): chips for less than the call.

#include "floor/ruling.hpp"
#include "floor/state.hpp"

namespace floorman {

// `total` in front is less than the bet, and not the player's last chips. `call_said`: "call" went with it.
[[nodiscard]] Ruling rule_undercall(const Hand& hand, const FloorState& floor, Chips total, bool call_said, const Policy& policy);

// What a choice of the floor makes of an undercall, on the hand as it was before.
[[nodiscard]] Ruling undercall_chosen(const Hand& hand, const Asked& asked, FloorChoice choice, const Policy& policy);

// Whether the bet was raised since `seat` last acted, so that a smaller bet could have been read for it; and to what
// smaller bet. Nothing where it was not.
[[nodiscard]] std::optional<Chips> raised_from_unseen(const Round& round, Seat seat) noexcept;

} // namespace floorman
