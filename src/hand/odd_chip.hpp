#pragma once
// The odd chip: splitting a pot in whole chips.
//
// Each pot is split by itself. What does not divide goes one chip at a time: to the first winner left of the button, in
// stud by the cards (`odd_chip_stud`); of a high-low pot the odd chip is the high side's. Nobody gets a second odd chip
// of one pot before the others have one.

#include "base/bounded.hpp"
#include "base/seat.hpp"
#include "base/chips.hpp"

namespace floorman {

// Seats in the order in which odd chips are given.
using OddChipOrder = Bounded<Seat, max_seats>;

// Adds each winner's share of `amount` to `shares`. `had_odd` are the seats that have an odd chip of this pot already;
// those given one are added to it.
void split(Chips amount, SeatSet winners, const OddChipOrder& order, SeatSet& had_odd, PerSeat<Chips>& shares) noexcept;

} // namespace floorman
