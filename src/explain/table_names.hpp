#pragma once
// TableNames: the names and the money of the people a sentence is for.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/money.hpp"
#include "base/seat.hpp"
#include "betting/action.hpp"
#include "hand/setup.hpp"

namespace floorman {

struct TableNames {
    std::span<const std::string> players;
    Unit unit;
    PerSeat<std::optional<Act>> last_act; // Of this street, for "since A's bet of 100".
    std::string_view currency{};          // What stands before an amount, such as "$"; empty at most tables.

    [[nodiscard]] const std::string& name(Seat seat) const { return players[seat.index]; }
    // What a stack without bound has, less what it has put in, is without bound too.
    [[nodiscard]] std::string amount(Chips chips) const {
        return chips > Chips{unbounded_stack.count / 2} ? "inf" : std::string(currency) + unit.text(chips);
    }
};

// "A, B and C".
[[nodiscard]] std::string listed(std::span<const std::string> names);

} // namespace floorman
