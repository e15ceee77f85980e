#pragma once
// event_names: what the protocol calls what happened (docs/protocol.md).

#include <string_view>

#include "hand/event.hpp"
#include "play/sitting.hpp"

namespace floorman::room {

[[nodiscard]] std::string_view name(EventKind kind) noexcept;
[[nodiscard]] std::string_view name(TableEventKind kind) noexcept;
// What was posted; empty where it is no post. `is_big`: by whoever has the big blind.
[[nodiscard]] std::string_view post_name(EventKind kind, bool is_big) noexcept;

} // namespace floorman::room
