#include "floor/out_of_turn.hpp"

#include <algorithm>

#include "betting/apply.hpp"
#include "betting/judge.hpp"
#include "betting/limits.hpp"
#include "floor/adjudicate.hpp"
#include "floor/clear_act.hpp"
#include "floor/spoken_act.hpp"
#include "floor/substantial.hpp"
#include "floor/undercall.hpp"
#include "hand/pending.hpp"

namespace floorman {

namespace {

// Visits the held acts between the turn and `seat`, in the order in which they would be made.
template <class Visit>
void for_held_before(const Hand& hand, const HeldActs& held, Seat seat, Visit visit) {
    const Round& round = hand.round;
    if (!round.to_act.exists() || !round.live.has(seat) || seat == round.to_act) return;
    if (held[round.to_act]) visit(round.to_act, *held[round.to_act]);
    const Seat last_to_raise = hand.goes_on_after.exists() ? hand.goes_on_after : round.to_act;
    for (Seat before = next_after(round.live, last_to_raise); before != seat; before = next_after(round.live, before))
        if (held[before] && before != round.to_act) visit(before, *held[before]);
}

bool makes_a_bet(const HeldAct& held) noexcept {
    return held.action.act == Act::bet || held.action.act == Act::raise || held.action.act == Act::complete;
}

// What the act is once its turn has come; a word without its amount is at least the least raise.
Action action_of(const HeldAct& held, const Limits& allowed) noexcept {
    return makes_a_bet(held) && !held.to ? Action{held.action.act, allowed.min_raise_to} : held.action;
}

} // namespace

// The seat acts as if the turn were its own; a bring-in that another owes is none of its business.
Hand as_if_in_turn(const Hand& hand, const HeldActs& held, Seat seat, const Policy& policy) noexcept {
    Hand imagined = hand;
    Round& round = imagined.round;
    round.bring_in_due = false;
    for_held_before(hand, held, seat, [&](Seat before, const HeldAct& act) {
        round.to_act = before;
        const Limits allowed = limits(round, policy);
        const Action action = action_of(act, allowed);
        if (judge(round, action, allowed, policy).allowed()) apply(round, action, policy);
    });
    round.to_act = seat;
    return imagined;
}

SeatSet bets_held_before(const Hand& hand, const HeldActs& held, Seat seat) noexcept {
    SeatSet bets;
    for_held_before(hand, held, seat, [&](Seat before, const HeldAct& act) {
        if (makes_a_bet(act)) bets.add(before);
    });
    return bets;
}

namespace {

// At its own turn to draw a seat may fold instead; anywhere else that is out of turn.
Ruling fold_before_its_turn(const Hand& hand, Seat seat, const Policy& policy) {
    const bool own_draw = pending(hand, policy) == Pending{Awaited::draw, seat};
    Ruling ruling = own_draw ? no_act(hand, seat, Question::turn_order, Reason::as_done, policy)
                             : no_act(hand, seat, Question::out_of_turn, Reason::fold_out_of_turn, policy);
    ruling.verdict = Ruled::stands;
    ruling.act = Act::fold;
    ruling.penalty = !own_draw;
    Input input = of_seat(InputKind::stand, seat);
    input.action = fold();
    ruling.inputs.push_back(input);
    return ruling;
}

// By one who has acted already, after another has acted: no part of that act any more, and no turn is to come.
Ruling acted_already(const Hand& hand, const Incident& incident, const Policy& policy) {
    const bool chips = incident.kind == IncidentKind::puts_out;
    Ruling ruling = no_act(hand, incident.by, chips ? Question::string_bet : Question::out_of_turn,
                           chips ? Reason::string_bet : Reason::acted_already, policy);
    ruling.verdict = Ruled::refused;
    ruling.returned = worth(incident.chips);
    ruling.penalty = true;
    ruling.figures.stated = hand.round.wagered_to[incident.by];
    return ruling;
}

// Whether a held act of this kind limits its player once the action has changed.
bool limits_its_player(const HeldAct& held, const Policy& policy, bool& whole_street) noexcept {
    const bool checked = held.action.act == Act::check;
    if (checked && held.heads_up && policy.out_of_turn_heads_up() == OutOfTurnHeadsUp::checker_limited) {
        whole_street = true;
        return true;
    }
    return policy.out_of_turn() == OutOfTurn::checker_limited && (checked || held.action.act == Act::call);
}

Ruling release(const Hand& hand, Seat seat, const HeldAct& held, const Policy& policy) {
    Ruling ruling = no_act(hand, seat, Question::out_of_turn, Reason::released_free, policy);
    ruling.verdict = Ruled::released;
    ruling.act = held.action.act;
    ruling.returned = no_chips;
    bool whole_street = false;
    if (!limits_its_player(held, policy, whole_street)) return ruling;
    ruling.reason = Reason::released_limited;
    ruling.may_only = only_call_or_fold;
    ruling.whole_street = whole_street;
    if (whole_street) ruling.question = Question::out_of_turn_heads_up;
    ruling.inputs.push_back(of_seat(InputKind::bar, seat));
    return ruling;
}

// Nothing has changed, but the raise can no longer be made: it calls, or checks where nothing is owed.
Ruling stand_as_far_as_it_can(const Hand& hand, Refusal refusal, const Policy& policy) {
    const Round& round = hand.round;
    const bool free = round.bet_to <= round.wagered_to[round.to_act];
    Ruling ruling = take(hand, round.bring_in_due ? bring_in() : free ? check() : call(), policy);
    ruling.verdict = Ruled::corrected;
    ruling.question = Question::out_of_turn;
    ruling.reason = Reason::no_such_raise;
    ruling.refusal = refusal;
    return ruling;
}

// Who could have called a raise that was declared has folded since: the word is worth no more than a call, which was not put out.
Ruling bound_word_without_a_raise(const Hand& hand, const FloorState& floor, const Policy& policy) {
    Ruling ruling = stand_as_far_as_it_can(hand, no_raise(hand.round, hand.round.to_act, policy), policy);
    ruling.question = Question::spoken_word;
    ruling.owes = ruling.adds + owed_in_front(hand, floor, ruling.by);
    return ruling;
}

// The turn of one who has said "raise" out of turn and no more has come: the word binds, and the amount is owed.
Ruling word_takes_effect(const Hand& hand, const Policy& policy) {
    Ruling ruling;
    ruling.by = hand.round.to_act;
    ruling.verdict = Ruled::stands;
    ruling.question = Question::out_of_turn;
    ruling.reason = Reason::word_binds;
    ruling.act = bet_or_raise(hand.round);
    ruling.figures = figures_of(hand, ruling.by, policy);
    return ruling;
}

// Chips that were short of the call when they were put out are so now: the floor is asked as it would have been in turn.
std::optional<Ruling> short_call_takes_effect(const Hand& hand, const HeldAct& held, const Policy& policy) {
    const Seat seat = hand.round.to_act;
    const Chips put_out = worth(held.chips);
    const ShortCall made{hand.round.wagered_to[seat] + put_out, held.call_said, false, how_many(held.chips) == 1};
    const bool is_short = held.action.act == Act::call && put_out > no_chips && made.total < hand.round.bet_to &&
                          put_out < hand.round.stack[seat];
    if (!is_short || held.call_came_first) return std::nullopt;
    Ruling ruling = rule_undercall(hand, made, policy);
    return ruling.asks ? std::optional{ruling} : std::nullopt;
}

// What it comes to in its turn: what pot or limit cut is cut by those of now.
Chips amount_in_turn(const Hand& hand, const HeldAct& held, const Policy& policy) noexcept {
    return std::max(held.action.to, std::min(held.stated, limits(hand.round, policy).max_raise_to));
}

// What the chips that were put out for it leave to put out, or get back. An earlier act may still owe some as well.
Ruling with_its_chips(Ruling ruling, const HeldAct& held, Chips owed) {
    const Chips due = ruling.adds + owed;
    const Chips put_out = worth(held.chips);
    ruling.owes = std::max(no_chips, due - put_out);
    ruling.returned = std::max(no_chips, put_out - due);
    return ruling;
}

Ruling take_effect(const Hand& hand, const FloorState& floor, const Policy& policy) {
    const HeldAct& held = *floor.held[hand.round.to_act];
    if (makes_a_bet(held) && !held.to && limits(hand.round, policy).can_raise()) return word_takes_effect(hand, policy);
    if (const std::optional<Ruling> asked = short_call_takes_effect(hand, held, policy)) return *asked;
    Incident incident;
    incident.kind = IncidentKind::clear_act;
    incident.by = hand.round.to_act;
    incident.amount = amount_in_turn(hand, held, policy);
    switch (held.action.act) {
    case Act::check: incident.clear = ClearAct::checks; break;
    case Act::call: incident.clear = ClearAct::calls; break;
    case Act::bet:
    case Act::raise: incident.clear = bet_or_raise(hand.round) == Act::bet ? ClearAct::bets : ClearAct::raises; break;
    case Act::complete: incident.clear = ClearAct::completes; break;
    case Act::bring_in: incident.clear = ClearAct::brings_in; break;
    case Act::fold: incident.clear = ClearAct::folds; break;
    }
    Ruling ruling = rule_clear_act(hand, incident, policy);
    if (ruling.verdict == Ruled::refused) return stand_as_far_as_it_can(hand, ruling.refusal, policy);
    if (!ruling.act) return release(hand, hand.round.to_act, held, policy); // A check, and there is a bet now.
    ruling.question = Question::out_of_turn;
    ruling.reason = Reason::takes_effect;
    return with_its_chips(ruling, held, owed_in_front(hand, floor, ruling.by));
}

bool line_is_crossed(const FloorState& floor, const Policy& policy) noexcept {
    switch (policy.skipped_player()) {
    case SkippedPlayer::substantial_action: return floor.passed_by.count() >= 2 && is_substantial(floor.behind, policy);
    case SkippedPlayer::three_behind: return floor.passed_by.count() >= 3;
    case SkippedPlayer::two_behind: return floor.passed_by.count() >= 2;
    }
    return false;
}

// What was done out of turn behind the skipped seat stands, as far as it answers the bet that it finds. The bet that is in force then.
Chips let_held_acts_stand(Ruling& ruling, const Hand& hand, const HeldActs& held, const Policy& policy) {
    Round round = hand.round;
    Seat seat = round.to_act;
    for (int others = hand.round.live.count() - 1; others > 0; --others) {
        seat = next_after(hand.round.live, seat);
        if (!held[seat] || held[seat]->level != round.bet_to || (makes_a_bet(*held[seat]) && !held[seat]->to)) continue;
        round.to_act = seat;
        Input stands = of_seat(InputKind::stand, seat);
        stands.action = held[seat]->action;
        if (!round.waiting.has(seat) || !judge(round, stands.action, policy).allowed()) continue;
        apply(round, stands.action, policy);
        ruling.inputs.push_back(stands);
    }
    return round.bet_to;
}

Ruling ask_about_skipped(const Hand& hand, const FloorState& floor, const Policy& policy) {
    const Seat seat = hand.round.to_act;
    Ruling ruling = no_act(hand, seat, Question::skipped_player, Reason::skipped, policy);
    ruling.verdict = Ruled::floor;
    ruling.may_only = only_call_or_fold;
    ruling.figures.count = floor.passed_by.count();
    Asked asked;
    asked.question = Question::skipped_player;
    asked.on = seat;
    for (const FloorChoice choice : {FloorChoice::call_or_fold, FloorChoice::hand_dead, FloorChoice::turn_restored})
        asked.choices.push_back(choice);
    asked.taken = FloorChoice::call_or_fold;
    ruling.asks = asked;
    const Chips bet_to = let_held_acts_stand(ruling, hand, floor.held, policy);
    ruling.figures.to_call = std::min(bet_to, whole_to(hand.round, seat)) - hand.round.wagered_to[seat];
    ruling.inputs.push_back(of_seat(InputKind::bar, seat));
    return ruling;
}

// The first act binds, whatever is said or pushed after it; but a fold always stands.
Ruling held_already(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy) {
    const HeldAct& held = *floor.held[incident.by];
    Ruling ruling = no_act(hand, incident.by, Question::out_of_turn, Reason::held_already, policy);
    ruling.verdict = Ruled::refused;
    ruling.act = held.action.act;
    ruling.figures.stated = held.to.value_or(no_chips);
    if (incident.kind != IncidentKind::pulls_back) ruling.returned = worth(incident.chips);
    return ruling;
}

bool is_an_act(const Ruling& ruling) noexcept {
    const bool mistaken = ruling.reason == Reason::mistaken_bet; // Less than the call: what becomes of it the floor says in turn.
    return (ruling.act || mistaken) &&
           (ruling.verdict == Ruled::stands || ruling.verdict == Ruled::corrected || ruling.verdict == Ruled::floor);
}

// What the held words have declared and is still to come.
Chips still_to_come(const Hand& found, const FloorState& floor, Seat seat) noexcept {
    const HeldAct& held = *floor.held[seat];
    const Chips to = held.action.act == Act::call ? std::min(found.round.bet_to, whole_to(found.round, seat))
                                                  : held.to.value_or(no_chips);
    const Chips owed = owed_in_front(found, floor, seat);
    return std::max(no_chips, to - found.round.wagered_to[seat] + owed - worth(held.chips));
}

bool puts_out_silently(const Incident& incident, const Spoken& spoken) noexcept {
    return incident.kind == IncidentKind::puts_out ||
           (incident.kind == IncidentKind::says_and_puts_out && spoken.term == Term::none);
}

// Whether words say what the chips that come with them are: what is beyond them goes back at once.
bool words_tell(const Incident& incident, const Spoken& spoken) noexcept {
    return incident.kind == IncidentKind::says_and_puts_out && is_an_act(spoken) && !spoken.conditional;
}

// More from one whose act waits: its chips, or the amount that a held word leaves open, in words or chips.
Ruling more_of_held_act(const Hand& hand,
                        const Hand& found,
                        const FloorState& floor,
                        const Incident& incident,
                        const Spoken& spoken,
                        const Policy& policy) {
    const HeldAct& held = *floor.held[incident.by];
    const Chips to_come = still_to_come(found, floor, incident.by);
    if (makes_a_bet(held) && !held.to) {
        const Ruling meant = rule_bound(found, floor, held.action.act, incident, spoken, policy);
        if (is_an_act(meant) && meant.to && names_an_amount(*meant.act)) return meant;
    } else if (to_come > no_chips && puts_out_silently(incident, spoken)) {
        Ruling same = no_act(hand, incident.by, Question::out_of_turn, Reason::held_out_of_turn, policy);
        same.verdict = Ruled::stands;
        same.act = held.action.act;
        same.to = held.to;
        same.returned = std::max(no_chips, worth(incident.chips) - to_come);
        return same;
    }
    return held_already(hand, floor, incident, policy);
}

// No act, but a word that limits its player whenever the turn comes: "check" with a bet to answer. One that is only held may
// still be taken back, and limits nobody.
void keep_limit(Ruling& ruling, const Hand& hand) {
    const Seat seat = ruling.by;
    if (!ruling.may_only.limits()) return;
    if (hand.round.bet_to > hand.round.wagered_to[seat])
        ruling.inputs.push_back(of_seat(InputKind::bar, seat));
    else
        ruling.may_only = {};
}

} // namespace

Ruling rule_out_of_turn(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy) {
    const Seat seat = incident.by;
    if (!hand.round.with_chips.has(seat)) return no_act(hand, seat, Question::out_of_turn, Reason::no_act_said, policy);
    if (incident.kind == IncidentKind::puts_out && !hand.round.waiting.has(seat)) return acted_already(hand, incident, policy);
    const Hand found = as_if_in_turn(hand, floor.held, seat, policy);
    Ruling meant = rule_in_turn(found, floor, incident, spoken, policy);
    if (meant.act == Act::fold) return fold_before_its_turn(hand, seat, policy);
    const bool change_is_told = !incident.chips.empty() && (floor.held[seat] || words_tell(incident, spoken));
    if (floor.held[seat]) meant = more_of_held_act(hand, found, floor, incident, spoken, policy);
    meant.inputs.clear();
    meant.asks.reset();
    if (!is_an_act(meant)) {
        meant.penalty = meant.penalty || meant.reason == Reason::check_facing_bet || meant.reason == Reason::refused_by_betting;
        keep_limit(meant, hand);
        return meant;
    }
    if (!hand.round.waiting.has(seat)) return acted_already(hand, incident, policy);
    if (!change_is_told || !meant.act) meant.returned = no_chips; // Silent chips wait whole.
    if (!meant.act) { // Taken back in turn, until the floor rules: what waits is the call.
        meant.act = Act::call;
        meant.to = std::min(found.round.bet_to, whole_to(found.round, seat));
    }
    meant.penalty = true;
    meant.verdict = Ruled::held;
    meant.reason = Reason::held_out_of_turn;
    meant.question = Question::out_of_turn;
    meant.adds = no_chips;
    meant.owes = no_chips;
    meant.may_only = {};
    return meant;
}

std::optional<Ruling> what_follows(const Hand& hand, const FloorState& floor, const Policy& policy) {
    const Round& round = hand.round;
    if (!seat_in_turn(hand).exists()) return std::nullopt;
    for (const Seat seat : round.live) {
        if (!floor.held[seat]) continue;
        const HeldAct& held = *floor.held[seat];
        const bool other_bet = round.bet_to > held.level || (seat == round.to_act && round.bet_to != held.level);
        if (held.changed || other_bet) return release(hand, seat, held, policy);
    }
    if (floor.held[round.to_act]) return take_effect(hand, floor, policy);
    const bool acted_in_words = floor.open.by == round.to_act && floor.open.declared; // And owes only the amount (4.16).
    if (acted_in_words && !limits(round, policy).can_raise()) return bound_word_without_a_raise(hand, floor, policy);
    const bool keeps_turn = floor.skip_ruled || floor.spoke_up || acted_in_words;
    if (!keeps_turn && line_is_crossed(floor, policy)) return ask_about_skipped(hand, floor, policy);
    return std::nullopt;
}

Ruling skipped_chosen(const Hand& hand, const HeldActs& held, const Asked& asked, FloorChoice choice, const Policy& policy) {
    Ruling ruling = no_act(hand, asked.on, Question::skipped_player, Reason::floor_chose, policy);
    if (choice != FloorChoice::turn_restored) let_held_acts_stand(ruling, hand, held, policy);
    if (choice == FloorChoice::call_or_fold) {
        ruling.may_only = only_call_or_fold;
        ruling.inputs.push_back(of_seat(InputKind::bar, asked.on));
    } else if (choice == FloorChoice::hand_dead) {
        ruling.act = Act::fold;
        ruling.inputs.push_back(of_seat(InputKind::kill, asked.on));
    }
    return ruling;
}

} // namespace floorman
