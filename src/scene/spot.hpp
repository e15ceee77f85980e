#pragma once
// Spot: a scene as read: who sits with what, which rules apply, and what is said to happen, line by line.
//
// The setup type of SCENE.md, checked and complete, but played by nobody yet. Readers (toml, json, phh) make it.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/money.hpp"
#include "cards/card.hpp"
#include "floor/incident.hpp"
#include "hand/setup.hpp"
#include "rules/compose.hpp"
#include "text/tree.hpp"

namespace floorman {

struct ActionLine {
    std::string text;
    int line{}; // In the file that it came from; 0 where there is none.
};

struct Spot {
    std::string source; // The file's name, "-" for standard input; for errors.
    Unit unit;
    std::string currency; // What sentences write before an amount, such as "$"; may be empty.
    std::vector<std::string> players;
    Structure structure{};
    HandSetup setup;   // Complete but for what only the rulebook decides.
    SeatSet unbounded; // Stacks that are `inf`: unbounded_stack.
    SeatSet away;
    SeatSet absent;       // Owe what they post, and their hands are dead before the deal.
    PerSeat<Piles> front; // Chips by denomination of a blind or an earlier bet of this street, not pulled in.
    PerSeat<CardRun> hole_cards;
    CardRun board; // As far as given; later streets take from it.

    // The books to rule it under: each a book and what it amends, outermost first (rules/compose).
    std::vector<std::vector<std::shared_ptr<const Rulebook>>> rulebooks;
    std::vector<HouseAnswer> house;
    std::optional<bool> tournament; // `event.kind`; the rulebook's where it is not given.
    bool kill{};

    std::vector<ActionLine> actions;
    bool draws_told{};                              // Every draw has its line; otherwise a line of the betting ends a draw.
    std::optional<PerSeat<Chips>> finishing_stacks; // PHH, where the file gives them in whole units.
    std::vector<Entry> kept;                        // PHH's fields that say nothing of the play, in the file's order.

    // An amount as people read it: "$2.5".
    [[nodiscard]] std::string money(Chips amount) const { return currency + unit.text(amount); }
};

} // namespace floorman
