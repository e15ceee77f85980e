#pragma once
// draw_below: a number below a bound from random words, each as likely as every other.
//
// Lemire's way: of the 65536 words, those that would give some number once more than the others are thrown away.

#include <cstdint>

namespace floorman::shuffle {

// From 0 to bound - 1; `bound` is above 0. `word` gives the next random number of 16 bits.
template <class Word>
[[nodiscard]] constexpr std::uint16_t draw_below(std::uint16_t bound, Word&& word) noexcept {
    std::uint32_t product = std::uint32_t{word()} * bound;
    if (static_cast<std::uint16_t>(product) < bound) {
        const std::uint32_t surplus = 65536U % bound;
        while (static_cast<std::uint16_t>(product) < surplus) product = std::uint32_t{word()} * bound;
    }
    return static_cast<std::uint16_t>(product >> 16U);
}

} // namespace floorman::shuffle
