#pragma once
// standing: what a report says of a hand as it stands, and of one ruling: whoever plays it, line by line or live.

#include <string>

#include "explain/table_names.hpp"
#include "floor/state.hpp"
#include "hand/hand.hpp"
#include "rules/compose.hpp"
#include "scene/report.hpp"

namespace floorman {

// Everything but rulings, events, and what the last change closed and gave back.
void say_how_it_stands(Report& report, const Hand& hand, const FloorState& floor, const Compiled& rules, const TableNames& table);

// A ruling with its rules and its sentence. `before` and `table` are as the incident found them.
[[nodiscard]] RulingLine ruling_line(
    int number, const std::string& by, const Ruling& ruling, const Hand& before, const Compiled& rules, const TableNames& table);

} // namespace floorman
