// Judge: each refusal where it holds, and the first of several. Apply: whose turn it is, and when a street is over (4.3).

#include <gtest/gtest.h>

#include "support/street.hpp"

namespace floorman {
namespace {

const Policy no_limit = policy_for("tda", Structure::no_limit);
const Policy fixed_limit = policy_for("tda", Structure::fixed_limit);

TEST(Judge, NamesMustFitTheSpot) {
    Round round = street({500, 500, 500}, 10);
    EXPECT_EQ(judge(round, call(), no_limit).refusal, Refusal::nothing_to_call);
    EXPECT_EQ(judge(round, raise(20), no_limit).refusal, Refusal::nothing_to_raise);
    EXPECT_EQ(judge(round, bring_in(), no_limit).refusal, Refusal::no_bring_in_is_due);
    ASSERT_TRUE(play(round, no_limit, {bet(20)}));
    EXPECT_EQ(judge(round, check(), no_limit).refusal, Refusal::bet_to_answer);
    EXPECT_EQ(judge(round, bet(40), no_limit).refusal, Refusal::already_bet);
    EXPECT_EQ(judge(round, complete(40), no_limit).refusal, Refusal::nothing_to_complete);
    EXPECT_TRUE(judge(round, fold(), no_limit).allowed());
}

TEST(Judge, ABringInThatIsDueComesFirst) {
    Round round = street({500, 500, 500}, 15);
    round.bet_to = round.short_from = Chips{5};
    round.bring_in_due = true;
    for (const Action action : {fold(), check(), call()})
        EXPECT_EQ(judge(round, action, fixed_limit).refusal, Refusal::bring_in_is_due);
    EXPECT_TRUE(judge(round, bet(15), fixed_limit).allowed());
    ASSERT_TRUE(play(round, fixed_limit, {bring_in()}));
    EXPECT_EQ(limits(round, fixed_limit).complete_to, Chips{15});
    EXPECT_EQ(round.wagered_to[A], Chips{5});
}

TEST(Judge, ARulingBarsARaise) {
    Round round = street({500, 500, 500}, 10);
    round.barred.add(A);
    EXPECT_EQ(judge(round, bet(20), no_limit).refusal, Refusal::barred);
    EXPECT_TRUE(judge(round, check(), no_limit).allowed());
}

TEST(Judge, TheHouseMayBanTheCheckRaise) {
    const Policy banned = policy_for("home", Structure::no_limit, Family::board, {{Question::check_raise, 0}});
    Round round = street({500, 500, 500}, 10);
    ASSERT_TRUE(play(round, banned, {check(), bet(10), call()}));
    EXPECT_EQ(judge(round, raise(20), banned).refusal, Refusal::checked_before);
}

TEST(Apply, AStreetClosesWhenAllHaveAnsweredTheBet) {
    Round round = street({500, 500, 500}, 10);
    ASSERT_TRUE(play(round, no_limit, {check(), bet(20), call()}));
    EXPECT_EQ(round.to_act, A);
    ASSERT_TRUE(play(round, no_limit, {call()}));
    EXPECT_EQ(round.to_act, no_seat);
    EXPECT_EQ(judge(round, check(), no_limit).refusal, Refusal::betting_is_over);
}

TEST(Apply, AllInPlayersAreNotWaitedFor) {
    Round round = street({1000, 5, 1000}, 2);
    ASSERT_TRUE(play(round, no_limit, {bet(10), call(), call()}));
    EXPECT_EQ(round.to_act, no_seat);
}

TEST(Apply, OneWhoAloneHasChipsAndOwesNothingHasNoAction) {
    Round round = street({1000, 50, 0}, 2);
    ASSERT_TRUE(play(round, no_limit, {check(), bet(50)}));
    EXPECT_EQ(round.to_act, A); // Owes 50.
    ASSERT_TRUE(play(round, no_limit, {call()}));
    EXPECT_EQ(round.to_act, no_seat);
}

TEST(Apply, ChipsAreConserved) {
    Round round = street({500, 300, 120}, 10);
    ASSERT_TRUE(play(round, no_limit, {bet(40), raise(100), raise(120), call()}));
    Chips sum{};
    for (const Seat seat : SeatSet::first(3)) sum += round.stack[seat] + round.wagered_to[seat];
    EXPECT_EQ(sum, Chips{920});
}

} // namespace
} // namespace floorman
