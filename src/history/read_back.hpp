#pragma once
// read_back: whether a hand that was written as PHH is the hand that was played, by PHH's acts alone.

#include <string>
#include <string_view>

#include "hand/hand.hpp"
#include "rules/compose.hpp"

namespace floorman {

// Where the hand stands, before its pots are won.
struct CameTo {
    PerSeat<Chips> stacks;
    PerSeat<Chips> bets;
    const Board& board;
};

struct ReadBack {
    std::string why = "it cannot be read back"; // Why it is another hand; empty where it is the same.
    bool outcome_fits{};                        // What the text says came of the hand is what comes of its acts.
};

[[nodiscard]] ReadBack read_back(std::string_view phh, const CameTo& came_to, const Compiled& rules);

} // namespace floorman
