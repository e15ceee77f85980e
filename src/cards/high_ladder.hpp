#pragma once
// The high ladder: what a hand is worth by its ranks, and what a flush is worth, as one number.
//
// The order of hands is written here once. The tables of `high_of` are built from it by the compiler; short decks and 2-7
// lows, which nobody counts by the hundred million, ask it directly. Arguments are plain numbers so that compilers get
// through the tables quickly.

#include "cards/best_ranks.hpp"
#include "cards/category.hpp"
#include "cards/rank_mask.hpp"

namespace floorman::high_ladder {

// The straight in which the ace stands below the least rank of the deck: five high in a full deck, nine high in a short
// one. Where the ace is never low (2-7) there is none.
inline constexpr RankMask full_deck_wheel = 0x100F;
inline constexpr RankMask short_deck_wheel = 0x10F0;
inline constexpr RankMask no_wheel = 0;

// How many places there are for sets of two and of three ranks, and for one rank.
inline constexpr unsigned twos = 78;
inline constexpr unsigned threes = 286;
inline constexpr unsigned ones = 13;

[[nodiscard]] constexpr unsigned value(Category category, unsigned place) noexcept {
    return static_cast<unsigned>(category) << 12U | place;
}

// The highest rank of a straight among these ranks, as a bit number; -1 when there is none.
[[nodiscard]] constexpr int straight_to(RankMask held, RankMask wheel) noexcept {
    const RankMask run = held & held >> 1U & held >> 2U & held >> 3U & held >> 4U;
    if (run != 0) return highest(run) + 4;
    return wheel != 0 && (held & wheel) == wheel ? highest(wheel ^ rank_bit(ace_bit)) : -1;
}

// The best hand that five to seven cards make without a flush, by the ranks held at least once, twice, three times, and
// four times.
[[nodiscard]] constexpr unsigned of_ranks(RankMask held, RankMask twice, RankMask three, RankMask four, RankMask wheel) noexcept {
    if (four != 0) {
        const int rank = highest(four);
        const int kicker = highest(held ^ rank_bit(rank));
        return value(Category::four_of_a_kind, static_cast<unsigned>(rank) * ones + static_cast<unsigned>(kicker));
    }
    if (three != 0) {
        const int rank = highest(three);
        const RankMask pairs = twice ^ rank_bit(rank);
        if (pairs != 0)
            return value(Category::full_house, static_cast<unsigned>(rank) * ones + static_cast<unsigned>(highest(pairs)));
    }
    const int straight = straight_to(held, wheel);
    if (straight >= 0) return value(Category::straight, static_cast<unsigned>(straight));
    if (three != 0) // Of one rank only: two would have been a full house.
        return value(Category::three_of_a_kind,
                     static_cast<unsigned>(highest(three)) * twos + places_of_highest<2>.at[held ^ three]);
    if ((twice & (twice - 1U)) != 0) {
        const RankMask pairs = highest(twice, 2);
        return value(Category::two_pair, places_of_highest<2>.at[pairs] * ones + static_cast<unsigned>(highest(held ^ pairs)));
    }
    if (twice != 0)
        return value(Category::pair, static_cast<unsigned>(highest(twice)) * threes + places_of_highest<3>.at[held ^ twice]);
    return value(Category::high_card, places_of_highest<5>.at[held]);
}

// The best flush or straight flush of a suit in which these ranks, five to seven, are held.
[[nodiscard]] constexpr unsigned of_suit(RankMask ranks, RankMask wheel) noexcept {
    const int straight = straight_to(ranks, wheel);
    if (straight >= 0) return value(Category::straight_flush, static_cast<unsigned>(straight));
    return value(Category::flush, places_of_highest<5>.at[ranks]);
}

} // namespace floorman::high_ladder
