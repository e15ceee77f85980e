#pragma once
// Refusals: why an act may not be, in the table's words. Knows the street of betting; no words that were said, no ruling.

#include <string>

#include "betting/action.hpp"
#include "betting/round.hpp"
#include "explain/table_names.hpp"

namespace floorman {

// The numbers that a refusal speaks of.
struct RefusedFigures {
    Chips to_call{};
    Chips bet_to{};
    Chips least_to{}; // The least and the most that the seat to act may bet or raise to.
    Chips most_to{};
    Chips unit{}; // The house's chip unit.
};

// Of the seat to act.
[[nodiscard]] RefusedFigures figures_of(const Round& round, const Policy& policy) noexcept;

// One or two sentences: why `seat` may not do what was refused.
[[nodiscard]] std::string why_refused(
    const Round& round, Seat seat, Refusal refusal, const RefusedFigures& figures, const Policy& policy, const TableNames& table);

// Why `seat` may not bet or raise. `bet_to`: the bet that it finds, which out of turn may be one that waits itself.
[[nodiscard]] std::string why_no_raise(
    const Round& round, Seat seat, Refusal refusal, Chips bet_to, const Policy& policy, const TableNames& table);

} // namespace floorman
