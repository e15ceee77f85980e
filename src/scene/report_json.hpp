#pragma once
// report_json: a report as the JSON object of SCENE.md. Knows its keys and their order, and decides nothing.

#include <string>
#include <string_view>

#include "scene/report.hpp"
#include "scene/spot.hpp"

namespace floorman {

// The version of the format; it changes when a key changes its meaning.
inline constexpr int report_version = 1;

// What reports call an act.
[[nodiscard]] std::string_view name(Act act) noexcept;

// One object on one line, without a line's end. Amounts are numbers in exact decimals of the spot's unit; what an
// unbounded stack makes is "inf".
[[nodiscard]] std::string report_json(const Report& report, const Spot& spot);

// One of its rulings alone.
[[nodiscard]] std::string ruling_json(const RulingLine& line, const Spot& spot);

} // namespace floorman
