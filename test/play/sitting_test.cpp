// A sitting: hands one after another with chips, levels, straddles, kills and bomb pots, as one value with one step.

#include <gtest/gtest.h>

#include "hand/invariants.hpp"
#include "support/sitting.hpp"

namespace floorman {
namespace {

const Policy tda = policy_for("tda", Structure::no_limit);
const Policy roberts = policy_for("roberts", Structure::no_limit);
const Policy wsop = policy_for("wsop", Structure::no_limit);

House cash(std::int64_t least = 100, std::int64_t most = 1000) {
    House house;
    house.least_buy_in = Chips{least};
    house.most_buy_in = Chips{most};
    house.return_within = 3600;
    return house;
}

TEST(Sitting, AHandMovesChipsAndThePlacesMoveOn) {
    TestSitting table(6, 3, 500, roberts, cash());
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.sitting.deal.placing.button, Seat{2});
    EXPECT_EQ(chips_in_sitting(table.sitting), Chips{1500});
    EXPECT_EQ(table.deal().error, SittingError::hand_in_play);
    ASSERT_TRUE(table.fold_out());
    EXPECT_EQ(table.stack(0), 495);
    EXPECT_EQ(table.stack(1), 505); // The big blind, to whom everybody folded.
    EXPECT_EQ(table.stack(2), 500);
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.sitting.deal.placing.button, Seat{0});
}

TEST(Sitting, ActsGoByTheFloor) {
    TestSitting table(3, 3, 500, tda, cash());
    ASSERT_TRUE(table.deal().allowed());
    ASSERT_TRUE(table.run_cards());
    const Seat first = table.sitting.hand.round.to_act;
    ASSERT_TRUE(table.take(clear_act(next_after(SeatSet::first(3), first), ClearAct::raises, 40)).allowed());
    ASSERT_EQ(table.events.rulings.size(), 1U);
    EXPECT_EQ(table.events.rulings[0].verdict, Ruled::held);
    ASSERT_TRUE(table.take(clear_act(first, ClearAct::folds)).allowed());
    ASSERT_EQ(table.events.rulings.size(), 2U); // The fold, and the held raise whose turn has come.
    EXPECT_EQ(table.events.rulings[1].reason, Reason::takes_effect);
    SittingInput act_of_nobody;
    act_of_nobody.kind = SittingKind::cards;
    act_of_nobody.input = of_seat(InputKind::kill, Seat{0});
    EXPECT_EQ(table.take(act_of_nobody).error, SittingError::not_for_cards);
}

// ---- Table stakes ---------------------------------------------------------------------------------------------------

TEST(TableStakes, BuyInsHaveALeastAndAMost) {
    TestSitting table(6, 2, 500, roberts, cash());
    EXPECT_EQ(table.take(seating(SeatingKind::sits, 3, 99)).chips, ChipsRefusal::under_the_least);
    EXPECT_EQ(table.take(seating(SeatingKind::sits, 3, 1001)).chips, ChipsRefusal::over_the_most);
    EXPECT_EQ(table.take(seating(SeatingKind::sits, 3, 0)).chips, ChipsRefusal::nothing);
    EXPECT_EQ(table.take(seating(SeatingKind::sits, 1, 500)).seating, SeatingRefusal::seat_is_taken);
    EXPECT_TRUE(table.take(seating(SeatingKind::sits, 3, 100)).allowed());
    EXPECT_TRUE(table.take(seating(SeatingKind::sits, 4, 1000)).allowed());
}

TEST(TableStakes, NobodyAddsChipsInAHand) {
    TestSitting table(6, 3, 500, roberts, cash());
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.take(of_kind(SittingKind::adds_chips, 0, 100)).chips, ChipsRefusal::in_a_hand);
    ASSERT_TRUE(table.fold_out());
    EXPECT_EQ(table.take(of_kind(SittingKind::adds_chips, 0, 506)).chips, ChipsRefusal::over_the_most);
    EXPECT_TRUE(table.take(of_kind(SittingKind::adds_chips, 0, 505)).allowed());
    EXPECT_EQ(table.stack(0), 1000);
}

