#pragma once
// SpokenNumber: a number as people say it at a table, in words, in digits or in both: "1400", "2.5 k", "fifteen hundred".
//
// Knows the way numbers are said in English, "two fifty" for 250 and "two and a half thousand" among it; knows no chips.
// Exact in decimal. What could be two numbers ("two five") is two: the caller hears the second and may doubt both.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace floorman {

struct SpokenNumber {
    std::size_t length{};  // The letters of the text that it took; 0: no number stands there.
    std::uint64_t count{}; // The number is count / 10^decimals.
    int decimals{};
    bool scaled{};    // Said with "hundred", "thousand", "k", "cents" or the like: it means no other size.
    bool too_large{}; // Past what `count` holds.
    bool too_fine{};  // More digits behind the point than `count` holds.

    friend constexpr bool operator==(const SpokenNumber&, const SpokenNumber&) noexcept = default;
};

// The longest number with which `text` begins, in the plain words of an Utterance.
[[nodiscard]] SpokenNumber spoken_number(std::string_view text) noexcept;

} // namespace floorman
