#pragma once
// limits: what a seat may do, and why not more. The whole truth: all that a client needs to draw its buttons.

#include "base/check.hpp"
#include "betting/action.hpp"
#include "betting/round.hpp"

namespace floorman {

struct Limits {
    Chips to_call{};        // What staying in costs this seat; never more than its stack.
    Chips full_raise_to{};  // The book's least full bet or raise, whatever the stack.
    Chips min_raise_to{};   // The least that this seat may make it: an all-in may be short.
    Chips max_raise_to{};   // The most.
    Chips second_size_to{}; // Open pair in stud: where only two totals are allowed, the greater; else 0.
    Chips complete_to{};    // What completes a short bet in force; 0 where nothing is to be completed.
    Refusal no_raise{};     // Why it may not bet or raise; `none` when it may. The amounts above are 0 when it may not.
    bool can_check{};

    [[nodiscard]] constexpr bool can_raise() const noexcept { return no_raise == Refusal::none; }
};

// Completing is a word of fixed and spread limit; no-limit and pot-limit do not know it (4.4, 4.13).
[[nodiscard]] constexpr bool structure_completes(Structure structure) noexcept {
    return structure == Structure::fixed_limit || structure == Structure::spread_limit;
}

// For any live seat with chips behind: as if it were its turn and nothing more had happened.
[[nodiscard]] Limits limits_of(const Round& round, Seat seat, const Policy& policy) noexcept;

// For the seat to act. Requires that there is one.
[[nodiscard]] inline Limits limits(const Round& round, const Policy& policy) noexcept {
    FLOORMAN_CHECK(round.to_act.exists(), "limits were asked while nobody is to act");
    return limits_of(round, round.to_act, policy);
}

// Why `seat` may not bet or raise at all; `none` when it may. The reasons come in the order of Refusal.
[[nodiscard]] Refusal no_raise(const Round& round, Seat seat, const Policy& policy) noexcept;

} // namespace floorman