TEST(TableStakes, OneWhoLeftBringsTheChipsBack) {
    TestSitting table(6, 3, 500, roberts, cash());
    ASSERT_TRUE(table.take(seating(SeatingKind::leaves, 2)).allowed());
    EXPECT_EQ(table.take(seating(SeatingKind::sits, 4, 499, 3)).chips, ChipsRefusal::brings_back_less);
    EXPECT_TRUE(table.take(seating(SeatingKind::sits, 4, 500, 3)).allowed());
    ASSERT_TRUE(table.take(seating(SeatingKind::leaves, 4)).allowed());
    SittingInput later = of_kind(SittingKind::time);
    later.seconds = 3601;
    ASSERT_TRUE(table.take(later).allowed());
    EXPECT_TRUE(table.take(seating(SeatingKind::sits, 4, 100, 3)).allowed()) << "an hour later it is a new game";
}

TEST(TableStakes, WhoWonMoreThanTheMostMayBringItBack) {
    EXPECT_EQ(why_no_buy_in(Chips{1500}, Chips{1500}, no_chips, cash()), ChipsRefusal::none);
    EXPECT_EQ(why_no_buy_in(Chips{1501}, Chips{1500}, no_chips, cash()), ChipsRefusal::over_the_most);
}

TEST(TableStakes, WhoLeavesInAHandGetsUpWhenItIsOver) {
    TestSitting table(6, 3, 500, roberts, cash());
    ASSERT_TRUE(table.deal().allowed());
    ASSERT_TRUE(table.take(seating(SeatingKind::leaves, 0)).allowed());
    EXPECT_EQ(chips_in_sitting(table.sitting), Chips{1500});
    ASSERT_TRUE(table.fold_out());
    EXPECT_EQ(table.sitting.table.at[Seat{0}].presence, Presence::nobody);
    EXPECT_EQ(chips_in_sitting(table.sitting), Chips{1005});
}

TEST(TableStakes, WhoIsBrokeSitsOutUntilBuyingIn) {
    TestSitting table(3, 3, 100, roberts, cash());
    ASSERT_TRUE(table.deal().allowed());
    ASSERT_TRUE(table.run_cards());
    while (table.sitting.in_hand) {
        ASSERT_TRUE(table.take(clear_act(table.sitting.hand.round.to_act, ClearAct::all_in)).allowed());
        ASSERT_TRUE(table.run_cards());
    }
    EXPECT_TRUE(table.happened(TableEventKind::out));
    int broke = -1;
    for (int seat = 0; seat < 3; ++seat)
        if (table.stack(seat) == 0) broke = seat;
    ASSERT_GE(broke, 0);
    EXPECT_EQ(table.sitting.table.at[Seat{broke}].presence, Presence::away);
    EXPECT_EQ(table.take(seating(SeatingKind::returns, broke)).chips, ChipsRefusal::nothing);
    EXPECT_TRUE(table.take(of_kind(SittingKind::adds_chips, broke, 100)).allowed());
    EXPECT_TRUE(table.take(seating(SeatingKind::returns, broke)).allowed());
}

// Whoever has no chips has no place either: with two left, the button posts the small blind, and the other the big one.
TEST(TableStakes, TheBlindsPassByWhoIsBroke) {
    for (const Policy& policy : {tda, roberts, wsop})
        for (int broke = 0; broke < 3; ++broke)
            for (int hands = 1; hands < 4; ++hands) {
                TestSitting table(6, 3, 500, policy, cash());
                for (int hand = 0; hand < hands; ++hand) {
                    ASSERT_TRUE(table.deal().allowed());
                    ASSERT_TRUE(table.fold_out());
                }
                table.sitting.table.at[Seat{broke}].stack = no_chips;
                ASSERT_TRUE(table.deal().allowed());
                const Deal& deal = table.sitting.deal;
                EXPECT_EQ(deal.dealt_in.count(), 2);
                EXPECT_TRUE(deal.absent.empty());
                EXPECT_TRUE(deal.dealt_in.has(deal.placing.button));
                EXPECT_TRUE(deal.dealt_in.has(deal.placing.big));
                EXPECT_NE(deal.placing.button, deal.placing.big);
                Chips posted{};
                for (const Chips wagered : table.sitting.hand.round.wagered_to.at) posted += wagered;
                EXPECT_EQ(posted, Chips{15});
            }
}

