#pragma once
// snapshot: what lasts of a live table from one hand to the next, as text for the journal, and back.

#include <optional>
#include <string>
#include <string_view>

#include "room/live_table.hpp"

namespace floorman::room {

// Between hands: no hand is in play. A JSON object.
[[nodiscard]] std::string snapshot_of(const LiveTable& table);

// The table again; the error is one line.
[[nodiscard]] Result<LiveTable, std::string> table_from(std::string_view key, std::string_view snapshot);

// A table's first record: what it was made with, and by whom.
[[nodiscard]] std::string made_record(const Settings& settings, std::string_view host);
[[nodiscard]] Result<LiveTable, std::string> table_made(std::string_view key, std::string_view record);

} // namespace floorman::room
