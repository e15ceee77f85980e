#pragma once
// scene_phh: a ruled scene as PHH: its acts as they were ruled, so that other programs read them.

#include <string>

#include "rules/compose.hpp"
#include "scene/report.hpp"
#include "scene/spot.hpp"

namespace floorman {

struct ScenePhh {
    std::string text;    // One hand of PHH,
    std::string why_not; // or why PHH cannot say it.
};

// What is written was read back, and replays by the strict rules to the same stacks, bets and board. PHH's other fields go
// along; what the file says came of the hand does where that fits what was ruled.
[[nodiscard]] ScenePhh scene_phh(const Spot& spot, const Report& report, const Compiled& rules);

} // namespace floorman
