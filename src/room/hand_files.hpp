#pragma once
// hand_files: a live hand that is over as files: the deal for `floorman verify-deal`, and PHH for other programs. Hidden cards are
// in neither.

#include <cstdint>
#include <span>
#include <string>

#include "cards/card_set.hpp"
#include "room/hand_run.hpp"
#include "rules/compose.hpp"

namespace floorman::room {

// Opens the places of the deck whose cards are among `seen`, or all of them and the seed (docs/deal.schema.json). "null" while
// the hand is in play.
[[nodiscard]] std::string deal_file(const HandRun& run, const std::string& table, bool open_deck, CardSet seen);

// As the seat of the hand, or a spectator, has seen it. Empty where PHH cannot say it.
[[nodiscard]] std::string phh_of(const HandRun& run, const Compiled& rules, Seat viewer);

[[nodiscard]] std::string in_hex(std::span<const std::uint8_t> bytes);

} // namespace floorman::room
