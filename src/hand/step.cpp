#include "hand/step.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "betting/apply.hpp"
#include "betting/judge.hpp"
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

void close_if_done(Hand& hand, Events& events) noexcept {
    if (!hand.round.to_act.exists()) close_street(hand, events);
}

StepVerdict act_in_turn(Hand& hand, Action action, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    if (!round.to_act.exists()) return {Refusal::betting_is_over, InputError::none};
    if (hand.dealt <= hand.street) return {Refusal::none, InputError::not_awaited}; // Cards come first.
    const Limits limits = limits_of(round, round.to_act, policy);
    if (const Verdict verdict = judge(round, action, limits, policy); !verdict.allowed())
        return {verdict.refusal, InputError::none};
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
    close_if_done(hand, events);
    return {};
}

// ---- Cards ----------------------------------------------------------------------------------------------------------

template <class Cards>
bool can_be_dealt(const Hand& hand, const Cards& cards) noexcept {
    const auto is_out = [&hand](Card card) {
        if (std::find(hand.board.begin(), hand.board.end(), card) != hand.board.end()) return true;
        for (const Seat seat : hand.dealt_in)
            if (std::find(hand.hole[seat].begin(), hand.hole[seat].end(), card) != hand.hole[seat].end()) return true;
        return false;
    };
    for (const Card* card = cards.begin(); card != cards.end(); ++card)
        if (card->known() && (is_out(*card) || std::find(cards.begin(), card, *card) != card)) return false;
    return true;
}

// When every card of a street is out, its betting opens; where it was open already, the cards may say who is first.
void open_when_dealt(Hand& hand, const Policy& policy, Events& events) noexcept {
    if (!cards_are_out(hand, cards_street(hand))) return;
    hand.dealt = static_cast<std::uint8_t>(cards_street(hand) + 1);
    if (hand.betting_over) return;
    hand.street_open ? reconsider_opening(hand, policy) : open_street(hand, nullptr, policy, events);
}

StepVerdict deal_board(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    const Pending awaited = pending(hand, policy);
    if (awaited.awaited != Awaited::deal_board) return {Refusal::none, InputError::not_awaited};
    if (static_cast<int>(input.cards.size()) != awaited.cards || !can_be_dealt(hand, input.cards))
        return {Refusal::none, InputError::wrong_cards};
    for (const Card card : input.cards) {
        hand.board.push_back(card);
        Event event = event_of(EventKind::dealt_board, no_seat);
        event.card = card;
        events.push_back(event);
    }
    open_when_dealt(hand, policy, events);
    return {};
}

StepVerdict deal_hole(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    if (pending(hand, policy).awaited != Awaited::deal_hole) return {Refusal::none, InputError::not_awaited};
    if (!hand.round.live.has(input.seat)) return {Refusal::none, InputError::seat_not_in};
    HoleCards& hole = hand.hole[input.seat];
    const int street = cards_street(hand);
    const int missing = hole_cards_by(game(hand.game), street) - static_cast<int>(hole.size());
    if (missing <= 0) return {Refusal::none, InputError::not_awaited};
    if (static_cast<int>(input.cards.size()) != missing || !can_be_dealt(hand, input.cards))
        return {Refusal::none, InputError::wrong_cards};
    for (const Card card : input.cards) {
        const bool up = lies_face_up(game(hand.game), static_cast<int>(hole.size()));
        hole.push_back(card);
        Event event = event_of(up ? EventKind::dealt_up : EventKind::dealt_down, input.seat);
        event.card = card;
        event.audience = up ? Audience::all : Audience::seat;
        events.push_back(event);
    }
    open_when_dealt(hand, policy, events);
    return {};
}

// Puts `cards` in their places: the last that were dealt, a line names the cards of the street in force.
template <class Dealt>
bool name_in_order(Dealt& dealt, const Bounded<Card, 7>& cards) noexcept {
    if (cards.size() > dealt.size()) return false;
    const std::size_t first = dealt.size() - cards.size();
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (dealt[first + i].known() && cards[i].known() && dealt[first + i] != cards[i]) return false;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].known()) dealt[first + i] = cards[i];
    return true;
}

// A whole hand named in another order than it was dealt: what is known must be among `cards`, the rest fills the gaps.
template <class Dealt>
bool name_in_any_order(Dealt& dealt, Bounded<Card, 7> cards) noexcept {
    if (cards.size() != dealt.size()) return false;
    for (const Card card : dealt) {
        if (!card.known()) continue;
        Card* const found = std::find(cards.begin(), cards.end(), card);
        if (found == cards.end()) return false;
        *found = unknown_card;
    }
    Card* next = cards.begin();
    for (Card& card : dealt) {
        if (card.known()) continue;
        next = std::find_if(next, cards.end(), [](Card named_card) { return named_card.known(); });
        if (next == cards.end()) return true;
        card = *next++;
    }
    return true;
}

template <class Dealt>
bool name_unknown(Dealt& dealt, const Bounded<Card, 7>& cards) noexcept {
    return name_in_order(dealt, cards) || name_in_any_order(dealt, cards);
}

