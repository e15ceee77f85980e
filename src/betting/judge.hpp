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

// Of acts that name an amount, with the limits of the seat to act.
[[nodiscard]] Verdict judge_wager(const Round& round, Action action, const Limits& limits, const Policy& policy) noexcept;

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
