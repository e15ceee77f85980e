#include "base/nearest.hpp"

#include <array>

#include <gtest/gtest.h>

namespace floorman {
namespace {

TEST(Nearest, CountsLettersAddedLeftOutChangedOrSwapped) {
    EXPECT_EQ(edits_between("raise", "raise"), 0U);
    EXPECT_EQ(edits_between("raise", "raises"), 1U);
    EXPECT_EQ(edits_between("raise", "rase"), 1U);
    EXPECT_EQ(edits_between("raise", "reise"), 1U);
    EXPECT_EQ(edits_between("raise", "riase"), 1U);
    EXPECT_EQ(edits_between("", "call"), 4U);
    EXPECT_EQ(edits_between("fold", "call"), 3U);
}

TEST(Nearest, IsTheKnownWordWithTheFewestEdits) {
    constexpr std::array<std::string_view, 4> known{"raise_cap", "reopening", "min_raise", "tap"};
    EXPECT_EQ(nearest("raise_cpa", known), "raise_cap");
    EXPECT_EQ(nearest("reopning", known), "reopening");
    EXPECT_EQ(nearest("top", known), "tap");
}

TEST(Nearest, OfWordsThatTieTheFirstIsTaken) {
    constexpr std::array<std::string_view, 2> known{"cash", "card"};
    EXPECT_EQ(nearest("casd", known), "cash");
}

TEST(Nearest, IsEmptyWhenNothingIsNear) {
    constexpr std::array<std::string_view, 2> known{"reopening", "raise_cap"};
    EXPECT_EQ(nearest("weather", known), "");
    EXPECT_EQ(nearest("reopening", {}), "");
}

} // namespace
} // namespace floorman
