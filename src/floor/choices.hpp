#pragma once
// Choices: what the floor chooses where the book leaves something open.

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"

namespace floorman {

// `floor rules CHOICE`: undoes the choice taken and takes this one, while the question is still open.
[[nodiscard]] Ruling rule_choice(const Hand& hand, const FloorState& floor, FloorChoice choice, const Policy& policy);

} // namespace floorman
