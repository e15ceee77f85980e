#pragma once
// Report: what `floorman rule` says of a scene under one rulebook: each line's ruling, and where the hand now stands.
//
// SCENE.md's table, field by field, still in seats and chips; scene/report_json writes it, cli/page prints it.

#include <optional>
#include <string>
#include <vector>

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "hand/event.hpp"
#include "hand/pots.hpp"
#include "hand/showdown.hpp"

namespace floorman {

struct Cited {
    Question question{};
    std::vector<std::string> cites; // Most direct first.
    std::string text;
};

struct RulingLine {
    int line{};     // Counted from 1 over all lines of `actions`, comments included.
    std::string by; // A player's name, "dealer" or "floor".
    Ruling ruling;
    std::vector<std::string> cites;
    std::string text;
    std::vector<RulingLine> then; // Rulings that follow from this one.
};

struct Held {
    Seat by{};
    Act act{};
    std::optional<Chips> to;
};

struct ClockReport {
    Seat on{};
    std::int64_t seconds{};
    std::int64_t countdown{};
    std::int64_t left{};
};

struct FloorQuestion {
    Question question{};
    Seat on{};
    std::vector<FloorChoice> choices;
    FloorChoice taken{};
    std::string text;
};

struct Report {
    std::string rulebook;
    std::vector<RulingLine> rulings;
    std::string street;
    bool street_over{};
    bool hand_over{};
    Seat to_act{};
    std::optional<Held> declared; // `to` unused.
    Chips to_call{};
    bool can_check{};
    bool can_raise{};
    std::optional<Cited> raise_barred;
    std::optional<Chips> full_raise_to;
    std::optional<Chips> min_raise_to;
    std::optional<Chips> max_raise_to;
    std::vector<Chips> sizes; // Empty: null.
    std::optional<Chips> complete_to;
    SeatSet asked_may_raise; // Players still in with chips behind,
    SeatSet may_raise;       // and those of them who could raise.
    PerSeat<MayOnly> limited;
    PerSeat<Chips> bets;
    PerSeat<Chips> stacks;
    SeatSet still_in; // Dealt in and not folded.
    Board board;      // Cards that are out, unknown ones among them.
    Bounded<Board, most_runs - 1> other_boards;
    PerSeat<HoleCards> hole_cards;
    std::vector<Event> events; // What happened to the hand, from the posts on; nothing that was taken back.
    Pots pots;
    PerSeat<Chips> uncalled;
    std::optional<PerSeat<Chips>> awards;
    Chips rake{}; // With the awards.
    std::optional<PerSeat<Chips>> final_stacks;
    ShowOrder show_order; // Empty: null.
    bool substantial_action{};
    int raises{};
    bool capped{};
    std::vector<Held> held;
    std::optional<ClockReport> clock;
    std::optional<FloorQuestion> floor;
};

} // namespace floorman
