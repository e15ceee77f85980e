#pragma once
// Wager: chips put out in turn, silently or with words, by denomination (4.9, 4.18-4.21).

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"

namespace floorman {

// Chips in one motion without a word. Requires that it is the player's turn.
[[nodiscard]] Ruling rule_chips(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy);

// An amount as if it were silent chips of no particular denomination (a number alone under TDA): the half line decides.
// `only_said`: no chips came with it.
[[nodiscard]] Ruling rule_amount(const Hand& hand, Chips to, bool only_said, const Policy& policy);

// A raise or bet that was said without an amount, made by these chips: at least the least, at most the most.
[[nodiscard]] Ruling rule_chips_of_raise(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy);

// Chips that lie in front of a seat and have not been pulled back, by denomination.
[[nodiscard]] Piles lying_in_front(const Hand& hand, const FloorState& floor, Seat seat);

// What the seat to act has in front once these chips are out: never less than it had put out before, whatever it pulled back.
[[nodiscard]] Chips total_in_front(const Hand& hand, const FloorState& floor, const Piles& chips);

// The total at which silent chips become a raise: half of a least raise over the bet in force.
[[nodiscard]] Chips half_line(const Hand& hand, const Policy& policy);

} // namespace floorman
