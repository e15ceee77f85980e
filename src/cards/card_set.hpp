#pragma once
// CardSet: known cards without an order, one bit a card.
//
// Each suit has a lane of 16 bits, clubs lowest, with the deuce at the bottom of its lane and the ace at bit 12: a suit's
// ranks, and the ranks held in any suit, come out with a shift. An unknown card is in no set; the asker keeps it apart.

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "base/check.hpp"
#include "cards/card.hpp"
#include "cards/rank_mask.hpp"

namespace floorman {

// The bit of each card: in the lane of its suit, as high as its rank. Every card that is dealt is looked up here several times.
inline constexpr std::array<std::uint64_t, cards_in_deck> card_bits = [] {
    std::array<std::uint64_t, cards_in_deck> bits{};
    for (unsigned code = 0; code < bits.size(); ++code) bits[code] = std::uint64_t{1} << ((code & 3U) * 16U + (code >> 2U));
    return bits;
}();

struct CardSet {
    std::uint64_t bits{}; // The upper three bits of a lane are never set.

    constexpr CardSet() noexcept = default;
    constexpr explicit CardSet(std::uint64_t b) noexcept : bits(b) {}

    static constexpr CardSet of(Card card) noexcept {
        FLOORMAN_CHECK(card.known(), "an unknown card was put into a set");
        return CardSet{card_bits[card.code]};
    }
    static constexpr CardSet of(std::span<const Card> cards) noexcept {
        CardSet set;
        for (const Card card : cards) set.add(card);
        return set;
    }

    [[nodiscard]] constexpr bool has(Card card) const noexcept { return card.known() && (bits & of(card).bits) != 0; }
    [[nodiscard]] constexpr int count() const noexcept { return std::popcount(bits); }
    [[nodiscard]] constexpr bool empty() const noexcept { return bits == 0; }

    // The ranks held in one suit, and those held in any.
    [[nodiscard]] constexpr RankMask ranks_of(Suit suit) const noexcept {
        return static_cast<RankMask>(bits >> (static_cast<unsigned>(suit) * 16U)) & 0xFFFFU;
    }
    [[nodiscard]] constexpr RankMask ranks() const noexcept {
        const std::uint64_t folded = bits | bits >> 32U;
        return static_cast<RankMask>(folded | folded >> 16U) & 0xFFFFU;
    }

    constexpr void add(Card card) noexcept { bits |= of(card).bits; }
    constexpr void remove(Card card) noexcept { bits &= ~of(card).bits; }

    friend constexpr auto operator<=>(CardSet, CardSet) noexcept = default;
    friend constexpr CardSet operator&(CardSet a, CardSet b) noexcept { return CardSet{a.bits & b.bits}; }
    friend constexpr CardSet operator|(CardSet a, CardSet b) noexcept { return CardSet{a.bits | b.bits}; }
    friend constexpr CardSet operator-(CardSet a, CardSet b) noexcept { return CardSet{a.bits & ~b.bits}; }

    // Visits the cards suit by suit, the deuce of clubs first: `for (Card card : set)`.
    struct Iterator {
        std::uint64_t rest;
        constexpr Card operator*() const noexcept {
            const int bit = std::countr_zero(rest);
            return Card{(bit & 15) * 4 + (bit >> 4)};
        }
        constexpr Iterator& operator++() noexcept {
            rest &= rest - 1U;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const noexcept { return rest != other.rest; }
    };
    [[nodiscard]] constexpr Iterator begin() const noexcept { return {bits}; }
    [[nodiscard]] constexpr Iterator end() const noexcept { return {0}; }
};

// The 52 cards, and the 36 from the sixes up.
inline constexpr CardSet full_deck{0x1FFF'1FFF'1FFF'1FFFULL};
inline constexpr CardSet short_deck{0x1FF0'1FF0'1FF0'1FF0ULL};

} // namespace floorman
