// Hands that were played: acts may be finer than blinds and stacks, and finishing stacks are kept where the file gives them.

#include <gtest/gtest.h>

#include "scene/read.hpp"

namespace floorman {
namespace {

constexpr std::string_view hand = R"(
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [1000, 1000]
actions = ["p2 cbr 32.50", "p1 f"]
)";

TEST(PlayedHands, TheUnitCountsTheDecimalsOfTheActs) {
    EXPECT_EQ(read_scenes(hand, "hand.phh").value()[0].unit, Unit::of_decimals(2));
    EXPECT_EQ(read_scenes(hand, "spot.scene.toml").value()[0].unit, Unit{});
}

} // namespace
} // namespace floorman
