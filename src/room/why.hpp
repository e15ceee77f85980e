#pragma once
// why: what a live table's refusals say. One sentence each, with the numbers.

#include <string>

#include "play/sitting.hpp"
#include "room/settings.hpp"

namespace floorman::room {

[[nodiscard]] std::string why(const SittingVerdict& verdict, const Settings& settings);
[[nodiscard]] std::string why(ChipsRefusal refusal, const Settings& settings);
[[nodiscard]] std::string why(SeatingRefusal refusal, const Settings& settings);

} // namespace floorman::room
