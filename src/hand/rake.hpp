#pragma once
// Rake: what the house takes of the pots before they are awarded.
//
// Of what was gathered, not of what went back uncalled. Stacks, awards and rake together are what the hand began with.

#include "hand/hand.hpp"
#include "hand/pots.hpp"

namespace floorman {

// What the house takes, once betting is over.
[[nodiscard]] Chips rake_of(const Hand& hand, const Pots& pots) noexcept;

// The pots without it: each gives its part, the main pot first, until what the house takes is reached.
[[nodiscard]] Pots after_rake(const Hand& hand, const Pots& pots) noexcept;

} // namespace floorman
