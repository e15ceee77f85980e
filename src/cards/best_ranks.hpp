#pragma once
// The places of the best so many ranks of a mask, for every mask: what `place_of` computes, looked up.
//
// Plain arrays and plain numbers, because compilers take tables of many thousand hands from these at compile time.

#include <cstdint>

#include "cards/rank_mask.hpp"

namespace floorman {

inline constexpr unsigned rank_masks = 8192;

struct RankPlaces {
    std::uint16_t at[rank_masks]; // By mask.
};

// The place of the `count` highest ranks of a mask among all sets of as many. For masks with fewer ranks, the place of
// those that there are.
template <int count>
inline constexpr RankPlaces places_of_highest = [] {
    RankPlaces places{};
    for (RankMask ranks = 1; ranks < rank_masks; ++ranks) {
        const int held = count_of(ranks);
        const int top = highest(ranks);
        places.at[ranks] = held > count ? places.at[ranks & (ranks - 1U)]
                                        : static_cast<std::uint16_t>(places.at[ranks ^ rank_bit(top)] + ways(top, held));
    }
    return places;
}();

// The same of the `count` lowest ranks.
template <int count>
inline constexpr RankPlaces places_of_lowest = [] {
    RankPlaces places{};
    for (RankMask ranks = 1; ranks < rank_masks; ++ranks) {
        const int held = count_of(ranks);
        const int top = highest(ranks);
        const unsigned without_top = places.at[ranks ^ rank_bit(top)];
        places.at[ranks] = static_cast<std::uint16_t>(held > count ? without_top : without_top + ways(top, held));
    }
    return places;
}();

} // namespace floorman
