#pragma once
// HighTable: how the strength of a high hand is looked up from a running total of its cards.
//
// A hand without a flush is worth what its ranks are worth, so we count ranks in base five: no rank is held more than
// four times, and adding a card is adding a number. Twelve ranks are counted, six low and six high; how often the eight
// in the middle is held follows from how many cards there are. The high six and the number of cards together name a row,
// the low six a column, and the strength stands at `rows[high] + columns[low]`. Rows hold only columns that can occur
// with them, so no place is wasted: 49,205 for seven cards, 18,395 for six, 6,175 for five.
//
// Knows nothing of suits but what a suit's ranks are worth as a flush. Built by the compiler.

#include <array>
#include <cstddef>
#include <cstdint>

#include "cards/rank_mask.hpp"

namespace floorman::high_table {

inline constexpr int most_cards = 7;
inline constexpr int least_cards = 5;

// Totals of six ranks run from 0 to four of the highest and three of the next.
inline constexpr std::uint32_t totals = 4 * 3125 + 3 * 625 + 1;

// What a card adds to the high total besides its rank: every card moves on to the rows of one card more.
inline constexpr std::uint32_t per_card = totals;
inline constexpr std::uint32_t first_row = least_cards * per_card;
inline constexpr std::uint32_t row_count = (most_cards - least_cards + 1) * totals;

inline constexpr int lowest_high_rank = 7; // The nine: ranks 0 to 5 are the low six, 7 to 12 the high six.
inline constexpr int middle_rank = 6;

[[nodiscard]] constexpr std::uint32_t power_of_five(int exponent) noexcept {
    std::uint32_t power = 1;
    while (exponent-- > 0) power *= 5;
    return power;
}
[[nodiscard]] constexpr std::uint32_t low_total_of(int rank) noexcept { return rank < middle_rank ? power_of_five(rank) : 0; }
[[nodiscard]] constexpr std::uint32_t high_total_of(int rank) noexcept {
    return per_card + (rank > middle_rank ? power_of_five(rank - lowest_high_rank) : 0);
}

// A suit's ranks in one number: bits 0 to 13 the low total, bits 14 to 30 the high total, bit 31 when it is a flush.
// The four suits of a hand are added up.
inline constexpr unsigned high_total_shift = 14;
inline constexpr std::uint32_t low_total_bits = (1U << high_total_shift) - 1U;
inline constexpr std::uint32_t flush_bit = 1U << 31U;

inline constexpr std::size_t strength_count = 6'175 + 18'395 + 49'205;

extern const std::array<std::uint32_t, row_count> rows;             // By high total from `first_row` on.
extern const std::array<std::uint16_t, low_total_bits + 1> columns; // By low total.
extern const std::array<std::uint16_t, strength_count> strengths;   // By row and column.
extern const std::array<std::uint32_t, all_ranks + 1> suits;        // By a suit's ranks.
extern const std::array<std::uint16_t, all_ranks + 1> flushes;      // By a suit's ranks, five to seven; else 0.

} // namespace floorman::high_table
