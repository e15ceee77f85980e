#include "betting/apply.hpp"

namespace floorman {

bool has_matched(const Round& round, Seat alone) noexcept {
    for (const Seat seat : round.live)
        if (seat != alone && round.wagered_to[seat] > round.wagered_to[alone]) return false;
    return true;
}

} // namespace floorman
