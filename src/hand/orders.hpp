#pragma once
// Orders: what the floor does to a hand: bars a seat or lifts it, kills a hand, keeps chips of a seat in the middle.
//
// Each judges, then applies; a refused order changes nothing.

#include "hand/event.hpp"
#include "hand/hand.hpp"
#include "hand/input.hpp"
#include "hand/step.hpp"

namespace floorman {

StepVerdict bar(Hand& hand, Seat seat, bool barred, Events& events) noexcept;

// Out of the hand at once; whoever's turn it is stays to act, unless it was this seat's or nobody is left to answer.
StepVerdict kill(Hand& hand, Seat seat, const Policy& policy, Events& events) noexcept;

StepVerdict forfeit(Hand& hand, const Input& input, Events& events) noexcept;

} // namespace floorman
