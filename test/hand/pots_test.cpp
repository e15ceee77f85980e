// Pots (4.10): what was gathered parts at the levels of live all-ins; what nobody called goes back first.

#include <gtest/gtest.h>

#include "support/setup.hpp"

namespace floorman {
namespace {

const Policy no_limit = policy_for("tda", Structure::no_limit);

TEST(Pots, ThreeAllInsMakeThreePots) {
    HandSetup setup = setup_of({50, 120, 200, 200});
    setup.street = 1;
    TestHand played{setup, no_limit};
    ASSERT_TRUE(played.take({bet(50), raise(120), raise(200), call()}));
    const Pots made = pots(played.hand);
    ASSERT_EQ(made.size(), 3U);
    EXPECT_EQ(made[0].amount, Chips{200});
    EXPECT_EQ(made[0].eligible, SeatSet::first(4));
    EXPECT_EQ(made[1].amount, Chips{210});
    EXPECT_EQ(made[2].amount, Chips{160});
    EXPECT_EQ(made[2].eligible.count(), 2);
}

TEST(Pots, WhatNobodyCalledGoesBackBeforePotsAreMade) {
    HandSetup setup = setup_of({500, 200, 60});
    setup.street = 3;
    setup.pot = Chips{40};
    TestHand played{setup, no_limit};
    ASSERT_TRUE(played.take({bet(300), call(), call()}));
    const Pots made = pots(played.hand);
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(made[0].amount, Chips{220});
    EXPECT_EQ(made[1].amount, Chips{280});
    EXPECT_EQ(played.hand.round.stack[A], Chips{300});
}

TEST(Pots, FoldedChipsFillFromTheBottomAndPartNothing) {
    HandSetup setup = setup_of({1000, 1000, 50, 1000});
    setup.street = 1;
    TestHand played{setup, no_limit};
    ASSERT_TRUE(played.take({bet(30), raise(100), call(), call(), fold()}));
    const Pots made = pots(played.hand);
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(made[0].amount, Chips{30 + 50 + 50 + 50});
    EXPECT_EQ(made[1].amount, Chips{100});
}

TEST(Pots, APotThatOnePlayerCanWinIsListedToo) {
    TestHand played{setup_of({1000, 1000, 100}, 25, 50), no_limit};
    ASSERT_TRUE(played.take({raise(100), call(), call(), bet(200), call(), bet(300), fold()}));
    const Pots made = pots(played.hand);
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(made[1].amount, Chips{400});
    EXPECT_EQ(made[1].eligible, SeatSet::of(A));
}

TEST(Pots, AShortUniformAnteMakesALevelAndABigBlindAnteDoesNot) {
    HandSetup setup = setup_of({100, 3, 100}, 5, 10);
    for (const Seat seat : SeatSet::first(3)) setup.ante[seat] = Chips{5};
    TestHand played{setup, no_limit};
    ASSERT_TRUE(played.take({call(), call()}));
    const Pots made = pots(played.hand);
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(made[0].amount, Chips{9}); // Three from each.
    EXPECT_EQ(made[1].amount, Chips{24});

    HandSetup big_blind_ante = setup_of({100, 12, 100}, 5, 10);
    big_blind_ante.ante[B] = Chips{10};
    TestHand other{big_blind_ante, no_limit};
    ASSERT_TRUE(other.take({call(), call()}));
    ASSERT_EQ(pots(other.hand).size(), 1U);
    EXPECT_EQ(pots(other.hand)[0].amount, Chips{32}); // Ten each, and the two of the ante that were left.
}

TEST(Pots, AShortBigBlindKeepsThePriceAndGivesBackWhatNobodyCanWin) {
    TestHand played{setup_of({1, 100}, 5, 10), no_limit};
    EXPECT_TRUE(played.hand.betting_over); // The five posted cover the one.
    EXPECT_EQ(played.hand.round.stack[B], Chips{99});
    ASSERT_EQ(pots(played.hand).size(), 1U);
    EXPECT_EQ(pots(played.hand)[0].amount, Chips{2});
}

} // namespace
} // namespace floorman
