#pragma once
// Low hands: the best low five of five, six or seven cards. A better low is a greater strength.
//
// Ace to five: the ace is low, straights and flushes do not count, the wheel 5-4-3-2-A is best. Razz plays for it, and
// high-low games with the demand that all five are different and eight or lower. Deuce to seven: the ace is high only,
// straights and flushes count against the hand, 7-5-4-3-2 in two suits is best.

#include <string>

#include "cards/card_set.hpp"
#include "cards/rank_mask.hpp"
#include "cards/strength.hpp"

namespace floorman {

[[nodiscard]] Strength ace_to_five_of(CardSet cards) noexcept;

// The same strength as `ace_to_five_of` when it is an eight low or better; else no_hand.
[[nodiscard]] Strength eight_or_better_of(CardSet cards) noexcept;

[[nodiscard]] Strength deuce_to_seven_of(CardSet cards) noexcept;

// The strength of five different ranks, eight or lower, as a mask with the ace at bit 0. For games that say which cards
// make it up.
[[nodiscard]] Strength eight_low_of(RankMask five_ranks) noexcept;

// "an eight-six-four-three-ace low", "a pair of deuces", "no low".
[[nodiscard]] std::string ace_to_five_in_words(Strength low);
[[nodiscard]] std::string deuce_to_seven_in_words(Strength low);

} // namespace floorman
