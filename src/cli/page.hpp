#pragma once
// page: what was ruled, as a page to read: each line with its ruling and its rule, then the table and what may be done.
//
// Several rulebooks stand side by side: what they agree on is said once, and what they do not is marked "differs". Pure:
// a scene and its reports in, text out. The sentences themselves come with the reports.

#include <span>
#include <string>

#include "cli/layout.hpp"
#include "scene/report.hpp"
#include "scene/spot.hpp"

namespace floorman::cli {

// The page of one scene under each of `reports`, at least one, all of the same spot.
[[nodiscard]] std::string page(const Spot& spot, std::span<const Report> reports, const Style& style);

} // namespace floorman::cli
