#include "hand/acting.hpp"

#include "betting/apply.hpp"
#include "betting/judge.hpp"
#include "hand/dealing.hpp"
#include "hand/street.hpp"

namespace floorman {

namespace {

void close_if_done(Hand& hand, const Policy& policy, Events& events) noexcept {
    if (!hand.round.to_act.exists()) close_street(hand, policy, events);
}

// The seat that was passed over has had its turn, which goes on behind the last who raised.
void go_on_after(Hand& hand, Seat last_to_raise) noexcept {
    hand.round.to_act = next_to_act(hand.round, last_to_raise);
    hand.goes_on_after = no_seat;
}

// A raise to what completes a short bet is a completion.
Act named(Action action, const Limits& limits) noexcept {
    return action.act == Act::raise && action.to == limits.complete_to ? Act::complete : action.act;
}

// The turn passes after what the seat did, which is logged; who closes the betting closes the street.
[[gnu::always_inline]] inline void log_and_pass_turn(
    Hand& hand, Seat seat, Act name, Chips before, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    pass_turn(round, seat);
    Event& event = add_event(events, EventKind::acted, seat);
    event.act = name;
    event.to = round.wagered_to[seat];
    event.adds = event.to - before;
    event.all_in = event.adds > no_chips && round.stack[seat] == no_chips;
    if (hand.goes_on_after.exists()) [[unlikely]]
        go_on_after(hand, names_an_amount(name) ? seat : hand.goes_on_after);
    close_if_done(hand, policy, events);
}

// Judges, then applies: what is allowed must succeed.
[[gnu::noinline]] StepVerdict wager_in_turn(Hand& hand, Action action, const Policy& policy, Events& events) noexcept {
    const Seat seat = hand.round.to_act;
    const Limits may = limits_of(hand.round, seat, policy);
    const Verdict verdict = judge_wager(hand.round, action, may, policy);
    if (!verdict.allowed()) return {verdict.refusal, InputError::none};
    const Chips before = hand.round.wagered_to[seat];
    wager_to(hand.round, seat, action.to, policy);
    hand.last_aggressor = seat; // It is above the bet.
    log_and_pass_turn(hand, seat, named(action, may), before, policy, events);
    return {};
}

} // namespace

Act named(const Round& round, Action action, const Policy& policy) noexcept {
    if (action.act != Act::raise || !structure_completes(policy.structure)) return action.act; // None lies to be completed.
    return named(action, limits_of(round, round.to_act, policy));
}

StepVerdict act_in_turn(Hand& hand, Act act, Chips to, const Policy& policy, Events& events) noexcept {
    const Seat seat = hand.round.to_act;
    if (!seat.exists()) return {Refusal::betting_is_over, InputError::none};
    if (cards_come_first(hand)) return {Refusal::none, InputError::not_awaited};
    if (names_an_amount(act)) return wager_in_turn(hand, {act, to}, policy, events);
    const Verdict verdict = judge_plain(hand.round, act);
    if (!verdict.allowed()) return {verdict.refusal, InputError::none};
    const Chips before = hand.round.wagered_to[seat];
    apply_plain(hand.round, seat, act);
    log_and_pass_turn(hand, seat, act, before, policy, events);
    return {};
}

namespace {

// A fold out of turn takes effect at once and leaves the turn where it is.
StepVerdict fold_out_of_turn(Hand& hand, Seat seat, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    fold_seat(round, seat);
    Event& event = add_event(events, EventKind::acted, seat);
    event.act = Act::fold;
    event.to = round.wagered_to[seat];
    hand.drawing.remove(seat);
    round.to_act = next_to_act(round, just_before(round.to_act));
    close_if_done(hand, policy, events);
    open_when_dealt(hand, policy, events); // It may have been the last to draw.
    return {};
}

} // namespace

StepVerdict stand(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    const bool in_turn = input.seat == seat_in_turn(hand);
    if (!round.to_act.exists() || !round.live.has(input.seat) || in_turn) return {Refusal::none, InputError::not_awaited};
    if (input.action.act == Act::fold) return fold_out_of_turn(hand, input.seat, policy, events);
    if (!round.waiting.has(input.seat) || cards_come_first(hand)) return {Refusal::none, InputError::not_awaited};
    const Seat passed_over = round.to_act;
    const Seat raised_before = hand.goes_on_after;
    const Chips bet_before = round.bet_to;
    hand.goes_on_after = no_seat;
    round.to_act = input.seat;
    const StepVerdict verdict = act_in_turn(hand, input.action.act, input.action.to, policy, events);
    const Seat last_to_raise = round.bet_to > bet_before ? input.seat : raised_before;
    hand.goes_on_after = hand.street_open ? last_to_raise : no_seat;
    if (!verdict.allowed() || (hand.street_open && round.waiting.has(passed_over))) round.to_act = passed_over;
    return verdict;
}

} // namespace floorman
