// A whole hand, from the posts to the awards, touches the heap not once.

#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include "allocation/heap.hpp"
#include "betting/limits.hpp"
#include "hand/invariants.hpp"
#include "hand/pending.hpp"
#include "hand/pots.hpp"
#include "hand/showdown.hpp"
#include "hand/step.hpp"
#include "support/dealer.hpp"
#include "support/policies.hpp"
#include "support/sitting.hpp"

namespace floorman {
namespace {

HandSetup six_handed(const Game& rules) {
    HandSetup setup;
    setup.game = rules.id;
    setup.seats = 6;
    setup.button = Seat{5};
    setup.burns = true;
    setup.rake = {500, true, Chips{50}, no_chips};
    setup.stakes = {Chips{100}, Chips{100}, Chips{200}, no_chips, no_chips, no_chips};
    if (rules.family == Family::stud) {
        setup.stakes.bring_in = Chips{30};
        for (const Seat seat : SeatSet::first(6)) setup.ante[seat] = Chips{10};
    } else {
        setup.big_blind = Seat{1};
        setup.blind[Seat{0}] = Chips{50};
        setup.blind[Seat{1}] = Chips{100};
    }
    for (const Seat seat : SeatSet::first(6)) setup.stack[seat] = Chips{10'000};
    return setup;
}

// Calls or checks to the showdown, throwing away three cards wherever there is a draw.
bool play_to_the_end(Hand& hand, const Policy& policy, Dealer& dealer, Events& events) {
    unsigned state = 1;
    const auto below = [&state](int n) { return static_cast<int>((state = state * 1664525U + 1013904223U) >> 8U) % n; };
    for (Pending due = pending(hand, policy); due.awaited != Awaited::nothing; due = pending(hand, policy)) {
        Input input;
        if (Dealer::answers(due.awaited)) {
            input = dealer.answer(hand, due, below);
        } else if (due.awaited == Awaited::act) {
            const Limits may = limits(hand.round, policy);
            input = act(hand.round.bring_in_due ? bring_in() : may.can_check ? check() : call());
        } else {
            input = of_seat(due.awaited == Awaited::draw ? InputKind::draw : InputKind::show, due.seat);
            for (int i = 0; due.awaited == Awaited::draw && i < 3; ++i)
                input.cards.push_back(hand.hole[due.seat][static_cast<std::size_t>(i)]);
        }
        if (!step(hand, input, policy, events).allowed()) return false;
    }
    return awards(hand, policy).has_value();
}

TEST(Allocation, AHandOfAnyGameMakesNone) {
    for (const Game& rules : all_games()) {
        const Structure structure = rules.family == Family::board ? Structure::no_limit : Structure::fixed_limit;
        const Policy policy = policy_for("tda", structure, rules.family);
        const HandSetup setup = six_handed(rules);
        Events events;
        Dealer dealer{rules.id, [](int) { return 0; }};
        const std::size_t before = heap::allocations();
        Hand hand = begin(setup, policy, events);
        const bool ended = play_to_the_end(hand, policy, dealer, events);
        const std::size_t after = heap::allocations();
        EXPECT_TRUE(ended) << rules.name;
        EXPECT_EQ(after - before, 0U) << rules.name;
        EXPECT_EQ(broken_invariant(hand), nullptr) << rules.name;
    }
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

TEST(Allocation, AHandIsAPlainValue) { EXPECT_TRUE(std::is_trivially_copyable_v<Hand>); }

TEST(Allocation, TheCounterCounts) {
    const std::size_t before = heap::allocations();
    const std::vector<int> taken(100);
    EXPECT_EQ(heap::allocations() - before, 1U) << taken.size();
}

} // namespace
} // namespace floorman