TEST(Tournament, WhoIsBrokeIsOut) {
    House house;
    house.tournament = true;
    TestSitting table(3, 3, 100, tda, house);
    ASSERT_TRUE(table.deal().allowed());
    ASSERT_TRUE(table.run_cards());
    while (table.sitting.in_hand) {
        ASSERT_TRUE(table.take(clear_act(table.sitting.hand.round.to_act, ClearAct::all_in)).allowed());
        ASSERT_TRUE(table.run_cards());
    }
    EXPECT_TRUE(table.happened(TableEventKind::out));
    EXPECT_LT(taken(table.sitting.table).count(), 3);
    EXPECT_EQ(chips_in_sitting(table.sitting), Chips{300});
    EXPECT_EQ(table.take(of_kind(SittingKind::adds_chips, taken(table.sitting.table).lowest().index, 100)).chips,
              ChipsRefusal::no_buying_in);
}

TEST(Tournament, TheAbsentArePostedForAndTheirHandsAreDead) {
    House house;
    house.tournament = true;
    TestSitting table(4, 4, 100, tda, house);
    ASSERT_TRUE(table.take(seating(SeatingKind::sits_out, 1)).allowed()); // Due the big blind.
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.sitting.deal.absent, SeatSet::of(Seat{1}));
    EXPECT_FALSE(table.sitting.hand.round.live.has(table.sitting.map.in_hand[Seat{1}]));
    ASSERT_TRUE(table.fold_out());
    EXPECT_EQ(table.stack(1), 90);
    EXPECT_EQ(chips_in_sitting(table.sitting), Chips{400});
}

// ---- Levels ---------------------------------------------------------------------------------------------------------

Level twice_as_much() {
    Level level;
    level.blinds = {no_chips, Chips{10}, Chips{20}};
    level.stakes.min_bet = Chips{20};
    return level;
}

TEST(Levels, ANewOneHoldsFromTheNextHand) {
    TestSitting table(3, 3, 500, tda);
    ASSERT_TRUE(table.deal().allowed());
    SittingInput next = of_kind(SittingKind::set_level);
    next.level = twice_as_much();
    ASSERT_TRUE(table.take(next).allowed());
    EXPECT_EQ(table.sitting.hand.round.bet_to, Chips{10});
    ASSERT_TRUE(table.fold_out());
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_TRUE(table.happened(TableEventKind::level_set));
    EXPECT_EQ(table.sitting.hand.round.bet_to, Chips{20});
}

TEST(Levels, OneDealtByMistakeIsMendedBeforeSubstantialAction) {
    TestSitting table(4, 4, 500, tda);
    ASSERT_TRUE(table.deal().allowed());
    const Placing placing = table.sitting.deal.placing;
    ASSERT_TRUE(table.run_cards());
    ASSERT_TRUE(table.take(clear_act(table.sitting.hand.round.to_act, ClearAct::calls)).allowed());
    SittingInput mend = of_kind(SittingKind::correct_level);
    mend.level = twice_as_much();
    ASSERT_TRUE(table.take(mend).allowed());
    EXPECT_TRUE(table.happened(TableEventKind::hand_void));
    EXPECT_EQ(table.sitting.deal.placing, placing) << "the button stays where it was";
    EXPECT_EQ(table.sitting.hand.round.bet_to, Chips{20});
    EXPECT_EQ(table.sitting.hands, 1);
    EXPECT_EQ(chips_in_sitting(table.sitting), Chips{2000});
}

TEST(Levels, OneDealtByMistakeStandsAfterSubstantialAction) {
    TestSitting table(4, 4, 500, tda);
    ASSERT_TRUE(table.deal().allowed());
    ASSERT_TRUE(table.run_cards());
    ASSERT_TRUE(table.take(clear_act(table.sitting.hand.round.to_act, ClearAct::calls)).allowed());
    ASSERT_TRUE(table.take(clear_act(table.sitting.hand.round.to_act, ClearAct::folds)).allowed());
    SittingInput mend = of_kind(SittingKind::correct_level);
    mend.level = twice_as_much();
    EXPECT_EQ(table.take(mend).error, SittingError::too_late);
    EXPECT_EQ(table.sitting.hand.round.bet_to, Chips{10});
}

