#pragma once
// Holding: cards held, kept with a running total so that the strength of the high hand they make is three look-ups away.
//
// For whoever counts through many hands: adding a card, or a board to a hand, is one addition, and the total of the
// cards that stay is kept from hand to hand. Who has the cards as a set at hand uses `high_of(CardSet)`.

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/check.hpp"
#include "cards/card_set.hpp"
#include "cards/high_table.hpp"
#include "cards/strength.hpp"

namespace floorman {

class Holding {
public:
    constexpr Holding() noexcept = default; // No cards.
    constexpr explicit Holding(CardSet cards) noexcept {
        for (const Card card : cards) *this += card;
    }

    // A known card that is not held yet.
    constexpr Holding& operator+=(Card card) noexcept {
        FLOORMAN_CHECK(card.known(), "an unknown card was added to a holding");
        total_ += one_card[card.code].total;
        cards_.bits |= one_card[card.code].set.bits;
        return *this;
    }
    // Cards of which none is held yet.
    constexpr Holding& operator+=(const Holding& other) noexcept {
        total_ += other.total_ - nothing;
        cards_.bits |= other.cards_.bits;
        return *this;
    }
    friend constexpr Holding operator+(Holding a, Card b) noexcept { return a += b; }
    friend constexpr Holding operator+(Holding a, const Holding& b) noexcept { return a += b; }

    [[nodiscard]] constexpr CardSet cards() const noexcept { return cards_; }

    // The best five of the five to seven cards held.
    [[nodiscard]] Strength high() const noexcept {
        const auto lower = static_cast<std::uint32_t>(total_);
        const auto row = static_cast<std::uint32_t>(total_ >> high_shift) - high_table::first_row;
        FLOORMAN_CHECK(row < high_table::row_count, "a high hand is made of five to seven cards");
        if (const std::uint32_t flush = lower & five_suited; flush != 0) [[unlikely]] {
            const int suit = (std::countr_zero(flush) - suit_shift) / suit_bits;
            return Strength{high_table::flushes[cards_.ranks_of(static_cast<Suit>(suit))]};
        }
        return Strength{high_table::strengths[high_table::rows[row] + high_table::columns[lower & low_bits]]};
    }

    friend constexpr bool operator==(const Holding&, const Holding&) noexcept = default;

private:
    // The total: bits 0 to 15 the low ranks, bits 16 to 31 four counts of suits, bits 32 up the high ranks and the
    // number of cards. A suit's four bits begin at 3, so that their upper bit says that five cards are of the suit.
    static constexpr int suit_shift = 16;
    static constexpr int suit_bits = 4;
    static constexpr int high_shift = 32;
    static constexpr std::uint32_t low_bits = 0xFFFF;
    static constexpr std::uint32_t five_suited = 0x8888'0000;
    static constexpr std::uint64_t nothing = 0x3333'0000;

    struct OneCard {
        std::uint64_t total;
        CardSet set;
    };
    static constexpr std::array<OneCard, cards_in_deck> one_card = [] {
        std::array<OneCard, cards_in_deck> all{};
        for (int code = 0; code < cards_in_deck; ++code) {
            const Card card{code};
            const int rank = static_cast<int>(card.rank());
            all[card.code] = {std::uint64_t{high_table::high_total_of(rank)} << high_shift |
                                  std::uint64_t{1} << (suit_shift + suit_bits * static_cast<int>(card.suit())) |
                                  high_table::low_total_of(rank),
                              CardSet::of(card)};
        }
        return all;
    }();

    std::uint64_t total_ = nothing;
    CardSet cards_;
};

} // namespace floorman
