#include "betting/limits.hpp"

#include <algorithm>

#include "betting/pot_limit.hpp"
#include "betting/reopening.hpp"

namespace floorman {

Chips most_by_pot_or_spread(const Round& round, Seat seat, const Policy& policy, Chips full_to) noexcept {
    const Chips level = forced_bet_is_short(round) ? round.full_to : round.bet_to;
    const Chips most = policy.structure == Structure::pot_limit ? pot_most_to(round, seat, policy) : level + round.most;
    if (const Chips whole = whole_to(round, seat); whole <= most)
        return whole; // An all-in goes by no chip unit: it is all there is.
    return std::max(full_to, Chips{sizes::round_down(most.count, std::int64_t{policy.chip_unit()})});
}

Refusal no_raise_again(const Round& round, Seat seat, const Policy& policy) noexcept {
    if (round.barred.has(seat)) return Refusal::barred;
    if (round.checked.has(seat) && !policy.check_raise()) return Refusal::checked_before;
    if (!reopened(round, seat, policy)) return Refusal::not_reopened;
    return Refusal::none;
}

} // namespace floorman