TEST(Antes, AreEverybodysTheBigBlindsOrTheButtons) {
    for (const auto& [kind, all] :
         {std::pair{AnteKind::each, 3 * 2}, {AnteKind::big_blind, 2}, {AnteKind::button, 2}, {AnteKind::none, 0}}) {
        TestSitting table(3, 3, 500, tda);
        table.sitting.level.ante = Chips{2};
        table.sitting.level.ante_kind = kind;
        ASSERT_TRUE(table.deal().allowed());
        EXPECT_EQ(table.sitting.posted, Chips{15 + all});
        if (kind == AnteKind::button) { EXPECT_EQ(table.sitting.hand.round.stack[Seat{2}], Chips{498}); }
    }
}

// ---- Straddles ------------------------------------------------------------------------------------------------------

TEST(Straddling, TheButtonHasTheFirstRightToIt) {
    TestSitting table(5, 5, 500, wsop, cash()); // Button 5, blinds 1 and 2, left of them 3.
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 3, 20)).straddle, StraddleRefusal::not_offered);
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 1, 20)).straddle, StraddleRefusal::not_offered); // The big blind.
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 4, 30)).straddle, StraddleRefusal::wrong_amount);
    ASSERT_TRUE(table.take(of_kind(SittingKind::straddles, 4, 20)).allowed());
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 2, 20)).straddle, StraddleRefusal::one_is_enough);
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.sitting.hand.round.bet_to, Chips{20});
    ASSERT_TRUE(table.run_cards());
    EXPECT_EQ(table.sitting.hand.round.to_act, Seat{0}) << "left of the button, which acts last";
}

TEST(Straddling, TheButtonTakesItFromWhoSpokeBefore) {
    TestSitting table(5, 5, 500, wsop, cash());
    ASSERT_TRUE(table.take(of_kind(SittingKind::straddles, 2, 20)).allowed());
    ASSERT_TRUE(table.take(of_kind(SittingKind::straddles, 4, 20)).allowed());
    ASSERT_EQ(table.sitting.straddles.size(), 1U);
    EXPECT_EQ(table.sitting.straddles[0].by, Seat{4});
}

TEST(Straddling, TheWsopHasNoneOnTheButtonInLimit) {
    const Policy limit = policy_for("wsop", Structure::fixed_limit);
    TestSitting table(5, 5, 500, limit, cash());
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 4, 20)).straddle, StraddleRefusal::button_in_limit);
    EXPECT_TRUE(table.take(of_kind(SittingKind::straddles, 2, 20)).allowed());
}

TEST(Straddling, FromAnySeatEachOverTheOneBefore) {
    TestSitting table(5, 5, 500, roberts, cash());
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 3, 19)).straddle, StraddleRefusal::wrong_amount);
    ASSERT_TRUE(table.take(of_kind(SittingKind::straddles, 2, 20)).allowed());
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 4, 40)).straddle, StraddleRefusal::out_of_order);
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 3, 39)).straddle, StraddleRefusal::wrong_amount);
    ASSERT_TRUE(table.take(of_kind(SittingKind::straddles, 3, 40)).allowed());
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.sitting.hand.round.bet_to, Chips{40});
}

TEST(Straddling, OneThatIsNotOfferedAnyMoreIsNone) {
    TestSitting table(5, 5, 500, wsop, cash());
    ASSERT_TRUE(table.take(of_kind(SittingKind::straddles, 2, 20)).allowed());
    ASSERT_TRUE(table.take(seating(SeatingKind::sits_out, 1)).allowed()); // Now seat 3 has the big blind.
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.sitting.hand.round.bet_to, Chips{10});
}

// ---- Kills and bombs ------------------------------------------------------------------------------------------------

