#include "cards/rank_mask.hpp"

#include <gtest/gtest.h>

#include "cards/best_ranks.hpp"

namespace floorman {
namespace {

TEST(RankMask, PlacesCountUpInTheOrderOfHands) {
    // As numbers, masks of one size are in the order in which hands compare: the highest rank decides first.
    for (int count = 1; count <= 5; ++count) {
        unsigned place = 0;
        for (RankMask ranks = 0; ranks <= all_ranks; ++ranks) {
            if (count_of(ranks) != count) continue;
            ASSERT_EQ(place_of(ranks), place) << ranks;
            ASSERT_EQ(ranks_at(place, count), ranks) << place;
            ++place;
        }
        EXPECT_EQ(place, ways(13, count));
    }
}

TEST(RankMask, TheTablesSayWhatPlaceOfDoes) {
    for (RankMask ranks = 0; ranks <= all_ranks; ++ranks) {
        if (count_of(ranks) >= 2) { ASSERT_EQ(places_of_highest<2>.at[ranks], place_of(highest(ranks, 2))); }
        if (count_of(ranks) >= 3) { ASSERT_EQ(places_of_highest<3>.at[ranks], place_of(highest(ranks, 3))); }
        if (count_of(ranks) >= 5) {
            ASSERT_EQ(places_of_highest<5>.at[ranks], place_of(highest(ranks, 5)));
            ASSERT_EQ(places_of_lowest<5>.at[ranks], place_of(lowest(ranks, 5)));
        }
    }
}

TEST(RankMask, HighestAndLowestTakeFromTheirEnd) {
    EXPECT_EQ(highest(0x1021U), 12);
    EXPECT_EQ(lowest(0x1021U), 0);
    EXPECT_EQ(highest(0x1021U, 2), 0x1020U);
    EXPECT_EQ(lowest(0x1021U, 2), 0x0021U);
    EXPECT_EQ(lowest(0x1021U, 3), 0x1021U);
}

TEST(RankMask, AceLowTurnsTheAceBelowTheDeuce) {
    EXPECT_EQ(ace_low(rank_bit(ace_bit)), 1U);
    EXPECT_EQ(ace_low(rank_bit(0)), 2U);
    EXPECT_EQ(ace_low(all_ranks), all_ranks);
}

} // namespace
} // namespace floorman
