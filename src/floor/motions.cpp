#include "floor/motions.hpp"

#include <algorithm>

#include "floor/clear_act.hpp"
#include "floor/spoken_act.hpp"
#include "floor/undercall.hpp"
#include "floor/wager.hpp"

namespace floorman {

namespace {

Ruling motion(const Hand& hand, const FloorState& floor, Ruled verdict, Question question, Reason reason) {
    const Seat seat = floor.open.by;
    Ruling ruling;
    ruling.by = seat;
    ruling.verdict = verdict;
    ruling.question = question;
    ruling.reason = reason;
    ruling.to = hand.round.wagered_to[seat];
    ruling.figures.stated = hand.round.wagered_to[seat];
    return ruling;
}

// More chips after the act: what words declared or a ruling asked for is delivered, the rest goes back or joins a raise.
Ruling rule_more_chips(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const OpenAct& open = floor.open;
    const Chips more = worth(chips);
    const Chips delivered = std::min(more, open.owes);
    const Chips surplus = more - delivered;
    if (surplus == no_chips) {
        Ruling ruling = motion(hand, floor, Ruled::stands, Question::string_bet, Reason::chips_delivered);
        ruling.owes = open.owes - more;
        return ruling;
    }
    if (open.raise_said && policy.string_bet() == StringBet::several_after_raise) {
        FloorState before = floor;
        before.pulled_back = no_chips;
        before.front[open.by] = {}; // What the first motion put out is counted with the rest.
        Piles all;
        all.push_back({open.put_out + more, 1});
        Ruling ruling = rule_chips_of_raise(open.before, before, all, policy);
        if (ruling.act) {
            ruling.taken_back = TakenBack::before_last_act;
            ruling.question = Question::string_bet;
            ruling.reason = Reason::joined_the_raise;
            ruling.adds = *ruling.to - hand.round.wagered_to[open.by];
            return ruling;
        }
        // Together they make no act: the one that was made stands without them.
    }
    const bool pays = delivered > no_chips; // What was owed, with change.
    Ruling ruling = motion(hand, floor, pays ? Ruled::corrected : Ruled::refused, Question::string_bet,
                           pays ? Reason::chips_delivered : Reason::string_bet);
    ruling.returned = surplus;
    return ruling;
}

// Words after chips. Where words win they may still make a bet what they say, but never bigger: that is a string bet.
Ruling rule_later_words(const Hand& hand, const FloorState& floor, const Spoken& spoken, const Policy& policy) {
    const OpenAct& open = floor.open;
    if (!is_an_act(spoken) || spoken.conditional)
        return no_act(hand, open.by, Question::spoken_word, Reason::no_act_said, policy);
    const bool words_came_first = open.amount_said || !open.in_chips;
    if (words_came_first || policy.words_or_chips_first() == WordsOrChips::earlier)
        return motion(hand, floor, Ruled::refused, Question::words_or_chips_first, Reason::first_word_binds);
    Ruling meant = rule_words(open.before, floor, spoken, {}, policy);
    const Chips now = hand.round.wagered_to[open.by];
    const bool smaller = meant.to && meant.act && *meant.to < now && meant.verdict != Ruled::floor;
    if (!smaller || *meant.act == Act::fold || *meant.act == Act::check)
        return motion(hand, floor, Ruled::refused, Question::string_bet, Reason::string_bet);
    meant.verdict = Ruled::corrected;
    meant.question = Question::words_or_chips_first;
    meant.reason = Reason::words_win;
    meant.taken_back = TakenBack::before_last_act;
    meant.returned = now - *meant.to;
    meant.adds = no_chips;
    meant.owes = no_chips; // More than that lies out.
    return meant;
}

Ruling bet_stays(const Hand& hand, const FloorState& floor, const Policy& policy) {
    const bool short_call = floor.open.owes > no_chips && policy.mistaken_bet() != MistakenBet::owes_correct_amount;
    return motion(hand, floor, Ruled::refused, short_call ? Question::mistaken_bet : Question::released_chips,
                  short_call ? Reason::too_much_to_claim : Reason::bet_stays);
}

Ruling ask_about_motion(const Hand& hand, const FloorState& floor, FloorChoice taken, FloorChoice other, const Policy& policy) {
    const Seat seat = hand.round.to_act;
    Asked asked;
    asked.question = Question::forward_motion;
    asked.on = seat;
    asked.choices.push_back(taken);
    asked.choices.push_back(other);
    asked.taken = taken;
    asked.chips = floor.moved;
    Ruling ruling = motion_chosen(hand, asked, taken, policy);
    ruling.verdict = Ruled::floor;
    ruling.reason = Reason::motion_drew_action;
    ruling.asks = asked;
    return ruling;
}

} // namespace

bool belongs_to_last_act(const Hand& hand, const FloorState& floor, const Incident& incident) noexcept {
    if (floor.open.by != incident.by || floor.open.declared) return false;
    const bool in_turn = hand.round.to_act == incident.by;
    switch (incident.kind) {
    case IncidentKind::puts_out:
    case IncidentKind::moves:
    case IncidentKind::pulls_back: return !in_turn || floor.open.in_chips;
    case IncidentKind::says:
    case IncidentKind::says_and_puts_out: return !in_turn;
    case IncidentKind::clear_act:
    case IncidentKind::taps:
    case IncidentKind::mucks:
    case IncidentKind::asks_count:
    case IncidentKind::dealer_says:
    case IncidentKind::calls_clock:
    case IncidentKind::waits:
    case IncidentKind::floor_rules:
    case IncidentKind::deals_board:
    case IncidentKind::deals_hole:
    case IncidentKind::shows:
    case IncidentKind::draws:
    case IncidentKind::runs_it:
    case IncidentKind::posts: break;
    }
    return false;
}

Ruling rule_motion(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy) {
    if (incident.kind == IncidentKind::pulls_back) return bet_stays(hand, floor, policy);
    if (incident.kind == IncidentKind::moves) {
        const bool owes = floor.open.owes > no_chips;
        return motion(hand, floor, owes ? Ruled::stands : Ruled::no_action, Question::forward_motion,
                      owes ? Reason::chips_delivered : Reason::moved_not_released);
    }
    if (incident.kind == IncidentKind::says) return rule_later_words(hand, floor, spoken, policy);
    if (incident.kind == IncidentKind::says_and_puts_out && is_an_act(spoken)) {
        const Ruling words = rule_later_words(hand, floor, spoken, policy);
        if (words.verdict != Ruled::refused) return words;
    }
    return rule_more_chips(hand, floor, incident.chips, policy);
}

Ruling rule_move(const Hand& hand, const Incident& incident, const Policy& policy) {
    Ruling ruling = no_act(hand, incident.by, Question::forward_motion, Reason::moved_not_released, policy);
    ruling.figures.stated = incident.amount;
    return ruling;
}

Ruling rule_pull_back(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy) {
    const Round& round = hand.round;
    const Seat seat = round.to_act;
    if (incident.chips.empty()) {
        if (floor.moved == no_chips) return no_act(hand, seat, Question::forward_motion, Reason::nothing_moved, policy);
        if (const std::optional<Ruling> asked = rule_motion_left_undone(hand, floor, policy)) return *asked;
        return no_act(hand, seat, Question::forward_motion, Reason::moved_not_released, policy);
    }
    if (worth(incident.chips) > worth(lying_in_front(hand, floor, seat))) {
        Ruling ruling = no_act(hand, seat, Question::prior_chips, Reason::nothing_moved, policy);
        ruling.verdict = Ruled::refused;
        return ruling;
    }
    Ruling ruling = no_act(hand, seat, Question::prior_chips, Reason::prior_chip_pulled, policy);
    if (policy.prior_chips() == PriorChips::disturbed_or_not && round.bet_to > round.wagered_to[seat])
        ruling.may_only = MayOnly{MayOnly::call | MayOnly::raise};
    return ruling;
}

std::optional<Ruling> rule_motion_left_undone(const Hand& hand, const FloorState& floor, const Policy& policy) {
    if (!floor.motion_drew_act || hand.round.to_act != floor.turn) return std::nullopt; // The motion is of the seat to act.
    switch (policy.forward_motion()) {
    case ForwardMotion::held_to_it: return ask_about_motion(hand, floor, FloorChoice::stands, FloorChoice::not_binding, policy);
    case ForwardMotion::finish_or_forfeit:
        return ask_about_motion(hand, floor, FloorChoice::stands, FloorChoice::fold_forfeit, policy);
    case ForwardMotion::held_to_call: {
        const bool free = hand.round.bet_to <= hand.round.wagered_to[hand.round.to_act]; // Then there is no call to hold to.
        return free ? ask_about_motion(hand, floor, FloorChoice::not_binding, FloorChoice::call_least, policy)
                    : ask_about_motion(hand, floor, FloorChoice::call_least, FloorChoice::not_binding, policy);
    }
    case ForwardMotion::none:
    case ForwardMotion::not_binding: break;
    }
    return std::nullopt;
}

Ruling rule_late_pull_back(const Hand& hand, Seat seat, const Policy& policy) {
    Ruling ruling = no_act(hand, seat, Question::released_chips, Reason::bet_stays, policy);
    ruling.verdict = Ruled::refused;
    return ruling;
}

Ruling motion_chosen(const Hand& hand, const Asked& asked, FloorChoice choice, const Policy& policy) {
    const Round& round = hand.round;
    const bool free = round.bet_to <= round.wagered_to[round.to_act];
    Ruling ruling;
    if (choice == FloorChoice::call_least) {
        ruling = take(hand, round.bring_in_due ? bring_in() : free ? check() : call(), policy);
    } else if (choice == FloorChoice::stands) {
        const FloorState nothing_else;
        Piles moved;
        moved.push_back({asked.chips, 1});
        ruling = rule_chips(hand, nothing_else, moved, policy);
        ruling.asks.reset();
    } else if (choice == FloorChoice::fold_forfeit) {
        return undercall_chosen(hand, asked, choice, policy);
    } else {
        ruling = no_act(hand, asked.on, Question::forward_motion, Reason::floor_chose, policy);
    }
    ruling.question = Question::forward_motion;
    ruling.reason = Reason::floor_chose;
    return ruling;
}

} // namespace floorman
