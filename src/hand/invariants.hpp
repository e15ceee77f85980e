#pragma once
// Invariants: what must be true of every hand after every step, recomputed from scratch.

#include "hand/hand.hpp"

namespace floorman {

// Every chip of the hand, wherever it lies: the same number from the first post to the last award.
[[nodiscard]] Chips chips_in_hand(const Hand& hand) noexcept;

// The first invariant that does not hold, in words; null when all hold. For tests, fuzzing and checks at a hand's end.
[[nodiscard]] const char* broken_invariant(const Hand& hand) noexcept;

} // namespace floorman
