#pragma once
// The clock (4.29): who may ask for it, how long it runs, what happens when it has run. Time comes in as `waits`.

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"

namespace floorman {

[[nodiscard]] Ruling rule_clock(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy);
[[nodiscard]] Ruling rule_wait(const Hand& hand, const FloorState& floor, std::int64_t seconds, const Policy& policy);

// Seconds left of clock and countdown together.
[[nodiscard]] std::int64_t seconds_left(const FloorState& floor, const Policy& policy) noexcept;

} // namespace floorman
