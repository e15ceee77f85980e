#pragma once
// Sitting: one table, the hand that is played at it, and what the floor keeps in mind, as one value with one step.
//
// The only place that knows table and floor together. Deterministic: time, chance and people come in as inputs, and equal
// inputs make equal sittings. Knows no names, no files and no connections; the step uses no heap.
//
// Seats are the table's, but in `hand`, `floor`, inputs to the hand and its events, where they are the hand's: those dealt
// in, from the button's left (`map` knows both).

#include <optional>

#include "hand/step.hpp"
#include "play/carry_out.hpp"
#include "table/buying_in.hpp"
#include "table/seating.hpp"
#include "table/setting_up.hpp"

namespace floorman {

// Somebody who got up and must bring the chips back.
struct Departed {
    std::uint32_t person{};
    Chips chips{};
    std::int64_t at{};
    friend constexpr bool operator==(const Departed&, const Departed&) noexcept = default;
};

struct Sitting {
    House house;
    Level level;
    std::optional<Level> next_level; // Holds from the next hand on.
    Table table;
    PerSeat<std::uint32_t> person; // Who sits there, by whatever number the caller gives people.
    SeatSet leaving;               // Get up when this hand is over.
    Legs legs;
    Straddles straddles; // For the next hand.
    Chips next_bomb{};   // The next hand is a bomb pot, with this ante.
    Bounded<Departed, 64> departed;
    std::int64_t now{}; // Seconds since the sitting began.

    // The hand in play; what it was dealt from, so that a level dealt by mistake can be mended.
    bool in_hand{};
    bool hand_is_kill{};
    Chips bomb{}; // It is a bomb pot, with this ante.
    Deal deal;
    SeatMap map;
    HandSetup setup;
    Hand hand;
    FloorState floor;
    Tally acts;     // All acts of the hand.
    Chips posted{}; // By all together, before the first act.
    Table table_before;
    Straddles straddles_before;
    int hands{};        // Dealt so far.
    int players_left{}; // In the event; 0 where it is none, or unknown.
    friend constexpr bool operator==(const Sitting&, const Sitting&) noexcept = default;
};

enum class SittingKind : std::uint8_t {
    seating = 0,         // `seating`; who sits down brings `chips`, and is `person`.
    adds_chips = 1,      // `seating.seat` adds `chips` to its stack.
    straddles = 2,       // `seating.seat` will straddle to `chips` in the next hand.
    set_level = 3,       // `level` holds from the next hand on.
    correct_level = 4,   // The hand in play was dealt at the wrong level: it is dealt anew at `level`, if it is not too late.
    bomb_pot = 5,        // The next hand is a bomb pot with an ante of `chips`.
    deal = 6,            // Button and blinds move on, everybody posts; cards are awaited.
    cards = 7,           // `input`: cards dealt, named, shown or mucked.
    incident = 8,        // `incident` and `spoken`: something is said or done, and the floor rules.
    time = 9,            // `seconds` pass.
    players_left = 10,   // `count` are left in the event.
    corrects_stack = 11, // The house puts `chips` more before `seating.seat`, or takes as many as `chips` is below 0.
};

struct SittingInput {
    SittingKind kind{};
    Seating seating{};
    std::uint32_t person{};
    Chips chips{};
    Level level{};
    Input input{};
    Incident incident{};
    Spoken spoken{};
    std::int64_t seconds{};
    int count{};
};

enum class SittingError : std::uint8_t {
    none = 0,
    hand_in_play = 1,
    no_hand_in_play = 2,
    too_few = 3,       // Fewer than two can be dealt in.
    seating = 4,       // `seating` says why.
    chips = 5,         // `chips` says why.
    straddle = 6,      // `straddle` says why.
    hand = 7,          // `hand` says why.
    too_late = 8,      // There has been substantial action: the level stands.
    not_for_cards = 9, // An input that is the floor's to give.
    no_such_amount = 10,
};

struct SittingVerdict {
    SittingError error{};
    SeatingRefusal seating{};
    ChipsRefusal chips{};
    StraddleRefusal straddle{};
    StepVerdict hand{};
    [[nodiscard]] constexpr bool allowed() const noexcept { return error == SittingError::none; }
};

enum class TableEventKind : std::uint8_t {
    seated = 0, // `seating` was done by `seat`.
    chips_added = 1,
    level_set = 2,
    dealt = 3,     // A hand began; `seat` is the button's.
    hand_void = 4, // It is dealt anew.
    won = 5,       // `seat` won `chips` of all pots together.
    out = 6,       // `seat` has no chips left: out of the event, or sitting out until it buys in.
    hand_over = 7,
    kills_next = 8, // `seat` kills the next pot.
    leg_up = 9,
};

struct TableEvent {
    TableEventKind kind{};
    SeatingKind seating{};
    Seat seat{};
    Chips chips{};
    friend constexpr bool operator==(const TableEvent&, const TableEvent&) noexcept = default;
};

struct SittingEvents {
    Bounded<TableEvent, 48> table;
    Events hand;
    Rulings rulings;
    void clear() noexcept {
        table.clear();
        hand.clear();
        rulings.clear();
    }
};

// Judges, then applies: what is refused changes nothing. `policy` is the one of the hand in play; a kill pot may have its own
// (`Conditions::kill`, see is_kill_pot). `watch` sees each ruling of an incident or of time.
SittingVerdict step(Sitting& sitting,
                    const SittingInput& input,
                    const Policy& policy,
                    SittingEvents& events,
                    RulingWatch* watch = nullptr) noexcept;

// Whether the hand in play, or else the next one, is a kill pot.
[[nodiscard]] bool is_kill_pot(const Sitting& sitting) noexcept;

// Every chip of the sitting, wherever it lies.
[[nodiscard]] Chips chips_in_sitting(const Sitting& sitting) noexcept;

} // namespace floorman
