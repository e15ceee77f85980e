#pragma once
// Posting: antes, blinds, straddles, posts of players who owe, the `kill`; and the price that they set.
//
// A post that a stack cannot cover takes what is there and leaves the price to others as it is (`short_big_blind`).

#include "hand/event.hpp"
#include "hand/hand.hpp"

namespace floorman {

// Takes every post of `setup` and sets the price, the least raise and who is to open. First street only.
void post_all(Hand& hand, const HandSetup& setup, const Policy& policy, Events& events) noexcept;

// Whether every seat owes the same ante: then antes make levels for side pots, like bets. Any other is dead money.
[[nodiscard]] bool antes_are_equal(const HandSetup& setup) noexcept;

} // namespace floorman
