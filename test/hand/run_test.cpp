// Boards: burns, a common last card in stud, the rest of a board dealt several times.

#include <gtest/gtest.h>

#include <string>

#include "hand/rake.hpp"
#include "support/dealer.hpp"
#include "support/policies.hpp"
#include "support/setup.hpp"

namespace floorman {
namespace {

constexpr Seat A{0};
constexpr Seat B{1};

struct AllIn {
    Policy policy = policy_for("tda", Structure::no_limit);
    Events events;
    Hand hand;

    explicit AllIn(HandSetup setup = setup_of({100, 100})) : hand(begin(setup, policy, events)) {
        EXPECT_TRUE(deal(A, "AsAd") && deal(B, "KsKd"));
        EXPECT_TRUE(take(act(raise_to(Chips{100}))) && take(act(call())));
    }
    bool take(const Input& input) {
        const bool allowed = step(hand, input, policy, events).allowed();
        EXPECT_EQ(broken_invariant(hand), nullptr);
        return allowed;
    }
    bool deal(Seat seat, std::string_view text) {
        Input input = of_seat(seat.exists() ? InputKind::deal_hole : InputKind::deal_board, seat);
        const CardRun cards = cards_from(text).value();
        for (const Card card : cards) input.cards.push_back(card);
        return take(input);
    }
    bool board(std::string_view flop, std::string_view turn, std::string_view river) {
        return deal(no_seat, flop) && deal(no_seat, turn) && deal(no_seat, river);
    }
    InputError run(int times) {
        Input input = of_seat(InputKind::run, no_seat);
        input.times = static_cast<std::uint8_t>(times);
        return step(hand, input, policy, events).error;
    }
    [[nodiscard]] Pending due() const { return pending(hand, policy); }
};

TEST(Run, EachBoardTakesHalfOfThePot) {
    AllIn table;
    ASSERT_EQ(table.run(2), InputError::none);
    ASSERT_TRUE(table.board("2c3c4d", "7h", "9h"));
    EXPECT_EQ(table.due(), (Pending{Awaited::deal_board, no_seat, 3, 1}));
    EXPECT_FALSE(table.deal(no_seat, "2c3d4h")); // The same deck: the deuce is out.
    EXPECT_FALSE(awards(table.hand, table.policy).has_value());
    ASSERT_TRUE(table.board("Kc5d6d", "8h", "Th"));
    EXPECT_EQ(table.due().awaited, Awaited::show);
    const auto won = awards(table.hand, table.policy);
    ASSERT_TRUE(won.has_value());
    EXPECT_EQ((*won)[A], Chips{100});
    EXPECT_EQ((*won)[B], Chips{100});
}

TEST(Run, WhatLiesThereAlreadyBelongsToEveryBoard) {
    AllIn table;
    ASSERT_TRUE(table.deal(no_seat, "2c3c4d"));
    ASSERT_EQ(table.run(3), InputError::none);
    ASSERT_TRUE(table.deal(no_seat, "7h") && table.deal(no_seat, "9h"));
    EXPECT_EQ(table.due(), (Pending{Awaited::deal_board, no_seat, 1, 1}));
    ASSERT_TRUE(table.deal(no_seat, "Kc") && table.deal(no_seat, "Kh"));
    EXPECT_EQ(table.due(), (Pending{Awaited::deal_board, no_seat, 1, 2}));
    ASSERT_TRUE(table.deal(no_seat, "8h") && table.deal(no_seat, "8d"));
    const auto won = awards(table.hand, table.policy); // 200 in three: 67 of the first board, 67 of the second, 66.
    ASSERT_TRUE(won.has_value());
    EXPECT_EQ((*won)[A], Chips{67 + 66});
    EXPECT_EQ((*won)[B], Chips{67});
}

TEST(Run, OnlyWhileTheBoardIsToBeRunOut) {
    Events events;
    const Policy policy = policy_for("tda", Structure::no_limit);
    Hand hand = begin(setup_of({100, 100}), policy, events);
    Input twice = of_seat(InputKind::run, no_seat);
    twice.times = 2;
    EXPECT_EQ(step(hand, twice, policy, events).error, InputError::not_awaited); // There is betting to come.
    AllIn table;
    EXPECT_EQ(table.run(1), InputError::not_awaited);
    EXPECT_EQ(table.run(most_runs + 1), InputError::not_awaited);
    EXPECT_EQ(table.run(2), InputError::none);
    EXPECT_EQ(table.run(2), InputError::not_awaited);
    AllIn late;
    ASSERT_TRUE(late.board("2c3c4d", "7h", "9h"));
    EXPECT_EQ(late.run(2), InputError::not_awaited);
}

TEST(Run, TheDeckMustHaveTheCards) {
    HandSetup setup = setup_of({9, 9, 9, 9, 9, 9, 9, 9, 9}, 1, 2, GameId::omaha5); // 45 of 52 cards.
    const Policy policy = policy_for("tda", Structure::no_limit);
    Events events;
    Hand hand = begin(setup, policy, events);
    Dealer dealer{setup.game, [](int) { return 0; }};
    while (!hand.betting_over) {
        const Pending due = pending(hand, policy);
        const Limits may = due.awaited == Awaited::act ? limits(hand.round, policy) : Limits{};
        const Input input = due.awaited == Awaited::act ? act(may.can_raise() ? raise_to(may.max_raise_to) : call())
                                                        : dealer.answer(hand, due, [](int) { return 0; });
        ASSERT_TRUE(step(hand, input, policy, events).allowed());
    }
    Input twice = of_seat(InputKind::run, no_seat);
    twice.times = 2;
    EXPECT_EQ(step(hand, twice, policy, events).error, InputError::deck_too_short);
}

TEST(Run, EveryBoardHasItsBurns) {
    HandSetup setup = setup_of({100, 100});
    setup.burns = true;
    AllIn table{setup};
    ASSERT_EQ(table.run(2), InputError::none);
    int burns = 0;
    int deals = 0;
    Dealer dealer{GameId::holdem, [](int) { return 0; }};
    int next = 0;
    while (Dealer::answers(table.due().awaited)) {
        const Pending due = table.due();
        (due.awaited == Awaited::burn ? burns : deals) += 1;
        EXPECT_EQ(due.awaited == Awaited::burn, (burns + deals) % 2 == 1);
        Input input = of_seat(due.awaited == Awaited::burn ? InputKind::burn : InputKind::deal_board, no_seat);
        for (int i = 0; i < due.cards; ++i) input.cards.push_back(Card{next++});
        ASSERT_TRUE(table.take(input));
    }
    EXPECT_EQ(burns, 6);
    EXPECT_EQ(deals, 6);
    EXPECT_EQ(left_in_deck(table.hand), 52 - 4 - 10 - 6);
}

TEST(Run, TheLastCardOfStudIsCommonWhereTheDeckHasNotOneForEach) {
    const Policy policy = policy_for("tda", Structure::fixed_limit, Family::stud);
    HandSetup setup = setup_of({90, 90, 90, 90, 90, 90, 90, 90}, 0, 0, GameId::stud);
    setup.big_blind = no_seat;
    setup.stakes = {no_chips, Chips{2}, Chips{4}, no_chips, no_chips, Chips{1}};
    Events events;
    Hand hand = begin(setup, policy, events);
    int state = 3;
    const auto below = [&state](int n) { return (state = (state * 75 + 74) % 65'537) % n; };
    Dealer dealer{setup.game, below};
    while (pending(hand, policy).awaited != Awaited::show) {
        const Pending due = pending(hand, policy);
        const bool acts = due.awaited == Awaited::act;
        const Input input = acts ? act(hand.round.bring_in_due                ? bring_in()
                                       : limits(hand.round, policy).can_check ? check()
                                                                              : call())
                                 : dealer.answer(hand, due, below);
        ASSERT_TRUE(step(hand, input, policy, events).allowed());
        ASSERT_EQ(broken_invariant(hand), nullptr);
    }
    EXPECT_EQ(hand.board.size(), 1U); // Eight times six leave four.
    ASSERT_TRUE(awards(hand, policy).has_value());
    Chips won{};
    const PerSeat<Chips> all = *awards(hand, policy);
    for (const Chips chips : all.at) won += chips;
    EXPECT_EQ(won, Chips{8});
}

// ---- Bomb pots ------------------------------------------------------------------------------------------------------

TEST(BombPot, EverybodyPaysAndTheFlopBegins) {
    HandSetup setup = setup_of({100, 100, 100, 4}, 0, 0);
    setup.big_blind = no_seat;
    setup.bomb_pot = true;
    setup.stakes.min_bet = Chips{2};
    for (const Seat seat : SeatSet::first(4)) setup.ante[seat] = Chips{5};
    TestHand table{setup, policy_for("tda", Structure::no_limit)};
    EXPECT_EQ(street_of(table.hand).name, "flop");
    EXPECT_EQ(table.hand.board.size(), 3U);
    EXPECT_EQ(table.hand.hole[A].size(), 2U);
    EXPECT_EQ(table.hand.round.to_act, A);
    EXPECT_EQ(limits(table.hand.round, table.policy).min_raise_to, Chips{2});
    const Pots all = pots(table.hand);
    ASSERT_EQ(all.size(), 2U); // The last could pay only 4.
    EXPECT_EQ(all[0].amount, Chips{16});
    EXPECT_EQ(all[1].amount, Chips{3});
    EXPECT_TRUE(table.take({check(), bet_to(Chips{2}), fold(), fold()}));
}

TEST(BombPot, AllInOnItRunsOut) {
    HandSetup setup = setup_of({5, 5}, 0, 0);
    setup.big_blind = no_seat;
    setup.bomb_pot = true;
    for (const Seat seat : SeatSet::first(2)) setup.ante[seat] = Chips{5};
    TestHand table{setup, policy_for("tda", Structure::no_limit)};
    EXPECT_TRUE(table.hand.betting_over);
    EXPECT_EQ(table.hand.board.size(), 5U);
}

// ---- Rake -----------------------------------------------------------------------------------------------------------

Chips all_awards(const Hand& hand, const Policy& policy) {
    Chips sum{};
    const PerSeat<Chips> all = *awards(hand, policy);
    for (const Chips won : all.at) sum += won;
    return sum;
}

TEST(Rake, IsAPartOfWhatWasCalled) {
    HandSetup setup = setup_of({100, 300});
    setup.rake = {500, false, no_chips, no_chips};
    AllIn table{[&] {
        setup.stack[B] = Chips{100};
        return setup;
    }()};
    ASSERT_TRUE(table.board("2c3c4d", "7h", "9h"));
    EXPECT_EQ(rake_of(table.hand, pots(table.hand)), Chips{10}); // 5 of a hundred of 200.
    EXPECT_EQ((*awards(table.hand, table.policy))[A], Chips{190});
}

TEST(Rake, StopsAtItsMostAndIsRoundedDown) {
    const auto taken = [](Rake rake) {
        HandSetup setup = setup_of({99, 99});
        setup.rake = rake;
        TestHand table{setup, policy_for("tda", Structure::no_limit)};
        EXPECT_TRUE(table.take({raise_to(Chips{99}), call()}));
        EXPECT_EQ(awards(table.hand, table.policy).has_value(), false);
        return rake_of(table.hand, pots(table.hand));
    };
    EXPECT_EQ(taken({500, false, no_chips, no_chips}), Chips{9}); // 9.9
    EXPECT_EQ(taken({500, false, Chips{9}, no_chips}), Chips{9});
    EXPECT_EQ(taken({500, false, Chips{8}, no_chips}), Chips{8});
    EXPECT_EQ(taken({500, false, no_chips, Chips{5}}), Chips{5});
    EXPECT_EQ(taken({0, false, Chips{5}, no_chips}), no_chips);
}

TEST(Rake, NoFlopNoDrop) {
    for (const bool sees_flop : {false, true}) {
        for (const bool no_drop : {false, true}) {
            HandSetup setup = setup_of({100, 100, 100});
            setup.rake = {1000, no_drop, no_chips, no_chips};
            TestHand table{setup, policy_for("tda", Structure::no_limit)};
            ASSERT_TRUE(table.take({raise_to(Chips{40}), fold()}));
            ASSERT_TRUE(sees_flop ? table.take({call(), bet_to(Chips{60}), fold()}) : table.take({fold()}));
            const Chips gathered = sees_flop ? Chips{81} : Chips{5}; // What nobody called goes back first.
            const Chips expected = no_drop && !sees_flop ? no_chips : Chips{gathered.count / 10};
            EXPECT_EQ(rake_of(table.hand, pots(table.hand)), expected);
            EXPECT_EQ(all_awards(table.hand, table.policy) + expected, gathered);
        }
    }
}

// Rounding to fives would take five of the side pot's four.
TEST(Rake, NoPotGivesMoreThanItHas) {
    HandSetup setup = setup_of({32, 30, 32}, 10, 20);
    setup.rake = {3333, false, no_chips, Chips{5}};
    TestHand table{setup, policy_for("tda", Structure::no_limit)};
    ASSERT_TRUE(table.take({raise_to(Chips{32}), call(), call()}));
    const Pots all = pots(table.hand);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[1].amount, Chips{4});
    EXPECT_EQ(rake_of(table.hand, all), Chips{30}); // 31 of 94, in fives.
    const Pots left = after_rake(table.hand, all);
    EXPECT_EQ(left[0].amount, Chips{61});
    EXPECT_EQ(left[1].amount, Chips{3});
}

TEST(Rake, TheMainPotPaysFirst) {
    HandSetup setup = setup_of({30, 100, 100});
    setup.rake = {1000, false, Chips{12}, no_chips};
    TestHand table{setup, policy_for("tda", Structure::no_limit)};
    ASSERT_TRUE(table.take({raise_to(Chips{100}), call(), call()}));
    const Pots all = pots(table.hand);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].amount, Chips{90});
    EXPECT_EQ(all[1].amount, Chips{140});
    const Pots left = after_rake(table.hand, all);
    EXPECT_EQ(left[0].amount, Chips{81});
    EXPECT_EQ(left[1].amount, Chips{137}); // Three, and no more: the most is twelve.
}

} // namespace
} // namespace floorman
