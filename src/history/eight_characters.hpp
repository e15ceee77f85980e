#pragma once
// EightCharacters: eight characters of a text looked at together, the first in the lowest byte.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace floorman {

using EightCharacters = std::uint64_t;

inline constexpr EightCharacters ones = 0x0101'0101'0101'0101;
inline constexpr EightCharacters highs = 0x8080'8080'8080'8080;

// The eight from `at` on.
[[nodiscard]] inline EightCharacters eight_at(const char* at) noexcept {
    EightCharacters characters = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&characters, at, 8);
    } else {
        for (unsigned i = 0; i < 8; ++i) characters |= EightCharacters{static_cast<unsigned char>(at[i])} << 8 * i;
    }
    return characters;
}

// These characters, at most eight, and nothing behind them.
[[nodiscard]] consteval EightCharacters eight(std::string_view text) {
    EightCharacters characters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) characters |= EightCharacters{static_cast<unsigned char>(text[i])} << 8 * i;
    return characters;
}
// The first so many of them, fewer than eight, and nothing behind them.
[[nodiscard]] constexpr EightCharacters first_of(EightCharacters characters, std::size_t count) noexcept {
    return characters & ((EightCharacters{1} << 8 * count) - 1);
}

// In each that is no printable ASCII, the highest bit. Above the first such, bits may lie.
[[nodiscard]] constexpr EightCharacters not_printable(EightCharacters characters) noexcept {
    return characters | (characters + ones) | (characters - ones * 0x20);
}
// The same of those that are this one; of printable characters.
[[nodiscard]] constexpr EightCharacters equal(EightCharacters characters, char wanted) noexcept {
    return (characters ^ (ones * static_cast<unsigned char>(wanted))) - ones;
}

// How many of the characters stand before the first whose highest bit is set; 8 where there is none.
[[nodiscard]] constexpr int before_first(EightCharacters marked) noexcept { return std::countr_zero(marked & highs) / 8; }

// The number of eight digits, each as its value: pairs of them become one number, then pairs of pairs, and those.
[[nodiscard]] constexpr std::int64_t number_of(EightCharacters digits) noexcept {
    const EightCharacters pairs = (digits * (1 + (10U << 8U))) >> 8U & 0x00FF'00FF'00FF'00FF;
    const EightCharacters fours = (pairs * (1 + (100U << 16U))) >> 16U & 0x0000'FFFF'0000'FFFF;
    return static_cast<std::int64_t>((fours * (1 + (EightCharacters{10'000} << 32U))) >> 32U);
}
static_assert(number_of(0x0807'0605'0403'0201) == 12'345'678);

// Digits at the start of a text.
struct LeadingNumber {
    int digits;         // How many; 8 where there are more than seven.
    std::int64_t value; // Of at most seven.
};
[[nodiscard]] constexpr LeadingNumber leading_number(EightCharacters characters) noexcept {
    const EightCharacters values = characters ^ (ones * '0');
    const int digits = before_first(values | (values + ones * (0x80 - 10)));
    if (digits == 0 || digits == 8) return {digits, 0};
    return {digits, number_of(values << static_cast<unsigned>(64 - 8 * digits))};
}
static_assert(leading_number(0x2C33'3231'2D39'3837).value == 789);

} // namespace floorman
