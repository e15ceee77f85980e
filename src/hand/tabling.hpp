#pragma once
// Tabling: at the showdown a seat shows its hand, or mucks it and claims nothing.

#include "hand/event.hpp"
#include "hand/hand.hpp"
#include "hand/input.hpp"
#include "hand/step.hpp"

namespace floorman {

// Cards that nobody has seen yet are named with it.
StepVerdict show(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept;

StepVerdict muck(Hand& hand, Seat seat, Events& events) noexcept;

} // namespace floorman
