#pragma once
// The cap (4.15): in fixed and spread limit a street has only so many raises, and books differ on what lifts the limit
// when two players are left. No-limit and pot-limit have no cap. What counts as a raise (`cap_counts`) is betting/apply's.

#include "betting/round.hpp"

namespace floorman {

[[nodiscard]] constexpr bool structure_is_capped(Structure structure) noexcept {
    return structure == Structure::fixed_limit || structure == Structure::spread_limit;
}

// Whether the cap does not apply now. Asked before the raise that would reach it is applied.
[[nodiscard]] constexpr bool cap_lifted(const Round& round, const Policy& policy) noexcept {
    switch (policy.cap_heads_up()) {
    case CapHeadsUp::event_heads_up: return round.event_heads_up;
    case CapHeadsUp::before_cap: return round.with_chips.count() <= 2;
    case CapHeadsUp::street_began: return round.began_heads_up;
    }
    return false;
}

// Whether one more raise, counted toward the cap, makes `raises` the last of the street.
[[nodiscard]] constexpr bool cap_reached(const Round& round, int raises, const Policy& policy) noexcept {
    return structure_is_capped(policy.structure) && policy.raise_cap() > 0 && raises >= policy.raise_cap() &&
           !cap_lifted(round, policy);
}

} // namespace floorman
