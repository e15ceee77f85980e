#pragma once
// Setting up: from a deal at the table to the setup of its hand, whose seats are those dealt in, from the button's left.

#include "hand/setup.hpp"
#include "table/dealing.hpp"
#include "table/house.hpp"
#include "table/straddles.hpp"

namespace floorman {

// Seats of a hand by seats of the table, and the other way; no seat where there is none.
struct SeatMap {
    PerSeat<Seat> at_table;
    PerSeat<Seat> in_hand;
    int seats{};
    friend constexpr bool operator==(const SeatMap&, const SeatMap&) noexcept = default;
};

[[nodiscard]] SeatMap seat_map(SeatSet dealt, Seat button) noexcept;

// A hand with blinds, antes, posts, straddles and a kill.
[[nodiscard]] HandSetup hand_setup(const Table& table,
                                   const Deal& deal,
                                   const SeatMap& map,
                                   const Level& level,
                                   const House& house,
                                   const Straddles& straddles,
                                   Seat killer) noexcept;

// A bomb pot: equal antes, and nothing else is posted. The button stays where it was.
[[nodiscard]] HandSetup bomb_pot(
    const Table& table, const SeatMap& map, const Level& level, const House& house, Chips ante) noexcept;

} // namespace floorman
