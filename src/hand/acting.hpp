#pragma once
// Acting: what an act does in turn (`act_in_turn`, in step.hpp), and out of turn once it stands.
//
// Each judges, then applies; a refused act changes nothing. Who closes the betting closes the street.

#include "hand/event.hpp"
#include "hand/hand.hpp"
#include "hand/input.hpp"
#include "hand/step.hpp"

namespace floorman {

// The seat acts as if it were its turn. The seat that it passed over keeps its turn, as long as it has something to answer; after
// a raise the turn then goes on behind the one who raised (4.1).
StepVerdict stand(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept;

} // namespace floorman
