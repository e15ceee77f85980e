#pragma once
// replay_json: a replayed hand as the JSON object that `floorman replay --json` prints.

#include <string>
#include <string_view>
#include <vector>

#include "history/judge_hand.hpp"
#include "history/phh_write.hpp"
#include "history/read_hands.hpp"

namespace floorman {

// `events` is the log of the hand that `judged` judged last.
[[nodiscard]] std::string replay_json(
    std::string_view file, const Record& record, const JudgeHand& judged, HandVerdict verdict, std::span<const Event> events);

// Of a hand that could not be read.
[[nodiscard]] std::string replay_json(std::string_view file, const Unreadable& unreadable);

// The hand for a writer of PHH. Views of all that is given.
[[nodiscard]] PhhHand phh_hand(const Record& record,
                               const JudgeHand& judged,
                               std::span<const std::string> names,
                               std::span<const Event> events);

} // namespace floorman
