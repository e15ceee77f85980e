#pragma once
// Card: one card of the deck, or the unknown card that lies face down.
//
// Knows ranks, suits and the two letters in which a card is written ("As", "Td", "??"). Knows no deck, no hand and no
// chips. Suits have an order here only so that cards can be listed and counted; what a suit is worth, if anything, is a
// question for whoever deals the bring-in.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/bounded.hpp"
#include "base/result.hpp"

namespace floorman {

enum class Rank : std::uint8_t { deuce, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };
enum class Suit : std::uint8_t { club, diamond, heart, spade };

inline constexpr int ranks_in_deck = 13;
inline constexpr int suits_in_deck = 4;
inline constexpr int cards_in_deck = 52;

struct Card {
    std::uint8_t code{unknown_code}; // 0 to 51: rank by rank from the deuces, clubs first within a rank.

    static constexpr std::uint8_t unknown_code = 0xFF;

    constexpr Card() noexcept = default; // The unknown card.
    constexpr explicit Card(int c) noexcept : code(static_cast<std::uint8_t>(c)) {}
    constexpr Card(Rank rank, Suit suit) noexcept
        : code(static_cast<std::uint8_t>(static_cast<unsigned>(rank) * 4U + static_cast<unsigned>(suit))) {}

    [[nodiscard]] constexpr bool known() const noexcept { return code < cards_in_deck; }
    // Both ask a known card.
    [[nodiscard]] constexpr Rank rank() const noexcept { return static_cast<Rank>(code >> 2U); }
    [[nodiscard]] constexpr Suit suit() const noexcept { return static_cast<Suit>(code & 3U); }

    friend constexpr auto operator<=>(Card, Card) noexcept = default;
};

inline constexpr Card unknown_card{};

// Cards in the order written: a hand, a board, a discard. Unknown cards may stand among them.
using CardRun = Bounded<Card, cards_in_deck>;

enum class CardFault : std::uint8_t {
    not_a_rank,   // No rank begins with this letter: ranks are 2 to 9, T, J, Q, K, A.
    not_a_suit,   // No suit is written so: suits are c, d, h, s.
    half_a_card,  // The text ends after a rank.
    not_one_card, // One card was asked for, and the text is empty or goes on.
    repeated,     // A known card for the second time.
    too_many,     // More cards than a deck holds.
};

struct CardError {
    CardFault fault{};
    std::size_t at{}; // The character of the text, counted from 0, where it went wrong.

    friend constexpr bool operator==(const CardError&, const CardError&) noexcept = default;
};

// Exactly one card: "As", "Td", "??". Upper-case ranks, lower-case suits, nothing else.
[[nodiscard]] Result<Card, CardError> card_from(std::string_view text);

// Cards written one after another with nothing between: "AsKd????". No text is no cards.
[[nodiscard]] Result<CardRun, CardError> cards_from(std::string_view text);

// Two letters a card; the inverse of the two above.
[[nodiscard]] std::string text(Card card);
[[nodiscard]] std::string text(std::span<const Card> cards);

// What a card of this rank is called at the table: "ace" and "aces", "six" and "sixes".
[[nodiscard]] std::string_view word(Rank rank) noexcept;
[[nodiscard]] std::string_view words(Rank rank) noexcept;
[[nodiscard]] std::string_view word(Suit suit) noexcept; // "spades"

} // namespace floorman
