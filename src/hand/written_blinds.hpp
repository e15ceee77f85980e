#pragma once
// Written blinds: who owes which blind or straddle, from one amount a place as PHH writes them.
//
// Places run as the seats do, but heads-up: there the smaller blind is written first, and the button, the second player,
// posts it; where the greater one comes first, the players were meant. Antes are written in the order of the blinds.

#include <optional>

#include "hand/setup.hpp"

namespace floorman {

enum class BlindsFault : std::uint8_t {
    game_has_none,           // Stud knows no blinds.
    straddle_is_not_greater, // Than the big blind, or the straddle before it.
};

struct WrittenBlinds {
    PerSeat<Chips> amount; // By the place written, without its sign.
    SeatSet negative;      // Posts of players who enter: live, or dead where it is said so.
    bool posts_are_dead{};
};

struct BlindsError {
    BlindsFault fault{};
    Seat seat{};   // Whose.
    Chips owed{};  // What that seat owes,
    Chips above{}; // and what it would have to be more than.
};

// Adds them to `setup`, whose game and seats are settled. From the third place on what is above the big blind is a
// straddle, and the rest are blinds, such as the button's in a game of three blinds.
std::optional<BlindsError> owe_blinds(const WrittenBlinds& written, HandSetup& setup) noexcept;

// The seat that posts the blind or the ante that is written in this place; and the place in which that seat's is.
[[nodiscard]] Seat poster_of(int place, const WrittenBlinds& written, int seats) noexcept;

} // namespace floorman
