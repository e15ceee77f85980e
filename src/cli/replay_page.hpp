#pragma once
// replay_page: a replayed hand as a page to read: who sits with what, then street by street what was done, then who won.
//
// Pure: a record and what came of it in, text out.

#include <string>

#include "cli/layout.hpp"
#include "history/judge_hand.hpp"

namespace floorman::cli {

[[nodiscard]] std::string replay_page(
    const Record& record, const JudgeHand& judged, HandVerdict verdict, const std::vector<Event>& events, const Style& style);

} // namespace floorman::cli
