#pragma once
// CalledHand: what a text calls a hand: a high one in words, such as "two pair, Kings and Queens", a low one by its ranks; and
// whether cards make that high hand.
//
// Knows the words of sites and our own; knows no hand's cards.

#include <cstdint>
#include <string_view>

#include "cards/category.hpp"
#include "cards/rank_mask.hpp"

namespace floorman {

struct CalledHand {
    bool is_said{}; // Otherwise nothing is called anything that is known here.
    Category category{};
    std::uint8_t first{};  // The rank that is named first, or at the top of a straight: 2 to 14; 0 where none is.
    std::uint8_t second{}; // Of two pair and of a full house.
    RankMask low{};        // The ranks of a low that is named by them, "8,7,3,2,A"; 0 where none is.
    friend bool operator==(const CalledHand&, const CalledHand&) noexcept = default;
};

// "a pair of Queens", "HI: a pair of Queens; LO: 8,7,3,2,A", "8,7,4,3,2", and what stands behind it.
[[nodiscard]] CalledHand called_hand(std::string_view words) noexcept;

// Whether the words fit what is made, as far as they go.
[[nodiscard]] bool fits(const CalledHand& called, const Made& made);

} // namespace floorman
