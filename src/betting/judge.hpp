#pragma once
// judge: may the seat to act do this? Asks, changes nothing.

#include "betting/action.hpp"
#include "betting/limits.hpp"
#include "betting/round.hpp"

namespace floorman {

// The first refusal that holds, in the order of Refusal; `none` when the action may be taken.
[[nodiscard]] Verdict judge(const Round& round, Action action, const Policy& policy) noexcept;

// The same with limits that the caller has already asked for.
[[nodiscard]] Verdict judge(const Round& round, Action action, const Limits& limits, const Policy& policy) noexcept;

} // namespace floorman
