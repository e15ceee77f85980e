#pragma once
// showdown_json: how the showdown of a live hand came out, for people: who shows first and by which rule, what each pot gives to
// whom, where odd chips went.

#include <string>

#include "room/hand_run.hpp"
#include "rules/compose.hpp"

namespace floorman::room {

// The object `showdown` of docs/protocol.md; null before the hand is over, and where nobody had to show.
[[nodiscard]] std::string showdown_json(const HandRun& run, const Compiled& rules);

} // namespace floorman::room
