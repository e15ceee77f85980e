#pragma once
// Placing: where button and blinds lie in a hand, and where they go for the next one, by each button rule.
//
// Knows seats and who may take which place; knows no amounts and no debts. Button and small blind may lie on a seat
// whose player left or is not dealt in; the big blind never does.
//
//   dead        The big blind moves one player on. Whoever had it has the small blind, and whoever had that the button;
//               where they are gone, the places lie on the seats that became empty, as near to the big blind as that
//               leaves them (article: dead button, its four cases).
//   moving      The button moves one player on, and the blinds are the next two; who was passed by still pays (dealing).
//   simplified  The same, and nothing that was passed by is owed.
//
// With two players left the button has the small blind, and nobody the big blind twice running, by every rule (4.2).
// From two players to three it is the big blind that moves on, by every rule: so nobody has it twice running here either.

#include "base/seat.hpp"
#include "rules/policy.hpp"

namespace floorman {

struct Placing {
    Seat button{};
    Seat small{};
    Seat big{};
    bool heads_up{}; // The button has the small blind.
    friend constexpr bool operator==(const Placing&, const Placing&) noexcept = default;
};

// Who may take which place, and where the places were.
struct Circle {
    SeatSet players; // Dealt in, or posted for, if nothing in the placing stands against it.
    SeatSet settled; // Of those, who may take the button and the small blind.
    SeatSet for_big; // Who may take the big blind: players, and those who wait for it.
    SeatSet vacated; // Seats that the last hand knew and whose player is not there now.
    Placing last;
};

// Steps clockwise from one seat to another: 1 for the next, max_seats for the seat itself.
[[nodiscard]] constexpr int steps(Seat from, Seat to) noexcept {
    const int between = (to.index - from.index + max_seats) % max_seats;
    return between == 0 ? max_seats : between;
}

// Whether `seat` lies after `from` and before `to`, clockwise.
[[nodiscard]] constexpr bool lies_between(Seat from, Seat seat, Seat to) noexcept {
    return seat != from && seat != to && steps(from, seat) < steps(from, to);
}

// Whether a place that moved from one seat to another came over `seat`, or to it. One that stayed came to nobody else.
[[nodiscard]] constexpr bool came_to(Seat from, Seat seat, Seat to) noexcept {
    return seat == to || (from != to && lies_between(from, seat, to));
}

// The places of the next hand. There are at least two players, those who wait for the big blind counted where it is
// theirs.
[[nodiscard]] Placing place(const Circle& circle, ButtonRule rule) noexcept;

// The places of a first hand: the button is where it was put.
[[nodiscard]] Placing place_first(SeatSet players, Seat button) noexcept;

} // namespace floorman
