#pragma once
// stars: one hand in PokerStars' text, as that site and many programs write it, becomes a record.
//
// Reads what is said and judges little: only where the text contradicts itself before a card is dealt (the button and the
// blinds, the antes) is that kept as a contradiction. Lines that it does not know are an error that shows them.

#include <optional>
#include <string_view>

#include "history/problem.hpp"
#include "history/record.hpp"

namespace floorman {

// Fills `record`, whose names are views of `text`; or says why the text is no hand. `text` begins at this line of its file.
std::optional<Problem> read_stars_hand(std::string_view text, int first_line, Record& record);

} // namespace floorman
