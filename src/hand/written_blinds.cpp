#include "hand/written_blinds.hpp"

namespace floorman {

namespace {

// The greater of the first two, the second where they are equal; without them the first there is.
Seat big_blind_among(const PerSeat<Chips>& owed, int seats) noexcept {
    const Seat first{0};
    const Seat second{1};
    if (seats == 2 && owed[first] > no_chips && owed[first] >= owed[second]) return first;
    if (owed[second] > no_chips && owed[second] >= owed[first]) return second;
    for (const Seat seat : SeatSet::first(seats))
        if (owed[seat] > no_chips) return seat;
    return no_seat;
}

std::optional<BlindsError> straddle(Seat by, Chips to, HandSetup& setup) noexcept {
    const Chips above = setup.straddles.empty() ? setup.blind[setup.big_blind] : setup.straddles.back().to;
    if (to <= above) return BlindsError{BlindsFault::straddle_is_not_greater, by, to, above};
    setup.straddles.push_back({by, to});
    return std::nullopt;
}

} // namespace

Seat poster_of(int place, const WrittenBlinds& written, int seats) noexcept {
    const bool swapped = seats == 2 && written.amount[Seat{0}] <= written.amount[Seat{1}];
    return Seat{swapped ? 1 - place : place};
}

std::optional<BlindsError> owe_blinds(const WrittenBlinds& written, HandSetup& setup) noexcept {
    PerSeat<Chips> owed;
    PerSeat<Chips>& posted = written.posts_are_dead ? setup.dead_post : setup.live_post;
    for (int place = 0; place < setup.seats; ++place) {
        const Seat seat = poster_of(place, written, setup.seats);
        (written.negative.has(Seat{place}) ? posted : owed)[seat] = written.amount[Seat{place}];
    }
    const Seat big = big_blind_among(owed, setup.seats);
    if (!big.exists()) return std::nullopt;
    if (game(setup.game).family == Family::stud) return BlindsError{BlindsFault::game_has_none, big, owed[big], {}};
    setup.big_blind = big;
    setup.blind[big] = owed[big];
    for (const Seat seat : SeatSet::first(setup.seats)) {
        if (seat.index < 2 || owed[seat] <= owed[big]) {
            setup.blind[seat] = owed[seat];
        } else if (const std::optional<BlindsError> error = straddle(seat, owed[seat], setup)) {
            return error;
        }
    }
    return std::nullopt;
}

} // namespace floorman
