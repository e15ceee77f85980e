#pragma once
// card_text: what is wrong with cards as people wrote them, in words.

#include <string>
#include <string_view>

#include "cards/card.hpp"

namespace floorman {

// "'Xs' at character 3 is no card; write ...".
[[nodiscard]] std::string why_no_cards(const CardError& error, std::string_view written);

} // namespace floorman
