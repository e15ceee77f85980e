#pragma once
// adjudicate: what an incident counts as. Changes nothing; the ruling says what the hand is to take.

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "hand/hand.hpp"

namespace floorman {

[[nodiscard]] Ruling adjudicate(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy);

} // namespace floorman
