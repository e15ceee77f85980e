#include "cards/rank.hpp"

#include <gtest/gtest.h>

#include "cards/badugi.hpp"
#include "cards/high.hpp"
#include "cards/low.hpp"
#include "cards/omaha.hpp"
#include "cards/short_deck.hpp"
#include "hands.hpp"

namespace floorman {
namespace {

TEST(Rank, EveryLadderIsAskedForItself) {
    const CardSet own = hand("As2h");
    const CardSet board = hand("3d4c8sKhKd");
    EXPECT_EQ(strength_of(Ladder::high, own, board), high_of(own | board));
    EXPECT_EQ(strength_of(Ladder::eight_or_better, own, board), eight_or_better_of(own | board));
    EXPECT_EQ(strength_of(Ladder::ace_to_five, own, board), ace_to_five_of(own | board));
    EXPECT_EQ(strength_of(Ladder::deuce_to_seven, own, board), deuce_to_seven_of(own | board));
    EXPECT_EQ(strength_of(Ladder::short_deck_high, hand("AsAh"), hand("KsKhKd")), short_deck_high_of(hand("AsAhKsKhKd")));
    const CardSet four = hand("As2hQdQc");
    EXPECT_EQ(strength_of(Ladder::omaha_high, four, board), omaha_high_of(four, board));
    EXPECT_EQ(strength_of(Ladder::omaha_eight_or_better, four, board), omaha_eight_or_better_of(four, board));
    EXPECT_EQ(strength_of(Ladder::badugi, four, {}), badugi_of(four));
}

TEST(Rank, EveryLadderSaysItsOwnWords) {
    const auto said = [](Ladder ladder, const char* own, const char* board = "") {
        return in_words(ladder, strength_of(ladder, hand(own), hand(board)));
    };
    EXPECT_EQ(said(Ladder::high, "AsAh", "KsKhKd"), "a full house, kings full of aces");
    EXPECT_EQ(said(Ladder::short_deck_high, "AsAh", "KsKhKd"), "a full house, kings full of aces");
    EXPECT_EQ(said(Ladder::omaha_high, "AsAhAdQc", "KsKhKd"), "a full house, kings full of aces");
    EXPECT_EQ(said(Ladder::eight_or_better, "As2h", "3d4c8sKhKd"), "an eight-four-three-deuce-ace low");
    EXPECT_EQ(said(Ladder::omaha_eight_or_better, "As2hKsQd", "3d4c8s"), "an eight-four-three-deuce-ace low");
    EXPECT_EQ(said(Ladder::omaha_eight_or_better, "AsKsKhQd", "3d4c8s"), "no low");
    EXPECT_EQ(said(Ladder::ace_to_five, "AsAh2d3c4h5s6d"), "a five-four-three-deuce-ace low");
    EXPECT_EQ(said(Ladder::deuce_to_seven, "7s5h4d3c2s"), "a seven-five-four-three-deuce low");
    EXPECT_EQ(said(Ladder::badugi, "As2h3d4c"), "a badugi, four-three-deuce-ace");
}

} // namespace
} // namespace floorman
