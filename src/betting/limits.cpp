#include "betting/limits.hpp"

#include <algorithm>

#include "betting/cap.hpp"
#include "betting/pot_limit.hpp"
#include "betting/reopening.hpp"
#include "betting/sizes.hpp"

namespace floorman {

namespace {

Chips full_raise_to(const Round& round, const Policy& policy) noexcept {
    const bool completes = policy.raise_over_short_all_in() == RaiseOverShort::complete_or_plus_bet || forced_bet_is_short(round);
    const std::int64_t to = completes ? sizes::limit_raise_to(round.full_to.count, round.last_full_raise.count)
                                      : sizes::least_raise_to(round.bet_to.count, round.last_full_raise.count);
    return Chips{sizes::round_up(to, std::int64_t{policy.chip_unit()})};
}

// The most that the structure allows, whatever the stack; `whole` where it sets no bound.
Chips most_to(const Round& round, Seat seat, const Policy& policy, Chips full_to, Chips whole) noexcept {
    const std::int64_t chip = policy.chip_unit();
    switch (policy.structure) {
    case Structure::no_limit: return whole;
    case Structure::pot_limit: return std::max(full_to, Chips{sizes::round_down(pot_most_to(round, seat, policy).count, chip)});
    case Structure::fixed_limit: return full_to - round.last_full_raise + std::max(round.most, round.last_full_raise);
    case Structure::spread_limit: {
        const Chips level = forced_bet_is_short(round) ? round.full_to : round.bet_to;
        return std::max(full_to, Chips{sizes::round_down((level + round.most).count, chip)});
    }
    }
    return whole;
}

inline Refusal why_no_raise(const Round& round, Seat seat, const Policy& policy) noexcept {
    if (whole_to(round, seat) <= round.bet_to) return Refusal::no_chips_beyond_call;
    if ((round.with_chips - SeatSet::of(seat)).empty()) return Refusal::nobody_to_raise;
    if (round.capped) return Refusal::capped;
    if (round.barred.has(seat)) return Refusal::barred;
    if (round.checked.has(seat) && !policy.check_raise()) return Refusal::checked_before;
    if (!reopened(round, seat, policy)) return Refusal::not_reopened;
    return Refusal::none;
}

} // namespace

Limits limits_of(const Round& round, Seat seat, const Policy& policy) noexcept {
    Limits limits;
    const Chips owed = round.bet_to - round.wagered_to[seat];
    limits.to_call = std::min(std::max(owed, no_chips), round.stack[seat]);
    limits.can_check = owed <= no_chips;
    limits.no_raise = why_no_raise(round, seat, policy);
    if (!limits.can_raise()) return limits;

    const Chips whole = whole_to(round, seat);
    limits.full_raise_to = full_raise_to(round, policy);
    limits.max_raise_to = std::min(whole, most_to(round, seat, policy, limits.full_raise_to, whole));
    limits.min_raise_to = std::min(limits.full_raise_to, limits.max_raise_to);
    if (policy.structure == Structure::fixed_limit && limits.max_raise_to > limits.full_raise_to)
        limits.second_size_to = limits.max_raise_to;

    const bool short_bet = policy.structure == Structure::fixed_limit || forced_bet_is_short(round);
    if (structure_completes(policy.structure) && short_bet && round.bet_to > round.full_to && !round.bring_in_due)
        limits.complete_to = limits.full_raise_to;
    return limits;
}

Refusal no_raise(const Round& round, Seat seat, const Policy& policy) noexcept { return why_no_raise(round, seat, policy); }

} // namespace floorman
