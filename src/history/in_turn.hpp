#pragma once
// in_turn: what happened in a hand as acts that all come in turn, for formats that know no others.

#include <span>
#include <vector>

#include "hand/event.hpp"
#include "hand/setup.hpp"
#include "rules/policy.hpp"

namespace floorman {

// Whoever folded out of turn (4.24), or whose hand was killed, folds when its turn comes; until then unknown cards are dealt to it,
// and it stands pat. Of a hand that cannot be told so the events are those that were given: who writes them reads them back.
[[nodiscard]] std::vector<Event> in_turn(const HandSetup& setup, std::span<const Event> events, const Policy& policy);

} // namespace floorman
