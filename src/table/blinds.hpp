#pragma once
// Blinds: the amounts of a game's blinds, which of them somebody owes, and what making up for them costs.
//
// Knows amounts and answers of rulebooks; knows no seats. The arithmetic is pure, on whole chips.

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/chips.hpp"
#include "rules/policy.hpp"

namespace floorman {

// Smallest first. A third blind lies on the button (article: three blinds).
enum class Blind : std::uint8_t { button = 0, small = 1, big = 2 };
inline constexpr std::array all_blinds{Blind::button, Blind::small, Blind::big};

struct BlindSet {
    std::uint8_t bits{};

    [[nodiscard]] constexpr bool has(Blind blind) const noexcept { return ((bits >> static_cast<unsigned>(blind)) & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const noexcept { return bits == 0; }
    constexpr void add(Blind blind) noexcept { bits = static_cast<std::uint8_t>(bits | (1U << static_cast<unsigned>(blind))); }
    constexpr void remove(Blind blind) noexcept {
        bits = static_cast<std::uint8_t>(bits & ~(1U << static_cast<unsigned>(blind)));
    }
    // The greatest blind of a set that is not empty.
    [[nodiscard]] constexpr Blind greatest() const noexcept {
        return has(Blind::big) ? Blind::big : has(Blind::small) ? Blind::small : Blind::button;
    }
    friend constexpr BlindSet operator|(BlindSet a, BlindSet b) noexcept {
        return BlindSet{static_cast<std::uint8_t>(a.bits | b.bits)};
    }
    friend constexpr bool operator==(BlindSet, BlindSet) noexcept = default;
};

struct Blinds {
    Chips button{}; // 0 in a game of two blinds.
    Chips small{};
    Chips big{};

    [[nodiscard]] constexpr Chips of(Blind blind) const noexcept {
        switch (blind) {
        case Blind::button: return button;
        case Blind::small: return small;
        case Blind::big: return big;
        }
        return no_chips;
    }
    [[nodiscard]] constexpr bool three() const noexcept { return button > no_chips; }
    friend constexpr bool operator==(const Blinds&, const Blinds&) noexcept = default;
};

// What somebody posts besides the blind of a place: chips that count as a bet, and chips for the middle.
struct Post {
    Chips live{};
    Chips dead{};
    [[nodiscard]] constexpr Chips both() const noexcept { return live + dead; }
    friend constexpr bool operator==(const Post&, const Post&) noexcept = default;
};

// What a player pays at once for blinds that went by, to be dealt in before the big blind comes round.
[[nodiscard]] constexpr Post price_of_missed(BlindSet missed, const Blinds& blinds, MissedBlinds rule) noexcept {
    Chips all{};
    for (const Blind blind : all_blinds)
        if (missed.has(blind)) all += blinds.of(blind);
    switch (rule) {
    case MissedBlinds::posted_for_absent: return {};
    case MissedBlinds::live_to_opening_bet: {
        const Chips live = std::min(all, blinds.big);
        return {live, all - live};
    }
    case MissedBlinds::big_blind_live: {
        const Chips lesser = missed.has(Blind::big) ? all - blinds.big : all;
        // With three blinds, whoever missed any of them comes in with a whole bet.
        const bool live = missed.has(Blind::big) || (blinds.three() && !missed.empty());
        return {live ? blinds.big : no_chips, lesser};
    }
    }
    return {};
}

// A new player comes in with the big blind, live.
[[nodiscard]] constexpr Post price_of_entry(const Blinds& blinds) noexcept { return {blinds.big, no_chips}; }

// Whoever buys the button pays every blind of the round at once; only the big one is live.
[[nodiscard]] constexpr Post price_of_button(const Blinds& blinds) noexcept { return {blinds.big, blinds.small + blinds.button}; }

} // namespace floorman
