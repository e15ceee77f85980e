#pragma once
// shuffled_deck: the order of a deck that follows from a seed. Every order is as likely as every other.
//
// Fisher and Yates's shuffle; each draw is taken from a ChaCha20 stream of the seed, and one that would favour a card is thrown
// away. The same seed gives the same order on every machine and in every version.

#include <cstdint>
#include <span>

#include "cards/card.hpp"
#include "shuffle/seed.hpp"

namespace floorman::shuffle {

inline constexpr int full_deck_cards = 52;
inline constexpr int short_deck_cards = 36; // Sixes to aces.

[[nodiscard]] constexpr bool is_deck(int cards) noexcept { return cards == full_deck_cards || cards == short_deck_cards; }

// A deck of so many cards, 52 or 36; the first is dealt first.
[[nodiscard]] CardRun shuffled_deck(const Seed& seed, int cards) noexcept;

// Only the first `count` cards of the same order, for what a hand needs.
[[nodiscard]] CardRun first_of_deck(const Seed& seed, int cards, int count) noexcept;

// These cards, which were dealt and given back, in a new order: for a draw game that runs out. `time` counts the reshuffles of
// a hand from 0; the order in which `cards` stand matters.
[[nodiscard]] CardRun reshuffled(const Seed& seed, std::uint32_t time, std::span<const Card> cards) noexcept;

} // namespace floorman::shuffle
