#pragma once
// Strength: how good a hand is, as one number. The greater one is the better hand, equal ones split.
//
// Strengths compare within one ladder only (high hands with high hands, razz lows with razz lows); they say nothing of
// suits and nothing of which five cards were used.

#include <compare>
#include <cstdint>

namespace floorman {

struct Strength {
    std::uint16_t value{};

    constexpr Strength() noexcept = default; // No hand: a low that does not qualify. Every hand beats it.
    constexpr explicit Strength(unsigned v) noexcept : value(static_cast<std::uint16_t>(v)) {}

    // False for `no_hand` alone.
    [[nodiscard]] constexpr bool made() const noexcept { return value != 0; }

    friend constexpr auto operator<=>(Strength, Strength) noexcept = default;
};

inline constexpr Strength no_hand{};

} // namespace floorman