TEST(Kills, TwoPotsInARowKillTheNext) {
    const KillRule rule{KillKind::full, Chips{10}, no_chips};
    const Seat A{0};
    const Seat B{1};
    const PotWon of_a{SeatSet::of(A), Chips{30}, Chips{45}};
    const Legs leg = after_pot({}, of_a, rule);
    EXPECT_EQ(leg, (Legs{A, no_seat}));
    EXPECT_EQ(after_pot(leg, of_a, rule), (Legs{A, A}));
    EXPECT_EQ(after_pot(leg, {SeatSet::of(A), Chips{9}, Chips{24}}, rule), (Legs{A, no_seat})) << "less than a full bet";
    EXPECT_EQ(after_pot(leg, {SeatSet::of(B), Chips{30}, Chips{45}}, rule), (Legs{B, no_seat}));
    const SeatSet both = SeatSet::of(A) | SeatSet::of(B);
    EXPECT_EQ(after_pot(leg, {both, Chips{30}, Chips{45}}, rule), (Legs{A, no_seat})) << "a shared pot keeps the leg";
    EXPECT_EQ(after_pot({A, A}, {both, Chips{30}, Chips{45}}, rule), (Legs{A, A})) << "and a killer who shares kills again";
    EXPECT_EQ(after_pot({A, A}, {SeatSet::of(B), Chips{30}, Chips{45}}, rule), (Legs{B, no_seat}));
    EXPECT_EQ(after_pot({}, of_a, {KillKind::full, Chips{10}, Chips{45}}), (Legs{A, A})) << "a scoop kills at once";
    EXPECT_EQ(killed(Chips{4}, KillKind::half), Chips{6});
    EXPECT_EQ(killed(Chips{4}, KillKind::full), Chips{8});
}

TEST(Kills, TheKillerPostsAndTheStakesGoUp) {
    House house = cash();
    house.kill = {KillKind::full, Chips{10}, no_chips};
    TestSitting table(4, 4, 500, policy_for("roberts", Structure::fixed_limit), house);
    table.sitting.legs = {Seat{3}, Seat{3}};
    EXPECT_TRUE(is_kill_pot(table.sitting));
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_TRUE(is_kill_pot(table.sitting));
    EXPECT_EQ(table.sitting.hand.round.bet_to, Chips{20});
    EXPECT_EQ(table.sitting.hand.stakes.big_bet, Chips{40});
    ASSERT_TRUE(table.fold_out());
    EXPECT_FALSE(is_kill_pot(table.sitting)) << "the big blind won it, and has one leg";
    EXPECT_EQ(chips_in_sitting(table.sitting), Chips{2000});
}

TEST(Kills, TheWsopHasNoStraddleInOne) {
    House house = cash();
    house.kill = {KillKind::full, Chips{10}, no_chips};
    TestSitting table(4, 4, 500, policy_for("wsop", Structure::fixed_limit), house);
    table.sitting.legs = {Seat{3}, Seat{3}};
    EXPECT_EQ(table.take(of_kind(SittingKind::straddles, 2, 20)).straddle, StraddleRefusal::in_a_kill_pot);
}

TEST(BombPots, BeginOnTheFlopAndTheButtonStays) {
    TestSitting table(4, 4, 500, roberts, cash());
    ASSERT_TRUE(table.deal().allowed());
    ASSERT_TRUE(table.fold_out());
    const Placing placing = table.sitting.table.last;
    ASSERT_TRUE(table.take(of_kind(SittingKind::bomb_pot, 0, 20)).allowed());
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.sitting.posted, Chips{80});
    ASSERT_TRUE(table.run_cards());
    EXPECT_EQ(table.sitting.hand.street, 1);
    EXPECT_EQ(table.sitting.map.at_table[table.sitting.hand.round.to_act],
              next_after(taken(table.sitting.table), placing.button));
    ASSERT_TRUE(table.play_out());
    EXPECT_EQ(table.sitting.table.last, placing);
    EXPECT_EQ(chips_in_sitting(table.sitting), Chips{2000});
    ASSERT_TRUE(table.deal().allowed());
    EXPECT_EQ(table.sitting.bomb, no_chips);
    EXPECT_EQ(table.sitting.deal.placing.button, placing.small);
}

} // namespace
} // namespace floorman
