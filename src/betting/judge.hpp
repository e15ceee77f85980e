#pragma once
// judge: may the seat to act do this? Asks, changes nothing.

#include "betting/action.hpp"
#include "betting/limits.hpp"
#include "betting/round.hpp"

namespace floorman {

// Of acts that name no amount: they need no limits. Requires a seat to act.
[[nodiscard]] constexpr Verdict judge_plain(const Round& round, Act act) noexcept {
    const bool owes = round.bet_to > round.wagered_to[round.to_act];
    switch (act) {
    case Act::fold: return {round.bring_in_due ? Refusal::bring_in_is_due : Refusal::none};
    case Act::check:
        if (round.bring_in_due) return {Refusal::bring_in_is_due};
        return {owes ? Refusal::bet_to_answer : Refusal::none};
    case Act::call:
        if (round.bring_in_due) return {Refusal::bring_in_is_due};
        return {owes ? Refusal::none : Refusal::nothing_to_call};
    case Act::bring_in: return {round.bring_in_due ? Refusal::none : Refusal::no_bring_in_is_due};
    case Act::bet:
    case Act::raise:
    case Act::complete: break;
    }
    return {};
}

// Whether the word is the right one for it: a bet, a raise or a completion.
[[nodiscard]] inline Refusal judge_name(const Round& round, Act act, const Limits& limits, const Policy& policy) noexcept {
    const bool bet_lies = round.bet_to > no_chips && !round.bring_in_due;
    switch (act) {
    case Act::bet: return bet_lies ? Refusal::already_bet : Refusal::none;
    case Act::raise: return bet_lies ? Refusal::none : Refusal::nothing_to_raise;
    case Act::complete:
        if (!structure_completes(policy.structure)) return Refusal::nothing_to_complete;
        return limits.complete_to > no_chips || round.bring_in_due || !limits.can_raise() ? Refusal::none
                                                                                          : Refusal::nothing_to_complete;
    case Act::fold:
    case Act::check:
    case Act::call:
    case Act::bring_in: break;
    }
    return Refusal::none;
}

// Of an amount that may be bet or raised in general.
[[nodiscard]] inline Refusal judge_amount(const Round& round, Chips to, const Limits& limits, const Policy& policy) noexcept {
    const Chips whole = whole_to(round, round.to_act);
    if (to > whole) return Refusal::more_than_stack;
    if (to < limits.min_raise_to) return Refusal::below_least;
    if (to > limits.max_raise_to) return Refusal::above_most;
    if (to == whole) return Refusal::none;
    if (limits.second_size_to > no_chips && to != limits.full_raise_to && to != limits.second_size_to) return Refusal::not_a_size;
    if (policy.chip_unit() > 1 && to != limits.max_raise_to && to.count % policy.chip_unit() != 0) return Refusal::not_a_size;
    return Refusal::none;
}

// Of acts that name an amount, with the limits of the seat to act.
[[nodiscard]] inline Verdict judge_wager(const Round& round, Action action, const Limits& limits, const Policy& policy) noexcept {
    if (const Refusal name = judge_name(round, action.act, limits, policy); name != Refusal::none) return {name};
    if (!limits.can_raise()) return {limits.no_raise};
    if (action.act == Act::complete && action.to > limits.full_raise_to) return {Refusal::above_most};
    return {judge_amount(round, action.to, limits, policy)};
}

// The first refusal that holds, in the order of Refusal; `none` when the action may be taken.
[[nodiscard]] inline Verdict judge(const Round& round, Action action, const Policy& policy) noexcept {
    if (!round.to_act.exists()) return {Refusal::betting_is_over};
    if (!names_an_amount(action.act)) return judge_plain(round, action.act);
    return judge_wager(round, action, limits_of(round, round.to_act, policy), policy);
}

// The same with limits that the caller has already asked for.
[[nodiscard]] inline Verdict judge(const Round& round, Action action, const Limits& limits, const Policy& policy) noexcept {
    return names_an_amount(action.act) ? judge_wager(round, action, limits, policy) : judge_plain(round, action.act);
}

} // namespace floorman
