#pragma once
// A scene played under a book, and what must hold of its report whatever was said and pushed.

#include <algorithm>
#include <string>
#include <utility>

#include "scene/line.hpp"
#include "scene/play.hpp"
#include "scene/read.hpp"
#include "support/policies.hpp"

namespace floorman {

inline Report played_under(const Spot& spot, std::string_view book) {
    const auto chain = chain_of(book_named(book)).value();
    return play(spot, compile(chain, conditions_of(spot, *chain.front()), spot.house).value());
}

// What the events say that a seat has put in.
inline Chips put_in(const Report& report, Seat seat) {
    Chips sum{};
    for (const Event& event : report.events) {
        if (event.seat != seat) continue;
        const bool posts = event.kind <= EventKind::kill_post;
        if (posts || event.kind == EventKind::acted || event.kind == EventKind::forfeited) sum += event.adds;
        if (event.kind == EventKind::uncalled) sum -= event.adds;
    }
    return sum;
}

// What is wrong with the report; empty when nothing is: a chip is lost, a line has no ruling or no sentence, a stack is
// below zero, nobody is to act in a hand that goes on.
inline std::string fault_of(const Report& report, const Spot& spot) {
    Chips before = spot.setup.pot;
    Chips after{};
    for (const Chips stack : spot.setup.stack.at) before += stack;
    for (const Chips stack : report.stacks.at) {
        if (stack < no_chips) return "a stack is below zero";
        after += stack;
    }
    for (const Chips bet : report.bets.at) after += bet;
    for (const Pot& pot : report.pots) after += pot.amount;
    if (before != after) return "chips are lost or made";
    for (const Seat seat : SeatSet::first(spot.setup.seats))
        if (put_in(report, seat) != spot.setup.stack[seat] - report.stacks[seat]) return "the events are not those of the hand";
    const auto lines = std::count_if(spot.actions.begin(), spot.actions.end(), [&](const ActionLine& line) {
        const Result<std::optional<Incident>, LineError> read = read_line(line.text, spot);
        return !read || read->has_value(); // Comments and empty lines are nothing.
    });
    if (std::cmp_not_equal(report.rulings.size(), lines)) return "a line has no ruling";
    for (const RulingLine& line : report.rulings) {
        if (line.text.empty() || line.cites.empty()) return "a ruling says nothing or cites nothing";
        if (line.ruling.returned < no_chips || line.ruling.owes < no_chips || line.ruling.adds < no_chips)
            return "a ruling has an amount below zero";
    }
    if (report.hand_over == report.to_act.exists()) return "a hand that goes on has nobody to act, or one that is over has";
    if (report.can_raise && *report.min_raise_to > *report.max_raise_to) return "the least raise is more than the most";
    return {};
}

} // namespace floorman
