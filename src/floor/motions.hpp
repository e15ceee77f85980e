#pragma once
// Motions that belong to an act already made, and chips moved but not released (4.18, 4.27, 4.28).

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"

namespace floorman {

// Whether the incident belongs to the act that came last, and is no act of its own.
[[nodiscard]] bool belongs_to_last_act(const Hand& hand, const FloorState& floor, const Incident& incident) noexcept;

// A motion or words after the player's own act.
[[nodiscard]] Ruling rule_motion(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy);

// In turn: chips moved toward the pot, or pulled back.
[[nodiscard]] Ruling rule_move(const Hand& hand, const Incident& incident, const Policy& policy);
[[nodiscard]] Ruling rule_pull_back(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy);

// What a choice of the floor makes of a forward motion that drew an act.
[[nodiscard]] Ruling motion_chosen(const Hand& hand, const Asked& asked, FloorChoice choice, const Policy& policy);

} // namespace floorman
