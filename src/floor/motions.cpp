#include "floor/motions.hpp"

#include <algorithm>

#include "betting/action.hpp"
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
    ruling.figures.stated = floor.open.to;
    return ruling;
}

// The act that was made, once more: nothing changes, and what was owed still is.
Ruling same_again(const Hand& hand, const FloorState& floor) {
    Ruling ruling = motion(hand, floor, Ruled::stands, Question::string_bet, Reason::said_again);
    ruling.owes = floor.owed[floor.open.by];
    return ruling;
}

Ruling first_binds(const Hand& hand, const FloorState& floor) {
    return motion(hand, floor, Ruled::refused, Question::words_or_chips_first, Reason::first_word_binds);
}

// More chips after the act: what words declared or a ruling asked for is delivered, the rest goes back or joins a raise.
Ruling rule_more_chips(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const OpenAct& open = floor.open;
    const Chips more = worth(chips);
    const Chips owed = floor.owed[open.by];
    const Chips delivered = std::min(more, owed);
    const Chips surplus = more - delivered;
    if (surplus == no_chips) {
        Ruling ruling = motion(hand, floor, Ruled::stands, Question::string_bet, Reason::chips_delivered);
        ruling.owes = owed - more;
        return ruling;
    }
    if (open.raise_said && policy.string_bet() == StringBet::several_after_raise) {
        FloorState before = floor;
        before.pulled_back = no_chips;
        before.owed[open.by] = open.owed;
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

// The word of the act that was made, or its amount once more. A word that was never said adds nothing to silent chips.
bool says_the_same(const OpenAct& open, const Spoken& spoken, const Ruling& meant) noexcept {
    if (spoken.then != Term::none || !open.made) return false;
    switch (spoken.term) {
    case Term::check:
    case Term::pass: return open.made == Act::check;
    case Term::call: return open.made == Act::call;
    case Term::bet:
    case Term::raise:
        if (spoken.amount == no_chips && !spoken.amount_is_too_fine)
            return names_an_amount(*open.made) && (open.raise_said || open.amount_said);
        break;
    default: break;
    }
    return meant.act == open.made && meant.to == open.to && (meant.verdict == Ruled::stands || meant.verdict == Ruled::corrected);
}

// Words after chips. Where words win they may still make a bet what they say, but never bigger: that is a string bet.
Ruling rule_later_words(const Hand& hand, const FloorState& floor, const Spoken& spoken, const Policy& policy) {
    const OpenAct& open = floor.open;
    if (!is_an_act(spoken) || spoken.conditional)
        return no_act(hand, open.by, Question::spoken_word, Reason::no_act_said, policy);
    Ruling meant = rule_words(open.before, floor, spoken, {}, policy);
    if (says_the_same(open, spoken, meant)) return same_again(hand, floor);
    const bool words_came_first = open.amount_said || !open.in_chips;
    if (words_came_first || policy.words_or_chips_first() == WordsOrChips::earlier) return first_binds(hand, floor);
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
    meant.only_said = false;
    return meant;
}

// A clear act or a tap after the act: the same act once more, the chips that it owes, or a second motion.
Ruling rule_act_again(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy) {
    const OpenAct& open = floor.open;
    const ClearAct again = incident.kind == IncidentKind::taps ? ClearAct::checks : incident.clear;
    bool same = false;
    Chips to = open.to;
    switch (again) {
    case ClearAct::folds: break;
    case ClearAct::checks: same = open.made == Act::check; break;
    case ClearAct::calls: same = open.made == Act::call; break;
    case ClearAct::checks_or_calls: same = open.made == Act::check || open.made == Act::call; break;
    case ClearAct::completes: same = open.made == Act::complete; break;
    case ClearAct::brings_in: same = open.made == Act::bring_in; break;
    case ClearAct::bets:
    case ClearAct::raises:
    case ClearAct::bets_or_raises:
        to = incident.amount;
        same = to > open.to || (to == open.to && open.made && names_an_amount(*open.made));
        break;
    case ClearAct::all_in:
        to = whole_to(hand.round, incident.by);
        same = true;
        break;
    }
    if (!same) return first_binds(hand, floor);
    const Chips more = floor.owed[open.by] + to - open.to;
    if (more == no_chips) return same_again(hand, floor);
    Piles chips;
    chips.push_back({more, 1});
    return rule_more_chips(hand, floor, chips, policy);
}

// The floor is still to say whether chips that answered a smaller bet may be taken back.
bool taking_back_is_open(const FloorState& floor) noexcept {
    if (!floor.asked || floor.asked->asked.on != floor.open.by) return false;
    const auto& choices = floor.asked->asked.choices;
    return std::find(choices.begin(), choices.end(), FloorChoice::take_back) != choices.end();
}

Ruling bet_stays(const Hand& hand, const FloorState& floor, const Policy& policy) {
    if (taking_back_is_open(floor)) {
        Ruling ruling = motion(hand, floor, Ruled::refused, floor.asked->asked.question, Reason::mistaken_bet);
        ruling.figures.stated = floor.asked->before.round.wagered_to[floor.open.by] + floor.asked->asked.chips;
        return ruling;
    }
    const bool short_call = floor.open.made == Act::call && floor.owed[floor.open.by] > no_chips &&
                            policy.mistaken_bet() != MistakenBet::owes_correct_amount;
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
    asked.free = hand.round.bet_to <= hand.round.wagered_to[seat];
    Ruling ruling = motion_chosen(hand, asked, taken, policy);
    ruling.verdict = Ruled::floor;
    ruling.reason = Reason::motion_drew_action;
    ruling.asks = asked;
    return ruling;
}

} // namespace

// Who is in turn again closed the street with the act, and no card has come since: silent chips still belong to it, and so do
// words that fit nothing here; a bet or a check said or done is the next street's.
bool belongs_to_last_act(const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken) noexcept {
    if (floor.held[incident.by]) return false; // What waits for the turn is the act that came last.
    if (floor.open.by != incident.by || floor.open.declared) return false;
    const bool in_turn = hand.round.to_act == incident.by;
    const bool street_goes_on = !hand.betting_over && hand.street == floor.open.before.street && hand.round.live.has(incident.by);
    const bool fits_nothing_here = hand.round.bet_to == no_chips && (spoken.term == Term::raise || spoken.term == Term::call);
    switch (incident.kind) {
    case IncidentKind::puts_out: return true;
    case IncidentKind::moves: return !in_turn || floor.open.in_chips || floor.owed[incident.by] > no_chips;
    case IncidentKind::pulls_back: return !in_turn || (floor.open.in_chips && floor.moved == no_chips);
    case IncidentKind::says: return !in_turn || (is_an_act(spoken) && fits_nothing_here);
    case IncidentKind::says_and_puts_out: return !in_turn || !is_an_act(spoken) || fits_nothing_here;
    case IncidentKind::clear_act: return !in_turn && street_goes_on && incident.clear != ClearAct::folds;
    case IncidentKind::taps: return !in_turn && street_goes_on;
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
        const bool owes = floor.owed[floor.open.by] > no_chips;
        Ruling ruling = motion(hand, floor, owes ? Ruled::stands : Ruled::no_action, Question::forward_motion,
                               owes ? Reason::chips_delivered : Reason::moved_not_released);
        ruling.owes = floor.owed[floor.open.by]; // Not released, they pay nothing yet.
        return ruling;
    }
    if (incident.kind == IncidentKind::says) return rule_later_words(hand, floor, spoken, policy);
    if (incident.kind == IncidentKind::clear_act || incident.kind == IncidentKind::taps)
        return rule_act_again(hand, floor, incident, policy);
    if (incident.kind == IncidentKind::says_and_puts_out && is_an_act(spoken) && !spoken.conditional) {
        const Ruling words = rule_later_words(hand, floor, spoken, policy);
        if (words.verdict != Ruled::refused && words.reason != Reason::said_again) return words;
    }
    return rule_more_chips(hand, floor, incident.chips, policy);
}

std::optional<Ruling> rule_owed_chips(const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken) {
    const Seat seat = incident.by;
    const Chips owed = floor.owed[seat];
    const bool bound = floor.open.by == seat && floor.open.declared; // Then they make the bet that was declared.
    if (owed == no_chips || incident.chips.empty() || incident.kind == IncidentKind::pulls_back || bound) return std::nullopt;
    const bool may_act = !hand.betting_over && (hand.round.to_act == seat || hand.round.waiting.has(seat));
    const bool silent = incident.kind == IncidentKind::puts_out || !is_an_act(spoken);
    if (!silent && (may_act || spoken.term != Term::call)) return std::nullopt;
    const Chips put_out = worth(incident.chips);
    if (put_out > owed && may_act) return std::nullopt; // More than an earlier act: a new one, of all that lies in front.
    const bool of_this_street = floor.owed_on == hand.street && hand.round.wagered_to[seat] > no_chips;
    Ruling ruling;
    ruling.by = seat;
    ruling.verdict = put_out > owed ? Ruled::corrected : Ruled::stands;
    ruling.question = Question::string_bet;
    ruling.reason = Reason::chips_delivered;
    ruling.to = hand.round.wagered_to[seat];
    ruling.owes = std::max(no_chips, owed - put_out);
    ruling.returned = std::max(no_chips, put_out - owed);
    ruling.figures.stated = of_this_street ? *ruling.to : owed;
    return ruling;
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
    ruling.figures.stated = hand.round.wagered_to[seat];
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
