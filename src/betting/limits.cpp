#include "betting/limits.hpp"

#include <algorithm>

#include "betting/pot_limit.hpp"
#include "betting/reopening.hpp"

namespace floorman {

Chips most_to(const Round& round, Seat seat, const Policy& policy, Chips full_to) noexcept {
    const std::int64_t chip = policy.chip_unit();
    switch (policy.structure) {
    case Structure::no_limit: break;
    case Structure::pot_limit: return std::max(full_to, Chips{sizes::round_down(pot_most_to(round, seat, policy).count, chip)});
    case Structure::fixed_limit: return full_to - round.last_full_raise + std::max(round.most, round.last_full_raise);
    case Structure::spread_limit: {
        const Chips level = forced_bet_is_short(round) ? round.full_to : round.bet_to;
        return std::max(full_to, Chips{sizes::round_down((level + round.most).count, chip)});
    }
    }
    return whole_to(round, seat);
}

Refusal no_raise_again(const Round& round, Seat seat, const Policy& policy) noexcept {
    if (round.barred.has(seat)) return Refusal::barred;
    if (round.checked.has(seat) && !policy.check_raise()) return Refusal::checked_before;
    if (!reopened(round, seat, policy)) return Refusal::not_reopened;
    return Refusal::none;
}

} // namespace floorman
