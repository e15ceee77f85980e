#pragma once
// A sitting for tests: seats people, deals, and plays hands out with the cards of a deck in order.

#include "betting/limits.hpp"
#include "hand/pending.hpp"
#include "play/sitting.hpp"
#include "support/policies.hpp"

namespace floorman {

inline SittingInput seating(SeatingKind kind, int seat, std::int64_t chips = 0, std::uint32_t person = 0) {
    SittingInput input;
    input.kind = SittingKind::seating;
    input.seating = {kind, Seat{seat}, no_seat};
    input.chips = Chips{chips};
    input.person = person == 0 ? static_cast<std::uint32_t>(seat + 1) : person;
    return input;
}

inline SittingInput of_kind(SittingKind kind, int seat = 0, std::int64_t chips = 0) {
    SittingInput input;
    input.kind = kind;
    input.seating.seat = Seat{seat};
    input.chips = Chips{chips};
    return input;
}

inline SittingInput clear_act(Seat by, ClearAct act, std::int64_t amount = 0) {
    SittingInput input;
    input.kind = SittingKind::incident;
    input.incident.by = by;
    input.incident.kind = IncidentKind::clear_act;
    input.incident.clear = act;
    input.incident.amount = Chips{amount};
    return input;
}

struct TestSitting {
    Sitting sitting;
    Policy policy;
    SittingEvents events;
    int next_card = 0;
    std::vector<SittingInput> taken; // Everything that was allowed, for a replay.

    // `seats` places, the first `players` of them taken with `stack` each; the last of those has the button first.
    TestSitting(int seats, int players, std::int64_t stack, const Policy& rules, const House& house = {}) : policy(rules) {
        sitting.house = house;
        sitting.level.blinds = {no_chips, Chips{5}, Chips{10}};
        sitting.level.stakes.min_bet = Chips{10};
        sitting.level.stakes.small_bet = Chips{10};
        sitting.level.stakes.big_bet = Chips{20};
        sitting.table.seats = seats;
        sitting.table.blinds = sitting.level.blinds;
        sitting.table.first_hand = true;
        const Seat button{players - 1};
        sitting.table.last = {button, button, button, false};
        for (int seat = 0; seat < players; ++seat) take(seating(SeatingKind::sits, seat, stack));
    }

    SittingVerdict take(const SittingInput& input) {
        const SittingVerdict verdict = step(sitting, input, policy, events);
        if (verdict.allowed()) taken.push_back(input);
        return verdict;
    }
    SittingVerdict deal() { return take(of_kind(SittingKind::deal)); }

    // Answers what the hand waits for, but acts: cards come in order, everybody shows.
    bool run_cards() {
        while (sitting.in_hand) {
            const Pending due = pending(sitting.hand, policy);
            SittingInput input;
            input.kind = SittingKind::cards;
            switch (due.awaited) {
            case Awaited::deal_hole:
            case Awaited::deal_board:
                input.input = of_seat(due.awaited == Awaited::deal_hole ? InputKind::deal_hole : InputKind::deal_board, due.seat);
                for (int i = 0; i < due.cards; ++i) input.input.cards.push_back(Card{next_card++ % 52});
                break;
            case Awaited::burn:
                input.input = of_seat(InputKind::burn, no_seat);
                input.input.cards.push_back(Card{next_card++ % 52});
                break;
            case Awaited::draw: input.input = of_seat(InputKind::draw, due.seat); break; // Everybody stands pat.
            case Awaited::reshuffle: input.input = of_seat(InputKind::reshuffle, due.seat); break;
            case Awaited::show: input.input = of_seat(InputKind::show, due.seat); break;
            case Awaited::act: return true;
            case Awaited::nothing: return false;
            }
            if (!take(input).allowed()) return false;
        }
        return true;
    }

    // Everybody checks or calls.
    bool play_out() {
        while (run_cards() && sitting.in_hand)
            if (!take(clear_act(sitting.hand.round.to_act, ClearAct::checks_or_calls)).allowed()) return false;
        next_card = 0;
        return !sitting.in_hand;
    }
    // Everybody folds to the last.
    bool fold_out() {
        while (run_cards() && sitting.in_hand)
            if (!take(clear_act(sitting.hand.round.to_act, ClearAct::folds)).allowed()) return false;
        next_card = 0;
        return !sitting.in_hand;
    }

    [[nodiscard]] std::int64_t stack(int seat) const { return sitting.table.at[Seat{seat}].stack.count; }
    [[nodiscard]] bool happened(TableEventKind kind) const {
        for (const TableEvent& event : events.table)
            if (event.kind == kind) return true;
        return false;
    }
};

} // namespace floorman
