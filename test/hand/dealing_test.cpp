// Cards dealt to everybody at once: the same as to one seat after the other, and refused where that would be.

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "hand/dealing.hpp"
#include "hand/invariants.hpp"
#include "hand/pending.hpp"
#include "support/policies.hpp"
#include "support/setup.hpp"

namespace floorman {
namespace {

constexpr Seat A{0};
constexpr Seat B{1};

struct Dealt {
    Hand hand;
    std::vector<Event> events;
};

std::vector<Card> cards(std::string_view text) {
    const CardRun run = cards_from(text).value();
    return {run.begin(), run.end()};
}

InputError deal_at_once(Hand& hand, const Policy& policy, const std::vector<Card>& deck, Events& events) {
    events.clear();
    return deal_around(hand, deck, policy, events).error;
}

Dealt at_once(Hand hand, const Policy& policy, std::string_view text) {
    Events events;
    EXPECT_EQ(deal_at_once(hand, policy, cards(text), events), InputError::none);
    EXPECT_EQ(broken_invariant(hand), nullptr);
    return {hand, {events.begin(), events.end()}};
}

Dealt one_after_another(Hand hand, const Policy& policy, std::string_view text) {
    const std::vector<Card> deck = cards(text);
    std::vector<Event> all;
    std::size_t dealt = 0;
    Events events;
    for (Pending due = pending(hand, policy); due.awaited == Awaited::deal_hole; due = pending(hand, policy)) {
        Input input = of_seat(InputKind::deal_hole, due.seat);
        for (int i = 0; i < due.cards; ++i) input.cards.push_back(deck.at(dealt++));
        EXPECT_TRUE(step(hand, input, policy, events).allowed());
        all.insert(all.end(), events.begin(), events.end());
    }
    return {hand, all};
}

void expect_the_same(const Hand& hand, const Policy& policy, std::string_view text) {
    const Dealt once = at_once(hand, policy, text);
    const Dealt singly = one_after_another(hand, policy, text);
    EXPECT_EQ(once.hand, singly.hand);
    EXPECT_EQ(once.events, singly.events);
}

Hand begun(const HandSetup& setup, const Policy& policy) {
    Events events;
    return begin(setup, policy, events);
}

HandSetup stud_of_three() {
    HandSetup setup = setup_of({100, 100, 100}, 0, 0, GameId::stud);
    setup.big_blind = no_seat;
    setup.stakes = {{}, Chips{10}, Chips{20}, {}, {}, Chips{5}};
    return setup;
}

const Policy no_limit = policy_for("tda", Structure::no_limit);
const Policy stud = policy_for("tda", Structure::fixed_limit, Family::stud);

TEST(DealAround, HoldemFromTheButtonsLeft) {
    HandSetup setup = setup_of({100, 100, 100});
    setup.button = A;
    const Hand hand = begun(setup, no_limit);
    expect_the_same(hand, no_limit, "AsAdKsKdQsQd");
    EXPECT_EQ(at_once(hand, no_limit, "AsAdKsKdQsQd").hand.hole[B][0], cards("As")[0]);
    expect_the_same(hand, no_limit, "??AdKs??????");
}

TEST(DealAround, OnlyWhoMissesCards) {
    Hand hand = begun(setup_of({100, 100, 100}), no_limit);
    Input input = of_seat(InputKind::deal_hole, B);
    for (const Card card : cards("2c2d")) input.cards.push_back(card);
    Events events;
    ASSERT_TRUE(step(hand, input, no_limit, events).allowed());
    expect_the_same(hand, no_limit, "AsAdKsKd");
}

TEST(DealAround, StudStreetByStreet) {
    Hand hand = begun(stud_of_three(), stud);
    expect_the_same(hand, stud, "AsAd2cKsKd3cQsQd4c");
    hand = at_once(hand, stud, "AsAd2cKsKd3cQsQd4c").hand;
    Events events;
    ASSERT_TRUE(step(hand, act(bring_in()), stud, events).allowed());
    ASSERT_TRUE(step(hand, act(fold()), stud, events).allowed());
    ASSERT_TRUE(step(hand, act(call()), stud, events).allowed());
    expect_the_same(hand, stud, "5c6c"); // To the two that are left.
}

TEST(DealAround, RefusedChangesNothing) {
    const Hand before = begun(setup_of({100, 100}), no_limit);
    Hand hand = before;
    Events events;
    std::vector<Card> one_twice = cards("AsAdKs");
    one_twice.push_back(one_twice[0]);
    EXPECT_EQ(deal_at_once(hand, no_limit, cards("AsAdKs"), events), InputError::wrong_cards);     // Too few,
    EXPECT_EQ(deal_at_once(hand, no_limit, cards("AsAdKsKdQs"), events), InputError::wrong_cards); // too many,
    EXPECT_EQ(deal_at_once(hand, no_limit, one_twice, events), InputError::wrong_cards);           // one twice.
    EXPECT_EQ(hand, before);
    EXPECT_TRUE(events.empty());
    ASSERT_EQ(deal_at_once(hand, no_limit, cards("AsAdKsKd"), events), InputError::none);
    EXPECT_EQ(deal_at_once(hand, no_limit, cards("QsQdJsJd"), events), InputError::not_awaited);
}

} // namespace
} // namespace floorman
