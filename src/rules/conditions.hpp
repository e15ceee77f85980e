#pragma once
// Conditions: what is settled before a hand begins and may decide which clauses of a book apply.
//
// What changes within a hand (heads-up, the street, players left) is part of an answer's meaning, never a condition.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/policy.hpp"

namespace floorman {

struct Conditions {
    Structure structure{};
    Family family{};
    bool lowball{};    // The low hand wins or shares: razz, stud hi-lo, 2-7. Open-pair rules tell these apart.
    bool two_rounds{}; // Games of two betting rounds (draw, lowball) against three or more.
    bool tournament{};
    bool kill{}; // A kill pot.

    friend constexpr bool operator==(const Conditions&, const Conditions&) noexcept = default;
};

// A clause's `when`: a set of conditions that must all hold.
struct When {
    enum Bit : std::uint32_t {
        no_limit = 1 << 0,
        pot_limit = 1 << 1,
        fixed_limit = 1 << 2,
        spread_limit = 1 << 3,
        board = 1 << 4,
        stud = 1 << 5,
        draw = 1 << 6,
        lowball = 1 << 7,
        high_only = 1 << 8,
        two_rounds = 1 << 9,
        more_rounds = 1 << 10,
        tournament = 1 << 11,
        cash = 1 << 12,
        kill = 1 << 13,
        big_bet = 1 << 14, // No-limit or pot-limit: rulebooks give these a chapter of their own.
        limit = 1 << 15,   // Fixed or spread limit.
    };
    std::uint32_t bits{};

    [[nodiscard]] constexpr bool always() const noexcept { return bits == 0; }
    // Asks for everything that `other` asks for, and for more.
    [[nodiscard]] constexpr bool narrower_than(When other) const noexcept {
        return (other.bits & ~bits) == 0 && bits != other.bits;
    }
    friend constexpr bool operator==(When, When) noexcept = default;
};

// Every condition that holds.
[[nodiscard]] constexpr std::uint32_t holding(const Conditions& conditions) noexcept {
    std::uint32_t bits = std::uint32_t{When::no_limit} << static_cast<unsigned>(conditions.structure);
    bits |= std::uint32_t{When::board} << static_cast<unsigned>(conditions.family);
    bits |= conditions.lowball ? When::lowball : When::high_only;
    bits |= conditions.two_rounds ? When::two_rounds : When::more_rounds;
    bits |= conditions.tournament ? When::tournament : When::cash;
    bits |= (bits & (When::no_limit | When::pot_limit)) != 0 ? When::big_bet : When::limit;
    if (conditions.kill) bits |= When::kill;
    return bits;
}

[[nodiscard]] constexpr bool applies(When when, const Conditions& conditions) noexcept {
    return (when.bits & ~holding(conditions)) == 0;
}

// A condition by the name that rulebooks use for it.
struct ConditionInfo {
    When::Bit bit;
    std::string_view name;    // "fixed_limit"
    std::string_view meaning; // "fixed limit": for people, in the middle of a sentence.
};

[[nodiscard]] std::span<const ConditionInfo> all_conditions() noexcept;
[[nodiscard]] std::optional<When::Bit> condition_named(std::string_view name) noexcept;

// Whether some game fulfils all of `when`: nothing is both fixed_limit and no_limit.
[[nodiscard]] bool can_hold(When when) noexcept;

// "fixed limit, stud"; "always" where there is no condition.
[[nodiscard]] std::string text(When when);

// Every combination of conditions, for checking a book through and through.
template <class Visit>
void for_each_conditions(Visit visit) {
    for (unsigned i = 0; i < 4U * 3U * 16U; ++i) {
        const unsigned flags = i / 12U;
        visit(Conditions{static_cast<Structure>(i % 4U), static_cast<Family>(i / 4U % 3U), (flags & 1U) != 0, (flags & 2U) != 0,
                         (flags & 4U) != 0, (flags & 8U) != 0});
    }
}

} // namespace floorman
