// Stud: the bring-in by the cards showing, who leads later streets, the open pair.

#include <gtest/gtest.h>

#include "support/setup.hpp"

namespace floorman {
namespace {

HandSetup stud_setup(int seats, int street, GameId game_id = GameId::stud) {
    HandSetup setup;
    setup.game = game_id;
    setup.seats = seats;
    setup.button = Seat{seats - 1};
    setup.street = street;
    for (const Seat seat : SeatSet::first(seats)) setup.stack[seat] = Chips{1000};
    setup.stakes = {
        .min_bet = {}, .small_bet = Chips{15}, .big_bet = Chips{30}, .spread_least = {}, .spread_most = {}, .bring_in = Chips{5}};
    return setup;
}

TestHand dealt(int street, const Policy& policy, std::initializer_list<std::string_view> hands, GameId game_id = GameId::stud) {
    TestHand played{stud_setup(static_cast<int>(hands.size()), street, game_id), policy};
    int seat = 0;
    for (const std::string_view cards : hands) EXPECT_TRUE(played.name(Seat{seat++}, cards));
    return played;
}

const Policy roberts = policy_for("roberts", Structure::fixed_limit, Family::stud);
const Policy tda = policy_for("tda", Structure::fixed_limit, Family::stud);

TEST(Stud, TheLowestCardShowingBringsItInAndSuitsBreakTies) {
    TestHand played = dealt(0, roberts, {"????7d", "????2s", "????2d"});
    EXPECT_EQ(played.hand.round.to_act, C);
    EXPECT_TRUE(played.hand.round.bring_in_due);
    ASSERT_TRUE(played.take({bring_in()}));
    EXPECT_EQ(limits(played.hand.round, roberts).complete_to, Chips{15});
}

TEST(Stud, InRazzTheHighestCardBringsItInAndTheLowestBoardLeads) {
    const Policy razz = policy_for("wsop", Structure::fixed_limit, Family::stud);
    EXPECT_EQ(dealt(0, razz, {"????Ks", "????5d", "????Ah"}, GameId::razz).hand.round.to_act, A);
    EXPECT_EQ(dealt(1, razz, {"????KsKd", "????5d4c", "????Ah8c"}, GameId::razz).hand.round.to_act, B);
}

TEST(Stud, TheHighestBoardLeadsAndBooksDifferOnTies) {
    EXPECT_EQ(dealt(1, roberts, {"????9c2d", "????AhKd", "????AsKc"}).hand.round.to_act, B);
    EXPECT_EQ(dealt(1, tda, {"????9c2d", "????AhKd", "????AsKc"}).hand.round.to_act, C);
    EXPECT_EQ(dealt(1, roberts, {"????9c2d", "????AhKd", "????2s2c"}).hand.round.to_act, C);
    EXPECT_EQ(dealt(2, roberts, {"????QcQdKh", "????JhJdAs", "????AcKsQh"}).hand.round.to_act, A);
}

TEST(Stud, AnOpenPairOnFourthStreetAllowsTheGreaterBet) {
    TestHand played = dealt(1, roberts, {"????KsKd", "????Qs7d", "????Jc2h"});
    EXPECT_EQ(limits(played.hand.round, roberts).second_size_to, Chips{30});
    ASSERT_TRUE(played.take({check()}));
    EXPECT_EQ(limits(played.hand.round, roberts).second_size_to, Chips{30});
    EXPECT_EQ(limits(dealt(1, tda, {"????KsKd", "????Qs7d", "????Jc2h"}).hand.round, tda).second_size_to, no_chips);
}

TEST(Stud, AShortBringInKeepsItsPrice) {
    HandSetup setup = stud_setup(3, 0);
    setup.stack[A] = Chips{3};
    setup.first = A;
    TestHand played{setup, roberts};
    ASSERT_TRUE(played.take({bring_in()}));
    EXPECT_EQ(limits(played.hand.round, roberts).to_call, Chips{5});
}

} // namespace
} // namespace floorman
