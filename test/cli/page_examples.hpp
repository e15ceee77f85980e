#pragma once
// Hand-made scenes and reports for the tests of the page: nothing here was played.

#include <string>
#include <vector>

#include "scene/report.hpp"
#include "scene/spot.hpp"

namespace floorman::cli::examples {

// A, B and C (the button) on the flop, no-limit, blinds 5 and 10, 120 in the pot.
inline Spot flop_of_three(std::vector<std::string> lines) {
    Spot spot;
    spot.source = "-";
    spot.players = {"A", "B", "C"};
    spot.setup.seats = 3;
    spot.setup.button = Seat{2};
    spot.setup.stakes.min_bet = Chips{10};
    spot.setup.blind[Seat{0}] = Chips{5};
    spot.setup.blind[Seat{1}] = Chips{10};
    spot.setup.street = 1;
    spot.setup.pot = Chips{120};
    for (int i = 0; i < 3; ++i) spot.setup.stack[Seat{i}] = Chips{500};
    for (std::string& line : lines) spot.actions.push_back({std::move(line), 0});
    return spot;
}

inline RulingLine ruling(int line, std::string by, Ruled verdict, std::string text, std::vector<std::string> cites) {
    RulingLine made;
    made.line = line;
    made.by = std::move(by);
    made.ruling.verdict = verdict;
    made.text = std::move(text);
    made.cites = std::move(cites);
    return made;
}

// 4.11's own example: A bets 100, B calls, C is all in for 130, and A may not raise again.
inline Spot short_all_in() { return flop_of_three({"A bets 100", "B calls", "C is all in"}); }

inline Report short_all_in_report(std::string book, const std::string& rule) {
    Report report;
    report.rulebook = std::move(book);
    report.rulings = {
        ruling(1, "A", Ruled::stands, "A bets 100.", {"4.4"}), ruling(2, "B", Ruled::stands, "B calls 100.", {"4.4"}),
        ruling(3, "C", Ruled::stands, "C is all in for 130, 30 more and short of a full raise of 100.", {"4.11", rule})};
    report.rulings[2].ruling.question = Question::reopening;
    report.street = "flop";
    report.to_act = Seat{0};
    report.to_call = Chips{30};
    report.raise_barred = Cited{Question::reopening,
                                {"4.11", rule},
                                "A may not raise: since A's bet of 100 it has grown by 30, less than a full raise of 100."};
    report.asked_may_raise.add(Seat{0});
    report.asked_may_raise.add(Seat{1});
    report.bets[Seat{0}] = Chips{100};
    report.bets[Seat{1}] = Chips{100};
    report.bets[Seat{2}] = Chips{130};
    report.stacks[Seat{0}] = Chips{400};
    report.stacks[Seat{1}] = Chips{400};
    report.still_in = SeatSet::first(3);
    report.pots.push_back({Chips{120}, SeatSet::first(3)});
    return report;
}

} // namespace floorman::cli::examples
