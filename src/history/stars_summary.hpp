#pragma once
// StarsSummary: the lines behind "*** SUMMARY ***" in PokerStars' text: the total, the boards, and what became of each seat.
//
// Reads lines one by one; who sits where and how fine the amounts are is the caller's business.

#include "history/record.hpp"
#include "history/stars_posts.hpp"
#include "history/stars_text.hpp"

namespace floorman {

enum class SummaryKind : std::uint8_t {
    none,        // No line of a summary.
    said_before, // One that says nothing new, such as how often a hand was run.
    total,       // `total`, `pots`, `rakes`.
    board,       // `cards`.
    seat,        // `number`, and in `rest` who sits there and what became of it.
};

struct StarsSummaryLine {
    AmountText total;
    Bounded<AmountText, max_seats> pots; // The main pot first; empty where there is one.
    Bounded<AmountText, 4> rakes;
    BracketedCards cards; // At most five.
    int number{};
    std::string_view rest;
};

SummaryKind read_summary_line(std::string_view line, StarsSummaryLine& read);

struct StarsSeatSaid {
    Bounded<StarsLabel::Position, 3> positions;
    bool sits_out{};
    SeatSaid said;              // All but the line and the chips won,
    Bounded<AmountText, 8> won; // which are added up: a hand may win on several boards.
};

// What stands behind the name of a seat's player. False when it is nothing known.
[[nodiscard]] bool read_summary_seat(std::string_view rest, StarsSeatSaid& read);

} // namespace floorman
