#pragma once
// Category: what kind of hand five cards make. Made: a category, and where the hand stands among hands of its kind.
//
// Both read a value of the high ladder (high_ladder.hpp), which has the category in its upper four bits and the place
// within the category in the lower twelve.

#include <cstdint>
#include <string>

#include "cards/rank_words.hpp"

namespace floorman {

// In the order of a full deck. A short deck has the flush above the full house.
enum class Category : std::uint8_t {
    high_card = 0,
    pair = 1,
    two_pair = 2,
    three_of_a_kind = 3,
    straight = 4,
    flush = 5,
    full_house = 6,
    four_of_a_kind = 7,
    straight_flush = 8, // A royal flush is the highest of these.
};

inline constexpr int categories = 9;

struct Made {
    Category category{};
    unsigned place{}; // Below 4096. Within a category the greater place is the better hand.

    constexpr Made() noexcept = default;
    constexpr explicit Made(unsigned ladder_value) noexcept
        : category(static_cast<Category>(ladder_value >> 12U)), place(ladder_value & 0xFFFU) {}
    [[nodiscard]] constexpr unsigned ladder_value() const noexcept { return static_cast<unsigned>(category) << 12U | place; }
};

// "two pair, aces and kings", for explaining a showdown. `aces` says how the ladder that made the place ranks the ace.
[[nodiscard]] std::string in_words(const Made& made, Aces aces = Aces::high);

} // namespace floorman
