#pragma once
// Straddles: to whom one is offered, in which order, and why not to others (`straddle_seats`).

#include "base/bounded.hpp"
#include "hand/setup.hpp"
#include "table/dealing.hpp"

namespace floorman {

// Seats of the table, in the order in which they may straddle: the button, then left of the big blind, then the others.
using StraddleOrder = Bounded<Seat, max_seats>;
using Straddles = Bounded<Straddle, max_seats>; // By seats of the table, in the order posted.

// In order of precedence.
enum class StraddleRefusal : std::uint8_t {
    none = 0,
    in_a_kill_pot = 1,   // WSOP 209.
    not_offered = 2,     // Not dealt in, in a blind, or not one of the book's seats.
    button_in_limit = 3, // No straddle on the button in limit games.
    one_is_enough = 4,   // Whoever has the first right to it has straddled.
    out_of_order = 5,    // The straddle before it lies farther on.
    wrong_amount = 6,    // Twice the big blind, or over an earlier straddle at least twice that.
    not_enough_chips = 7,
};

[[nodiscard]] StraddleOrder straddle_order(const Deal& deal, const Policy& policy) noexcept;

// Whether the seat may take the place of who straddled before: one is enough, and it has the first right to it.
[[nodiscard]] bool comes_first(const Deal& deal, const Straddles& before, Seat by, const Policy& policy) noexcept;

[[nodiscard]] StraddleRefusal why_no_straddle(const Table& table,
                                              const Deal& deal,
                                              const Straddles& before,
                                              const Straddle& straddle,
                                              bool kill_pot,
                                              const Policy& policy) noexcept;

} // namespace floorman
