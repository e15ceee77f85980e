#include "betting/judge.hpp"

namespace floorman {

namespace {

Refusal judge_name(const Round& round, Act act, const Limits& limits, const Policy& policy) noexcept {
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

Refusal judge_amount(const Round& round, Chips to, const Limits& limits, const Policy& policy) noexcept {
    const Chips whole = whole_to(round, round.to_act);
    if (to > whole) return Refusal::more_than_stack;
    if (to < limits.min_raise_to) return Refusal::below_least;
    if (to > limits.max_raise_to) return Refusal::above_most;
    if (to == whole) return Refusal::none;
    if (limits.second_size_to > no_chips && to != limits.full_raise_to && to != limits.second_size_to) return Refusal::not_a_size;
    if (policy.chip_unit() > 1 && to != limits.max_raise_to && to.count % policy.chip_unit() != 0) return Refusal::not_a_size;
    return Refusal::none;
}

} // namespace

Verdict judge_wager(const Round& round, Action action, const Limits& limits, const Policy& policy) noexcept {
    if (const Refusal name = judge_name(round, action.act, limits, policy); name != Refusal::none) return {name};
    if (!limits.can_raise()) return {limits.no_raise};
    if (action.act == Act::complete && action.to > limits.full_raise_to) return {Refusal::above_most};
    return {judge_amount(round, action.to, limits, policy)};
}

} // namespace floorman
