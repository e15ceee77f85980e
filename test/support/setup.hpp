#pragma once
// Hands for tests: stacks and blinds in, and a loop that deals unknown or given cards.

#include <initializer_list>
#include <span>

#include "hand/invariants.hpp"
#include "hand/pending.hpp"
#include "hand/pots.hpp"
#include "hand/showdown.hpp"
#include "hand/step.hpp"
#include "support/street.hpp"

namespace floorman {

// Blinds of 1 and 2 unless told; the last seat has the button, which heads-up is the small blind.
inline HandSetup setup_of(std::initializer_list<int> stacks, int small = 1, int big = 2, GameId game_id = GameId::holdem) {
    HandSetup setup;
    setup.game = game_id;
    for (const int stack : stacks) setup.stack[Seat{setup.seats++}] = Chips{stack};
    setup.button = Seat{setup.seats - 1};
    const bool heads_up = setup.seats == 2;
    setup.big_blind = Seat{heads_up ? 0 : 1};
    setup.blind[Seat{heads_up ? 1 : 0}] = Chips{small};
    setup.blind[setup.big_blind] = Chips{big};
    setup.stakes.min_bet = Chips{big};
    return setup;
}

struct TestHand {
    Policy policy;
    Events events;
    Hand hand;

    TestHand(const HandSetup& setup, const Policy& p) : policy(p), hand(begin(setup, policy, events)) { deal(); }

    // Deals what is due as unknown cards.
    void deal() {
        for (Pending due = pending(hand, policy); due.awaited == Awaited::deal_hole || due.awaited == Awaited::deal_board;
             due = pending(hand, policy)) {
            Input input = of_seat(due.awaited == Awaited::deal_hole ? InputKind::deal_hole : InputKind::deal_board, due.seat);
            for (int i = 0; i < due.cards; ++i) input.cards.push_back(unknown_card);
            Events dealt;
            if (!step(hand, input, policy, dealt).allowed()) return;
        }
    }

    bool take(std::initializer_list<Action> acts) {
        for (const Action action : acts) {
            if (!step(hand, act(action), policy, events).allowed()) return false;
            if (broken_invariant(hand) != nullptr) return false;
            const Events kept = events;
            deal();
            events = kept;
        }
        return true;
    }

    // Names the cards of a seat, or of the whole board.
    bool name(Seat seat, std::string_view text) {
        Input input = of_seat(InputKind::name_cards, seat);
        const CardRun cards = cards_from(text).value();
        for (const Card card : cards) input.cards.push_back(card);
        Events named_events;
        return step(hand, input, policy, named_events).allowed();
    }
};

} // namespace floorman
