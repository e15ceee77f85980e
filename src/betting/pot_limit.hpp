#pragma once
// The pot-limit most: a bet or raise may add as much as the pot holds once the call is in it.
//
// Before the flop books count an opening pot differently (`opening_pot`): what TDA assumes of short blinds is in
// Round::pot already; Robert's and the WSOP count a small blind as a big one until the big blind has acted.

#include "betting/round.hpp"
#include "betting/sizes.hpp"

namespace floorman {

// level + (the pot, every bet in front in it, + the call), the part in brackets counted up to whole numbers of `rounding`.
template <class Int>
[[nodiscard]] constexpr Int pot_most_to(Int bet_to, Int pot, Int to_call, Int rounding) noexcept {
    return bet_to + sizes::round_up(pot + to_call, rounding);
}

// What the small blinds lack to a big one, for a count by any seat but their own.
[[nodiscard]] constexpr Chips counted_up_by(const Round& round, Seat seat) noexcept {
    if (round.counted_up.empty() || !round.live.has(round.counted_until)) return no_chips;
    Chips lacking{};
    for (const Seat blind : round.counted_up)
        if (blind != seat && round.wagered_to[blind] < round.most) lacking += round.most - round.wagered_to[blind];
    return lacking;
}

// The most that `seat` may make it, whatever its stack.
[[nodiscard]] constexpr Chips pot_most_to(const Round& round, Seat seat, const Policy& policy) noexcept {
    const Chips pot = round.pot + counted_up_by(round, seat);
    const Chips to_call = round.bet_to - round.wagered_to[seat];
    return Chips{pot_most_to(round.bet_to.count, pot.count, to_call.count, std::int64_t{policy.pot_rounding()})};
}

} // namespace floorman
