#pragma once
// Commitment: what is shown of each place in the deck before the deal, so that its card cannot be changed later.
//
// A commitment is a hash over the table, the hand, the place, its card and a secret salt: it tells nothing of the card, and no
// other card fits it. An opening tells the card and the salt of one place and nothing of the others.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cards/card.hpp"
#include "shuffle/seed.hpp"
#include "shuffle/shuffled_deck.hpp"

namespace floorman::shuffle {

using Salt = std::array<std::uint8_t, 16>;
using Commitment = std::array<std::uint8_t, 32>;

inline constexpr std::size_t most_table_bytes = 32; // Of a table's name.

// Which deck it is, for everybody to see.
struct DeckName {
    std::string table;    // Its public name.
    std::uint64_t hand{}; // Its number at that table.
    int cards = full_deck_cards;

    friend bool operator==(const DeckName&, const DeckName&) = default;
};

struct Opening {
    int place{}; // From 0: the first card to be dealt or burnt.
    Card card;
    Salt salt{};

    friend bool operator==(const Opening&, const Opening&) = default;
};

// BLAKE2b, 32 bytes, over: "floorman deal 1" and a zero byte; the table's length in one byte and its bytes; the hand in 8 bytes,
// the least first; how many cards the deck has, the place and the card (rank by rank from the deuces, clubs, diamonds, hearts,
// spades, from 0), a byte each; the salt.
[[nodiscard]] Commitment commitment_of(const DeckName& name, const Opening& opening);

// An opening for each place of the deck that follows from the seed, first card first. A secret as a whole.
[[nodiscard]] std::vector<Opening> openings_of(const Seed& seed, int cards);

// The commitments of these, place by place.
[[nodiscard]] std::vector<Commitment> commitments_to(const DeckName& name, std::span<const Opening> openings);

// Whether the opening is one of a place that is there, and fits that place's commitment.
[[nodiscard]] bool check(const DeckName& name, std::span<const Commitment> commitments, const Opening& opening);

} // namespace floorman::shuffle
