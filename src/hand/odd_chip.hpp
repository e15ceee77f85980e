#pragma once
// The odd chip: splitting a pot in whole chips.
//
// Each pot is split by itself. What does not divide goes one chip at a time: to the first winner left of the button
// (`odd_chip`), in stud by the cards (`odd_chip_stud`); of a high-low pot the odd chip is the high side's. Nobody gets a
// second odd chip of one pot before the others have one.

#include "base/bounded.hpp"
#include "base/chips.hpp"
#include "base/seat.hpp"
#include "cards/rank.hpp"
#include "hand/hand.hpp"
#include "rules/policy.hpp"

namespace floorman {

// Seats in the order in which odd chips are given.
using OddChipOrder = Bounded<Seat, max_seats>;

// In stud: puts the seats in order by their cards. Of the five cards that play, or of all, the highest by rank and suit
// comes first; where the book goes by all cards, the lowest comes first in low games. All cards known.
void order_by_cards(OddChipOrder& order, const PerSeat<HoleCards>& hole, Ladder ladder, OddChipStud rule) noexcept;

// Adds each winner's share of `amount` to `shares`, and the odd chips among it to `odd` too. `had_odd` are the seats that have an
// odd chip of this pot already; those given one are added to it.
void split(Chips amount,
           SeatSet winners,
           const OddChipOrder& order,
           SeatSet& had_odd,
           PerSeat<Chips>& shares,
           PerSeat<Chips>& odd) noexcept;

} // namespace floorman
