#pragma once
// Event: what happened, one plain record each, in order. A log of inputs and events is the hand's history.
//
// Each event carries its audience; a view filters on that and on nothing else.

#include <cstdint>

#include "base/bounded.hpp"
#include "base/chips.hpp"
#include "base/seat.hpp"
#include "betting/action.hpp"
#include "cards/card.hpp"

namespace floorman {

enum class EventKind : std::uint8_t {
    ante = 0,  // `adds` to the middle.
    blind = 1, // `adds` in front, as the next four.
    straddle = 2,
    live_post = 3,
    dead_post = 4, // To the middle.
    kill_post = 5,
    street_opened = 6, // `street`.
    dealt_board = 7,   // `card`, one event a card; `count` says of which board, 0 the first.
    dealt_down = 8,    // `card` to `seat`; only that seat may see it.
    dealt_up = 9,
    acted = 10,    // `act`, the street total `to`, the chips that it `adds`.
    uncalled = 11, // `adds` go back to `seat`.
    street_closed = 12,
    betting_over = 13, // No more betting can come in this hand.
    shown = 14,
    mucked = 15,
    barred = 16, // The floor: `seat` may not bet or raise on this street.
    unbarred = 17,
    killed = 18,     // The floor: the hand of `seat` is dead.
    forfeited = 19,  // The floor: `adds` of `seat` go to the middle.
    drew = 20,       // `seat` asks for `count` new cards, 0: stands pat,
    discarded = 21,  // and threw away `card`, one event each; only that seat may see it.
    burnt = 22,      // `card`, which nobody may see.
    reshuffled = 23, // `count` cards of the muck lie under the deck.
    runs = 24,       // The rest of the board is dealt `count` times.
};

enum class Audience : std::uint8_t { all, seat, nobody };

struct Event {
    EventKind kind{};
    Act act{};
    Seat seat{};
    Audience audience{};
    std::uint8_t street{};
    bool all_in{};
    std::uint8_t count{};
    Card card{};
    Chips to{};
    Chips adds{};
    friend constexpr bool operator==(const Event&, const Event&) noexcept = default;
};

// Room for the longest step: every seat posts an ante, a blind and a dead post, and streets open and close.
using Events = Bounded<Event, 96>;

// One more event of a step, for the caller to fill in: like another, or with only its kind and seat.
inline Event& add_event(Events& events, const Event& like) noexcept { return *events.add(1) = like; }
inline Event& add_event(Events& events, EventKind kind, Seat seat) noexcept {
    Event& event = events.add();
    event.kind = kind;
    event.seat = seat;
    return event;
}

} // namespace floorman
