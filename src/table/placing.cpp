#include "table/placing.hpp"

namespace floorman {

namespace {

SeatSet with(SeatSet seats, Seat seat) noexcept {
    seats.add(seat);
    return seats;
}

Placing heads_up(SeatSet two, Seat big) noexcept {
    const Seat other = next_after(two, big);
    return {other, other, big, true};
}

// The seat nearest before `before` that is in `seats`, no farther back than `from`, which counts itself. No seat if none.
Seat nearest_before(Seat before, SeatSet seats, Seat from) noexcept {
    for (Seat seat = just_before(before);; seat = just_before(seat)) {
        if (seats.has(seat)) return seat;
        if (seat == from || seat == before) return no_seat;
    }
}

// Whoever had the big blind has the small one. Where that player is gone, it lies on the last seat that became empty
// before the big blind: so the article's fourth case puts it.
Seat small_of_dead(const Circle& circle, Seat big) noexcept {
    const Seat had_big = circle.last.big;
    if (circle.settled.has(had_big)) return had_big;
    return nearest_before(big, with(circle.vacated, had_big), had_big);
}

// Whoever had the small blind has the button; where that player is gone, it lies on the last seat that became empty before
// the small blind.
Seat button_of_dead(const Circle& circle, Seat small, Seat big) noexcept {
    const Seat had_small = circle.last.small;
    if (had_small == small) return small; // One who bought the button and sits where the small blind would be.
    if (lies_between(big, had_small, small)) {
        if (circle.settled.has(had_small)) return had_small;
        return nearest_before(small, with(circle.vacated, had_small), had_small);
    }
    // It came round to the big blind: who sits before the small blind has it, even if nobody who may is there.
    const Seat settled = nearest_before(small, circle.settled, just_before(big));
    if (settled.exists() && lies_between(big, settled, small)) return settled;
    const Seat player = nearest_before(small, circle.players, just_before(big));
    return player.exists() && lies_between(big, player, small) ? player : just_before(small);
}

Placing place_dead(const Circle& circle) noexcept {
    const Seat big = next_after(circle.for_big, circle.last.big);
    const SeatSet all = with(circle.players, big);
    if (all.count() <= 2) return heads_up(all, big);
    const Seat small = small_of_dead(circle, big);
    return {button_of_dead(circle, small, big), small, big, false};
}

Placing place_moving(const Circle& circle) noexcept {
    if (circle.last.heads_up || circle.players.count() <= 2 || !circle.settled.several()) return place_dead(circle);
    const Seat button = next_after(circle.settled, circle.last.button);
    const Seat small = next_after(circle.settled, button);
    const Seat big = next_after(circle.for_big, small);
    if (big == button || big == circle.last.big) return place_dead(circle);
    return {button, small, big, false};
}

} // namespace

Placing place(const Circle& circle, ButtonRule rule) noexcept {
    switch (rule) {
    case ButtonRule::dead: return place_dead(circle);
    case ButtonRule::moving:
    case ButtonRule::simplified: return place_moving(circle);
    }
    return place_dead(circle);
}

Placing place_first(SeatSet players, Seat button) noexcept {
    if (players.count() <= 2) {
        const Seat on_button = first_from(players, button);
        return {on_button, on_button, next_after(players, on_button), true};
    }
    const Seat small = next_after(players, button);
    return {button, small, next_after(players, small), false};
}

} // namespace floorman
