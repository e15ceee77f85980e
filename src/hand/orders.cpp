#include "hand/orders.hpp"

#include <algorithm>

#include "betting/apply.hpp"
#include "hand/dealing.hpp"
#include "hand/street.hpp"

namespace floorman {

StepVerdict bar(Hand& hand, Seat seat, bool barred, Events& events) noexcept {
    if (!hand.round.live.has(seat) || hand.betting_over) return {Refusal::none, InputError::seat_not_in};
    barred ? hand.round.barred.add(seat) : hand.round.barred.remove(seat);
    add_event(events, barred ? EventKind::barred : EventKind::unbarred, seat);
    return {};
}

StepVerdict kill(Hand& hand, Seat seat, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    if (!round.live.has(seat) || hand.betting_over) return {Refusal::none, InputError::seat_not_in};
    round.live.remove(seat);
    round.with_chips.remove(seat);
    round.waiting.remove(seat);
    hand.drawing.remove(seat);
    add_event(events, EventKind::killed, seat);
    if (!hand.street_open) { // Between two streets.
        if (round.live.count() < 2)
            close_street(hand, policy, events);
        else
            open_when_dealt(hand, policy, events); // Or the last whose cards were missing.
        return {};
    }
    const bool in_turn = round.to_act == seat;
    const Seat after = in_turn && hand.goes_on_after.exists() ? hand.goes_on_after : seat;
    round.to_act = next_to_act(round, in_turn ? after : just_before(round.to_act));
    if (in_turn) hand.goes_on_after = no_seat;
    if (!round.to_act.exists()) close_street(hand, policy, events);
    open_when_dealt(hand, policy, events); // It may have been the last to draw.
    return {};
}

StepVerdict forfeit(Hand& hand, const Input& input, Events& events) noexcept {
    if (!hand.dealt_in.has(input.seat)) return {Refusal::none, InputError::seat_not_in};
    Round& round = hand.round;
    if (input.chips <= no_chips || input.chips > round.stack[input.seat]) return {Refusal::none, InputError::not_enough_chips};
    round.stack[input.seat] -= input.chips;
    round.pot += input.chips;
    // What answers the bet lies in front, like the chips of anybody who folds, and makes levels for side pots.
    const Chips in_front = hand.street_open
                               ? std::min(input.chips, std::max(no_chips, round.bet_to - round.wagered_to[input.seat]))
                               : no_chips;
    round.wagered_to[input.seat] += in_front;
    hand.dead += input.chips - in_front;
    if (round.stack[input.seat] == no_chips) {
        round.with_chips.remove(input.seat);
        round.waiting.remove(input.seat);
    }
    add_event(events, EventKind::forfeited, input.seat).adds = input.chips;
    return {};
}

} // namespace floorman
