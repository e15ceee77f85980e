#pragma once
// StarsHeader: the first line of a hand in PokerStars' text: its number, what is played, and for what.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "hand/game.hpp"
#include "history/amount_text.hpp"
#include "history/occasion.hpp"

namespace floorman {

struct StarsHeader {
    std::string_view hand;
    std::string_view game_words; // "Hold'em No Limit"
    GameId game{};
    Structure structure{};
    bool tournament{};
    bool has_currency{};
    // Small and big blind; in fixed limit, the small and the big bet. Where the button has the only blind, that is the big one.
    AmountText small{};
    AmountText big{};
    AmountText ante{}; // Where the stakes are a button blind and an ante.
    bool has_button_blind{};
    Occasion occasion;
};

// Otherwise why the line is none: what is wrong; what is known.
Result<StarsHeader, std::string> read_stars_header(std::string_view line);

} // namespace floorman
