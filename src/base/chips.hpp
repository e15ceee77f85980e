#pragma once
// Chips: an amount, as a whole number of the smallest unit on the table.
//
// Knows arithmetic and order, nothing else. Turning "2.50" into chips and back is base/money, at the edges.
// All chips of one hand together stay within 2^53 (`most_chips`), so that every amount is exact in JavaScript too.

#include <compare>
#include <cstdint>

namespace floorman {

struct Chips {
    std::int64_t count{};

    constexpr Chips() noexcept = default;
    constexpr explicit Chips(std::int64_t n) noexcept : count(n) {}

    friend constexpr auto operator<=>(Chips, Chips) noexcept = default;
    friend constexpr Chips operator+(Chips a, Chips b) noexcept { return Chips{a.count + b.count}; }
    friend constexpr Chips operator-(Chips a, Chips b) noexcept { return Chips{a.count - b.count}; }
    friend constexpr Chips operator-(Chips a) noexcept { return Chips{-a.count}; }
    friend constexpr Chips operator*(std::int64_t n, Chips a) noexcept { return Chips{n * a.count}; }
    constexpr Chips& operator+=(Chips other) noexcept {
        count += other.count;
        return *this;
    }
    constexpr Chips& operator-=(Chips other) noexcept {
        count -= other.count;
        return *this;
    }
};

inline constexpr Chips no_chips{0};
inline constexpr Chips most_chips{std::int64_t{1} << 53};

} // namespace floorman
