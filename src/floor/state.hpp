#pragma once
// FloorState: what the floor keeps in mind between incidents and a hand does not know.
//
// Held acts, a word that binds, the act whose motions may go on, chips in front by denomination, the clock, the pending
// question. `remember` (floor/remember.hpp) is the only writer.

#include <optional>

#include "base/seat.hpp"
#include "floor/ruling.hpp"
#include "hand/hand.hpp"

namespace floorman {

// An act out of turn that waits for its turn (4.24).
struct HeldAct {
    Action action{};
    std::optional<Chips> to; // The street total that it would make; none for a word without its amount.
    Chips stated{};          // More than `to` where pot or limit cut it: those of its turn cut it anew.
    Chips level{};           // The bet that it answers: one in force, or one that is held itself.
    SeatSet rests_on;        // Whose held bets it answers.
    bool changed{};          // One of those binds no longer.
    Piles chips;             // Put out for it so far; they stay behind until it takes effect.
    bool call_said{};        // "Call" went with them,
    bool call_came_first{};  // or came before them: then all of the call is owed.
    bool amount_said{};      // As in an OpenAct, which it becomes when it takes effect.
    bool raise_said{};
    bool heads_up{}; // Two were left when it was made.
    friend constexpr bool operator==(const HeldAct&, const HeldAct&) noexcept = default;
};

using HeldActs = PerSeat<std::optional<HeldAct>>;

struct Limited {
    MayOnly only{};
    Question question{};
    bool whole_street{};
    std::optional<Chips> until_bet_over; // By a word out of turn: it binds no longer once the bet is more than this (4.24).
    friend constexpr bool operator==(const Limited&, const Limited&) noexcept = default;
};

// Acts, as far as substantial action counts them (4.25).
struct Tally {
    int acts{};
    int folds{};
    int checks{};
    int with_chips{};
    friend constexpr bool operator==(const Tally&, const Tally&) noexcept = default;
};

// The act that came last: until another player acts or a card is dealt, its player's motions belong to it (4.18).
struct OpenAct {
    Seat by{};
    Hand before;                 // As the act found it,
    Tally tally;                 // and what had been counted then.
    std::optional<Act> made;     // What it came to,
    Chips to{};                  // and its player's total with it, on the street that it was made on.
    std::optional<Act> declared; // A word that binds while its amount is owed.
    bool amount_said{};          // Words gave the amount: chips deliver it, in as many motions as they like.
    bool raise_said{};           // "Raise" was said without an amount.
    bool in_chips{};             // Chips were put out.
    Chips put_out{};             // How many, in all motions.
    Chips owed{};                // What its player had still to put out before it.
    friend constexpr bool operator==(const OpenAct&, const OpenAct&) noexcept = default;
};

struct Clock {
    Seat on{};
    std::int64_t started{}; // When, in seconds since the spot opened.
    friend constexpr bool operator==(const Clock&, const Clock&) noexcept = default;
};

struct AskedBefore {
    Asked asked;
    Hand before;         // The hand without any choice taken,
    HeldActs held;       // what was held then,
    Tally tally;         // what had been counted,
    PerSeat<Chips> owed; // and what seats had still to put out.
    friend constexpr bool operator==(const AskedBefore&, const AskedBefore&) noexcept = default;
};

struct FloorState {
    HeldActs held;
    PerSeat<Limited> limited;
    PerSeat<Piles> front;   // Chips in front by denomination, where it is known; those that came out of turn and still count too.
    PerSeat<Chips> owed;    // What a seat has still to put out of what counts as its bet (4.16, 4.18),
    std::uint8_t owed_on{}; // on this street.
    Chips pulled_back{};    // Earlier chips that the seat to act has pulled back on this turn.
    Chips moved{};          // Moved forward by the seat to act and not released.
    bool motion_drew_act{}; // Another player acted on that.
    OpenAct open;
    Tally tally;        // Acts in turn since the scene began, or since the last irregularity.
    Tally behind;       // Acts behind the seat to act since its turn began,
    SeatSet passed_by;  // and the players who made them.
    bool spoke_up{};    // The seat to act has claimed its turn in words (4.26).
    bool skip_ruled{};  // The floor has ruled on the skipped seat of this turn.
    bool counted{};     // The dealer has told the seat to act a count (4.22).
    std::int64_t now{}; // Seconds since the spot opened.
    std::int64_t turn_began{};
    std::optional<Clock> clock;
    std::optional<AskedBefore> asked;
    Seat turn{}; // Whose turn it was when this was last looked at.
    std::uint8_t street{};
    SeatSet away;           // Not in their seats.
    bool opener_is_known{}; // The scene named who opens its first street.
    friend constexpr bool operator==(const FloorState&, const FloorState&) noexcept = default;
};

// What the seat has still to put out of the chips that count as its bet on the street in play.
[[nodiscard]] constexpr Chips owed_in_front(const Hand& hand, const FloorState& floor, Seat seat) noexcept {
    return seat.exists() && floor.owed_on == hand.street ? floor.owed[seat] : no_chips;
}

} // namespace floorman
