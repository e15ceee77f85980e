#pragma once
// phh_act: one action of a PHH hand, "p3 cbr 47.50", becomes a deed. Knows PHH's words and nothing of the hand.

#include <string>
#include <string_view>

#include "history/amount_text.hpp"
#include "history/record.hpp"

namespace floorman {

// Fills `deed` and, for a bet or raise, `amount`. False when the text is no action of a hand of so many seats.
[[nodiscard]] bool read_phh_act(std::string_view text, int seats, Deed& deed, AmountText& amount) noexcept;

// What is wrong with such a text, and what to write.
[[nodiscard]] std::string why_no_phh_act(std::string_view text, int seats);

} // namespace floorman
