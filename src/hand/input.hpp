#pragma once
// Input: everything that may happen to a hand: what players do in turn, cards that are dealt, and what the floor orders.
//
// The floor changes a hand only through inputs of its own, judged and logged like any other, so that limits are always
// the whole truth and a hand replays without the floor.

#include <cstdint>

#include "base/bounded.hpp"
#include "base/seat.hpp"
#include "betting/action.hpp"
#include "cards/card.hpp"

namespace floorman {

enum class InputKind : std::uint8_t {
    act = 0,        // The seat to act does `action`.
    deal_board = 1, // `cards` to the board.
    deal_hole = 2,  // `cards` to `seat`, face down and up as the street has it.
    name_cards = 3, // Cards that were dealt unknown are `cards` now: of `seat`, or of the board when it is no seat.
    show = 4,       // `seat` shows; `cards` names them where they were unknown, or is empty.
    muck = 5,       // `seat` gives up its claim at the showdown.
    draw = 12,      // `seat` throws away `cards` for new ones, or none: it stands pat.
    burn = 13,      // `cards` is the one card that goes to the muck before a street is dealt.
    reshuffle = 14, // The deck is too short for a draw: the muck goes under it (Deck::replenish).
    run = 15,       // All are in, and agree to deal the rest of the board `times` times.
    lead = 11,      // `seat` opens this stud street: the cards showing do not tell, and somebody who saw them does.
    // The floor's own.
    bar = 6, // `seat` may not bet or raise on this street.
    unbar = 7,
    kill = 8,    // The hand of `seat` is dead, whoever's turn it is.
    forfeit = 9, // `chips` of `seat`, from behind, stay in the middle.
    stand = 10,  // The act of `seat` out of turn now stands; it acts as if it were its turn, which stays where it is.
};

struct Input {
    InputKind kind{};
    Seat seat{};
    Action action{};
    Chips chips{};
    Bounded<Card, 7> cards;
    std::uint8_t times{};
    std::uint8_t board{}; // Whose cards `name_cards` names, where several were run.
};

inline Input act(Action action) noexcept {
    Input input;
    input.kind = InputKind::act;
    input.action = action;
    return input;
}
inline Input of_seat(InputKind kind, Seat seat) noexcept {
    Input input;
    input.kind = kind;
    input.seat = seat;
    return input;
}

} // namespace floorman
