// Limits (4.7, 4.8, 4.13, 4.14, 4.23): the least and the most that a seat may make it.

#include <gtest/gtest.h>

#include "support/street.hpp"

namespace floorman {
namespace {

const Policy no_limit = policy_for("tda", Structure::no_limit);
const Policy pot_limit = policy_for("tda", Structure::pot_limit);
const Policy fixed_limit = policy_for("wsop", Structure::fixed_limit);
const Policy spread_limit = policy_for("roberts", Structure::spread_limit);

TEST(Limits, TheLeastRaiseIsTheLastFullRaiseOnTop) {
    Round round = street({500, 500, 500}, 2);
    ASSERT_TRUE(play(round, no_limit, {bet(10), raise(30)}));
    EXPECT_EQ(limits(round, no_limit).full_raise_to, Chips{50});
}

TEST(Limits, AShortAllInLeavesTheLeastRaiseAlone) {
    Round round = street({1000, 140, 1000, 1000}, 10);
    ASSERT_TRUE(play(round, no_limit, {bet(100), raise(140)}));
    EXPECT_EQ(limits(round, no_limit).full_raise_to, Chips{240});
    ASSERT_TRUE(play(round, no_limit, {raise(300)})); // A raise of 160 over the 140 in force.
    EXPECT_EQ(limits(round, no_limit).full_raise_to, Chips{460});
}

TEST(Limits, AStackBetweenCallAndLeastRaiseMayOnlyGoAllIn) {
    Round round = street({1000, 150, 1000}, 10);
    ASSERT_TRUE(play(round, no_limit, {bet(100)}));
    const Limits allowed = limits(round, no_limit);
    EXPECT_EQ(allowed.full_raise_to, Chips{200});
    EXPECT_EQ(allowed.min_raise_to, Chips{150});
    EXPECT_EQ(allowed.max_raise_to, Chips{150});
    EXPECT_EQ(judge(round, raise(149), no_limit).refusal, Refusal::below_least);
    EXPECT_EQ(judge(round, raise(151), no_limit).refusal, Refusal::more_than_stack);
}

TEST(Limits, NobodyRaisesWhenNoOpponentHasChips) {
    Round round = street({500, 100}, 10);
    ASSERT_TRUE(play(round, no_limit, {bet(100), call()}));
    Round other = street({500, 100}, 10);
    ASSERT_TRUE(play(other, no_limit, {check(), bet(100)}));
    EXPECT_EQ(limits(other, no_limit).no_raise, Refusal::nobody_to_raise);
}

TEST(Limits, ThePotIsCountedWithTheCall) {
    Round round = street({1000, 1000, 1000}, 10, 100);
    EXPECT_EQ(limits(round, pot_limit).max_raise_to, Chips{100});
    ASSERT_TRUE(play(round, pot_limit, {bet(50)}));
    EXPECT_EQ(limits(round, pot_limit).max_raise_to, Chips{250});
    EXPECT_EQ(judge(round, raise(251), pot_limit).refusal, Refusal::above_most);
}

TEST(Limits, FixedLimitCompletesAShortAllInAndRaisesOverAHalfBet) {
    for (const auto& [stack, next, completes] :
         {std::tuple{28, 40, 40}, std::tuple{29, 40, 40}, std::tuple{30, 50, 0}, std::tuple{35, 55, 0}}) {
        Round round = street({1000, 1000, stack, 1000}, 20);
        ASSERT_TRUE(play(round, fixed_limit, {bet(20), call(), raise(stack)}));
        const Limits allowed = limits(round, fixed_limit);
        EXPECT_EQ(allowed.full_raise_to, Chips{next}) << stack;
        EXPECT_EQ(allowed.max_raise_to, Chips{next}) << stack;
        EXPECT_EQ(allowed.complete_to, Chips{completes}) << stack;
    }
}

TEST(Limits, SpreadLimitAddsFromTheLastRaiseToTheTop) {
    Round round = street({500, 500, 500}, 2);
    round.most = Chips{10};
    ASSERT_TRUE(play(round, spread_limit, {bet(6)}));
    const Limits allowed = limits(round, spread_limit);
    EXPECT_EQ(allowed.min_raise_to, Chips{12});
    EXPECT_EQ(allowed.max_raise_to, Chips{16});
}

TEST(Limits, AnOpenPairAllowsTwoSizesUntilTheGreaterIsBet) {
    Round round = street({500, 500, 500}, 5);
    round.most = Chips{10};
    EXPECT_EQ(limits(round, fixed_limit).second_size_to, Chips{10});
    EXPECT_EQ(judge(round, bet(7), fixed_limit).refusal, Refusal::not_a_size);
    ASSERT_TRUE(play(round, fixed_limit, {bet(5), raise(15)}));
    EXPECT_EQ(limits(round, fixed_limit).full_raise_to, Chips{25});
    EXPECT_EQ(limits(round, fixed_limit).second_size_to, no_chips);
}

TEST(Limits, ChipUnitRoundsTheLeastUp) {
    const Policy by_fives = policy_for("wsop", Structure::no_limit, Family::board, {{Question::chip_unit, 5}});
    Round round = street({500, 500, 500}, 5);
    ASSERT_TRUE(play(round, by_fives, {bet(20), raise(40)}));
    EXPECT_EQ(judge(round, raise(62), by_fives).refusal, Refusal::not_a_size);
    EXPECT_TRUE(judge(round, raise(500), by_fives).allowed());
}

} // namespace
} // namespace floorman
