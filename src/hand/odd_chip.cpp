#include "hand/odd_chip.hpp"

#include "base/check.hpp"

namespace floorman {

void split(Chips amount, SeatSet winners, const OddChipOrder& order, SeatSet& had_odd, PerSeat<Chips>& shares) noexcept {
    FLOORMAN_CHECK(!winners.empty(), "a pot is split among nobody");
    const Chips each{amount.count / winners.count()};
    std::int64_t odd = amount.count % winners.count();
    for (const Seat seat : winners) shares[seat] += each;
    for (const bool second_time : {false, true}) {
        for (const Seat seat : order) {
            if (odd == 0) return;
            if (!winners.has(seat) || had_odd.has(seat) != second_time) continue;
            shares[seat] += Chips{1};
            had_odd.add(seat);
            --odd;
        }
    }
}

} // namespace floorman
