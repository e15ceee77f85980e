#pragma once
// Conditions: what is settled before a hand begins and may decide which clauses of a book apply.
//
// What changes within a hand (heads-up, the street, players left) is part of an answer's meaning, never a condition.

#include <cstdint>

#include "rules/policy.hpp"

namespace floorman {

struct Conditions {
    Structure structure{};
    Family family{};
    bool lowball{};         // The low hand wins or shares: razz, stud hi-lo, 2-7. Open-pair rules tell these apart.
    bool two_rounds{};      // Games of two betting rounds (draw, lowball) against three or more.
    bool tournament{};
    bool kill{};            // A kill pot.

    friend constexpr bool operator==(const Conditions&, const Conditions&) noexcept = default;
};

// A clause's `when`: a set of conditions that must all hold.
struct When {
    enum Bit : std::uint16_t {
        no_limit = 1 << 0, pot_limit = 1 << 1, fixed_limit = 1 << 2, spread_limit = 1 << 3,
        board = 1 << 4, stud = 1 << 5, draw = 1 << 6, lowball = 1 << 7, high_only = 1 << 8,
        two_rounds = 1 << 9, more_rounds = 1 << 10, tournament = 1 << 11, cash = 1 << 12, kill = 1 << 13,
    };
    std::uint16_t bits{};

    [[nodiscard]] constexpr bool always() const noexcept { return bits == 0; }
    friend constexpr bool operator==(When, When) noexcept = default;
};

// Every condition that holds.
[[nodiscard]] constexpr std::uint16_t holding(const Conditions& conditions) noexcept {
    unsigned bits = 1U << static_cast<unsigned>(conditions.structure);
    bits |= When::board << static_cast<unsigned>(conditions.family);
    bits |= conditions.lowball ? When::lowball : When::high_only;
    bits |= conditions.two_rounds ? When::two_rounds : When::more_rounds;
    bits |= conditions.tournament ? When::tournament : When::cash;
    if (conditions.kill) bits |= When::kill;
    return static_cast<std::uint16_t>(bits);
}

[[nodiscard]] constexpr bool applies(When when, const Conditions& conditions) noexcept {
    return (when.bits & ~holding(conditions)) == 0;
}

} // namespace floorman
