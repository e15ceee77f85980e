#include "play/carry_out.hpp"

#include "base/check.hpp"
#include "betting/judge.hpp"
#include "floor/adjudicate.hpp"
#include "floor/out_of_turn.hpp"
#include "floor/remember.hpp"
#include "hand/step.hpp"

namespace floorman {

void append(Events& all, const Events& events) noexcept {
    for (const Event& event : events)
        if (!all.full()) all.push_back(event);
}

namespace {

// Lets the hand take the ruling's inputs; the first that it does not take ends it.
StepVerdict take_inputs(Hand& hand, const Ruling& ruling, const Policy& policy, Events& all) noexcept {
    for (const Input& input : ruling.inputs) {
        Events events;
        if (const StepVerdict verdict = step(hand, input, policy, events); !verdict.allowed()) return verdict;
        append(all, events);
    }
    return {};
}

// A ruling that the hand would not take: nothing changes. The floor is to rule none such, and tests stop at it.
Ruling refused(const Ruling& ruling, const StepVerdict& verdict) noexcept {
    Ruling none;
    none.by = ruling.by;
    const bool was_held = ruling.verdict == Ruled::released || ruling.reason == Reason::takes_effect;
    none.verdict = was_held ? Ruled::released : Ruled::refused;
    none.reason = Reason::refused_by_betting;
    none.refusal = verdict.refusal == Refusal::none ? Refusal::betting_is_over : verdict.refusal;
    none.question = question_of(none.refusal);
    none.figures = ruling.figures;
    return none;
}

void let_take(Hand& hand,
              FloorState& floor,
              Ruling ruling,
              const Incident* incident,
              const Spoken& spoken,
              const Policy& policy,
              Rulings& rulings,
              Events& events,
              RulingWatch* watch) noexcept {
    const Hand before = hand;
    if (ruling.taken_back == TakenBack::before_last_act) hand = floor.open.before;
    if (ruling.taken_back == TakenBack::before_question) hand = floor.asked->before;
    const Hand found = hand;
    Events happened;
    if (const StepVerdict verdict = take_inputs(hand, ruling, policy, happened); !verdict.allowed()) {
        FLOORMAN_DEBUG_CHECK(false, "the floor ruled an input that the hand does not take");
        hand = before;
        happened.clear();
        ruling = refused(ruling, verdict);
    }
    if (watch != nullptr) watch->taken(ruling, found, happened, hand);
    for (const Seat seat : remember(floor, before, hand, incident, spoken, ruling, happened, policy)) {
        Events unbarred;
        step(hand, of_seat(InputKind::unbar, seat), policy, unbarred);
        append(happened, unbarred);
    }
    append(events, happened);
    if (!rulings.full()) rulings.push_back(ruling);
    if (watch != nullptr) watch->ruled(ruling, found, happened, hand);
}

} // namespace

void carry_out(Hand& hand,
               FloorState& floor,
               const Incident& incident,
               const Spoken& spoken,
               const Policy& policy,
               Rulings& rulings,
               Events& events,
               RulingWatch* watch) noexcept {
    let_take(hand, floor, adjudicate(hand, floor, incident, spoken, policy), &incident, spoken, policy, rulings, events, watch);
    carry_out_what_follows(hand, floor, policy, rulings, events, watch);
}

void carry_out_what_follows(
    Hand& hand, FloorState& floor, const Policy& policy, Rulings& rulings, Events& events, RulingWatch* watch) noexcept {
    for (std::optional<Ruling> next = what_follows(hand, floor, policy); next && !rulings.full();
         next = what_follows(hand, floor, policy))
        let_take(hand, floor, *next, nullptr, {}, policy, rulings, events, watch);
}

void cards_came(Hand& hand, FloorState& floor, const Hand& before, const Events& events, const Policy& policy) noexcept {
    Incident dealt;
    dealt.kind = IncidentKind::deals_board;
    Ruling ruling;
    ruling.verdict = Ruled::no_action;
    ruling.reason = Reason::cards_named;
    for (const Seat seat : remember(floor, before, hand, &dealt, {}, ruling, events, policy)) {
        Events unbarred;
        step(hand, of_seat(InputKind::unbar, seat), policy, unbarred);
    }
}

} // namespace floorman
