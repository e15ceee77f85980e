// Draws: order, what may be thrown away, new cards, a deck that runs short.

#include <gtest/gtest.h>

#include <string>

#include "support/dealer.hpp"
#include "support/policies.hpp"
#include "support/setup.hpp"

namespace floorman {
namespace {

const Policy no_limit = policy_for("tda", Structure::no_limit, Family::draw);
constexpr Seat A{0};
constexpr Seat B{1};
constexpr Seat C{2};

Input cards_for(InputKind kind, Seat seat, std::string_view text) {
    Input input = of_seat(kind, seat);
    const CardRun cards = cards_from(text).value();
    for (const Card card : cards) input.cards.push_back(card);
    return input;
}

// Three players of a single draw, cards dealt, all in for the blind of 2; A is first to draw.
struct Table {
    Policy policy = no_limit;
    Events events;
    Hand hand;

    explicit Table(GameId id = GameId::single_draw) : hand(begin(setup_of({100, 100, 100}, 1, 2, id), policy, events)) {
        deal(A, "2c3c4c5c7d");
        deal(B, "2d3d4d5d8c");
        deal(C, "AsKsQsJs9h");
        EXPECT_TRUE(take(act(call())) && take(act(call())) && take(act(check())));
    }
    bool take(const Input& input) {
        const bool allowed = step(hand, input, policy, events).allowed();
        EXPECT_EQ(broken_invariant(hand), nullptr);
        return allowed;
    }
    InputError refused(const Input& input) {
        const Hand before = hand;
        const InputError error = step(hand, input, policy, events).error;
        EXPECT_EQ(hand, before);
        return error;
    }
    bool deal(Seat seat, std::string_view text) { return take(cards_for(InputKind::deal_hole, seat, text)); }
    bool draw(Seat seat, std::string_view text) { return take(cards_for(InputKind::draw, seat, text)); }
    [[nodiscard]] Pending due() const { return pending(hand, policy); }
};

std::string held(const Hand& hand, Seat seat) { return text(std::span{hand.hole[seat].begin(), hand.hole[seat].size()}); }

TEST(Draw, GoesRoundFromTheButtonsLeftBeforeAnybodyBets) {
    Table table;
    EXPECT_EQ(table.hand.round.to_act, A); // Known already, but the draw comes first.
    EXPECT_EQ(table.refused(act(check())), InputError::not_awaited);
    EXPECT_EQ(table.due(), (Pending{Awaited::draw, A, 0}));
    EXPECT_EQ(table.refused(cards_for(InputKind::draw, B, "")), InputError::not_awaited);
    EXPECT_TRUE(table.draw(A, ""));
    EXPECT_TRUE(table.draw(B, "8c"));
    EXPECT_EQ(table.refused(cards_for(InputKind::draw, B, "2d")), InputError::not_awaited);
    EXPECT_TRUE(table.draw(C, "AsKsQs"));
    EXPECT_EQ(table.due(), (Pending{Awaited::deal_hole, B, 1}));
    EXPECT_TRUE(table.deal(B, "7h"));
    EXPECT_EQ(table.refused(act(check())), InputError::not_awaited);
    EXPECT_TRUE(table.deal(C, "2h3h4h"));
    EXPECT_EQ(held(table.hand, B), "2d3d4d5d7h");
    EXPECT_EQ(held(table.hand, C), "Js9h2h3h4h");
    EXPECT_TRUE(table.take(act(check())));
}

TEST(Draw, NewCardsMayComeToEachInTurn) {
    Table table;
    EXPECT_TRUE(table.draw(A, "7d"));
    EXPECT_EQ(table.refused(cards_for(InputKind::deal_hole, B, "6h")), InputError::not_awaited);
    EXPECT_TRUE(table.deal(A, "6h"));
    EXPECT_EQ(table.due(), (Pending{Awaited::draw, B, 0}));
}

TEST(Draw, ThrowsAwayOnlyWhatIsHeld) {
    Table table;
    EXPECT_EQ(table.refused(cards_for(InputKind::draw, A, "2d")), InputError::wrong_cards); // B has it.
    EXPECT_EQ(table.refused(cards_for(InputKind::draw, A, "9c")), InputError::wrong_cards);
    EXPECT_EQ(table.refused(cards_for(InputKind::draw, A, "??")), InputError::wrong_cards); // Which, is known.
    Input twice = cards_for(InputKind::draw, A, "2c");
    twice.cards.push_back(twice.cards[0]);
    EXPECT_EQ(table.refused(twice), InputError::wrong_cards);
    EXPECT_TRUE(table.draw(A, "2c3c4c5c7d"));
}

TEST(Draw, ACardThrownAwayIsNotDealtAgain) {
    Table table;
    ASSERT_TRUE(table.draw(A, "7d") && table.draw(B, "8c") && table.draw(C, ""));
    EXPECT_EQ(table.refused(cards_for(InputKind::deal_hole, A, "7d")), InputError::wrong_cards);
    EXPECT_EQ(table.refused(cards_for(InputKind::deal_hole, A, "8c")), InputError::wrong_cards);
    EXPECT_EQ(table.refused(cards_for(InputKind::deal_hole, A, "6h6s")), InputError::wrong_cards);
    EXPECT_TRUE(table.deal(A, "6h"));
}

TEST(Draw, UnknownCardsAreThrownAwayUnknownOrGetTheirNames) {
    Events events;
    Policy policy = no_limit;
    Hand hand = begin(setup_of({100, 100}, 1, 2, GameId::single_draw), policy, events);
    const auto take = [&](const Input& input) { return step(hand, input, policy, events).allowed(); };
    ASSERT_TRUE(take(cards_for(InputKind::deal_hole, A, "??????????")) && take(cards_for(InputKind::deal_hole, B, "2c3c4c5c7d")));
    ASSERT_TRUE(take(act(call())) && take(act(check())));
    EXPECT_FALSE(take(cards_for(InputKind::draw, A, "2c??")));
    EXPECT_TRUE(take(cards_for(InputKind::draw, A, "As??")));
    EXPECT_EQ(hand.hole[A].size(), 3U);
    EXPECT_FALSE(take(cards_for(InputKind::draw, B, "As"))); // A had it.
    EXPECT_TRUE(take(cards_for(InputKind::draw, B, "")));
    EXPECT_FALSE(take(cards_for(InputKind::deal_hole, A, "As6h")));
    EXPECT_TRUE(take(cards_for(InputKind::deal_hole, A, "6h6s")));
    EXPECT_EQ(broken_invariant(hand), nullptr);
}

TEST(Draw, TheEventsTellTheTableHowManyAndTheSeatWhich) {
    Table table;
    ASSERT_TRUE(table.draw(A, "2c7d"));
    ASSERT_EQ(table.events.size(), 3U);
    EXPECT_EQ(table.events[0].kind, EventKind::drew);
    EXPECT_EQ(table.events[0].count, 2);
    EXPECT_EQ(table.events[0].audience, Audience::all);
    EXPECT_EQ(table.events[1].kind, EventKind::discarded);
    EXPECT_EQ(table.events[1].card, card_from("2c").value());
    EXPECT_EQ(table.events[1].audience, Audience::seat);
}

TEST(Draw, WhoIsAllInDrawsToo) {
    Events events;
    Policy policy = no_limit;
    Hand hand = begin(setup_of({100, 100}, 1, 2, GameId::triple_draw), policy, events);
    const auto take = [&](const Input& input) { return step(hand, input, policy, events).allowed(); };
    ASSERT_TRUE(take(cards_for(InputKind::deal_hole, A, "2c3c4c5c7d")) && take(cards_for(InputKind::deal_hole, B, "2d3d4d5d8c")));
    ASSERT_TRUE(take(act(raise_to(Chips{100}))) && take(act(call())));
    ASSERT_TRUE(hand.betting_over);
    for (const char* thrown : {"8c", "8d", "8h"}) {
        EXPECT_FALSE(awards(hand, policy).has_value()); // Cards are to come.
        EXPECT_EQ(pending(hand, policy), (Pending{Awaited::draw, A, 0}));
        ASSERT_TRUE(take(cards_for(InputKind::draw, A, "")) && take(cards_for(InputKind::draw, B, thrown)));
        ASSERT_TRUE(take(cards_for(InputKind::deal_hole, B, thrown[1] == 'c' ? "8d" : thrown[1] == 'd' ? "8h" : "8s")));
    }
    ASSERT_TRUE(awards(hand, policy).has_value());
    EXPECT_EQ((*awards(hand, policy))[A], Chips{200}); // A seven is better than an eight.
}

TEST(Draw, TheMuckGoesUnderADeckThatIsShortButNotWhatWaitsForCards) {
    Events events;
    Policy policy = policy_for("tda", Structure::fixed_limit, Family::draw);
    HandSetup setup = setup_of({900, 900, 900, 900, 900, 900}, 1, 2, GameId::triple_draw);
    setup.stakes = {no_chips, Chips{2}, Chips{4}, no_chips, no_chips, no_chips};
    Hand hand = begin(setup, policy, events);
    int state = 7;
    const auto below = [&state](int n) { return (state = (state * 75 + 74) % 65'537) % n; };
    Dealer dealer{setup.game, below};
    int reshuffles = 0;
    PerSeat<CardSet> thrown; // In this draw.
    for (Pending due = pending(hand, policy); due.awaited != Awaited::show; due = pending(hand, policy)) {
        Input input;
        if (due.awaited == Awaited::act) {
            input = act(limits(hand.round, policy).can_check ? check() : call());
        } else if (due.awaited == Awaited::draw) {
            input = of_seat(InputKind::draw, due.seat);
            for (const Card card : hand.hole[due.seat]) input.cards.push_back(card);
            thrown[due.seat] = CardSet::of({input.cards.begin(), input.cards.size()});
        } else {
            if (due.awaited == Awaited::reshuffle) {
                ++reshuffles;
                EXPECT_LT(left_in_deck(hand), 5);
                EXPECT_EQ(known_to_reshuffle(hand).count(), due.cards);
                for (const Seat seat : hand.round.live) {
                    const bool waits = hand.hole[seat].empty();
                    EXPECT_TRUE(!waits || (known_to_reshuffle(hand) & thrown[seat]).empty());
                }
            }
            input = dealer.answer(hand, due, below);
            const bool deals = due.awaited == Awaited::deal_hole;
            EXPECT_TRUE(!deals || (CardSet::of({input.cards.begin(), input.cards.size()}) & thrown[due.seat]).empty());
        }
        ASSERT_TRUE(step(hand, input, policy, events).allowed());
        ASSERT_EQ(broken_invariant(hand), nullptr);
        ASSERT_EQ(left_in_deck(hand), dealer.deck().left());
    }
    EXPECT_GT(reshuffles, 3); // Thirty new cards at each draw, and twenty-two in the deck.
}

TEST(Draw, NobodyDrawsMoreThanTheDeckCanReplace) {
    Events events;
    Policy policy = no_limit;
    Hand hand = begin(setup_of({9, 9, 9, 9, 9, 9, 9, 9, 9, 9}, 1, 2, GameId::draw), policy, events);
    Dealer dealer{GameId::draw, [](int) { return 0; }};
    while (pending(hand, policy).awaited != Awaited::draw) {
        const Pending due = pending(hand, policy);
        const Input input = due.awaited == Awaited::act ? act(limits(hand.round, policy).can_check ? check() : call())
                                                        : dealer.answer(hand, due, [](int) { return 0; });
        ASSERT_TRUE(step(hand, input, policy, events).allowed());
    }
    EXPECT_EQ(most_discards(hand), 2); // Ten hands of five leave two cards.
    Input input = of_seat(InputKind::draw, A);
    for (const Card card : hand.hole[A])
        if (input.cards.size() < 3) input.cards.push_back(card);
    EXPECT_EQ(step(hand, input, policy, events).error, InputError::deck_too_short);
}

TEST(Draw, ABurnComesBeforeTheDraw) {
    Events events;
    Policy policy = no_limit;
    HandSetup setup = setup_of({100, 100}, 1, 2, GameId::single_draw);
    setup.burns = true;
    Hand hand = begin(setup, policy, events);
    const auto take = [&](const Input& input) { return step(hand, input, policy, events).allowed(); };
    EXPECT_EQ(pending(hand, policy), (Pending{Awaited::deal_hole, A, 5}));
    ASSERT_TRUE(take(cards_for(InputKind::deal_hole, A, "2c3c4c5c7d")) && take(cards_for(InputKind::deal_hole, B, "2d3d4d5d8c")));
    ASSERT_TRUE(take(act(call())) && take(act(check())));
    EXPECT_EQ(pending(hand, policy), (Pending{Awaited::burn, no_seat, 1}));
    EXPECT_FALSE(take(cards_for(InputKind::draw, A, "")));
    EXPECT_TRUE(take(cards_for(InputKind::burn, no_seat, "9s")));
    EXPECT_EQ(events[0].audience, Audience::nobody);
    ASSERT_TRUE(take(cards_for(InputKind::draw, A, "7d")) && take(cards_for(InputKind::draw, B, "")));
    EXPECT_FALSE(take(cards_for(InputKind::deal_hole, A, "9s"))); // Burnt.
    EXPECT_TRUE(take(cards_for(InputKind::deal_hole, A, "9c")));
}

TEST(Draw, AHandThatIsKilledDrawsNoMore) {
    Table table;
    ASSERT_TRUE(table.draw(A, "") && table.draw(B, ""));
    ASSERT_TRUE(table.take(of_seat(InputKind::kill, C)));
    EXPECT_EQ(table.due(), (Pending{Awaited::act, A, 0}));
    EXPECT_TRUE(table.take(act(check())));
}

TEST(Draw, ASeatThatNoTableHasIsNobodys) {
    Table table;
    const Hand before = table.hand;
    for (const int index : {10, 16, 17, 31, 254}) EXPECT_FALSE(table.take(of_seat(InputKind::kill, Seat{index}))) << index;
    EXPECT_EQ(table.hand, before);
}

} // namespace
} // namespace floorman
