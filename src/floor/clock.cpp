#include "floor/clock.hpp"

#include <algorithm>

#include "floor/clear_act.hpp"
#include "floor/spoken_act.hpp"

namespace floorman {

namespace {

Ruling clock_ruling(const Hand& hand, const Incident& incident, Ruled verdict, Reason reason, const Policy& policy) {
    Ruling ruling = no_act(hand, incident.on, Question::clock, reason, policy);
    ruling.by = incident.by;
    ruling.on = incident.on;
    ruling.verdict = verdict;
    ruling.figures.seconds = policy.clock_seconds() + policy.clock_countdown();
    return ruling;
}

Ruling refused(
    const Hand& hand, const Incident& incident, Question question, Reason reason, std::int64_t seconds, const Policy& policy) {
    Ruling ruling = clock_ruling(hand, incident, Ruled::refused, reason, policy);
    ruling.question = question;
    ruling.figures.seconds = seconds;
    return ruling;
}

Ruling started(const Hand& hand, const Incident& incident, const Policy& policy) {
    Ruling ruling = clock_ruling(hand, incident, Ruled::stands, Reason::clock_started, policy);
    ruling.also = Question::clock_seconds;
    return ruling;
}

Ruling ask_the_floor(const Hand& hand, const Incident& incident, const Policy& policy) {
    Ruling ruling = clock_ruling(hand, incident, Ruled::floor, Reason::clock_asked, policy);
    Asked asked;
    asked.question = Question::clock;
    asked.on = incident.on;
    asked.choices.push_back(FloorChoice::allow);
    asked.choices.push_back(FloorChoice::refuse);
    asked.taken = FloorChoice::allow;
    ruling.asks = asked;
    return ruling;
}

} // namespace

std::int64_t seconds_left(const FloorState& floor, const Policy& policy) noexcept {
    if (!floor.clock) return 0;
    const std::int64_t whole = policy.clock_seconds() + policy.clock_countdown();
    return std::max<std::int64_t>(0, floor.clock->started + whole - floor.now);
}

Ruling rule_clock(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy) {
    if (!incident.on.exists() || incident.on != seat_in_turn(hand))
        return refused(hand, incident, Question::turn_order, Reason::clock_not_in_turn, 0, policy);
    if (floor.clock && floor.clock->on == incident.on) { // It was asked for already, and goes on.
        Ruling ruling = clock_ruling(hand, incident, Ruled::no_action, Reason::clock_runs, policy);
        ruling.figures.seconds = seconds_left(floor, policy);
        return ruling;
    }
    if (!incident.by.exists()) return started(hand, incident, policy);
    const bool may_ask = policy.clock() == ClockAsker::floor      ? !floor.away.has(incident.by)
                         : policy.clock() == ClockAsker::dealt_in ? hand.dealt_in.has(incident.by)
                                                                  : true;
    if (!may_ask) return refused(hand, incident, Question::clock, Reason::clock_not_his, 0, policy);
    const std::int64_t waited = floor.now - floor.turn_began;
    if (waited < policy.clock_wait())
        return refused(hand, incident, Question::clock_wait, Reason::clock_too_early, policy.clock_wait() - waited, policy);
    if (policy.clock() == ClockAsker::floor) return ask_the_floor(hand, incident, policy);
    return started(hand, incident, policy);
}

Ruling rule_wait(const Hand& hand, const FloorState& floor, std::int64_t seconds, const Policy& policy) {
    if (!floor.clock || floor.clock->on != seat_in_turn(hand) || seconds < seconds_left(floor, policy)) {
        Ruling ruling = no_act(hand, no_seat, Question::clock, Reason::time_passes, policy);
        ruling.figures.seconds = seconds;
        return ruling;
    }
    const Round& round = hand.round;
    const bool free = round.bet_to <= round.wagered_to[round.to_act];
    Ruling ruling = take(hand,
                         round.bring_in_due ? bring_in()
                         : free             ? check()
                                            : fold(),
                         policy); // A bring-in is owed, time or no time.
    ruling.question = Question::clock_expiry;
    ruling.also = Question::clock_seconds;
    ruling.reason = round.bring_in_due ? Reason::time_out_brought_in : free ? Reason::time_out_checked : Reason::time_out_dead;
    return ruling;
}

} // namespace floorman
