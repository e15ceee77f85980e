#include "floor/adjudicate.hpp"

#include "floor/cards_and_shows.hpp"
#include "floor/clear_act.hpp"

namespace floorman {

namespace {

Ruling not_now(const Hand& hand, Seat by, Reason reason) noexcept {
    Ruling ruling;
    ruling.by = by;
    ruling.verdict = Ruled::refused;
    ruling.reason = reason;
    ruling.question = Question::turn_order;
    if (by.exists()) ruling.to = hand.round.wagered_to[by];
    return ruling;
}

Ruling rule_act(const Hand& hand, const Incident& incident, const Policy& policy) {
    if (hand.betting_over) return not_now(hand, incident.by, Reason::betting_is_over);
    if (!hand.round.live.has(incident.by)) return not_now(hand, incident.by, Reason::not_in_the_hand);
    if (incident.by != hand.round.to_act) {
        Ruling ruling = not_now(hand, incident.by, Reason::not_in_turn);
        ruling.penalty = true;
        return ruling;
    }
    return rule_clear_act(hand, incident, policy);
}

Incident as_clear_act(const Incident& incident, ClearAct act) noexcept {
    Incident clear = incident;
    clear.kind = IncidentKind::clear_act;
    clear.clear = act;
    return clear;
}

} // namespace

Ruling adjudicate(const Hand& hand, const FloorState&, const Incident& incident, const Policy& policy) {
    switch (incident.kind) {
    case IncidentKind::clear_act: return rule_act(hand, incident, policy);
    case IncidentKind::posts: return rule_act(hand, as_clear_act(incident, ClearAct::brings_in), policy);
    case IncidentKind::deals_board:
    case IncidentKind::deals_hole: return rule_cards(hand, incident, policy);
    case IncidentKind::shows: return rule_show(hand, incident, policy);
    case IncidentKind::mucks:
        return hand.betting_over ? rule_show(hand, incident, policy) : rule_act(hand, as_clear_act(incident, ClearAct::folds), policy);
    case IncidentKind::says:
    case IncidentKind::puts_out:
    case IncidentKind::says_and_puts_out:
    case IncidentKind::moves:
    case IncidentKind::pulls_back:
    case IncidentKind::taps:
    case IncidentKind::asks_count:
    case IncidentKind::dealer_says:
    case IncidentKind::calls_clock:
    case IncidentKind::waits:
    case IncidentKind::floor_rules: break;
    }
    return not_now(hand, incident.by, Reason::not_in_turn);
}

} // namespace floorman
