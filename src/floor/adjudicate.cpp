#include "floor/adjudicate.hpp"

#include "floor/cards_and_shows.hpp"
#include "floor/choices.hpp"
#include "floor/claims_turn.hpp"
#include "floor/clear_act.hpp"
#include "floor/clock.hpp"
#include "floor/motions.hpp"
#include "floor/out_of_turn.hpp"
#include "floor/spoken_act.hpp"
#include "floor/wager.hpp"
#include "hand/step.hpp"

namespace floorman {

namespace {

Ruling not_now(const Hand& hand, Seat by, Reason reason) noexcept {
    Ruling ruling;
    ruling.by = by;
    ruling.verdict = Ruled::refused;
    ruling.reason = reason;
    ruling.question = Question::turn_order;
    ruling.to = hand.round.wagered_to[by];
    return ruling;
}

Incident as_clear_act(const Incident& incident, ClearAct act) noexcept {
    Incident clear = incident;
    clear.kind = IncidentKind::clear_act;
    clear.clear = act;
    return clear;
}

// A fold after a clear pull-back of an earlier chip is refused: call or raise remains.
bool pulled_back_binds(const FloorState& floor, Seat seat) noexcept {
    const MayOnly only = floor.limited[seat].only;
    return only.limits() && !only.has(MayOnly::fold);
}

Ruling refuse_fold(const Hand& hand, Seat seat) {
    Ruling ruling = not_now(hand, seat, Reason::prior_chip_pulled);
    ruling.question = Question::prior_chips;
    return ruling;
}

Ruling rule_conditional(
    const Hand& hand, const FloorState& floor, const Incident& incident, Spoken spoken, const Policy& policy) {
    Ruling ruling = no_act(hand, incident.by, Question::conditional, Reason::conditional, policy);
    spoken.conditional = false;
    const Ruling meant = rule_words(hand, floor, spoken, incident.chips, policy);
    if (policy.conditional() == Conditional::not_binding || !meant.act) return ruling;
    ruling.verdict = Ruled::floor;
    Asked asked;
    asked.question = Question::conditional;
    asked.on = incident.by;
    asked.choices.push_back(FloorChoice::not_binding);
    asked.choices.push_back(FloorChoice::stands);
    asked.taken = FloorChoice::not_binding;
    asked.act = meant.inputs.empty() ? Action{*meant.act, no_chips} : meant.inputs[0].action;
    ruling.asks = asked;
    return ruling;
}

Ruling rule_tap(const Hand& hand, const Incident& incident, const Policy& policy) {
    Ruling ruling = rule_clear_act(hand, as_clear_act(incident, ClearAct::checks), policy);
    if (ruling.verdict != Ruled::refused) ruling.question = Question::tap;
    return ruling;
}

// Who is limited by a ruling is refused by the rule of that ruling; of two limits what both allow is left.
Ruling by_what_limits(Ruling ruling, const FloorState& floor) {
    const Limited& limited = floor.limited[ruling.by];
    const auto both = static_cast<std::uint8_t>(ruling.may_only.bits & limited.only.bits);
    if (both != 0) ruling.may_only.bits = both;
    if (ruling.refusal == Refusal::barred && limited.only.limits()) ruling.question = limited.question;
    return ruling;
}

// Who calls after a count has accepted the correct amount, whatever was told (4.22).
Ruling by_what_was_counted(Ruling ruling, const FloorState& floor) {
    if (floor.counted && ruling.act == Act::call && !ruling.also) ruling.also = Question::mistaken_bet;
    return ruling;
}

Ruling rule_said(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy) {
    if (spoken.conditional && is_an_act(spoken)) // Chips that come with such a statement are an act of their own.
        return incident.chips.empty() ? rule_conditional(hand, floor, incident, spoken, policy)
                                      : rule_chips(hand, floor, incident.chips, policy);
    Ruling ruling = rule_words(hand, floor, spoken, incident.chips, policy);
    const bool comes_to_nothing = !ruling.act && (ruling.verdict == Ruled::refused || ruling.verdict == Ruled::no_action);
    if (comes_to_nothing) ruling.returned = worth(incident.chips);
    return ruling;
}

} // namespace

Ruling rule_bound(const Hand& hand,
                  const FloorState& floor,
                  Act declared,
                  const Incident& incident,
                  const Spoken& spoken,
                  const Policy& policy) {
    const bool amount_follows = spoken.amount > no_chips || spoken.amount_is_too_fine || spoken.term == Term::all_in ||
                                spoken.term == Term::pot || spoken.term == Term::least;
    switch (incident.kind) {
    case IncidentKind::puts_out: return rule_chips_of_raise(hand, floor, incident.chips, policy);
    case IncidentKind::says:
    case IncidentKind::says_and_puts_out: {
        if (!amount_follows && !incident.chips.empty()) return rule_chips_of_raise(hand, floor, incident.chips, policy);
        if (!is_an_act(spoken)) return no_act(hand, incident.by, Question::spoken_word, Reason::no_act_said, policy);
        const bool word_again = (spoken.term == Term::raise || spoken.term == Term::bet) && !spoken.conditional;
        if (!amount_follows && word_again) {
            Ruling again = rule_words(hand, floor, spoken, {}, policy);
            again.reason = again.reason == Reason::word_binds ? Reason::said_again : again.reason;
            return again;
        }
        if (!amount_follows) break;
        Spoken raise = spoken;
        if (spoken.term == Term::number || spoken.term == Term::bet || spoken.term == Term::bring_in)
            raise.term = declared == Act::bet ? Term::bet : Term::raise;
        return rule_words(hand, floor, raise, incident.chips, policy);
    }
    case IncidentKind::clear_act:
        if (incident.clear == ClearAct::bets || incident.clear == ClearAct::raises || incident.clear == ClearAct::all_in ||
            incident.clear == ClearAct::bets_or_raises)
            return rule_clear_act(hand, incident, policy);
        break;
    case IncidentKind::moves: return rule_move(hand, incident, policy);
    default: break;
    }
    Ruling ruling = not_now(hand, incident.by, Reason::first_word_binds);
    ruling.question = Question::spoken_word;
    return ruling;
}

namespace {

Ruling rule_silent_chips(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy) {
    Ruling ruling = rule_chips(hand, floor, incident.chips, policy);
    if (ruling.verdict == Ruled::refused) ruling.returned = worth(incident.chips);
    return ruling;
}

Ruling rule_plainly(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy) {
    switch (incident.kind) {
    case IncidentKind::clear_act: return rule_clear_act(hand, incident, policy);
    case IncidentKind::says:
    case IncidentKind::says_and_puts_out: return rule_said(hand, floor, incident, spoken, policy);
    case IncidentKind::puts_out: return rule_silent_chips(hand, floor, incident, policy);
    case IncidentKind::moves: return rule_move(hand, incident, policy);
    case IncidentKind::pulls_back: return rule_pull_back(hand, floor, incident, policy);
    case IncidentKind::taps: return rule_tap(hand, incident, policy);
    case IncidentKind::mucks: return rule_clear_act(hand, as_clear_act(incident, ClearAct::folds), policy);
    case IncidentKind::posts: return rule_clear_act(hand, as_clear_act(incident, ClearAct::brings_in), policy);
    case IncidentKind::asks_count:
    case IncidentKind::dealer_says:
    case IncidentKind::calls_clock:
    case IncidentKind::waits:
    case IncidentKind::floor_rules:
    case IncidentKind::deals_board:
    case IncidentKind::deals_hole:
    case IncidentKind::draws:
    case IncidentKind::runs_it:
    case IncidentKind::shows: break;
    }
    return no_act(hand, incident.by, Question::turn_order, Reason::no_act_said, policy);
}

} // namespace

// A fold or a check leaves a forward motion undone, as pulling back does.
Ruling rule_in_turn(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy) {
    Ruling ruling = rule_plainly(hand, floor, incident, spoken, policy);
    const bool folds = ruling.act == Act::fold;
    if (folds && pulled_back_binds(floor, incident.by)) return refuse_fold(hand, incident.by);
    if (!folds && ruling.act != Act::check) return ruling;
    if (const std::optional<Ruling> asked = rule_motion_left_undone(hand, floor, policy))
        if (folds || asked->act) return *asked;
    return ruling;
}

namespace {

bool brings_in(const Incident& incident) noexcept {
    return incident.kind == IncidentKind::posts ||
           (incident.kind == IncidentKind::clear_act && incident.clear == ClearAct::brings_in);
}

// Where cards that nobody named would say who brings it in, the one who does so says it.
std::optional<Ruling> rule_unknown_bring_in(const Hand& hand,
                                            const FloorState& floor,
                                            const Incident& incident,
                                            const Policy& policy) {
    if (!brings_in(incident) || !hand.round.bring_in_due || floor.opener_is_known) return std::nullopt;
    Hand led = hand;
    Events events;
    if (!step(led, of_seat(InputKind::lead, incident.by), policy, events).allowed()) return std::nullopt;
    Ruling ruling = rule_in_turn(led, floor, incident, {}, policy);
    const auto acts = ruling.inputs;
    ruling.inputs.clear();
    ruling.inputs.push_back(of_seat(InputKind::lead, incident.by));
    for (const Input& input : acts) ruling.inputs.push_back(input);
    return ruling;
}

// Who was limited since the act that is taken back stays so: the hand as it was before it does not know.
Ruling keep_others_limited(Ruling ruling, const FloorState& floor, const Incident& incident) {
    if (ruling.taken_back == TakenBack::nowhere || (ruling.act && ruling.inputs.empty())) return ruling;
    const bool last_act = ruling.taken_back == TakenBack::before_last_act;
    const Hand& found = last_act ? floor.open.before : floor.asked->before;
    const bool turn_restored = incident.kind == IncidentKind::floor_rules && incident.choice == FloorChoice::turn_restored;
    const auto acts = ruling.inputs;
    ruling.inputs.clear();
    for (const Seat seat : found.round.live - found.round.barred) {
        const MayOnly only = floor.limited[seat].only;
        const bool waits_again = turn_restored && floor.asked->held[seat]; // Then it has not answered anything yet.
        if (seat != ruling.by && !waits_again && only.limits() && !only.has(MayOnly::raise))
            ruling.inputs.push_back(of_seat(InputKind::bar, seat));
    }
    for (const Input& input : acts) ruling.inputs.push_back(input);
    return ruling;
}

// The cards go in behind a fold that was said, or it is said behind them.
bool folds_again(const Hand& hand, const Incident& incident, const Spoken& spoken) noexcept {
    if (!hand.dealt_in.has(incident.by) || hand.round.live.has(incident.by)) return false;
    switch (incident.kind) {
    case IncidentKind::mucks: return true;
    case IncidentKind::clear_act: return incident.clear == ClearAct::folds;
    case IncidentKind::says: return spoken.term == Term::fold && !spoken.conditional;
    default: return false;
    }
}

Ruling said_again(const Hand& hand, Seat by) noexcept {
    Ruling ruling = not_now(hand, by, Reason::said_again);
    ruling.verdict = Ruled::stands;
    return ruling;
}

// Talk is no act; but who is passed over keeps the turn by claiming it (4.26).
Ruling rule_talk(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy) {
    const bool passed_over = incident.by == hand.round.to_act && !floor.passed_by.empty();
    const bool claims = passed_over && !floor.skip_ruled && claims_turn(incident.words);
    return no_act(hand, incident.by, claims ? Question::skipped_player : Question::spoken_word,
                  claims ? Reason::turn_claimed : Reason::no_act_said, policy);
}

// "Call" by one who has still to act, with nothing to call: it is said before its time, of a bet that may come.
bool calls_before_a_bet(const Hand& found, const FloorState& floor, const Spoken& spoken) noexcept {
    const Round& round = found.round;
    const bool still_to_act = round.waiting.has(round.to_act) && !floor.held[round.to_act];
    return spoken.term == Term::call && still_to_act && round.bet_to <= round.wagered_to[round.to_act];
}

// "Clock!" from one who waits for another's act.
bool asks_for_clock(const Hand& hand, const Incident& incident, const Spoken& spoken) noexcept {
    const bool says_it = incident.kind == IncidentKind::says && spoken.term == Term::clock && !spoken.asks && !spoken.conditional;
    return says_it && hand.round.to_act.exists() && hand.round.to_act != incident.by;
}

Ruling rule_clock_said(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy) {
    Incident clock = incident;
    clock.kind = IncidentKind::calls_clock;
    clock.on = hand.round.to_act;
    return rule_clock(hand, floor, clock, policy);
}

// A player's words, chips or gesture, in turn or out of it.
Ruling rule_player(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy) {
    if (asks_for_clock(hand, incident, spoken)) return rule_clock_said(hand, floor, incident, policy);
    if (belongs_to_last_act(hand, floor, incident, spoken))
        return keep_others_limited(rule_motion(hand, floor, incident, spoken, policy), floor, incident);
    if (const std::optional<Ruling> delivered = rule_owed_chips(hand, floor, incident, spoken)) return *delivered;
    const bool talk = incident.kind == IncidentKind::says && !is_an_act(spoken);
    if (talk) return rule_talk(hand, floor, incident, policy);
    if (folds_again(hand, incident, spoken)) return said_again(hand, incident.by);
    if (hand.betting_over) return not_now(hand, incident.by, Reason::betting_is_over);
    if (!hand.round.live.has(incident.by)) return not_now(hand, incident.by, Reason::not_in_the_hand);
    const bool in_turn = incident.by == seat_in_turn(hand);
    if (in_turn && floor.open.by == incident.by && floor.open.declared)
        return rule_bound(hand, floor, *floor.open.declared, incident, spoken, policy);
    if (in_turn) return by_what_was_counted(by_what_limits(rule_in_turn(hand, floor, incident, spoken, policy), floor), floor);
    if (incident.kind == IncidentKind::pulls_back && !incident.chips.empty() && !floor.held[incident.by])
        return rule_late_pull_back(hand, incident.by, policy);
    if (const std::optional<Ruling> opened = rule_unknown_bring_in(hand, floor, incident, policy)) return *opened;
    if (incident.kind == IncidentKind::says && (spoken.conditional || spoken.term == Term::call)) {
        const Hand found = as_if_in_turn(hand, floor.held, incident.by, policy);
        if (spoken.conditional || calls_before_a_bet(found, floor, spoken))
            return rule_conditional(found, floor, incident, spoken, policy);
    }
    return rule_out_of_turn(hand, floor, incident, spoken, policy);
}

} // namespace

Ruling adjudicate(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy) {
    switch (incident.kind) {
    case IncidentKind::clear_act:
    case IncidentKind::says:
    case IncidentKind::puts_out:
    case IncidentKind::says_and_puts_out:
    case IncidentKind::moves:
    case IncidentKind::pulls_back:
    case IncidentKind::taps:
    case IncidentKind::posts: return rule_player(hand, floor, incident, spoken, policy);
    case IncidentKind::mucks:
        return hand.betting_over && hand.round.live.has(incident.by) ? rule_show(hand, incident, policy)
                                                                     : rule_player(hand, floor, incident, spoken, policy);
    case IncidentKind::asks_count: return no_act(hand, incident.by, Question::mistaken_bet, Reason::count_asked, policy);
    case IncidentKind::dealer_says: { // A term of the game without a number is no count: "clock", "raise".
        const bool no_count = spoken.term != Term::none && spoken.amount == no_chips && !spoken.amount_is_too_fine;
        return no_count ? no_act(hand, no_seat, Question::spoken_word, Reason::no_act_said, policy)
                        : no_act(hand, no_seat, Question::mistaken_bet, Reason::count_given, policy);
    }
    case IncidentKind::calls_clock: return rule_clock(hand, floor, incident, policy);
    case IncidentKind::waits: return rule_wait(hand, floor, incident.seconds, policy);
    case IncidentKind::floor_rules:
        return keep_others_limited(rule_choice(hand, floor, incident.choice, policy), floor, incident);
    case IncidentKind::deals_board:
    case IncidentKind::deals_hole: return rule_cards(hand, incident, policy);
    case IncidentKind::draws: return rule_draw(hand, incident, policy);
    case IncidentKind::runs_it: return rule_run(hand, incident, policy);
    case IncidentKind::shows: return rule_show(hand, incident, policy);
    }
    return not_now(hand, incident.by, Reason::no_act_said);
}

} // namespace floorman
