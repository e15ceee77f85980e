#pragma once
// Draw a hand: random set-ups and random acts, drawn to the edges where rules change.

#include "simulation/contest.hpp"
#include "simulation/random.hpp"

namespace simulation {

// Any game, structure, book and posting; stacks lie around what a call, half a raise, a full raise or a pot costs.
// Of one game only where it is named.
[[nodiscard]] Scenario draw_scenario(Random& random, const floorman::Game* game = nullptr);

// An act of the seat to act that the auditor's view allows.
[[nodiscard]] auditor::Act draw_act(Random& random, const Contest& contest);

// Any act at all of the seat to act, as a rule one that is refused or barely allowed.
[[nodiscard]] auditor::Act draw_probe(Random& random, const Contest& contest);

} // namespace simulation
