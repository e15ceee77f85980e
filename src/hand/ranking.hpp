#pragma once
// Ranking: which of the ladders of cards/ a game's hands climb.

#include "cards/card_set.hpp"
#include "cards/strength.hpp"
#include "hand/game.hpp"

namespace floorman {

// How a complete hand ranks. For a low with a qualifier no_hand when it does not qualify. `board` is empty in games without one.
[[nodiscard]] Strength rank_hand(Ranking ranking, CardSet hole, CardSet board) noexcept;

// The five of these cards that make the best hand; among equal fives, those with the highest card by rank and suit.
[[nodiscard]] CardSet five_that_play(CardSet cards, Ranking ranking) noexcept;

// A card's place where the ace is low: for going by the lowest card.
[[nodiscard]] constexpr int low_code(Card card) noexcept { return (card.code + suits_in_deck) % cards_in_deck; }

} // namespace floorman
