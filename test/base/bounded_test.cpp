#include "base/bounded.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace floorman {
namespace {

TEST(Bounded, BeginsEmptyAndFillsInOrder) {
    Bounded<int, 3> list;
    EXPECT_TRUE(list.empty());
    list.push_back(7);
    list.push_back(8);
    EXPECT_EQ(list.size(), 2U);
    EXPECT_FALSE(list.full());
    EXPECT_EQ(list[0], 7);
    EXPECT_EQ(list.back(), 8);
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{7, 8}));
    list.push_back(9);
    EXPECT_TRUE(list.full());
}

TEST(Bounded, IsEqualByWhatIsInItAndNotByWhatWas) {
    Bounded<int, 3> once;
    once.push_back(1);
    once.push_back(2);
    once.clear();
    once.push_back(1);
    Bounded<int, 3> fresh;
    EXPECT_FALSE(once == fresh);
    fresh.push_back(1);
    EXPECT_EQ(once, fresh);
    fresh.push_back(2);
    EXPECT_FALSE(once == fresh);
}

TEST(Bounded, AnItemThatIsAddedHasNothingInItFromBefore) {
    Bounded<int, 2> list;
    list.push_back(7);
    list.clear();
    EXPECT_EQ(list.add(), 0);
    list.add() = 5;
    EXPECT_EQ(list[1], 5);
}

TEST(BoundedDeathTest, RefusesOneTooMany) {
    Bounded<int, 2> list;
    list.push_back(1);
    list.push_back(2);
    EXPECT_DEATH(list.push_back(3), "a bounded list is full");
}

// Usable where nothing may run before main.
constexpr int sum_of_three() {
    Bounded<int, 3> list;
    for (int i = 1; i <= 3; ++i) list.push_back(i);
    int sum = 0;
    for (const int item : list) sum += item;
    return sum;
}
static_assert(sum_of_three() == 6);

} // namespace
} // namespace floorman
