#pragma once
// Claiming the turn (4.26): words that stop the action, of one whom others pass over. Talk otherwise: they make no act.

#include <string_view>

namespace floorman {

// Whether `words`, any bytes at all, stop the action or say that the speaker is still to act: "time!", "wait", "it's my turn".
[[nodiscard]] bool claims_turn(std::string_view words) noexcept;

} // namespace floorman
