#pragma once
// begin and step: a hand's whole life, one input at a time.

#include "hand/event.hpp"
#include "hand/hand.hpp"
#include "hand/input.hpp"
#include "hand/setup.hpp"

namespace floorman {

// Why an input other than an act in turn cannot be; acts have the refusals of betting.
enum class InputError : std::uint8_t {
    none = 0,
    not_awaited = 1, // Nothing of the kind is pending, or another seat's is.
    wrong_cards = 2, // Too many or too few cards, or one that is out already.
    seat_not_in = 3, // The seat is not in the hand.
    not_enough_chips = 4,
    deck_too_short = 5, // The deck has not that many cards left.
};

struct StepVerdict {
    Refusal refusal{};
    InputError error{};
    [[nodiscard]] constexpr bool allowed() const noexcept { return refusal == Refusal::none && error == InputError::none; }
};

// A hand whose posts are made; the first cards are pending. Clears `events` first, as step does.
[[nodiscard]] Hand begin(const HandSetup& setup, const Policy& policy, Events& events) noexcept;

// The seat to act does `act`, to the street total `to` where it names an amount; and every other input. Both leave in `events`
// what was there. Word and amount are handed over apart: an Action has first to be packed for that.
StepVerdict act_in_turn(Hand& hand, Act act, Chips to, const Policy& policy, Events& events) noexcept;
StepVerdict step_besides_acts(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept;

// Judges, then applies: a refused input changes nothing.
inline StepVerdict step(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    events.clear();
    if (input.kind == InputKind::act) [[likely]]
        return act_in_turn(hand, input.action.act, input.action.to, policy, events);
    return step_besides_acts(hand, input, policy, events);
}

// What an allowed action is called in reports: a raise that completes is a completion.
[[nodiscard]] Act named(const Round& round, Action action, const Policy& policy) noexcept;

} // namespace floorman
