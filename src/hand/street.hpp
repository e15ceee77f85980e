#pragma once
// Street: opening a street's betting, who is first, and closing it.

#include "hand/event.hpp"
#include "hand/hand.hpp"

namespace floorman {

// Opens the betting of `hand.street`. `setup` is given on the street that the hand begins on, null on the others.
void open_street(Hand& hand, const HandSetup* setup, const Policy& policy, Events& events) noexcept;

// The street's betting is closed: bets are gathered, what nobody called goes back (before pots are made), and the next
// street begins, or betting is over. Where the next street draws first, its turn is known at once, and acts wait.
void close_street(Hand& hand, const Policy& policy, Events& events) noexcept;

// While a draw game is run out: who is to draw on the street whose cards come next.
void draw_next(Hand& hand) noexcept;

// Cards that were unknown when the street opened are known now: who opens, and what an open pair allows, may change.
// Only while nobody has acted on it.
void reconsider_opening(Hand& hand, const Policy& policy) noexcept;

} // namespace floorman
