#pragma once
// Shrink: the same disagreement in a smaller hand: fewer acts, fewer seats, fewer posts, lower stacks.

#include "simulation/scenario.hpp"

namespace simulation {

// A scenario on which engine and auditor still differ, and that nothing this tries makes smaller.
[[nodiscard]] Scenario shrunk(Scenario scenario);

} // namespace simulation
