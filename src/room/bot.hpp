#pragma once
// Bot: what a house bot does at its turn. Looks at its own cards, at what lies face up, and at the price, and at nothing else.
//
// A bot is there so that one person can play; it is no master. Which of its ways it goes hangs on `chance`.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/money.hpp"
#include "hand/hand.hpp"

namespace floorman::room {

inline constexpr std::array<std::string_view, 4> bot_styles{"steady", "rock", "caller", "gambler"};

// A line of a scene without the name: "raises to 12", "calls", "discards 7c2d".
[[nodiscard]] std::string bot_line(
    const Hand& hand, Seat seat, bool draws, std::string_view style, Unit unit, const Policy& policy, std::uint64_t chance);

// The part of all showdowns, of a thousand, that the seat wins or shares against the other live seats, by a few tries.
[[nodiscard]] int chances(const Hand& hand, Seat seat, std::uint64_t chance);

} // namespace floorman::room
