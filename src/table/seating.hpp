#pragma once
// Seating: people come, go, sit out and come back between two hands, and say how they mean to be dealt in.
//
// `why_not` asks and changes nothing; `take` does it where nothing stands against it.

#include <cstdint>

#include "rules/question.hpp"
#include "table/table.hpp"

namespace floorman {

enum class SeatingKind : std::uint8_t {
    sits = 0,              // Takes an empty seat.
    leaves = 1,            // Gives it up.
    sits_out = 2,          // Keeps it and is not there.
    returns = 3,           // Is there again; one who owes waits for the big blind.
    returns_and_posts = 4, // Is there again, and pays what is owed.
    waits = 5,             // For the big blind.
    posts = 6,             // Pays what it costs to be dealt in.
    buys_button = 7,
    moves = 8, // To another seat.
};

struct Seating {
    SeatingKind kind{};
    Seat seat{};
    Seat to{}; // Where to, who moves.
};

// In order of precedence.
enum class SeatingRefusal : std::uint8_t {
    none = 0,
    no_such_seat = 1,
    seat_is_taken = 2,
    nobody_is_there = 3,
    is_away_already = 4,
    is_not_away = 5,
    owes_nothing = 6,        // Is dealt in anyway: nothing to wait for, to post or to buy.
    button_not_for_sale = 7, // By `enter_between`.
};

[[nodiscard]] SeatingRefusal why_not(const Table& table, const Seating& seating, const Policy& policy) noexcept;

// Does it, or refuses and changes nothing.
SeatingRefusal take(Table& table, const Seating& seating, const Policy& policy) noexcept;

} // namespace floorman
