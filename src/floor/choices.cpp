#include "floor/choices.hpp"

#include <algorithm>

#include "floor/clear_act.hpp"
#include "floor/motions.hpp"
#include "floor/out_of_turn.hpp"
#include "floor/spoken_act.hpp"
#include "floor/undercall.hpp"

namespace floorman {

namespace {

// A statement that binds after all: its act, or the word that owes its amount.
Ruling statement_stands(const AskedBefore& question, const Policy& policy) {
    const Hand& before = question.before;
    const Asked& asked = question.asked;
    if (asked.on != seat_in_turn(before)) { // Out of turn: it waits, as any act would.
        Ruling held = take(as_if_in_turn(before, question.held, asked.on, policy), asked.act, policy);
        held.verdict = Ruled::held;
        held.reason = Reason::held_out_of_turn;
        held.adds = no_chips;
        held.inputs.clear();
        held.penalty = true;
        return held;
    }
    const bool amount_is_owed = (asked.act.act == Act::bet || asked.act.act == Act::raise) && asked.act.to == no_chips;
    if (!amount_is_owed) {
        Ruling ruling = take(before, asked.act, policy);
        ruling.owes = ruling.adds + question.owed[asked.on]; // It was only said.
        return ruling;
    }
    Ruling ruling = no_act(before, asked.on, Question::conditional, Reason::floor_chose, policy);
    ruling.act = asked.act.act;
    ruling.to.reset();
    return ruling;
}

// What the choice makes of the hand as the question found it.
Ruling chosen(const AskedBefore& asked, FloorChoice choice, const Policy& policy) {
    const Hand& before = asked.before;
    switch (asked.asked.question) {
    case Question::undercall:
    case Question::released_chips:
    case Question::mistaken_bet: return undercall_chosen(before, asked.asked, choice, policy);
    case Question::skipped_player: return skipped_chosen(before, asked.held, asked.asked, choice, policy);
    case Question::forward_motion: return motion_chosen(before, asked.asked, choice, policy);
    case Question::conditional: {
        if (choice == FloorChoice::not_binding) break;
        return statement_stands(asked, policy);
    }
    default: break;
    }
    return no_act(before, asked.asked.on, asked.asked.question, Reason::floor_chose, policy);
}

} // namespace

Ruling rule_choice(const Hand& hand, const FloorState& floor, FloorChoice choice, const Policy& policy) {
    const bool listed = floor.asked && std::find(floor.asked->asked.choices.begin(), floor.asked->asked.choices.end(), choice) !=
                                           floor.asked->asked.choices.end();
    if (!listed) {
        Ruling ruling = no_act(hand, no_seat, Question::turn_order, Reason::no_such_choice, policy);
        ruling.verdict = Ruled::refused;
        return ruling;
    }
    Ruling ruling = chosen(*floor.asked, choice, policy);
    const bool waits = ruling.verdict == Ruled::held;
    if (!waits) ruling.verdict = Ruled::stands;
    if (!waits) ruling.reason = Reason::floor_chose;
    ruling.question = floor.asked->asked.question;
    // Time that ran out was the last act, and without a clock it is none.
    const bool time_ran_out = hand.round.to_act != floor.asked->asked.on;
    const bool leaves_hand = ruling.question == Question::clock && !(choice == FloorChoice::refuse && time_ran_out);
    ruling.taken_back = leaves_hand ? TakenBack::nowhere : TakenBack::before_question;
    Asked asked = floor.asked->asked;
    asked.taken = choice;
    ruling.asks = asked;
    return ruling;
}

} // namespace floorman
