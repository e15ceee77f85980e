#pragma once
// differences: how a report departs from what a case expects of it. Knows JSON and the few keys whose order is no matter.

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace floorman::spec {

// What is expected is a subset of the report: keys left out may be anything, and a key that the report does not have is a
// difference. A list is compared as a whole, item by item; as a set where order says nothing (`eligible`, `may_only`,
// `choices`, what `limited` leaves a player); `cites` only has to hold what is expected. In `bets` and `uncalled` a name left out
// of the report is a zero; in `limited` a name left out of what is expected is not limited. `ruling` is the last of `rulings`.
//
// One line a difference, "pots[0].amount: expected 300, got 200"; none when the report is as expected.
[[nodiscard]] std::vector<std::string> differences(const nlohmann::json& expect, const nlohmann::json& report);

} // namespace floorman::spec
