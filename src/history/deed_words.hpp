#pragma once
// deed_words: what was done and what was legal, in words, by the names that a history has.

#include <string>
#include <vector>

#include "hand/hand.hpp"
#include "history/record.hpp"

namespace floorman {

// What was done, in the third person: "A raises to 300".
[[nodiscard]] std::string told(const Deed& deed, const std::string& who, Unit unit);

// The names by which problems call the players: those of the file, or p1, p2, ...
[[nodiscard]] std::vector<std::string> names_of(const Record& record);

// "A may check, or bet 100 or more, up to 1500.": what the seat to act may do.
[[nodiscard]] std::string what_is_legal(const Hand& hand, const Policy& policy, const Record& record);

} // namespace floorman
