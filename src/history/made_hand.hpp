#pragma once
// What a seat's cards make, against what a text calls them.

#include <string>

#include "hand/hand.hpp"
#include "history/called_hand.hpp"

namespace floorman {

// What the cards make, in words, where they are called another thing; empty where they are that, or where cards are missing
// that may decide it. On one of several boards a hand may be called either.
[[nodiscard]] std::string what_it_is_instead(const Hand& hand, Seat seat, const CalledHand& called);

} // namespace floorman
