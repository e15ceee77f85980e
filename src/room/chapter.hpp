#pragma once
// chapter: a live hand that is over as the journal keeps it, so that its replay and its files can be told without judging it again.

#include <string>

#include "base/result.hpp"
#include "journal/journal.hpp"
#include "room/live_table.hpp"

namespace floorman::room {

// Its head is the hand as `hands` lists it (docs/protocol.md). Whoever reads the body knows all cards of the hand.
[[nodiscard]] journal::Chapter chapter_of(const HandRun& run);

// The hand again, as far as view, hand_files and scene_of ask. The error is one line.
[[nodiscard]] Result<HandRun, std::string> hand_of(const journal::Chapter& chapter, const LiveTable& table);

} // namespace floorman::room
