#pragma once
// Action: what a seat does on its turn, clear and complete. Refusal: why it may not. Verdict: the answer to "may it?".
//
// Words, chips and gestures are turned into actions elsewhere (floor/); here everything is already plain.

#include <cstdint>

#include "base/chips.hpp"
#include "rules/question.hpp"

namespace floorman {

enum class Act : std::uint8_t { fold = 0, check = 1, call = 2, bet = 3, raise = 4, complete = 5, bring_in = 6 };

// Bets, raises and completions say to how much; the others follow from the round.
[[nodiscard]] constexpr bool names_an_amount(Act act) noexcept {
    return act == Act::bet || act == Act::raise || act == Act::complete;
}

struct Action {
    Act act{};
    Chips to{}; // The street total after a bet, raise or completion. Ignored for the others.

    friend constexpr bool operator==(Action, Action) noexcept = default;
};

constexpr Action fold() noexcept { return {Act::fold, {}}; }
constexpr Action check() noexcept { return {Act::check, {}}; }
constexpr Action call() noexcept { return {Act::call, {}}; }
constexpr Action bring_in() noexcept { return {Act::bring_in, {}}; }
constexpr Action bet_to(Chips to) noexcept { return {Act::bet, to}; }
constexpr Action raise_to(Chips to) noexcept { return {Act::raise, to}; }
constexpr Action complete_to(Chips to) noexcept { return {Act::complete, to}; }

// Why an action may not be taken, in order of precedence: the first that holds is given.
enum class Refusal : std::uint8_t {
    none = 0,
    betting_is_over = 1,      // Nobody is to act on this street.
    bring_in_is_due = 2,      // The bring-in, or a full bet in its place, comes first.
    no_bring_in_is_due = 3,   // A bring-in where none is owed.
    bet_to_answer = 4,        // A check where there is a bet to answer.
    nothing_to_call = 5,      // A call of nothing.
    already_bet = 6,          // "Bet" where somebody has: it would be a raise.
    nothing_to_raise = 7,     // "Raise" where nobody has bet: it would be a bet.
    nothing_to_complete = 8,  // "Complete" where no bring-in, short blind or short all-in lies below a full bet.
    no_chips_beyond_call = 9, // Calling takes every chip that the seat has.
    nobody_to_raise = 10,     // No opponent has chips behind: a raise could not be called.
    capped = 11,              // The street's raises are used up (4.15).
    barred = 12,              // A ruling limits this seat to calling or folding.
    checked_before = 13,      // The house bans the check-raise (4.6).
    not_reopened = 14,        // The seat has acted and faces less than a raise that it may answer with another (4.11-4.14).
    more_than_stack = 15,     // Table stakes: nobody bets more than lies in front of him.
    below_least = 16,         // Less than the least bet or raise, and not all in.
    above_most = 17,          // More than pot, limit or spread allow.
    not_a_size = 18,          // Between the two sizes of an open pair, or no whole number of the chip unit.
};

// The question whose answer refused. Only for refusals other than `none`.
[[nodiscard]] Question question_of(Refusal refusal) noexcept;

struct Verdict {
    Refusal refusal{};

    [[nodiscard]] constexpr bool allowed() const noexcept { return refusal == Refusal::none; }
    friend constexpr bool operator==(Verdict, Verdict) noexcept = default;
};

} // namespace floorman
