#pragma once
// phh_act: one action of a PHH hand, "p3 cbr 47.50", becomes a deed. Knows PHH's words and nothing of the hand.

#include <string>
#include <string_view>

#include "history/phh_fields.hpp"

namespace floorman {

// Adds the action `text` to the fields, with its deed; an empty one, or a comment alone, has none.
void add_phh_action(std::string_view text, int line, PhhFields& fields);

// What is wrong with such a text in a hand of so many seats, and what to write.
[[nodiscard]] std::string why_no_phh_act(std::string_view text, int seats);

} // namespace floorman
