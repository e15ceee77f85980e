#pragma once
// Out of turn (4.24, 4.26): acts that wait for their turn, and what becomes of them.

#include <optional>

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"

namespace floorman {

// The hand as if it were this seat's turn: to see what its act would be.
// Acts that are held count as made: who acts behind a bet out of turn answers that bet.
[[nodiscard]] Hand as_if_in_turn(const Hand& hand, const HeldActs& held, Seat seat, const Policy& policy) noexcept;

// Those between the turn and this seat whose held bets or raises an act of the seat would answer.
[[nodiscard]] SeatSet bets_held_before(const Hand& hand, const HeldActs& held, Seat seat) noexcept;

// An act by a seat whose turn it is not. A fold takes effect at once; anything else is held.
[[nodiscard]] Ruling rule_out_of_turn(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy);

// What follows from what has just happened, one ruling at a time: a held act released because the action changed, a held
// act whose turn has come, a seat that enough players have passed. Nothing when nothing more follows.
[[nodiscard]] std::optional<Ruling> what_follows(const Hand& hand, const FloorState& floor, const Policy& policy);

// What a choice of the floor makes of a skipped seat.
[[nodiscard]] Ruling skipped_chosen(
    const Hand& hand, const HeldActs& held, const Asked& asked, FloorChoice choice, const Policy& policy);

} // namespace floorman
