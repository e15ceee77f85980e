#include "hand/step.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "betting/apply.hpp"
#include "betting/judge.hpp"
#include "hand/dealing.hpp"
#include "hand/pending.hpp"
#include "hand/showing.hpp"
#include "hand/street.hpp"

namespace floorman {

namespace {

Event event_of(EventKind kind, Seat seat) noexcept {
    Event event;
    event.kind = kind;
    event.seat = seat;
    return event;
}

// ---- Acts -----------------------------------------------------------------------------------------------------------

void close_if_done(Hand& hand, const Policy& policy, Events& events) noexcept {
    if (!hand.round.to_act.exists()) close_street(hand, policy, events);
}

StepVerdict act_in_turn(Hand& hand, Action action, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    if (!round.to_act.exists()) return {Refusal::betting_is_over, InputError::none};
    if (hand.dealt <= hand.street) return {Refusal::none, InputError::not_awaited}; // Cards come first.
    if (const Verdict verdict = judge(round, action, policy); !verdict.allowed()) return {verdict.refusal, InputError::none};
    // After this point it must succeed.
    const Seat seat = round.to_act;
    Event event = event_of(EventKind::acted, seat);
    event.act = named(round, action, policy);
    const Chips before = round.wagered_to[seat];
    const Chips bet_before = round.bet_to;
    apply(round, action, policy);
    event.to = round.wagered_to[seat];
    event.adds = event.to - before;
    event.all_in = event.adds > no_chips && round.stack[seat] == no_chips;
    if (round.bet_to > bet_before) hand.last_aggressor = seat;
    events.push_back(event);
    close_if_done(hand, policy, events);
    return {};
}

// Who opens is known from the cards, or has been told, or is told now by the one who brings it in.
StepVerdict lead(Hand& hand, Seat seat, const Policy& policy) noexcept {
    const bool open_question = policy.family == Family::stud && hand.street_open && hand.round.acted.empty() &&
                               !opener_showing(hand, policy).exists();
    if (!open_question) return {Refusal::none, InputError::not_awaited};
    if (!hand.round.with_chips.has(seat)) return {Refusal::none, InputError::seat_not_in};
    hand.leads = seat;
    reconsider_opening(hand, policy);
    return {};
}

// ---- Showdown -------------------------------------------------------------------------------------------------------

StepVerdict show(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    if (!hand.round.live.has(input.seat)) return {Refusal::none, InputError::seat_not_in};
    if (!hand.betting_over || hand.mucked.has(input.seat)) return {Refusal::none, InputError::not_awaited};
    if (!input.cards.empty())
        if (const StepVerdict verdict = name_cards(hand, input, policy); !verdict.allowed()) return verdict;
    hand.shown.add(input.seat);
    for (const Card card : hand.hole[input.seat]) {
        Event event = event_of(EventKind::shown, input.seat);
        event.card = card;
        events.push_back(event);
    }
    return {};
}

StepVerdict muck(Hand& hand, Seat seat, Events& events) noexcept {
    if (!hand.round.live.has(seat)) return {Refusal::none, InputError::seat_not_in};
    if (!hand.betting_over || hand.shown.has(seat) || hand.mucked.has(seat)) return {Refusal::none, InputError::not_awaited};
    hand.mucked.add(seat);
    events.push_back(event_of(EventKind::mucked, seat));
    return {};
}

// ---- The floor ------------------------------------------------------------------------------------------------------

StepVerdict bar(Hand& hand, Seat seat, bool barred, Events& events) noexcept {
    if (!hand.round.live.has(seat) || hand.betting_over) return {Refusal::none, InputError::seat_not_in};
    barred ? hand.round.barred.add(seat) : hand.round.barred.remove(seat);
    events.push_back(event_of(barred ? EventKind::barred : EventKind::unbarred, seat));
    return {};
}

// Out of the hand at once; whoever's turn it is stays to act, unless it was this seat's or nobody is left to answer.
StepVerdict kill(Hand& hand, Seat seat, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    if (!round.live.has(seat) || hand.betting_over) return {Refusal::none, InputError::seat_not_in};
    round.live.remove(seat);
    round.with_chips.remove(seat);
    round.waiting.remove(seat);
    hand.drawing.remove(seat);
    events.push_back(event_of(EventKind::killed, seat));
    if (!hand.street_open) { // Between two streets.
        if (round.live.count() < 2)
            close_street(hand, policy, events);
        else
            open_when_dealt(hand, policy, events); // Or the last whose cards were missing.
        return {};
    }
    round.to_act = next_to_act(round, round.to_act == seat ? seat : just_before(round.to_act));
    close_if_done(hand, policy, events);
    open_when_dealt(hand, policy, events); // It may have been the last to draw.
    return {};
}

StepVerdict forfeit(Hand& hand, const Input& input, Events& events) noexcept {
    if (!hand.dealt_in.has(input.seat)) return {Refusal::none, InputError::seat_not_in};
    Round& round = hand.round;
    if (input.chips <= no_chips || input.chips > round.stack[input.seat]) return {Refusal::none, InputError::not_enough_chips};
    round.stack[input.seat] -= input.chips;
    round.pot += input.chips;
    // What answers the bet lies in front, like the chips of anybody who folds, and makes levels for side pots.
    const Chips in_front = hand.street_open
                               ? std::min(input.chips, std::max(no_chips, round.bet_to - round.wagered_to[input.seat]))
                               : no_chips;
    round.wagered_to[input.seat] += in_front;
    hand.dead += input.chips - in_front;
    if (round.stack[input.seat] == no_chips) {
        round.with_chips.remove(input.seat);
        round.waiting.remove(input.seat);
    }
    Event event = event_of(EventKind::forfeited, input.seat);
    event.adds = input.chips;
    events.push_back(event);
    return {};
}

// A fold out of turn takes effect at once and leaves the turn where it is.
StepVerdict fold_out_of_turn(Hand& hand, Seat seat, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    round.live.remove(seat);
    round.with_chips.remove(seat);
    round.waiting.remove(seat);
    Event event = event_of(EventKind::acted, seat);
    event.act = Act::fold;
    event.to = round.wagered_to[seat];
    events.push_back(event);
    round.to_act = next_to_act(round, just_before(round.to_act));
    close_if_done(hand, policy, events);
    return {};
}

// The seat acts as if it were its turn. The seat that it passed over keeps its turn, as long as it has something to answer.
StepVerdict stand(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    if (!round.to_act.exists() || !round.live.has(input.seat) || input.seat == round.to_act)
        return {Refusal::none, InputError::not_awaited};
    if (input.action.act == Act::fold) return fold_out_of_turn(hand, input.seat, policy, events);
    if (!round.waiting.has(input.seat)) return {Refusal::none, InputError::not_awaited};
    const Seat passed_over = round.to_act;
    round.to_act = input.seat;
    const StepVerdict verdict = act_in_turn(hand, input.action, policy, events);
    if (!verdict.allowed() || (hand.street_open && round.waiting.has(passed_over))) round.to_act = passed_over;
    return verdict;
}

} // namespace

Act named(const Round& round, Action action, const Policy& policy) noexcept {
    if (action.act != Act::raise || !structure_completes(policy.structure)) return action.act; // None lies to be completed.
    return limits_of(round, round.to_act, policy).complete_to == action.to ? Act::complete : Act::raise;
}

Hand begin(const HandSetup& setup, const Policy& policy, Events& events) noexcept {
    FLOORMAN_CHECK(setup.seats >= 2 && setup.seats <= max_seats, "a hand has 2 to max_seats seats");
    events.clear();
    Hand hand;
    hand.game = setup.game;
    hand.stakes = setup.stakes;
    hand.street = static_cast<std::uint8_t>(setup.street);
    hand.dealt_in = SeatSet::first(setup.seats);
    hand.button = setup.button;
    hand.big_blind = setup.big_blind;
    hand.leads = setup.first;
    hand.dead = setup.pot;
    for (const Straddle& straddle : setup.straddles)
        if (straddle.to > hand.straddled_to) hand.straddled_to = straddle.to;
    hand.round.stack = setup.stack;
    hand.round.live = hand.dealt_in;
    hand.round.event_heads_up = setup.event_heads_up;
    hand.dealt = hand.street;
    hand.in_deck = game(setup.game).deck;
    hand.rake = setup.rake;
    hand.burns = setup.burns;
    if (street_of(hand).draws) hand.drawing = hand.dealt_in;
    open_street(hand, &setup, policy, events);
    return hand;
}

namespace {

StepVerdict step_besides_acts(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    switch (input.kind) {
    case InputKind::act: return act_in_turn(hand, input.action, policy, events);
    case InputKind::deal_board: return deal_board(hand, input, policy, events);
    case InputKind::deal_hole: return deal_hole(hand, input, policy, events);
    case InputKind::name_cards: return name_cards(hand, input, policy);
    case InputKind::draw: return draw(hand, input, policy, events);
    case InputKind::burn: return burn(hand, input, policy, events);
    case InputKind::reshuffle: return reshuffle(hand, policy, events);
    case InputKind::run: return run(hand, input, events);
    case InputKind::show: return show(hand, input, policy, events);
    case InputKind::muck: return muck(hand, input.seat, events);
    case InputKind::lead: return lead(hand, input.seat, policy);
    case InputKind::bar: return bar(hand, input.seat, true, events);
    case InputKind::unbar: return bar(hand, input.seat, false, events);
    case InputKind::kill: return kill(hand, input.seat, policy, events);
    case InputKind::forfeit: return forfeit(hand, input, events);
    case InputKind::stand: return stand(hand, input, policy, events);
    }
    return {Refusal::none, InputError::not_awaited};
}

} // namespace

StepVerdict step(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    events.clear();
    if (input.kind == InputKind::act) [[likely]]
        return act_in_turn(hand, input.action, policy, events);
    return step_besides_acts(hand, input, policy, events);
}

} // namespace floorman
