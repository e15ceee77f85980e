#pragma once
// RankMask: different ranks as bits, the deuce bit 0 and the ace bit 12; and the place of a set of ranks among all sets
// of its size, in the order in which hands are compared: highest rank first, then the next.
//
// Lows that count the ace below the deuce use the same masks after `ace_low`: ace bit 0, king bit 12.

#include <array>
#include <cstddef>
#include <cstdint>

namespace floorman {

using RankMask = std::uint32_t;

inline constexpr RankMask all_ranks = 0x1FFF;
inline constexpr int ace_bit = 12;

// The mask in which the ace is the lowest rank.
[[nodiscard]] constexpr RankMask ace_low(RankMask ranks) noexcept {
    return (ranks << 1U | ranks >> static_cast<unsigned>(ace_bit)) & all_ranks;
}

// How many ranks, and the bit numbers of the highest and the lowest of a mask that has any. The compiler's own words
// for these, because tables of many thousand hands are built with them at compile time.
[[nodiscard]] constexpr int count_of(RankMask ranks) noexcept { return __builtin_popcount(ranks); }
[[nodiscard]] constexpr int highest(RankMask ranks) noexcept { return 31 - __builtin_clz(ranks); }
[[nodiscard]] constexpr int lowest(RankMask ranks) noexcept { return __builtin_ctz(ranks); }

[[nodiscard]] constexpr RankMask rank_bit(int rank) noexcept { return RankMask{1} << static_cast<unsigned>(rank); }

// The `count` highest or lowest ranks of a mask that has as many.
[[nodiscard]] constexpr RankMask highest(RankMask ranks, int count) noexcept {
    for (int spare = count_of(ranks) - count; spare > 0; --spare) ranks &= ranks - 1U;
    return ranks;
}
[[nodiscard]] constexpr RankMask lowest(RankMask ranks, int count) noexcept {
    for (int spare = count_of(ranks) - count; spare > 0; --spare) ranks ^= rank_bit(highest(ranks));
    return ranks;
}

// In how many ways `taken` ranks, 5 at most, can be taken from `from` ranks, 13 at most.
inline constexpr auto ways_to_take = [] {
    std::array<std::array<std::uint16_t, 6>, 14> ways{};
    for (std::size_t from = 0; from < ways.size(); ++from) {
        ways[from][0] = 1;
        for (std::size_t taken = 1; taken < 6 && from > 0; ++taken)
            ways[from][taken] = static_cast<std::uint16_t>(ways[from - 1][taken - 1] + ways[from - 1][taken]);
    }
    return ways;
}();
[[nodiscard]] constexpr unsigned ways(int from, int taken) noexcept {
    return ways_to_take[static_cast<std::size_t>(from)][static_cast<std::size_t>(taken)];
}

// The place of these ranks, 5 at most, among all sets of as many, counted from 0: how many sets compare below it.
[[nodiscard]] constexpr unsigned place_of(RankMask ranks) noexcept {
    unsigned place = 0;
    for (int taken = 1; ranks != 0; ++taken, ranks &= ranks - 1U) place += ways(lowest(ranks), taken);
    return place;
}

// The `count` ranks, 5 at most, that have this place: the inverse of `place_of`.
[[nodiscard]] constexpr RankMask ranks_at(unsigned place, int count) noexcept {
    RankMask ranks = 0;
    for (int rank = ace_bit; count > 0; --rank) {
        if (ways(rank, count) > place) continue;
        place -= ways(rank, count);
        ranks |= rank_bit(rank);
        --count;
    }
    return ranks;
}

} // namespace floorman
