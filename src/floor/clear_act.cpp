#include "floor/clear_act.hpp"

#include <algorithm>

#include "betting/apply.hpp"
#include "betting/judge.hpp"
#include "betting/limits.hpp"
#include "betting/sizes.hpp"
#include "hand/step.hpp"

namespace floorman {

namespace {

// The question that a plain act answers, for its citation.
Question question_of_act(const Round& round, Action action, Act called, const Policy& policy) noexcept {
    const Seat seat = round.to_act;
    switch (called) {
    case Act::fold:
    case Act::check: return Question::turn_order;
    case Act::call: return whole_to(round, seat) < round.bet_to ? Question::all_in : Question::turn_order;
    case Act::bet: return Question::min_bet;
    case Act::raise: {
        // In fixed limit half a bet makes a short all-in count as a raise: that is the reopening's rule (4.14).
        const bool full = counts_as_full(round, action.to, policy) && action.to - round.bet_to >= round.last_full_raise;
        return full || forced_bet_is_short(round) ? Question::min_raise : Question::reopening;
    }
    case Act::complete:
        if (!forced_bet_is_short(round)) return Question::raise_over_short_all_in;
        return policy.family == Family::stud ? Question::bring_in : Question::min_bet;
    case Act::bring_in: return Question::bring_in;
    }
    return Question::turn_order;
}

// "Bet" when nothing is bet, "raise" when something is; a bring-in that is due is no bet yet.
Act wager_named_for_spot(const Round& round) noexcept {
    return round.bet_to == no_chips || round.bring_in_due ? Act::bet : Act::raise;
}

Ruling rule_check(const Hand& hand, const Policy& policy) noexcept {
    const Seat seat = hand.round.to_act;
    const Verdict verdict = judge(hand.round, check(), policy);
    if (verdict.allowed()) return take(hand, check(), policy);
    Ruling ruling = refuse(hand, seat, verdict.refusal, policy);
    if (verdict.refusal != Refusal::bet_to_answer) return ruling;
    ruling.verdict = Ruled::no_action;
    ruling.reason = Reason::check_facing_bet;
    if (policy.check_facing_bet() == CheckFacingBet::call_or_fold) {
        ruling.may_only = only_call_or_fold;
        ruling.inputs.push_back(of_seat(InputKind::bar, seat));
    }
    return ruling;
}

Ruling rule_fold(const Hand& hand, const Policy& policy) noexcept {
    const Verdict verdict = judge(hand.round, fold(), policy);
    if (!verdict.allowed()) return refuse(hand, hand.round.to_act, verdict.refusal, policy);
    Ruling ruling = take(hand, fold(), policy);
    if (!limits(hand.round, policy).can_check) return ruling;
    ruling.reason = Reason::fold_when_free;
    ruling.question = Question::fold_when_free;
    ruling.penalty = policy.fold_when_free() == FoldWhenFree::penalty;
    return ruling;
}

Ruling rule_call(const Hand& hand, const Policy& policy) noexcept {
    const Verdict verdict = judge(hand.round, call(), policy);
    return verdict.allowed() ? take(hand, call(), policy) : refuse(hand, hand.round.to_act, verdict.refusal, policy);
}

Ruling rule_bring_in(const Hand& hand, Chips stated, const Policy& policy) noexcept {
    const Round& round = hand.round;
    if (!round.bring_in_due) return refuse(hand, round.to_act, Refusal::no_bring_in_is_due, policy);
    Ruling ruling = take(hand, bring_in(), policy);
    if (stated == no_chips || stated == ruling.adds || (ruling.all_in && stated > ruling.adds)) return ruling;
    ruling.verdict = Ruled::corrected;
    ruling.reason = stated < ruling.adds ? Reason::brought_up : Reason::cut_to_most;
    ruling.returned = std::max(no_chips, std::min(stated, round.stack[round.to_act]) - ruling.adds);
    ruling.figures.stated = stated;
    ruling.figures.least_to = ruling.figures.most_to = *ruling.to;
    return ruling;
}

Ruling rule_completion(const Hand& hand, const Policy& policy) noexcept {
    const Round& round = hand.round;
    const Limits limits = floorman::limits(round, policy);
    const Chips to = limits.can_raise() ? std::min(limits.full_raise_to, whole_to(round, round.to_act)) : no_chips;
    const Verdict verdict = judge(round, complete_to(to), limits, policy);
    return verdict.allowed() ? take(hand, complete_to(to), policy) : refuse(hand, round.to_act, verdict.refusal, policy);
}

Ruling rule_all_in(const Hand& hand, const Policy& policy) noexcept {
    const Round& round = hand.round;
    const Chips whole = whole_to(round, round.to_act);
    if (round.bring_in_due && whole <= round.bet_to) return rule_bring_in(hand, no_chips, policy);
    if (whole <= round.bet_to) return rule_call(hand, policy);
    return rule_wager(hand, wager_named_for_spot(round), whole, policy);
}

// The total nearest to `to` of the two sizes that an open pair allows.
Chips nearest_size(Chips to, const Limits& limits) noexcept {
    return sizes::at_least_half((to - limits.full_raise_to).count, (limits.second_size_to - limits.full_raise_to).count)
               ? limits.second_size_to
               : limits.full_raise_to;
}

} // namespace

Figures figures_of(const Hand& hand, Seat seat, const Policy& policy) noexcept {
    const Round& round = hand.round;
    const Limits limits = limits_of(round, seat, policy);
    Figures figures;
    figures.bet_to = round.bet_to;
    figures.least_to = limits.full_raise_to;
    figures.most_to = limits.max_raise_to;
    figures.full_raise = round.last_full_raise;
    figures.faced_by = round.bet_to - round.answered_to[seat];
    figures.to_call = limits.to_call;
    figures.unit = Chips{policy.chip_unit()};
    figures.count = round.raises;
    return figures;
}

Ruling refuse(const Hand& hand, Seat seat, Refusal refusal, const Policy& policy) noexcept {
    Ruling ruling;
    ruling.by = seat;
    ruling.verdict = Ruled::refused;
    ruling.reason = Reason::refused_by_betting;
    ruling.refusal = refusal;
    ruling.question = question_of(refusal);
    ruling.to = hand.round.wagered_to[seat];
    ruling.figures = figures_of(hand, seat, policy);
    return ruling;
}

Ruling take(const Hand& hand, Action action, const Policy& policy) noexcept {
    const Round& round = hand.round;
    const Seat seat = round.to_act;
    Ruling ruling;
    ruling.by = seat;
    ruling.verdict = Ruled::stands;
    ruling.reason = Reason::as_done;
    ruling.act = named(round, action, policy);
    ruling.question = question_of_act(round, action, *ruling.act, policy);
    if (ruling.act == Act::raise && round.full_to < round.bet_to) ruling.also = Question::raise_over_short_all_in;
    ruling.figures = figures_of(hand, seat, policy);
    switch (action.act) {
    case Act::fold:
    case Act::check: break;
    case Act::call:
    case Act::bring_in: ruling.adds = std::min(round.stack[seat], round.bet_to - round.wagered_to[seat]); break;
    case Act::bet:
    case Act::raise:
    case Act::complete: ruling.adds = action.to - round.wagered_to[seat]; break;
    }
    ruling.to = round.wagered_to[seat] + ruling.adds;
    ruling.all_in = ruling.adds > no_chips && ruling.adds == round.stack[seat];
    ruling.inputs.push_back(act(action));
    return ruling;
}

Ruling rule_wager(const Hand& hand, Act act, Chips stated, const Policy& policy) noexcept {
    const Round& round = hand.round;
    const Seat seat = round.to_act;
    const Limits limits = floorman::limits(round, policy);
    const Chips whole = whole_to(round, seat);
    if (act != wager_named_for_spot(round))
        return refuse(hand, seat, act == Act::bet ? Refusal::already_bet : Refusal::nothing_to_raise, policy);
    if (!limits.can_raise()) return refuse(hand, seat, limits.no_raise, policy);

    Chips to = stated;
    Reason reason = Reason::as_done;
    Question question = Question::turn_order;
    const Chips made{sizes::round_nearest(to.count, std::int64_t{policy.chip_unit()})};
    if (to < whole && made != to && to != limits.max_raise_to) {
        to = made;
        reason = Reason::made_of_chips;
        question = Question::chip_unit;
    }
    if (to > whole) {
        to = whole;
        reason = Reason::more_than_stack;
    }
    const Chips offered = to;
    if (to < limits.min_raise_to) {
        to = limits.min_raise_to;
        reason = Reason::brought_up;
        question = act == Act::bet ? Question::min_bet : Question::short_raise;
    }
    const bool cut = to > limits.max_raise_to;
    if (cut) {
        to = limits.max_raise_to;
        reason = Reason::cut_to_most;
        question = policy.structure == Structure::pot_limit ? Question::overbet : Question::all_in_over_limit;
    }
    if (limits.second_size_to > to && to > limits.full_raise_to && to != whole) {
        to = nearest_size(to, limits);
        reason = to < offered ? Reason::cut_to_most : Reason::brought_up;
        question = Question::open_pair;
    }

    Ruling ruling = take(hand, {act, to}, policy);
    ruling.figures.stated = stated;
    if (cut) ruling.before_cut = stated;
    ruling.returned = std::max(no_chips, std::min(stated, whole) - to);
    ruling.reason = reason;
    if (reason != Reason::as_done && reason != Reason::more_than_stack) {
        ruling.verdict = Ruled::corrected;
        ruling.question = question;
    }
    return ruling;
}

Ruling rule_clear_act(const Hand& hand, const Incident& incident, const Policy& policy) noexcept {
    const Round& round = hand.round;
    const bool free = round.bet_to <= round.wagered_to[round.to_act];
    switch (incident.clear) {
    case ClearAct::folds: return rule_fold(hand, policy);
    case ClearAct::checks: return rule_check(hand, policy);
    case ClearAct::calls: return rule_call(hand, policy);
    case ClearAct::bets: return rule_wager(hand, Act::bet, incident.amount, policy);
    case ClearAct::raises: return rule_wager(hand, Act::raise, incident.amount, policy);
    case ClearAct::completes: return rule_completion(hand, policy);
    case ClearAct::brings_in: return rule_bring_in(hand, incident.amount, policy);
    case ClearAct::all_in: return rule_all_in(hand, policy);
    case ClearAct::checks_or_calls: return free ? rule_check(hand, policy) : rule_call(hand, policy);
    case ClearAct::bets_or_raises: return rule_wager(hand, wager_named_for_spot(round), incident.amount, policy);
    }
    return refuse(hand, round.to_act, Refusal::betting_is_over, policy);
}

} // namespace floorman
