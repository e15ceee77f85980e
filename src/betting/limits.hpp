#pragma once
// limits: what a seat may do, and why not more. The whole truth: all that a client needs to draw its buttons.

#include <algorithm>

#include "base/check.hpp"
#include "betting/action.hpp"
#include "betting/round.hpp"
#include "betting/sizes.hpp"

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

// Why `seat` may not bet or raise at all; `none` when it may. The reasons come in the order of Refusal.
[[nodiscard]] inline Refusal no_raise(const Round& round, Seat seat, const Policy& policy) noexcept;

// The book's least full bet or raise, whatever the stack.
[[nodiscard]] inline Chips full_raise_to(const Round& round, const Policy& policy) noexcept;

// The most that the structure allows, whatever the stack; in no-limit all that the seat has.
[[nodiscard]] inline Chips most_to(const Round& round, Seat seat, const Policy& policy, Chips full_to) noexcept;

// For any live seat with chips behind: as if it were its turn and nothing more had happened.
[[nodiscard, gnu::always_inline]] inline Limits limits_of(const Round& round, Seat seat, const Policy& policy) noexcept {
    Limits limits;
    const Chips owed = round.bet_to - round.wagered_to[seat];
    const Chips behind = round.stack[seat];
    limits.can_check = owed <= no_chips;
    limits.to_call = limits.can_check ? no_chips : owed < behind ? owed : behind;
    limits.no_raise = no_raise(round, seat, policy);
    if (!limits.can_raise()) return limits;

    const Chips whole = whole_to(round, seat);
    const Chips full = full_raise_to(round, policy);
    const Chips most = policy.structure == Structure::no_limit ? whole : most_to(round, seat, policy, full);
    limits.full_raise_to = full;
    limits.max_raise_to = Chips{std::min(most.count, whole.count)};
    limits.min_raise_to = Chips{std::min(full.count, limits.max_raise_to.count)};
    if (!structure_completes(policy.structure)) return limits;

    const bool fixed = policy.structure == Structure::fixed_limit;
    if (fixed && limits.max_raise_to > full) limits.second_size_to = limits.max_raise_to;
    if ((fixed || forced_bet_is_short(round)) && round.bet_to > round.full_to && !round.bring_in_due) limits.complete_to = full;
    return limits;
}

// For the seat to act. Requires that there is one.
[[nodiscard, gnu::always_inline]] inline Limits limits(const Round& round, const Policy& policy) noexcept {
    FLOORMAN_CHECK(round.to_act.exists(), "limits were asked while nobody is to act");
    return limits_of(round, round.to_act, policy);
}

// Of a seat that has acted on this street or is barred: why it may not raise again.
[[nodiscard]] Refusal no_raise_again(const Round& round, Seat seat, const Policy& policy) noexcept;

inline Refusal no_raise(const Round& round, Seat seat, const Policy& policy) noexcept {
    if (whole_to(round, seat) <= round.bet_to) return Refusal::no_chips_beyond_call;
    if ((round.with_chips - SeatSet::of(seat)).empty()) return Refusal::nobody_to_raise;
    if (round.capped) return Refusal::capped;
    const bool first_action = !(round.acted | round.barred).has(seat);
    return first_action ? Refusal::none : no_raise_again(round, seat, policy);
}

inline Chips full_raise_to(const Round& round, const Policy& policy) noexcept {
    const bool completes = policy.raise_over_short_all_in() == RaiseOverShort::complete_or_plus_bet || forced_bet_is_short(round);
    const std::int64_t to = completes ? sizes::limit_raise_to(round.full_to.count, round.last_full_raise.count)
                                      : sizes::least_raise_to(round.bet_to.count, round.last_full_raise.count);
    return Chips{sizes::round_up(to, std::int64_t{policy.chip_unit()})};
}

// Where the pot or the spread sets it.
[[nodiscard]] Chips most_by_pot_or_spread(const Round& round, Seat seat, const Policy& policy, Chips full_to) noexcept;

inline Chips most_to(const Round& round, Seat seat, const Policy& policy, Chips full_to) noexcept {
    switch (policy.structure) {
    case Structure::no_limit: break;
    case Structure::fixed_limit: return full_to - round.last_full_raise + std::max(round.most, round.last_full_raise);
    case Structure::pot_limit:
    case Structure::spread_limit: return most_by_pot_or_spread(round, seat, policy, full_to);
    }
    return whole_to(round, seat);
}

} // namespace floorman
