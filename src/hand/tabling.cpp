#include "hand/tabling.hpp"

#include "hand/dealing.hpp"

namespace floorman {

StepVerdict show(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    if (!hand.round.live.has(input.seat)) return {Refusal::none, InputError::seat_not_in};
    if (!hand.betting_over || hand.mucked.has(input.seat)) return {Refusal::none, InputError::not_awaited};
    if (!input.cards.empty())
        if (const StepVerdict verdict = name_cards(hand, input, policy); !verdict.allowed()) return verdict;
    hand.shown.add(input.seat);
    for (const Card card : hand.hole[input.seat]) add_event(events, EventKind::shown, input.seat).card = card;
    return {};
}

StepVerdict muck(Hand& hand, Seat seat, Events& events) noexcept {
    if (!hand.round.live.has(seat)) return {Refusal::none, InputError::seat_not_in};
    if (!hand.betting_over || hand.shown.has(seat) || hand.mucked.has(seat)) return {Refusal::none, InputError::not_awaited};
    hand.mucked.add(seat);
    add_event(events, EventKind::mucked, seat);
    return {};
}

} // namespace floorman
