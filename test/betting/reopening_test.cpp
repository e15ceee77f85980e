// Reopening (4.11, 4.12, 4.14): who may raise again after short all-ins.

#include <gtest/gtest.h>

#include "betting/reopening.hpp"
#include "support/street.hpp"

namespace floorman {
namespace {

const Policy no_limit = policy_for("tda", Structure::no_limit);
const Policy fixed_limit = policy_for("roberts", Structure::fixed_limit);

TEST(Reopening, AShortAllInDoesNotReopen) {
    Round round = street({1000, 1000, 130}, 10);
    ASSERT_TRUE(play(round, no_limit, {bet(100), call(), raise(130)}));
    EXPECT_EQ(round.to_act, A);
    EXPECT_EQ(no_raise(round, A, no_limit), Refusal::not_reopened);
    EXPECT_EQ(no_raise(round, B, no_limit), Refusal::not_reopened);
    EXPECT_EQ(judge(round, raise(400), no_limit).refusal, Refusal::not_reopened);
    EXPECT_TRUE(judge(round, call(), no_limit).allowed());
}

TEST(Reopening, ExactlyAFullRaiseReopensAndOneChipLessDoesNot) {
    for (const int stack : {199, 200, 201}) {
        Round round = street({1000, 1000, stack}, 10);
        ASSERT_TRUE(play(round, no_limit, {bet(100), call(), raise(stack)}));
        EXPECT_EQ(reopened(round, A, no_limit), stack >= 200) << stack;
    }
}

TEST(Reopening, SeveralShortAllInsAddUpForEachSeatByItself) {
    Round round = street({5000, 125, 5000, 200}, 100);
    ASSERT_TRUE(play(round, no_limit, {bet(100), raise(125), call(), raise(200)}));
    EXPECT_TRUE(reopened(round, A, no_limit));  // Faces 100 more than its bet.
    EXPECT_FALSE(reopened(round, C, no_limit)); // Called 125 and faces 75.
    EXPECT_EQ(limits_of(round, A, no_limit).full_raise_to, Chips{300});
}

TEST(Reopening, ARaiserIsMeasuredFromItsOwnRaise) {
    Round round = street({1000, 1000, 250}, 10);
    ASSERT_TRUE(play(round, no_limit, {bet(100), raise(200), raise(250), call()}));
    EXPECT_EQ(round.to_act, B);
    EXPECT_EQ(no_raise(round, B, no_limit), Refusal::not_reopened);
}

TEST(Reopening, ACheckerFacingAnAllInUnderTheLeastBetMayNotRaise) {
    Round round = street({1000, 1000, 20}, 100);
    ASSERT_TRUE(play(round, no_limit, {check(), check(), bet(20)}));
    EXPECT_EQ(no_raise(round, A, no_limit), Refusal::not_reopened);
}

TEST(Reopening, HalfABetReopensInFixedLimitWithoutRounding) {
    for (const int stack : {22, 23}) { // Half of 15 is 7.5.
        Round round = street({500, 500, stack}, 15);
        ASSERT_TRUE(play(round, fixed_limit, {bet(15), call(), raise(stack)}));
        EXPECT_EQ(reopened(round, A, fixed_limit), stack == 23) << stack;
    }
}

} // namespace
} // namespace floorman
