#include "floor/remember.hpp"

#include <algorithm>

#include "floor/claims_turn.hpp"
#include "floor/clock.hpp"
#include "floor/out_of_turn.hpp"
#include "floor/spoken_act.hpp"
#include "floor/wager.hpp"
#include "hand/step.hpp"

namespace floorman {

namespace {

void count(Tally& tally, Act act, Chips adds) noexcept {
    ++tally.acts;
    tally.folds += act == Act::fold ? 1 : 0;
    tally.checks += act == Act::check ? 1 : 0;
    tally.with_chips += adds > no_chips ? 1 : 0;
}

// While the floor decides on a skipped seat, what others do behind it is no matter of that decision and is kept; any
// other question closes when another player acts.
void remember_beside_question(FloorState& floor, const Ruling& ruling, const Policy& policy) {
    if (!floor.asked || floor.asked->asked.on == ruling.by) return;
    if (floor.asked->asked.question != Question::skipped_player) return floor.asked.reset();
    Events same;
    for (const Input& input : ruling.inputs) (void)step(floor.asked->before, input, policy, same);
    const Hand& found = floor.asked->before;
    if (found.betting_over || found.round.to_act != floor.asked->asked.on) floor.asked.reset(); // Nothing is left to decide.
}

// The held act of a seat is gone, and what answered it has nothing left to answer.
void binds_no_longer(HeldActs& held, Seat seat) {
    held[seat].reset();
    for (std::optional<HeldAct>& other : held.at)
        if (other && other->rests_on.has(seat)) other->changed = true;
}

// The chips that count, where some go back.
Piles without_change(const Piles& chips, Chips returned) noexcept {
    if (returned == no_chips) return chips;
    Piles counted;
    if (worth(chips) > returned) counted.push_back({worth(chips) - returned, 1});
    return counted;
}

// What words told of an act: its amount, or that it is a raise without one. `owed`: the act still waits for its amount.
struct Told {
    bool amount{};
    bool raise{};
};

Told told(const Incident& incident, const Spoken& spoken, bool owed) noexcept {
    if (incident.kind != IncidentKind::says && incident.kind != IncidentKind::says_and_puts_out) return {};
    const bool no_amount = owed || spoken.amount == no_chips;
    const bool raise_said = spoken.term == Term::raise || spoken.term == Term::bet || spoken.raise_said;
    return {!no_amount || spoken.term == Term::all_in || spoken.term == Term::call, no_amount && raise_said};
}

// What is held now: an act, or one that was held with its amount or more of its chips.
HeldAct held_act(const Hand& before,
                 const std::optional<HeldAct>& so_far,
                 const Incident& incident,
                 const Spoken& spoken,
                 const Ruling& ruling,
                 Chips owed) {
    HeldAct held = so_far.value_or(HeldAct{});
    if (!so_far) held.heads_up = before.round.live.count() == 2;
    held.action = {*ruling.act, ruling.to.value_or(no_chips)};
    held.to = ruling.to;
    held.stated = ruling.before_cut;
    const bool calls = spoken.term == Term::call && !spoken.conditional;
    held.call_said = held.call_said || (incident.kind == IncidentKind::says_and_puts_out && calls);
    held.call_came_first = held.call_came_first || (incident.kind == IncidentKind::says && calls);
    const Told now = told(incident, spoken, !ruling.to);
    held.amount_said = held.amount_said || now.amount;
    held.raise_said = held.raise_said || now.raise;
    gather(held.chips, without_change(incident.chips, ruling.returned));
    const Chips adds = ruling.to.value_or(no_chips) - before.round.wagered_to[ruling.by];
    const bool with_its_chips = incident.kind == IncidentKind::clear_act && adds > no_chips;
    if (with_its_chips) held.chips.push_back({adds + owed, 1});
    return held;
}

// The act as one that answers what it finds: a bet in force, or bets that are held themselves.
HeldAct answering(const Hand& found, const HeldActs& all, Seat seat, HeldAct act, const Policy& policy) {
    act.level = as_if_in_turn(found, all, seat, policy).round.bet_to;
    act.rests_on = bets_held_before(found, all, seat);
    return act;
}

// An act out of turn is an irregularity: substantial action is counted anew from it.
void remember_out_of_turn(FloorState& floor,
                          const Hand& before,
                          const Incident& incident,
                          const Spoken& spoken,
                          const Ruling& ruling,
                          const Policy& policy) {
    const Seat seat = ruling.by;
    const bool more_of_it = floor.held[seat].has_value() && ruling.verdict == Ruled::held; // Its amount, or its chips.
    remember_beside_question(floor, ruling, policy);
    if (!more_of_it) {
        floor.tally = {};
        if (floor.asked) floor.asked->tally = {};
        floor.passed_by.add(seat);
        count(floor.behind, *ruling.act, ruling.verdict == Ruled::held && *ruling.act != Act::check ? Chips{1} : no_chips);
        if (floor.moved > no_chips) floor.motion_drew_act = true;
    }
    if (ruling.verdict != Ruled::held) {
        binds_no_longer(floor.held, seat);
        if (floor.asked) binds_no_longer(floor.asked->held, seat);
        return;
    }
    const HeldAct act = held_act(before, floor.held[seat], incident, spoken, ruling, owed_in_front(before, floor, seat));
    floor.held[seat] = answering(before, floor.held, seat, act, policy);
    if (floor.asked) floor.asked->held[seat] = answering(floor.asked->before, floor.asked->held, seat, act, policy);
}

// Chips that came out of turn and count toward what their player now does lie in front (4.24).
void remember_released(FloorState& floor, const Hand& before, Seat seat, const Policy& policy) {
    const std::optional<HeldAct> released = floor.held[seat];
    binds_no_longer(floor.held, seat);
    const bool bet_to_answer = before.round.bet_to > before.round.wagered_to[seat];
    if (!released || policy.out_of_turn() != OutOfTurn::chips_counted || !bet_to_answer) return;
    Piles lying = lying_in_front(before, floor, seat);
    gather(lying, released->chips);
    floor.front[seat] = lying;
}

bool is_out_of_turn(const Ruling& ruling) noexcept {
    return ruling.reason == Reason::held_out_of_turn || ruling.reason == Reason::fold_out_of_turn;
}

void remember_chips_in_front(
    FloorState& floor, const Hand& before, const Hand& after, const Incident& incident, const Ruling& ruling) {
    const Seat seat = ruling.by;
    const bool exact = incident.kind == IncidentKind::puts_out && ruling.returned == no_chips && ruling.owes == no_chips;
    Piles lying = exact ? lying_in_front(before, floor, seat) : Piles{};
    if (exact) gather(lying, incident.chips);
    floor.front[seat] = exact && worth(lying) == after.round.wagered_to[seat] ? lying : Piles{};
}

// What an act finds: the hand, what counts toward substantial action, and what its player has still to put out.
struct Found {
    const Hand& hand;
    Tally tally;
    Chips owed;
};

// An act in turn opens a new act, whose motions may go on; a bound word does too, and keeps the turn.
void remember_act(FloorState& floor, const Found& found, const Incident& incident, const Spoken& spoken, const Ruling& ruling) {
    const bool same_act = floor.open.by == ruling.by && (floor.open.declared || ruling.taken_back == TakenBack::before_last_act);
    OpenAct open = same_act ? floor.open : OpenAct{};
    if (!same_act) {
        open.before = found.hand;
        open.tally = found.tally;
        open.owed = found.owed;
    }
    const bool chips = incident.kind == IncidentKind::puts_out || incident.kind == IncidentKind::says_and_puts_out;
    open.by = ruling.by;
    open.made = ruling.act;
    open.to = ruling.to.value_or(no_chips);
    open.declared = ruling.inputs.empty() ? ruling.act : std::nullopt;
    const Told now = told(incident, spoken, open.declared.has_value());
    open.amount_said = open.amount_said || now.amount;
    open.raise_said = open.raise_said || now.raise;
    open.in_chips = open.in_chips || chips;
    if (chips) open.put_out += worth(incident.chips);
    if (incident.kind == IncidentKind::clear_act) // Its chips are with it.
        open.put_out = open.to - std::min(open.to, open.before.round.wagered_to[ruling.by]) + open.owed;
    floor.open = open;
}

// An act that no line of its player made.
void remember_act_of(FloorState& floor, const Found& found, const Ruling& ruling, Chips put_out) {
    floor.open = OpenAct{};
    floor.open.by = ruling.by;
    floor.open.before = found.hand;
    floor.open.tally = found.tally;
    floor.open.made = ruling.act;
    floor.open.to = ruling.to.value_or(no_chips);
    floor.open.in_chips = put_out > no_chips;
    floor.open.put_out = put_out;
    floor.open.owed = found.owed;
}

// "Bet" or "raise" binds its player, and the amount is owed.
void remember_word(FloorState& floor, const Found& found, const Ruling& ruling) {
    floor.open = OpenAct{};
    floor.open.by = ruling.by;
    floor.open.before = found.hand;
    floor.open.tally = found.tally;
    floor.open.owed = found.owed;
    floor.open.declared = ruling.act;
    floor.open.raise_said = true;
}

// Chips that an act owed are out, whatever the floor may yet make of it.
void remember_delivered(FloorState& floor, const Ruling& ruling) {
    const Seat seat = ruling.by;
    const Chips delivered = floor.owed[seat] - ruling.owes;
    floor.owed[seat] = ruling.owes;
    if (floor.open.by == seat) floor.open.put_out += delivered;
    if (!floor.asked) return;
    Chips& owed_then = floor.asked->owed[seat];
    std::optional<HeldAct>& waited_then = floor.asked->held[seat];
    const Chips of_earlier_act = std::min(owed_then, delivered);
    owed_then -= of_earlier_act;
    Piles rest;
    if (delivered > of_earlier_act) rest.push_back({delivered - of_earlier_act, 1});
    if (waited_then) gather(waited_then->chips, rest);
}

// Before the line is crossed it is never too early to claim the turn.
void remember_talk(FloorState& floor, const Incident& incident, const Spoken& spoken) {
    const bool talks = incident.kind == IncidentKind::says && !is_an_act(spoken);
    if (talks && incident.by == floor.turn && claims_turn(incident.words)) floor.spoke_up = true;
}

void remember_count(FloorState& floor, const Ruling& ruling) {
    if (ruling.reason == Reason::count_given) floor.counted = true;
}

void remember_motion(FloorState& floor, const Incident& incident, const Ruling& ruling) {
    const bool in_turn = incident.by == floor.turn;
    if (in_turn && ruling.reason == Reason::moved_not_released) floor.moved += incident.amount;
    if (ruling.reason == Reason::prior_chip_pulled) floor.pulled_back += worth(incident.chips);
    if (ruling.reason == Reason::chips_delivered && incident.kind != IncidentKind::moves) remember_delivered(floor, ruling);
}

void remember_time(FloorState& floor, const Incident& incident, const Ruling& ruling) {
    if (incident.kind == IncidentKind::waits) floor.now += incident.seconds;
    const bool starts = ruling.reason == Reason::clock_started || ruling.reason == Reason::clock_asked;
    if (starts) floor.clock = Clock{ruling.on, floor.now};
    if (incident.kind != IncidentKind::floor_rules || !floor.asked || floor.asked->asked.question != Question::clock) return;
    if (ruling.reason != Reason::floor_chose) return;
    if (incident.choice == FloorChoice::refuse) floor.clock.reset();
    if (incident.choice == FloorChoice::allow && !floor.clock) floor.clock = Clock{floor.asked->asked.on, floor.now};
}

void remember_question(
    FloorState& floor, const Found& found, const HeldActs& held, const PerSeat<Chips>& owed, const Ruling& ruling) {
    if (!ruling.asks) return;
    if (ruling.reason == Reason::floor_chose) {
        floor.asked->asked = *ruling.asks;
    } else {
        floor.asked = AskedBefore{*ruling.asks, found.hand, held, found.tally, owed};
        floor.asked->held[ruling.asks->on].reset(); // What it held is what is asked about.
    }
    if (ruling.asks->question == Question::forward_motion) { // Asked about once.
        floor.moved = no_chips;
        floor.motion_drew_act = false;
    }
    if (ruling.asks->question == Question::skipped_player) floor.skip_ruled = true;
}

// The floor let a statement bind that gave no amount: the amount is owed.
void remember_bound_statement(FloorState& floor, const Ruling& ruling) {
    const bool binds = ruling.reason == Reason::floor_chose && ruling.question == Question::conditional && ruling.act &&
                       ruling.inputs.empty();
    if (binds) remember_word(floor, {floor.asked->before, floor.asked->tally, floor.asked->owed[ruling.by]}, ruling);
}

// The act that the floor's choice makes is the one that came last; where it gives the turn back there is none.
void remember_chosen_act(FloorState& floor, const Ruling& ruling) {
    if (ruling.taken_back != TakenBack::before_question) return;
    floor.open = OpenAct{};
    const bool acts = ruling.act && ruling.act != Act::fold && ruling.verdict != Ruled::held && !ruling.inputs.empty();
    if (!acts) return;
    const Found found{floor.asked->before, floor.asked->tally, floor.asked->owed[ruling.by]};
    remember_act_of(floor, found, ruling, floor.asked->asked.chips);
}

// A held act whose turn has come is an act like any other: its chips may follow.
void remember_effect(FloorState& floor, const Found& found, const HeldActs& held, const Ruling& ruling) {
    if (ruling.question == Question::skipped_player) return;
    const bool word_came_to_a_call = !held[ruling.by] && floor.open.by == ruling.by && !ruling.inputs.empty();
    if (word_came_to_a_call) return remember_act_of(floor, found, ruling, no_chips);
    if (!held[ruling.by]) return;
    const HeldAct& taken = *held[ruling.by];
    floor.held[ruling.by].reset();
    if (!ruling.act || ruling.inputs.empty() || ruling.verdict == Ruled::released) return;
    floor.front[ruling.by] = {};
    for (std::optional<HeldAct>& other : floor.held.at) // The bet is the one that they answered, at what it came to.
        if (other && other->rests_on.has(ruling.by) && other->level == taken.to) other->level = *ruling.to;
    remember_act_of(floor, found, ruling, worth(taken.chips));
    floor.open.amount_said = taken.amount_said;
    floor.open.raise_said = taken.raise_said;
}

// An act that is made anew, or taken back, counts as what it comes to, and once (4.25).
void uncount_what_is_taken_back(FloorState& floor, const Ruling& ruling) {
    if (ruling.taken_back == TakenBack::before_last_act) floor.tally = floor.open.tally;
    if (ruling.taken_back == TakenBack::before_question) floor.tally = floor.asked->tally;
}

// The street that the ruling's acts are made on.
std::uint8_t street_of_act(const FloorState& floor, const Hand& before, const Ruling& ruling) {
    switch (ruling.taken_back) {
    case TakenBack::before_last_act: return floor.open.before.street;
    case TakenBack::before_question: return floor.asked->before.street;
    case TakenBack::nowhere: break;
    }
    return before.street;
}

// What a choice of the floor changes besides the hand: it begins again from where the question was asked.
void remember_choice(FloorState& floor, const Incident* incident, const Ruling& ruling) {
    if (ruling.taken_back != TakenBack::before_question) return;
    floor.held = floor.asked->held;
    floor.owed = floor.asked->owed;
    if (ruling.question != Question::skipped_player) return;
    floor.limited[ruling.by] = {};
    if (incident == nullptr || incident->choice != FloorChoice::turn_restored) return;
    for (const Seat seat : SeatSet::first(max_seats)) // What waits again has answered nothing yet.
        if (floor.held[seat]) floor.limited[seat] = {};
}

// What an act leaves to put out that was held and now stands: all of it but the chips that came with it.
Chips owed_of_held(const FloorState& floor, const Event& event) {
    const Chips put_out = floor.held[event.seat] ? worth(floor.held[event.seat]->chips) : no_chips;
    return std::max(no_chips, floor.owed[event.seat] + event.adds - put_out);
}

// With the first act on a street the bets of the street before are in: nobody owes of those any more.
void settle_street_before(FloorState& floor, std::uint8_t street, const Events& events) {
    const bool acts = std::any_of(events.begin(), events.end(),
                                  [](const Event& event) { return event.kind == EventKind::acted; });
    if (!acts || floor.owed_on == street) return;
    floor.owed = {};
    floor.owed_on = street;
}

// Who said "check" to a bet before the turn came is held to that as long as the bet is the same.
void remember_limit(FloorState& floor, const Hand& before, const Ruling& ruling) {
    Limited& limited = floor.limited[ruling.by] = {ruling.may_only, ruling.question, ruling.whole_street, std::nullopt};
    const bool out_of_turn = ruling.reason == Reason::check_facing_bet && ruling.by != seat_in_turn(before);
    if (out_of_turn) limited.until_bet_over = before.round.bet_to;
}

// Acts that were taken: what they count as, and what they end.
NoLongerLimited remember_events(
    FloorState& floor, const Hand& after, const Ruling& ruling, const Events& events, bool in_a_line) {
    NoLongerLimited ended;
    const bool in_turn = ruling.question != Question::skipped_player; // What stands behind a skipped seat was not.
    for (const Event& event : events) {
        if (event.kind != EventKind::acted) continue;
        if (in_turn && event.act != Act::bring_in) count(floor.tally, event.act, event.adds);
        if (event.adds > no_chips) floor.owed[event.seat] = in_turn ? ruling.owes : owed_of_held(floor, event);
        floor.held[event.seat].reset();
        if (floor.limited[event.seat].only.limits() && !floor.limited[event.seat].whole_street) {
            floor.limited[event.seat] = {};
            ended.add(event.seat);
        }
        const bool answers_it = ruling.asks.has_value(); // The choice itself lets others' acts stand.
        if (in_a_line && !answers_it && floor.asked && floor.asked->asked.on != event.seat) floor.asked.reset();
        if (floor.open.by != event.seat) floor.open = OpenAct{};
    }
    for (const Seat seat : after.round.live) {
        if (!floor.limited[seat].until_bet_over || after.round.bet_to <= *floor.limited[seat].until_bet_over) continue;
        floor.limited[seat] = {};
        ended.add(seat);
    }
    return ended;
}

// When what a line came to happened: who runs out of time acts then, whatever time passes after it.
std::int64_t moment_of(const FloorState& floor, const Incident& incident, const Ruling& ruling, const Policy& policy) {
    if (incident.kind != IncidentKind::waits) return floor.now;
    return floor.now + (ruling.act ? seconds_left(floor, policy) : incident.seconds);
}

// Cards, and draws, end the act that came last and the question on it. Cards that are only named while betting goes on let a word
// bind that waits for its amount, and chips be owed.
void remember_cards(FloorState& floor, const Hand& before, const Hand& after) {
    const bool same_street = before.street_open && after.street_open && before.street == after.street;
    if (!same_street || !floor.open.declared) floor.open = OpenAct{};
    floor.asked.reset();
    if (!same_street && !after.betting_over) floor.owed = {}; // The bets of the street before have been gathered.
}

// `began`: when the turn that it is now began, if it is another.
void remember_turn(FloorState& floor, const Hand& before, const Hand& after, std::int64_t began) {
    if (floor.street != after.street || !after.street_open) { // What belonged to a street ends with it.
        floor.limited = {};
        floor.front = {};
        floor.held = {};
    }
    const bool cards_are_out = cards_come_first(before) && !cards_come_first(after); // Nobody was passed over before.
    if (floor.turn == after.round.to_act && floor.street == after.street && !cards_are_out) return;
    if (floor.open.by != after.round.to_act) floor.open.declared.reset(); // The word bound its player's turn.
    floor.turn = after.round.to_act;
    floor.street = after.street;
    floor.turn_began = began;
    floor.behind = {};
    floor.passed_by = {};
    floor.spoke_up = false;
    floor.counted = false;
    floor.skip_ruled = false;
    floor.pulled_back = no_chips;
    floor.moved = no_chips;
    floor.motion_drew_act = false;
    floor.clock.reset();
}

} // namespace

NoLongerLimited remember(FloorState& floor,
                         const Hand& before,
                         const Hand& after,
                         const Incident* incident,
                         const Spoken& spoken,
                         const Ruling& ruling,
                         const Events& events,
                         const Policy& policy) {
    // What follows by itself from a line moves the turn when the line did.
    const std::int64_t moment = incident != nullptr ? moment_of(floor, *incident, ruling, policy) : floor.turn_began;
    if (incident != nullptr) remember_time(floor, *incident, ruling);
    const bool out_of_turn = is_out_of_turn(ruling);
    uncount_what_is_taken_back(floor, ruling);
    settle_street_before(floor, street_of_act(floor, before, ruling), events);
    const Found found{before, floor.tally, owed_in_front(before, floor, ruling.by)};
    remember_choice(floor, incident, ruling);
    const HeldActs held_before = floor.held;
    const PerSeat<Chips> owed_before = floor.owed;
    NoLongerLimited ended = out_of_turn ? NoLongerLimited{} : remember_events(floor, after, ruling, events, incident != nullptr);
    if (out_of_turn) remember_out_of_turn(floor, before, *incident, spoken, ruling, policy);
    if (ruling.verdict == Ruled::released) remember_released(floor, before, ruling.by, policy);
    if (ruling.may_only.limits()) remember_limit(floor, before, ruling);
    remember_question(floor, found, held_before, owed_before, ruling);
    remember_chosen_act(floor, ruling);
    remember_bound_statement(floor, ruling);
    if (incident == nullptr) {
        remember_effect(floor, found, held_before, ruling);
        if (ruling.reason == Reason::word_binds) remember_word(floor, found, ruling);
        remember_turn(floor, before, after, moment);
        return ended;
    }
    const bool acts_in_turn = ruling.by.exists() && ruling.by == seat_in_turn(before) && !out_of_turn && ruling.act &&
                              (ruling.verdict == Ruled::stands || ruling.verdict == Ruled::corrected ||
                               ruling.verdict == Ruled::floor);
    const bool own_act = incident->by == ruling.by;
    if ((acts_in_turn || ruling.taken_back == TakenBack::before_last_act) && own_act) {
        if (!ruling.inputs.empty()) remember_chips_in_front(floor, before, after, *incident, ruling);
        remember_act(floor, found, *incident, spoken, ruling);
    } else {
        remember_motion(floor, *incident, ruling);
        remember_talk(floor, *incident, spoken);
        remember_count(floor, ruling);
    }
    const bool draws = incident->kind == IncidentKind::draws && ruling.verdict != Ruled::refused;
    if (draws || incident->kind == IncidentKind::deals_board || incident->kind == IncidentKind::deals_hole)
        remember_cards(floor, before, after);
    remember_turn(floor, before, after, moment);
    return ended;
}

} // namespace floorman
