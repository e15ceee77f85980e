#include "betting/limits.hpp"

#include <algorithm>

#include "betting/pot_limit.hpp"
#include "betting/reopening.hpp"

namespace floorman {

Chips most_to(const Round& round, Seat seat, const Policy& policy, Chips full_to) noexcept {
    const Chips whole = whole_to(round, seat);
    // An all-in goes by no chip unit: it is all there is.
    const auto in_chips = [&](Chips most) {
        return whole <= most ? whole : std::max(full_to, Chips{sizes::round_down(most.count, std::int64_t{policy.chip_unit()})});
    };
    switch (policy.structure) {
    case Structure::no_limit: break;
    case Structure::pot_limit: return in_chips(pot_most_to(round, seat, policy));
    case Structure::fixed_limit: return full_to - round.last_full_raise + std::max(round.most, round.last_full_raise);
    case Structure::spread_limit: return in_chips((forced_bet_is_short(round) ? round.full_to : round.bet_to) + round.most);
    }
    return whole;
}

Refusal no_raise_again(const Round& round, Seat seat, const Policy& policy) noexcept {
    if (round.barred.has(seat)) return Refusal::barred;
    if (round.checked.has(seat) && !policy.check_raise()) return Refusal::checked_before;
    if (!reopened(round, seat, policy)) return Refusal::not_reopened;
    return Refusal::none;
}

} // namespace floorman
