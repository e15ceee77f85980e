#pragma once
// House: what a house fixes for its table: blinds and antes by level, how much one may sit down with, kill pots.
//
// Plain data. What rulebooks answer is not here.

#include "hand/setup.hpp"
#include "table/blinds.hpp"
#include "table/kill.hpp"

namespace floorman {

// Who antes. Equal antes make levels for side pots, one player's is dead money (hand/posting).
enum class AnteKind : std::uint8_t {
    none,
    each,
    big_blind, // The big blind for the table.
    button,    // The button for the table; nobody where it is dead.
};

// The stakes of one level: they hold for whole hands.
struct Level {
    Blinds blinds;
    Chips ante{};
    AnteKind ante_kind{};
    Stakes stakes;
    friend constexpr bool operator==(const Level&, const Level&) noexcept = default;
};

struct House {
    GameId game{};
    Chips least_buy_in{};
    Chips most_buy_in{};          // 0: as much as one likes.
    std::int64_t return_within{}; // Seconds in which one who left comes back with all that was taken away. 0: never mind.
    KillRule kill;
    bool tournament{}; // No buying in; who has no chips left is out.
    friend constexpr bool operator==(const House&, const House&) noexcept = default;
};

} // namespace floorman
