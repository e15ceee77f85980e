#pragma once
// play: a scene in, a report out. The dealer's loop: answers what the hand awaits, line by line, and lets the floor rule.

#include "rules/compose.hpp"
#include "scene/report.hpp"
#include "scene/spot.hpp"

namespace floorman {

// Plays every line of the spot under one compiled rulebook. Never fails: what cannot be is refused and changes nothing.
[[nodiscard]] Report play(const Spot& spot, const Compiled& rules);

// The conditions under which the spot's rulebook is compiled.
[[nodiscard]] Conditions conditions_of(const Spot& spot, const Rulebook& book);

} // namespace floorman
