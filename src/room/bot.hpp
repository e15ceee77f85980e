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
inline constexpr std::array<std::string_view, 10> bot_names{"Ada",  "Ben",  "Cleo", "Dov",  "Edda",
                                                            "Finn", "Gita", "Hugo", "Ines", "Jon"};

// A line of a scene without the name: "raises to 12", "calls", "discards 7c2d".
[[nodiscard]] std::string bot_line(
    const Hand& hand, Seat seat, bool draws, std::string_view style, Unit unit, const Policy& policy, std::uint64_t chance);

// How the player to act says that the bring-in is paid; in a history's way where the chips do not reach.
[[nodiscard]] std::string bring_in_line(const Hand& hand, const Unit& unit);

// The part of all showdowns, of a thousand, that the seat wins or shares against the other live seats, by a few tries.
[[nodiscard]] int chances(const Hand& hand, Seat seat, std::uint64_t chance);

} // namespace floorman::room
