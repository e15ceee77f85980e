#pragma once
// Table: who sits where between two hands, what each owes, and where button and blinds were.
//
// A value. Knows seats, chips behind and debts; knows no cards, no names and no clock. `next_deal` (dealing) says what the
// next hand is, `take` (seating) lets people come and go.

#include <cstdint>

#include "base/chips.hpp"
#include "base/seat.hpp"
#include "table/blinds.hpp"
#include "table/placing.hpp"

namespace floorman {

enum class Presence : std::uint8_t {
    nobody,
    in_seat,
    away, // Has the seat and is not there.
};

// How somebody who is not simply dealt in means to come in.
enum class Entering : std::uint8_t {
    no,          // Is in the game.
    posts,       // At once, paying what it costs.
    waits,       // With the big blind.
    buys_button, // Between the button and the blinds, paying all of them.
};

struct Person {
    Presence presence{};
    Entering entering{};
    BlindSet missed;         // Went by while the person was not dealt in.
    BlindSet due;            // Passed by the button while dealt in (moving): paid one a hand, the greatest first.
    bool newcomer{};         // Has not been dealt in since taking this seat.
    bool behind_button{};    // Came in between the button and the small blind: the button passes by once.
    std::uint8_t moved_by{}; // Hands until a player who changed seats has the same place again.
    Chips stack{};
    friend constexpr bool operator==(const Person&, const Person&) noexcept = default;
};

struct Table {
    int seats{}; // Places at the table, taken or not.
    PerSeat<Person> at;
    Blinds blinds;
    Placing last;   // Of the hand before; before the first one, only the button means anything.
    SeatSet places; // Seats that the hand before knew: dealt in, or with a place on them.
    bool first_hand{};
    friend constexpr bool operator==(const Table&, const Table&) noexcept = default;
};

[[nodiscard]] constexpr SeatSet taken(const Table& table) noexcept {
    SeatSet seats;
    for (const Seat seat : SeatSet::first(table.seats))
        if (table.at[seat].presence != Presence::nobody) seats.add(seat);
    return seats;
}

} // namespace floorman
