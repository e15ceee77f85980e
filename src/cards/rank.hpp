#pragma once
// Ladder: by which order of hands a game, or one half of its pot, is won; and the strength of a player's cards on it.
//
// One entrance to the ladders for whoever is told by a game's data which to ask: high.hpp, low.hpp, badugi.hpp,
// omaha.hpp and short_deck.hpp hold them, each by itself, for whoever knows. Greater is better on every ladder.

#include <cstdint>
#include <string>

#include "cards/card_set.hpp"
#include "cards/strength.hpp"

namespace floorman {

enum class Ladder : std::uint8_t {
    high = 0,
    short_deck_high = 1,
    omaha_high = 2, // Exactly two of the hand and three of the board.
    eight_or_better = 3,
    omaha_eight_or_better = 4,
    ace_to_five = 5,
    deuce_to_seven = 6,
    badugi = 7,
};

inline constexpr int ladders = 8;

// The strength of a player's own cards with the board, which is empty where a game has none. All cards known, as many as
// the ladder asks for; no_hand for a low that does not qualify.
[[nodiscard]] Strength strength_of(Ladder ladder, CardSet hand, CardSet board) noexcept;

// "a full house, aces full of kings", "an eight-six-four-three-ace low", "no low".
[[nodiscard]] std::string in_words(Ladder ladder, Strength strength);

} // namespace floorman
