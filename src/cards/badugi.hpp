#pragma once
// Badugi: the most cards, four at best, of which no two share a rank or a suit; among as many, the lowest, aces low.

#include <string>

#include "cards/card_set.hpp"
#include "cards/strength.hpp"

namespace floorman {

// The strength of one to four cards. Four different cards of four suits beat any three.
[[nodiscard]] Strength badugi_of(CardSet cards) noexcept;

// How many cards count.
[[nodiscard]] int badugi_cards(Strength badugi) noexcept;

// "a badugi, eight-six-four-ace", "three cards, five-deuce-ace".
[[nodiscard]] std::string badugi_in_words(Strength badugi);

} // namespace floorman
