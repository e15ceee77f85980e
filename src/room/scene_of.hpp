#pragma once
// scene_of: a hand of a live table as a scene, so that it can be played again line by line, on the desk or by a program.

#include <string>

#include "room/hand_run.hpp"
#include "room/settings.hpp"

namespace floorman::room {

// A JSON object (docs/scene.md), as this seat of the hand, or a spectator, has seen it: other cards are unknown in it.
[[nodiscard]] std::string scene_of(const HandRun& run, const Settings& settings, Seat viewer);

} // namespace floorman::room
