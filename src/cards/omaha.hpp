#pragma once
// Omaha: exactly two cards from the hand and exactly three from the board, for the high and for the low each by itself.
//
// Strengths are those of high.hpp and of the eight-or-better low in low.hpp, so all of them compare.

#include "cards/card_set.hpp"
#include "cards/strength.hpp"

namespace floorman {

// Two to six cards in the hand, three to five on the board, none in both.
[[nodiscard]] Strength omaha_high_of(CardSet hand, CardSet board) noexcept;

// no_hand when no two of the hand and three of the board make an eight low.
[[nodiscard]] Strength omaha_eight_or_better_of(CardSet hand, CardSet board) noexcept;

} // namespace floorman
