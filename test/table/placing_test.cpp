// Where button and blinds go next, by each button rule, as plain seats.

#include <gtest/gtest.h>

#include "table/placing.hpp"

namespace floorman {
namespace {

constexpr Seat A{0};
constexpr Seat B{1};
constexpr Seat C{2};
constexpr Seat D{3};
constexpr Seat F{5};

SeatSet of(std::initializer_list<int> seats) {
    SeatSet set;
    for (const int seat : seats) set.add(Seat{seat});
    return set;
}

// Six seats, button on the last, when these have left.
Placing after(std::initializer_list<int> left, ButtonRule rule) {
    Circle circle;
    circle.players = SeatSet::first(6) - of(left);
    circle.settled = circle.for_big = circle.players;
    circle.vacated = of(left);
    circle.last = {F, A, B, false};
    return place(circle, rule);
}

TEST(Placing, GoesRoundTheTable) {
    EXPECT_EQ(steps(A, B), 1);
    EXPECT_EQ(steps(B, A), max_seats - 1);
    EXPECT_EQ(steps(A, A), max_seats);
    EXPECT_TRUE(lies_between(F, A, B));
    EXPECT_FALSE(lies_between(A, F, B));
    EXPECT_FALSE(lies_between(A, A, B));
    EXPECT_TRUE(came_to(A, B, B));
    EXPECT_TRUE(came_to(F, A, B));
    EXPECT_FALSE(came_to(B, A, B)) << "a place that stays comes to nobody else";
}

TEST(Placing, DeadAsInTheArticle) {
    EXPECT_EQ(after({}, ButtonRule::dead), (Placing{A, B, C, false}));
    EXPECT_EQ(after({0}, ButtonRule::dead), (Placing{A, B, C, false}));
    EXPECT_EQ(after({1}, ButtonRule::dead), (Placing{A, B, C, false}));
    EXPECT_EQ(after({0, 1}, ButtonRule::dead), (Placing{A, B, C, false}));
    EXPECT_EQ(after({0, 1, 2}, ButtonRule::dead), (Placing{B, C, D, false})) << "the button skips to B's seat";
    EXPECT_EQ(after({2}, ButtonRule::dead), (Placing{A, B, D, false})) << "C's seat is passed over";
    EXPECT_EQ(after({1, 2}, ButtonRule::dead), (Placing{A, C, D, false}));
}

TEST(Placing, MovingAndSimplifiedAreTheNextThree) {
    for (const ButtonRule rule : {ButtonRule::moving, ButtonRule::simplified}) {
        EXPECT_EQ(after({0}, rule), (Placing{B, C, D, false}));
        EXPECT_EQ(after({1}, rule), (Placing{A, C, D, false}));
        EXPECT_EQ(after({2}, rule), (Placing{A, B, D, false}));
    }
}

TEST(Placing, WithTwoLeftNobodyHasTheBigBlindTwice) {
    for (const ButtonRule rule : {ButtonRule::dead, ButtonRule::moving, ButtonRule::simplified}) {
        const Placing two = after({0, 2, 3, 4}, rule); // B, who had the big blind, and F.
        EXPECT_EQ(two, (Placing{B, B, F, true}));
    }
}

TEST(Placing, AFirstHandHasTheButtonWhereItWasPut) {
    EXPECT_EQ(place_first(of({0, 1, 3}), D), (Placing{D, A, B, false}));
    EXPECT_EQ(place_first(of({0, 1, 3}), C), (Placing{C, D, A, false})) << "an empty seat";
    EXPECT_EQ(place_first(of({1, 3}), B), (Placing{B, B, D, true}));
}

} // namespace
} // namespace floorman
