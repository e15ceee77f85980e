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
