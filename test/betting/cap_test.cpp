// The cap (4.15) and what lifts it, by book.

#include <gtest/gtest.h>

#include "betting/cap.hpp"
#include "support/street.hpp"

namespace floorman {
namespace {

const Policy tda = policy_for("tda", Structure::fixed_limit);
const Policy roberts = policy_for("roberts", Structure::fixed_limit);
const Policy wsop = policy_for("wsop", Structure::fixed_limit);

TEST(Cap, RobertsCapsAtABetAndThreeRaisesAndWsopAtFour) {
    Round round = street({1000, 1000, 1000}, 10);
    ASSERT_TRUE(play(round, roberts, {bet(10), raise(20), raise(30), raise(40)}));
    EXPECT_TRUE(round.capped);
    EXPECT_EQ(no_raise(round, round.to_act, roberts), Refusal::capped);

    Round other = street({1000, 1000, 1000}, 10);
    ASSERT_TRUE(play(other, wsop, {bet(10), raise(20), raise(30), raise(40)}));
    EXPECT_FALSE(other.capped);
    ASSERT_TRUE(play(other, wsop, {raise(50)}));
    EXPECT_TRUE(other.capped);
}

TEST(Cap, RobertsLiftsItWhenItBecomesHeadsUpBeforeTheCapAndWsopDoesNot) {
    Round round = street({1000, 1000, 1000}, 10);
    ASSERT_TRUE(play(round, roberts, {bet(10), raise(20), fold(), raise(30), raise(40), raise(50)}));
    EXPECT_FALSE(round.capped);
    Round other = street({1000, 1000, 1000}, 10);
    ASSERT_TRUE(play(other, wsop, {bet(10), raise(20), fold(), raise(30), raise(40), raise(50)}));
    EXPECT_TRUE(other.capped);
}

TEST(Cap, AFoldDoesNotUncapAStreet) {
    Round round = street({1000, 1000, 1000}, 10);
    ASSERT_TRUE(play(round, roberts, {bet(10), raise(20), raise(30), raise(40), fold()}));
    EXPECT_EQ(no_raise(round, round.to_act, roberts), Refusal::capped);
}

TEST(Cap, TdaKeepsItHeadsUpUntilTheEventIsDownToTwo) {
    for (const bool last_two : {false, true}) {
        Round round = street({1000, 1000}, 10);
        round.event_heads_up = last_two;
        ASSERT_TRUE(play(round, tda, {bet(10), raise(20), raise(30), raise(40), raise(50)}));
        EXPECT_EQ(round.capped, !last_two);
    }
}

TEST(Cap, AShortAllInUnderHalfABetCountsNothingAndItsCompletionOne) {
    Round round = street({1000, 1000, 28, 1000}, 20);
    ASSERT_TRUE(play(round, roberts, {bet(20), call(), raise(28)}));
    EXPECT_EQ(round.raises, 0);
    ASSERT_TRUE(play(round, roberts, {complete(40)}));
    EXPECT_EQ(round.raises, 1);
}

TEST(Cap, ShortAllInsThatTogetherReachHalfABetCountOnce) {
    Round round = street({1000, 25, 30, 1000}, 20);
    ASSERT_TRUE(play(round, roberts, {bet(20), raise(25), raise(30)}));
    EXPECT_EQ(round.raises, 1);
    EXPECT_EQ(limits(round, roberts).full_raise_to, Chips{50});
}

TEST(Cap, CompletingAShortOpeningAllInIsTheBet) {
    Round round = street({5, 1000, 1000}, 20);
    ASSERT_TRUE(play(round, roberts, {bet(5), complete(20)}));
    EXPECT_EQ(round.raises, 0);
    ASSERT_TRUE(play(round, roberts, {raise(40)}));
    EXPECT_EQ(round.raises, 1);
}

TEST(Cap, NoLimitHasNone) {
    const Policy no_limit = policy_for("roberts", Structure::no_limit);
    Round round = street({1000, 1000, 1000}, 10);
    ASSERT_TRUE(play(round, no_limit, {bet(10), raise(20), raise(30), raise(40), raise(50), raise(60)}));
    EXPECT_FALSE(round.capped);
}

} // namespace
} // namespace floorman
