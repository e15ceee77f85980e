#pragma once
// HandSetup: what is settled before a hand: the game, who sits with what, and who posts what.
//
// Plain input for `begin`. Seats run clockwise from 0, the first place left of the button. Amounts are what is owed;
// a stack that cannot cover its post pays what it has, and the price to others stays (4.10, article: blinds).

#include "base/bounded.hpp"
#include "base/chips.hpp"
#include "base/seat.hpp"
#include "hand/game.hpp"

namespace floorman {

// What stands for `inf`: more than everybody with a bound has together, and ten of it stay within most_chips.
inline constexpr Chips unbounded_stack{std::int64_t{1} << 49};
inline constexpr Chips most_beside_unbounded{std::int64_t{1} << 48};

struct Straddle {
    Seat by{};
    Chips to{};
    friend constexpr bool operator==(const Straddle&, const Straddle&) noexcept = default;
};

// The sizes of the game. Those that the structure does not use are 0.
struct Stakes {
    Chips min_bet{};   // No-limit and pot-limit: the least bet, as a rule the big blind.
    Chips small_bet{}; // Fixed limit: the bet of the early streets, and of the late ones.
    Chips big_bet{};
    Chips spread_least{}; // Spread limit: the least and most that a bet or raise adds.
    Chips spread_most{};
    Chips bring_in{}; // Stud.
    friend constexpr bool operator==(const Stakes&, const Stakes&) noexcept = default;
};

// What the house takes of the pots: a part of each, the main pot first, until the most is reached.
struct Rake {
    std::int32_t of_10000{}; // Its part: 500 are five of a hundred.
    bool no_flop_no_drop{};  // Nothing where everybody else folds on the first street.
    Chips most{};            // Of a hand; 0 sets no bound.
    Chips unit{};            // Taken in whole numbers of this; 0: of the least chip.
    friend constexpr bool operator==(const Rake&, const Rake&) noexcept = default;
};

struct HandSetup {
    GameId game{};
    int seats{};          // 2 to max_seats, all dealt in.
    Seat button{};        // Heads-up the button is the small blind.
    PerSeat<Chips> stack; // Behind, before any posting; on a later street, at its start.
    Stakes stakes;

    PerSeat<Chips> ante;                    // Owed to the middle. Equal antes make levels; any other is dead money.
    PerSeat<Chips> blind;                   // Owed live.
    Seat big_blind{};                       // Whose blind is the big one; no seat where there are no blinds.
    PerSeat<Chips> live_post;               // By players who owe or enter: live on top of the above.
    PerSeat<Chips> dead_post;               // The same, dead: to the middle.
    Bounded<Straddle, max_seats> straddles; // In the order posted.
    Seat killer{};                          // Who posts the kill, and how much: the stakes above are the kill pot's already.
    Chips kill_post{};

    int street{};          // 0 is the first. On a later one nothing is posted; blinds only set the least bet.
    Chips pot{};           // In the middle from earlier streets.
    Seat first{};          // Who opens this street where seats and cards do not tell.
    bool event_heads_up{}; // The event is down to its last two players.

    bool bomb_pot{}; // Everybody antes, and betting begins on the second street.
    bool burns{};    // The dealer burns a card before the cards of every street but the first.
    Rake rake;
    friend constexpr bool operator==(const HandSetup&, const HandSetup&) noexcept = default;
};

} // namespace floorman
