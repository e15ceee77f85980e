#include "floor/cards_and_shows.hpp"

#include "hand/pending.hpp"
#include "hand/step.hpp"

namespace floorman {

namespace {

Ruling no_betting_act(Seat by, Ruled verdict, Reason reason) noexcept {
    Ruling ruling;
    ruling.by = by;
    ruling.verdict = verdict;
    ruling.reason = reason;
    ruling.question = Question::turn_order;
    return ruling;
}

// Whether the hand takes the input, tried on a copy.
bool is_taken(const Hand& hand, const Input& input, const Policy& policy) noexcept {
    Hand tried = hand;
    Events events;
    return step(tried, input, policy, events).allowed();
}

} // namespace

Ruling rule_cards(const Hand& hand, const Incident& incident, const Policy& policy) noexcept {
    const Seat seat = incident.kind == IncidentKind::deals_hole ? incident.on : no_seat;
    Input input = of_seat(InputKind::name_cards, seat);
    input.cards = incident.cards;
    if (pending(hand, policy).awaited == (seat.exists() ? Awaited::deal_hole : Awaited::deal_board))
        input.kind = seat.exists() ? InputKind::deal_hole : InputKind::deal_board;
    if (!is_taken(hand, input, policy)) {
        input.kind = InputKind::name_cards;
        if (!is_taken(hand, input, policy)) return no_betting_act(incident.by, Ruled::refused, Reason::cards_impossible);
    }
    Ruling ruling = no_betting_act(incident.by, Ruled::no_action, Reason::cards_named);
    ruling.inputs.push_back(input);
    return ruling;
}

namespace {

Reason why_no_draw(const Hand& hand, const Incident& incident, const Pending& due) noexcept {
    if (!hand.round.live.has(incident.by)) return Reason::not_in_the_hand;
    if (due.awaited != Awaited::draw) return Reason::no_draw_is_due;
    if (due.seat != incident.by) return hand.drawing.has(incident.by) ? Reason::draws_before_turn : Reason::no_draw_is_due;
    return static_cast<int>(incident.cards.size()) > most_discards(hand) ? Reason::deck_too_short : Reason::cannot_discard;
}

} // namespace

Ruling rule_draw(const Hand& hand, const Incident& incident, const Policy& policy) noexcept {
    Input input = of_seat(InputKind::draw, incident.by);
    input.cards = incident.cards;
    if (!is_taken(hand, input, policy)) {
        const Pending due = pending(hand, policy);
        Ruling ruling = no_betting_act(incident.by, Ruled::refused, why_no_draw(hand, incident, due));
        ruling.figures.turn = due.seat;
        ruling.figures.count = most_discards(hand);
        return ruling;
    }
    const bool pat = incident.cards.empty();
    Ruling ruling = no_betting_act(incident.by, Ruled::no_action, pat ? Reason::stands_pat : Reason::draws_cards);
    ruling.figures.count = static_cast<int>(incident.cards.size());
    ruling.inputs.push_back(input);
    return ruling;
}

Ruling rule_run(const Hand& hand, const Incident& incident, const Policy& policy) noexcept {
    Input input = of_seat(InputKind::run, no_seat);
    input.times = static_cast<std::uint8_t>(incident.times);
    const bool taken = is_taken(hand, input, policy);
    Ruling ruling = no_betting_act(no_seat, taken ? Ruled::no_action : Ruled::refused,
                                   taken ? Reason::runs_board : Reason::runs_not_now);
    ruling.figures.count = incident.times;
    if (taken) ruling.inputs.push_back(input);
    return ruling;
}

Ruling rule_show(const Hand& hand, const Incident& incident, const Policy& policy) noexcept {
    const bool mucks = incident.kind == IncidentKind::mucks || incident.cards.empty();
    Input input = of_seat(mucks ? InputKind::muck : InputKind::show, incident.by);
    if (!mucks) input.cards = incident.cards;
    if (!is_taken(hand, input, policy)) {
        const bool due = hand.betting_over && hand.round.live.has(incident.by);
        return no_betting_act(incident.by, Ruled::refused, due ? Reason::cards_impossible : Reason::no_showdown_yet);
    }
    Ruling ruling = no_betting_act(incident.by, Ruled::no_action, mucks ? Reason::mucked_at_showdown : Reason::shown);
    ruling.question = Question::show_order;
    ruling.inputs.push_back(input);
    return ruling;
}

} // namespace floorman
