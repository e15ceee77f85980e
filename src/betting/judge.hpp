#pragma once
// judge: may the seat to act do this? Asks, changes nothing.

#include "betting/action.hpp"
#include "betting/limits.hpp"
#include "betting/round.hpp"

namespace floorman {

// Of acts that name no amount, which need no limits, and of those that do.
[[nodiscard]] Verdict judge_plain(const Round& round, Act act) noexcept;
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