// The board cards of the street in force: they lie last.
bool name_board(Board& board, const Bounded<Card, 7>& cards) noexcept { return name_in_order(board, cards); }

bool each_card_once(const Hand& hand) noexcept {
    std::uint64_t seen = 0;
    const auto again = [&seen](Card card) {
        if (!card.known()) return false;
        const std::uint64_t bit = std::uint64_t{1} << card.code;
        const bool was_seen = (seen & bit) != 0;
        seen |= bit;
        return was_seen;
    };
    for (const Card card : hand.board)
        if (again(card)) return false;
    for (const Seat seat : hand.dealt_in)
        for (const Card card : hand.hole[seat])
            if (again(card)) return false;
    return true;
}

StepVerdict name_cards(Hand& hand, const Input& input, const Policy& policy) noexcept {
    if (input.seat.exists() && !hand.dealt_in.has(input.seat)) return {Refusal::none, InputError::seat_not_in};
    Hand with_names = hand;
    const bool fits = input.seat.exists() ? name_unknown(with_names.hole[input.seat], input.cards)
                                          : name_board(with_names.board, input.cards);
    if (!fits || !each_card_once(with_names)) return {Refusal::none, InputError::wrong_cards};
    hand = with_names;
    reconsider_opening(hand, policy);
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
StepVerdict kill(Hand& hand, Seat seat, Events& events) noexcept {
    Round& round = hand.round;
    if (!round.live.has(seat) || hand.betting_over) return {Refusal::none, InputError::seat_not_in};
    round.live.remove(seat);
    round.with_chips.remove(seat);
    round.waiting.remove(seat);
    events.push_back(event_of(EventKind::killed, seat));
    if (!hand.street_open) { // Between two streets.
        if (round.live.count() < 2) close_street(hand, events);
        return {};
    }
    round.to_act = next_to_act(round, round.to_act == seat ? seat : just_before(round.to_act));
    close_if_done(hand, events);
    return {};
}

StepVerdict forfeit(Hand& hand, const Input& input, Events& events) noexcept {
    if (!hand.dealt_in.has(input.seat)) return {Refusal::none, InputError::seat_not_in};
    Round& round = hand.round;
    if (input.chips <= no_chips || input.chips > round.stack[input.seat]) return {Refusal::none, InputError::not_enough_chips};
    round.stack[input.seat] -= input.chips;
    round.pot += input.chips;
    // What answers the bet lies in front, like the chips of anybody who folds, and makes levels for side pots.
    const Chips in_front = hand.street_open ? std::min(input.chips, std::max(no_chips, round.bet_to - round.wagered_to[input.seat]))
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
StepVerdict fold_out_of_turn(Hand& hand, Seat seat, Events& events) noexcept {
    Round& round = hand.round;
    round.live.remove(seat);
    round.with_chips.remove(seat);
    round.waiting.remove(seat);
    Event event = event_of(EventKind::acted, seat);
    event.act = Act::fold;
    event.to = round.wagered_to[seat];
    events.push_back(event);
    round.to_act = next_to_act(round, just_before(round.to_act));
    close_if_done(hand, events);
    return {};
}

// The seat acts as if it were its turn. The seat that it passed over keeps its turn, as long as it has something to answer.
StepVerdict stand(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    if (!round.to_act.exists() || !round.live.has(input.seat) || input.seat == round.to_act)
        return {Refusal::none, InputError::not_awaited};
    if (input.action.act == Act::fold) return fold_out_of_turn(hand, input.seat, events);
    if (!round.waiting.has(input.seat)) return {Refusal::none, InputError::not_awaited};
    const Seat passed_over = round.to_act;
    round.to_act = input.seat;
    const StepVerdict verdict = act_in_turn(hand, input.action, policy, events);
    if (!verdict.allowed() || (hand.street_open && round.waiting.has(passed_over))) round.to_act = passed_over;
    return verdict;
}

} // namespace

Act named(const Round& round, Action action, const Policy& policy) noexcept {
    if (action.act != Act::raise) return action.act;
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
    open_street(hand, &setup, policy, events);
    return hand;
}

StepVerdict step(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    events.clear();
    switch (input.kind) {
    case InputKind::act: return act_in_turn(hand, input.action, policy, events);
    case InputKind::deal_board: return deal_board(hand, input, policy, events);
    case InputKind::deal_hole: return deal_hole(hand, input, policy, events);
    case InputKind::name_cards: return name_cards(hand, input, policy);
    case InputKind::show: return show(hand, input, policy, events);
    case InputKind::muck: return muck(hand, input.seat, events);
    case InputKind::lead: return lead(hand, input.seat, policy);
    case InputKind::bar: return bar(hand, input.seat, true, events);
    case InputKind::unbar: return bar(hand, input.seat, false, events);
    case InputKind::kill: return kill(hand, input.seat, events);
    case InputKind::forfeit: return forfeit(hand, input, events);
    case InputKind::stand: return stand(hand, input, policy, events);
    }
    return {Refusal::none, InputError::not_awaited};
}

} // namespace floorman
