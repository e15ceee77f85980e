// A whole hand, from the posts to the awards, touches the heap not once.

#include <vector>

#include <gtest/gtest.h>

#include "allocation/heap.hpp"
#include "betting/limits.hpp"
#include "hand/invariants.hpp"
#include "hand/pending.hpp"
#include "hand/pots.hpp"
#include "hand/showdown.hpp"
#include "hand/step.hpp"
#include "support/policies.hpp"
#include "support/sitting.hpp"

namespace floorman {
namespace {

HandSetup six_handed() {
    HandSetup setup;
    setup.seats = 6;
    setup.button = Seat{5};
    setup.big_blind = Seat{1};
    setup.blind[Seat{0}] = Chips{50};
    setup.blind[Seat{1}] = Chips{100};
    setup.stakes.min_bet = Chips{100};
    for (const Seat seat : SeatSet::first(6)) setup.stack[seat] = Chips{10'000};
    return setup;
}

// Deals the deck in order and calls or checks to the showdown.
bool play_to_the_end(Hand& hand, const Policy& policy, Events& events) {
    int next_card = 0;
    for (Pending due = pending(hand, policy); due.awaited != Awaited::nothing; due = pending(hand, policy)) {
        Input input;
        switch (due.awaited) {
        case Awaited::deal_hole:
        case Awaited::deal_board:
            input = of_seat(due.awaited == Awaited::deal_hole ? InputKind::deal_hole : InputKind::deal_board, due.seat);
            for (int i = 0; i < due.cards; ++i) input.cards.push_back(Card{next_card++});
            break;
        case Awaited::act: input = act(limits(hand.round, policy).can_check ? check() : call()); break;
        case Awaited::show: input = of_seat(InputKind::show, due.seat); break;
        case Awaited::nothing: break;
        }
        if (!step(hand, input, policy, events).allowed()) return false;
    }
    return awards(hand, policy).has_value();
}

TEST(Allocation, AHandMakesNone) {
    const Policy policy = policy_for("tda", Structure::no_limit);
    const HandSetup setup = six_handed();
    Events events;
    const std::size_t before = heap::allocations();
    Hand hand = begin(setup, policy, events);
    const bool ended = play_to_the_end(hand, policy, events);
    const std::size_t after = heap::allocations();
    EXPECT_TRUE(ended);
    EXPECT_EQ(after - before, 0U);
    EXPECT_EQ(broken_invariant(hand), nullptr);
}

// Hand after hand, with people coming and going: the vector of what was taken is the test's own.
TEST(Allocation, ASittingMakesNone) {
    TestSitting table(6, 4, 500, policy_for("roberts", Structure::no_limit));
    table.taken.reserve(1'000);
    const std::size_t before = heap::allocations();
    bool played = true;
    for (int hand = 0; hand < 3; ++hand) {
        played = played && table.take(seating(SeatingKind::sits_out, hand)).allowed();
        played = played && table.deal().allowed() && table.play_out();
        played = played && table.take(seating(SeatingKind::returns_and_posts, hand)).allowed();
    }
    const std::size_t after = heap::allocations();
    EXPECT_TRUE(played);
    EXPECT_EQ(after - before, 0U);
}

TEST(Allocation, TheCounterCounts) {
    const std::size_t before = heap::allocations();
    const std::vector<int> taken(100);
    EXPECT_EQ(heap::allocations() - before, 1U) << taken.size();
}

} // namespace
} // namespace floorman
