#pragma once
// Hand: one hand of poker, as a value: the street in play, what was gathered before it, and the cards.
//
// Equal inputs make equal hands. A Hand knows no names, no clock, no chance and no rulebook: answers arrive in Policy.

#include <array>

#include "base/bounded.hpp"
#include "betting/round.hpp"
#include "cards/card.hpp"
#include "cards/card_set.hpp"
#include "hand/game.hpp"
#include "hand/setup.hpp"

namespace floorman {

using HoleCards = Bounded<Card, 7>;
using Board = Bounded<Card, 5>;

// The rest of a board may be dealt several times; all of them begin with the cards that were out before.
inline constexpr int most_runs = 4;

// Cards that left the deck and lie in nobody's hand: burns, and in draw games what was thrown away.
struct Muck {
    CardSet cards;          // Those that are known.
    PerSeat<CardSet> aside; // What a seat threw away in this draw. Lies apart until it has its new cards.
    std::uint8_t count{};   // How many cards there are in all, known or not.
    friend constexpr bool operator==(const Muck&, const Muck&) noexcept = default;
};

struct Hand {
    Round round;              // The street in play, or the last one that was.
    PerSeat<Chips> committed; // Gathered from each seat since the hand began, antes that make levels included.
    Chips dead{};             // In the middle and nobody's level: other antes, dead posts, what earlier streets left, forfeits.
    Stakes stakes;
    Chips straddled_to{}; // The greatest straddle that raised the price; 0 without one.

    Board board; // Unknown cards are there as unknown.
    PerSeat<HoleCards> hole;
    Bounded<Board, most_runs - 1> other_boards; // Where the rest was run more than once.
    CardSet out;                                // Every known card that is no longer in the deck.
    Muck muck;
    Rake rake;

    SeatSet dealt_in;
    SeatSet undealt; // Miss cards of the street whose cards come next; folded seats may stand among them.
    SeatSet drawing; // Must still discard or stand pat before the betting of `street`, or at the next draw of a run-out.
    SeatSet shown;
    SeatSet mucked; // At the showdown: still in, but claims nothing.
    Seat button{};
    Seat big_blind{};
    Seat straddler{};      // Who made the last straddle that raised the price.
    Seat leads{};          // Who opened this street, or was named to: leads again where cards do not tell.
    Seat last_aggressor{}; // Of the street in play.
    Seat goes_on_after{};  // Raised while the seat to act was passed over: the turn goes on from there, unless that seat raises.
    GameId game{};
    std::uint8_t street{};  // The street in play; where betting ended, once it is over.
    std::uint8_t dealt{};   // Streets whose cards are all out; more than `street` while it is played.
    std::uint8_t in_deck{}; // How many cards are left in the deck.
    std::uint8_t shared{};  // Board cards that lay there before the boards parted.
    bool street_open{};     // The betting of `street` has begun and not closed.
    bool betting_over{};    // No more betting can come.
    bool burns{};           // The dealer burns,
    bool burnt{};           // and has done so for the cards that come next.

    friend constexpr bool operator==(const Hand&, const Hand&) noexcept = default;
};

[[nodiscard]] inline int runs(const Hand& hand) noexcept { return 1 + static_cast<int>(hand.other_boards.size()); }
[[nodiscard]] inline const Board& board_of(const Hand& hand, int run) noexcept {
    return run == 0 ? hand.board : hand.other_boards[static_cast<std::size_t>(run - 1)];
}

[[nodiscard]] inline const Street& street_of(const Hand& hand) noexcept { return game(hand.game).streets[hand.street]; }
[[nodiscard]] inline int last_street(const Hand& hand) noexcept { return static_cast<int>(game(hand.game).streets.size()) - 1; }
[[nodiscard]] inline bool cards_come_first(const Hand& hand) noexcept { return hand.dealt <= hand.street; }

// Whose act is awaited: nobody's while cards come first, though the betting that waits for them is somebody's to open.
[[nodiscard]] inline Seat seat_in_turn(const Hand& hand) noexcept { return cards_come_first(hand) ? no_seat : hand.round.to_act; }
[[nodiscard]] inline bool on_last_street(const Hand& hand) noexcept { return hand.street == last_street(hand); }

} // namespace floorman
