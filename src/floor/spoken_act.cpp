#include "floor/spoken_act.hpp"

#include <algorithm>

#include "betting/limits.hpp"
#include "floor/clear_act.hpp"
#include "floor/undercall.hpp"
#include "floor/wager.hpp"

namespace floorman {

namespace {

// What chips that came with the words leave to put out, or get back. Without chips all of it is still to be put out.
Ruling with_chips(Ruling ruling, const Hand& hand, const FloorState& floor, const Piles& chips) {
    if (!ruling.to) return ruling;
    const Chips total = total_in_front(hand, floor, chips);
    ruling.owes = std::max(no_chips, *ruling.to - total);
    ruling.only_said = chips.empty();
    if (ruling.only_said) return ruling;
    ruling.returned = std::max(no_chips, total - *ruling.to);
    return ruling;
}

Ruling said(Ruling ruling, Question question) {
    if (ruling.verdict == Ruled::stands && (ruling.reason == Reason::as_done || ruling.reason == Reason::more_than_stack))
        ruling.question = question;
    return ruling;
}

Incident clear(const Hand& hand, ClearAct act) {
    Incident incident;
    incident.kind = IncidentKind::clear_act;
    incident.by = hand.round.to_act;
    incident.clear = act;
    return incident;
}

// "Raise" by one who may not raise is a call, or a check where nothing is owed. What was `stated` beyond it does not count.
Ruling no_raise_is_a_call(const Hand& hand, Chips stated, const Policy& policy) {
    const Round& round = hand.round;
    if (round.bring_in_due) return rule_clear_act(hand, clear(hand, ClearAct::brings_in), policy);
    const Refusal refusal = no_raise(round, round.to_act, policy);
    const bool free = round.bet_to <= round.wagered_to[round.to_act];
    Ruling ruling = take(hand, free ? check() : call(), policy);
    if (refusal == Refusal::no_chips_beyond_call) return ruling; // All the chips: a call all in, as it would be anyway.
    ruling.verdict = Ruled::corrected;
    ruling.reason = Reason::no_such_raise;
    ruling.refusal = refusal;
    ruling.question = question_of(refusal);
    if (ruling.to) ruling.returned = std::max(no_chips, std::min(stated, whole_to(round, round.to_act)) - *ruling.to);
    return ruling;
}

// "Call 300", and the bet is 1200: neither the price nor what is left to put out for it.
bool names_a_smaller_bet(const Round& round, const Spoken& spoken) noexcept {
    const Seat seat = round.to_act;
    const bool short_of_it = spoken.amount > round.wagered_to[seat] &&
                             spoken.amount < std::min(round.bet_to, whole_to(round, seat));
    return spoken.term == Term::call && short_of_it && spoken.amount != round.bet_to - round.wagered_to[seat];
}

Ruling rule_call_said(const Hand& hand, const FloorState& floor, const Spoken& spoken, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    const bool string_raise = spoken.then == Term::raise || spoken.then == Term::bet || spoken.then == Term::all_in;
    if (round.bring_in_due) return refuse(hand, round.to_act, Refusal::bring_in_is_due, policy);
    if (round.bet_to <= round.wagered_to[round.to_act]) {
        Ruling ruling = take(hand, check(), policy);
        ruling.verdict = Ruled::corrected;
        ruling.reason = Reason::call_is_a_check;
        ruling.question = Question::spoken_word;
        ruling.also = Question::check_facing_bet; // The rule on declarations that do not fit the spot.
        ruling.returned = worth(chips);
        return ruling;
    }
    if (!chips.empty()) {
        const Chips total = total_in_front(hand, floor, chips);
        const bool all_of_it = total >= whole_to(round, round.to_act);
        if (total < round.bet_to && !all_of_it) return rule_undercall(hand, {total, true, false, how_many(chips) == 1}, policy);
    }
    if (names_a_smaller_bet(round, spoken) && chips.empty())
        return with_chips(rule_undercall(hand, {spoken.amount, true, true, false}, policy), hand, floor, chips);
    Ruling ruling = said(with_chips(take(hand, call(), policy), hand, floor, chips), Question::spoken_word);
    if (string_raise) {
        ruling.verdict = Ruled::corrected;
        ruling.reason = Reason::first_word_binds;
        ruling.question = Question::string_bet;
    } else if (ruling.returned > no_chips) {
        ruling.verdict = Ruled::corrected;
        ruling.reason = Reason::words_win;
        ruling.question = Question::words_or_chips_first;
    }
    return ruling;
}

// "Raise" or "bet" without an amount: bound, and the turn stays until the amount follows. In fixed limit there is one amount.
Ruling rule_bare_raise(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    if (!chips.empty()) return rule_chips_of_raise(hand, floor, chips, policy);
    const Limits allowed = limits(round, policy);
    if (allowed.min_raise_to == allowed.max_raise_to)
        return with_chips(said(rule_wager(hand, bet_or_raise(round), allowed.max_raise_to, policy), Question::spoken_word), hand,
                          floor, chips);
    Ruling ruling;
    ruling.by = round.to_act;
    ruling.verdict = Ruled::stands;
    ruling.reason = Reason::word_binds;
    ruling.question = Question::spoken_word;
    ruling.act = bet_or_raise(round);
    ruling.figures = figures_of(hand, round.to_act, policy);
    return ruling;
}

// The highest meaning of a small number that a reasonable pot allows: five, five hundred, five thousand (`unclear_amount`).
Chips highest_within_pot(const Hand& hand, const Spoken& spoken) {
    Chips pot = hand.dead;
    for (const Seat seat : hand.dealt_in) pot += hand.committed[seat] + hand.round.wagered_to[seat];
    const Chips in_hundreds = spoken.amount_is_too_fine ? spoken.in_hundreds : 100 * spoken.amount;
    Chips meant = spoken.amount;
    for (const std::int64_t times : {1, 10})
        if (times * in_hundreds <= pot) meant = std::max(meant, times * in_hundreds);
    return meant;
}

// From bets of a hundred on people leave the hundreds out: an amount under the least bet that may mean hundreds or thousands, or that no chips make.
bool is_unclear(const Hand& hand, const Spoken& spoken, const Policy& policy) noexcept {
    if (spoken.amount_is_too_fine) return true;
    if (!spoken.small_number || spoken.amount == no_chips || spoken.amount >= hand.round.unit) return false;
    const bool asks = policy.unclear_amount() == UnclearAmount::asked_again;
    return highest_within_pot(hand, spoken) != spoken.amount || (asks && hand.round.unit >= spoken.hundred);
}

// "Raise five": the word binds, and only the amount is asked again. Where one amount is allowed it is that.
Ruling rule_unclear_raise(const Hand& hand, const FloorState& floor, const Policy& policy) {
    Ruling ruling = rule_bare_raise(hand, floor, {}, policy);
    if (ruling.reason != Reason::word_binds) return ruling;
    ruling.question = Question::unclear_amount;
    ruling.reason = Reason::amount_is_unclear;
    return ruling;
}

// The total that the words state.
Chips stated_to(const Hand& hand, const Spoken& spoken, Chips amount) noexcept {
    return spoken.said == AmountSaid::more ? hand.round.bet_to + amount : amount;
}

Ruling rule_raise_said(
    const Hand& hand, const FloorState& floor, const Spoken& spoken, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    if (round.bring_in_due && spoken.term == Term::raise) return refuse(hand, round.to_act, Refusal::bring_in_is_due, policy);
    if (!limits(round, policy).can_raise()) {
        const Chips stated = spoken.amount > no_chips ? stated_to(hand, spoken, spoken.amount) : no_chips;
        return with_chips(no_raise_is_a_call(hand, stated, policy), hand, floor, chips);
    }
    const bool unclear = is_unclear(hand, spoken, policy);
    const bool chips_say_it = unclear && !chips.empty(); // What the words leave open.
    if (chips_say_it || (spoken.amount == no_chips && !unclear)) return rule_bare_raise(hand, floor, chips, policy);
    const Chips amount = unclear ? highest_within_pot(hand, spoken) : spoken.amount;
    const bool ask = unclear && (policy.unclear_amount() == UnclearAmount::asked_again || amount == no_chips);
    if (ask) return rule_unclear_raise(hand, floor, policy);
    const Chips to = stated_to(hand, spoken, amount);
    const Limits allowed = limits(round, policy);
    // "Bet 25" facing a bet is a raise when it is one; short of one it is the amount alone.
    if ((spoken.term == Term::bet || spoken.term == Term::bring_in) && round.bet_to > no_chips && !round.bring_in_due &&
        to < allowed.min_raise_to)
        return with_chips(rule_amount(hand, to, chips.empty(), policy), hand, floor, chips);
    Ruling ruling = said(rule_wager(hand, bet_or_raise(round), to, policy), Question::spoken_word);
    ruling = with_chips(ruling, hand, floor, chips);
    if (unclear && amount != spoken.amount) {
        ruling.reason = Reason::unclear_amount_taken;
        ruling.question = Question::unclear_amount;
        ruling.figures.stated = spoken.amount;
        if (*ruling.to > to) ruling.figures.meant = amount;
    }
    return ruling;
}

// A small number alone is clear when it is exactly the call; when it is less than the bet it is no amount at all.
bool is_no_clear_number(const Hand& hand, const Spoken& spoken, const Policy& policy) noexcept {
    const Round& round = hand.round;
    const Chips wagered = round.wagered_to[round.to_act];
    const Chips said = stated_to(hand, spoken, spoken.amount);
    const Chips to = said <= wagered ? said + wagered : said;
    const bool answers_a_bet = round.bet_to > no_chips && !round.bring_in_due;
    if (answers_a_bet && to == round.bet_to && !spoken.amount_is_too_fine) return false;
    if (answers_a_bet && to < round.bet_to && spoken.small_number && spoken.amount < round.unit) return true;
    return is_unclear(hand, spoken, policy);
}

Ruling rule_number(const Hand& hand, const FloorState& floor, const Spoken& spoken, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    Chips amount = spoken.amount;
    if (is_no_clear_number(hand, spoken, policy)) {
        if (!chips.empty()) return rule_chips(hand, floor, chips, policy); // They say what the words leave open.
        amount = highest_within_pot(hand, spoken);
        if (policy.unclear_amount() == UnclearAmount::asked_again || amount == no_chips)
            return no_act(hand, round.to_act, Question::unclear_amount, Reason::amount_is_unclear, policy);
    }
    const Chips to = stated_to(hand, spoken, amount);
    Ruling ruling = rule_amount(hand, to, chips.empty(), policy);
    if (ruling.verdict == Ruled::stands || ruling.verdict == Ruled::corrected)
        if (ruling.question == Question::turn_order || ruling.question == Question::min_bet)
            ruling.question = Question::number_alone;
    if (amount == spoken.amount) return with_chips(ruling, hand, floor, chips);
    if (ruling.asks || ruling.verdict == Ruled::refused) { // What the amount comes to is said first.
        ruling.also = Question::unclear_amount;
    } else {
        ruling.reason = Reason::unclear_amount_taken;
        ruling.question = Question::unclear_amount;
        ruling.figures.stated = spoken.amount;
        if (*ruling.to > to) ruling.figures.meant = amount;
    }
    return with_chips(ruling, hand, floor, chips);
}

Ruling rule_all_in_said(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    const bool may_raise = limits(round, policy).can_raise();
    const Chips whole = whole_to(round, round.to_act);
    if (!may_raise && whole > round.bet_to) return with_chips(no_raise_is_a_call(hand, whole, policy), hand, floor, chips);
    Ruling ruling = rule_clear_act(hand, clear(hand, ClearAct::all_in), policy);
    if (ruling.verdict == Ruled::corrected) ruling.question = Question::all_in_over_limit;
    if (ruling.act == Act::call)
        ruling.also = Question::all_in_over_limit; // For less than the call (4.10), and all of it (4.23).
    return said(with_chips(ruling, hand, floor, chips), ruling.act == Act::call ? Question::all_in : Question::all_in_over_limit);
}

// "Min raise", "bet the minimum": the amount is named.
Ruling rule_least(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const Limits allowed = limits(hand.round, policy);
    if (!allowed.can_raise()) return with_chips(no_raise_is_a_call(hand, no_chips, policy), hand, floor, chips);
    const Ruling ruling = rule_wager(hand, bet_or_raise(hand.round), allowed.full_raise_to, policy);
    return with_chips(said(ruling, Question::spoken_word), hand, floor, chips);
}

// "Pot": in pot-limit the most. Elsewhere no term; under a book that lets it bind, at least a least bet or raise.
Ruling rule_pot(const Hand& hand, const FloorState& floor, const Spoken& spoken, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    const Limits allowed = limits(round, policy);
    if (policy.structure == Structure::pot_limit) {
        if (!allowed.can_raise()) return with_chips(no_raise_is_a_call(hand, no_chips, policy), hand, floor, chips);
        Ruling ruling = rule_wager(hand, bet_or_raise(round), allowed.max_raise_to, policy);
        ruling.question = Question::overbet;
        ruling.before_cut = most_chips; // The most, however much that is when it takes effect.
        if (hand.street == 0) ruling.also = Question::opening_pot;
        return with_chips(ruling, hand, floor, chips);
    }
    const bool binds = policy.pot_in_no_limit() == PotInNoLimit::binds && policy.structure == Structure::no_limit;
    if (!binds && !spoken.raise_said)
        return chips.empty() ? no_act(hand, round.to_act, Question::pot_in_no_limit, Reason::no_act_said, policy)
                             : rule_chips(hand, floor, chips, policy);
    if (!allowed.can_raise()) return with_chips(no_raise_is_a_call(hand, no_chips, policy), hand, floor, chips);
    Ruling ruling = rule_bare_raise(hand, floor, chips, policy);
    ruling.penalty = binds;
    if (!binds && ruling.reason != Reason::word_binds) return ruling; // "Raise" says it all.
    ruling.question = Question::pot_in_no_limit;
    ruling.reason = Reason::pot_is_no_word;
    return ruling;
}

// "Pass": a check where it is free. Facing a bet it folds at one table and nowhere else, so it is no act.
Ruling rule_pass(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    if (!chips.empty()) return rule_chips(hand, floor, chips, policy);
    const bool free = round.bet_to <= round.wagered_to[round.to_act] && !round.bring_in_due;
    return free ? said(take(hand, check(), policy), Question::spoken_word)
                : no_act(hand, round.to_act, Question::spoken_word, Reason::no_act_said, policy);
}

// "Bring it in", "bring it in for 3": what who owes it is forced to. Elsewhere an amount to open for, or no act.
Ruling rule_bring_in_said(
    const Hand& hand, const FloorState& floor, const Spoken& spoken, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    if (round.bring_in_due && spoken.amount > no_chips)
        return with_chips(rule_amount(hand, stated_to(hand, spoken, spoken.amount), chips.empty(), policy), hand, floor, chips);
    if (round.bring_in_due)
        return with_chips(said(rule_clear_act(hand, clear(hand, ClearAct::brings_in), policy), Question::spoken_word), hand,
                          floor, chips);
    if (spoken.amount > no_chips) return rule_raise_said(hand, floor, spoken, chips, policy);
    return chips.empty() ? no_act(hand, round.to_act, Question::spoken_word, Reason::no_act_said, policy)
                         : rule_chips(hand, floor, chips, policy);
}

Ruling rule_fold_said(const Hand& hand, const Piles& chips, const Policy& policy) {
    Ruling ruling = rule_clear_act(hand, clear(hand, ClearAct::folds), policy);
    ruling.returned = ruling.verdict == Ruled::stands ? worth(chips) : no_chips;
    return said(ruling, Question::spoken_word);
}

} // namespace

Ruling no_act(const Hand& hand, Seat by, Question question, Reason reason, const Policy& policy) {
    Ruling ruling;
    ruling.by = by;
    ruling.verdict = Ruled::no_action;
    ruling.question = question;
    ruling.reason = reason;
    if (!by.exists()) return ruling;
    ruling.to = hand.round.wagered_to[by];
    if (!hand.betting_over && hand.round.live.has(by)) ruling.figures = figures_of(hand, by, policy);
    return ruling;
}

bool is_an_act(const Spoken& spoken) noexcept { return spoken.term != Term::none && spoken.term != Term::clock && !spoken.asks; }

Ruling rule_words(const Hand& hand, const FloorState& floor, const Spoken& spoken, const Piles& chips, const Policy& policy) {
    const Seat seat = hand.round.to_act;
    if (!is_an_act(spoken))
        return chips.empty() ? no_act(hand, seat, Question::spoken_word, Reason::no_act_said, policy)
                             : rule_chips(hand, floor, chips, policy);
    switch (spoken.term) {
    case Term::none:
    case Term::clock: break;
    case Term::pass: return rule_pass(hand, floor, chips, policy);
    case Term::fold: return rule_fold_said(hand, chips, policy);
    case Term::check: {
        Ruling ruling = rule_clear_act(hand, clear(hand, ClearAct::checks), policy);
        ruling.returned = worth(chips);
        return said(ruling, Question::spoken_word);
    }
    case Term::call: return rule_call_said(hand, floor, spoken, chips, policy);
    case Term::bet:
    case Term::raise: return rule_raise_said(hand, floor, spoken, chips, policy);
    case Term::complete:
        return with_chips(said(rule_clear_act(hand, clear(hand, ClearAct::completes), policy), Question::spoken_word), hand,
                          floor, chips);
    case Term::bring_in: return rule_bring_in_said(hand, floor, spoken, chips, policy);
    case Term::all_in: return rule_all_in_said(hand, floor, chips, policy);
    case Term::pot: return rule_pot(hand, floor, spoken, chips, policy);
    case Term::least: return rule_least(hand, floor, chips, policy);
    case Term::number: return rule_number(hand, floor, spoken, chips, policy);
    }
    return no_act(hand, seat, Question::spoken_word, Reason::no_act_said, policy);
}

} // namespace floorman
