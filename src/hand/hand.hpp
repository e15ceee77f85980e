#pragma once
// Hand: one hand of poker, as a value: the street in play, what was gathered before it, and the cards.
//
// Equal inputs make equal hands. A Hand knows no names, no clock, no chance and no rulebook: answers arrive in Policy.

#include <array>

#include "base/bounded.hpp"
#include "betting/round.hpp"
#include "cards/card.hpp"
#include "hand/game.hpp"
#include "hand/setup.hpp"

namespace floorman {

using HoleCards = Bounded<Card, 7>;
using Board = Bounded<Card, 5>;

struct Hand {
    Round round;              // The street in play, or the last one that was.
    PerSeat<Chips> committed; // Gathered from each seat since the hand began, antes that make levels included.
    Chips dead{};             // In the middle and nobody's level: other antes, dead posts, what earlier streets left, forfeits.
    Stakes stakes;
    Chips straddled_to{}; // The greatest straddle; 0 without one.

    Board board; // Unknown cards are there as unknown.
    PerSeat<HoleCards> hole;

    SeatSet dealt_in;
    SeatSet shown;
    SeatSet mucked; // At the showdown: still in, but claims nothing.
    Seat button{};
    Seat big_blind{};
    Seat leads{};          // Who opened this street, or was named to: leads again where cards do not tell.
    Seat last_aggressor{}; // Of the street in play.
    GameId game{};
    std::uint8_t street{}; // The street in play; where betting ended, once it is over.
    std::uint8_t dealt{};  // Streets whose cards are all out; more than `street` while it is played.
    bool street_open{};    // The betting of `street` has begun and not closed.
    bool betting_over{};   // No more betting can come.

    friend constexpr bool operator==(const Hand&, const Hand&) noexcept = default;
};

[[nodiscard]] inline const Street& street_of(const Hand& hand) noexcept { return game(hand.game).streets[hand.street]; }
[[nodiscard]] inline int last_street(const Hand& hand) noexcept { return static_cast<int>(game(hand.game).streets.size()) - 1; }
[[nodiscard]] inline bool on_last_street(const Hand& hand) noexcept { return hand.street == last_street(hand); }

} // namespace floorman
