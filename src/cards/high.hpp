#pragma once
// High hands of a full deck: the best five cards of five, six or seven, the ace high or low in a straight.
//
// Any of the cards may be used; games that say which (Omaha) are in omaha.hpp. Suits never break a tie.

#include <string>

#include "base/check.hpp"
#include "cards/card_set.hpp"
#include "cards/category.hpp"
#include "cards/high_table.hpp"
#include "cards/strength.hpp"

namespace floorman {

// What kind of hand a strength of this ladder is.
[[nodiscard]] constexpr Category category_of_high(Strength high) noexcept { return Made{high.value}.category; }

// The strength of five to seven cards.
[[nodiscard]] inline Strength high_of(CardSet cards) noexcept {
    const RankMask c = cards.ranks_of(Suit::club);
    const RankMask d = cards.ranks_of(Suit::diamond);
    const RankMask h = cards.ranks_of(Suit::heart);
    const RankMask s = cards.ranks_of(Suit::spade);
    using namespace high_table;
    const std::uint32_t total = suits[c] + suits[d] + suits[h] + suits[s];
    const std::uint32_t row = ((total & ~flush_bit) >> high_total_shift) - first_row;
    FLOORMAN_CHECK(row < row_count, "a high hand is made of five to seven cards");
    if ((total & flush_bit) != 0) [[unlikely]] // Of one suit; the other three are worth nothing.
        return Strength{static_cast<unsigned>(flushes[c] | flushes[d] | flushes[h] | flushes[s])};
    return Strength{strengths[rows[row] + columns[total & low_total_bits]]};
}

// "two pair, aces and kings".
[[nodiscard]] inline std::string high_in_words(Strength high) { return in_words(Made{high.value}); }

} // namespace floorman
