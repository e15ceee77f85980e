#pragma once
// High hands of a short deck: 36 cards, sixes to aces. A flush beats a full house; ace, six, seven, eight, nine is the
// lowest straight; a straight beats three of a kind.

#include <string>

#include "cards/card_set.hpp"
#include "cards/category.hpp"
#include "cards/strength.hpp"

namespace floorman {

// The strength of the best five of five to seven cards, all of a short deck.
[[nodiscard]] Strength short_deck_high_of(CardSet cards) noexcept;

[[nodiscard]] Category category_of_short_deck_high(Strength high) noexcept;
[[nodiscard]] std::string short_deck_high_in_words(Strength high);

} // namespace floorman
