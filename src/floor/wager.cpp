#include "floor/wager.hpp"

#include <algorithm>

#include "betting/limits.hpp"
#include "betting/sizes.hpp"
#include "floor/clear_act.hpp"
#include "floor/undercall.hpp"

namespace floorman {

namespace {

Chips smallest_of(const Piles& piles) noexcept {
    Chips smallest{};
    for (const Pile& pile : piles)
        if (pile.count > 0 && (smallest == no_chips || pile.each < smallest)) smallest = pile.each;
    return smallest;
}

// A call, or a check where nothing is owed, with what is put out beyond it going back.
Ruling call_with_change(const Hand& hand, Chips total, Question question, Reason reason, const Policy& policy) {
    const Round& round = hand.round;
    const bool free = round.bet_to <= round.wagered_to[round.to_act];
    Ruling ruling = take(hand, free ? check() : call(), policy);
    ruling.returned = std::max(no_chips, total - *ruling.to);
    ruling.verdict = ruling.returned > no_chips ? Ruled::corrected : Ruled::stands;
    ruling.question = question;
    ruling.reason = reason;
    ruling.figures.stated = total;
    ruling.figures.half_to = half_line(hand, policy);
    return ruling;
}

// More than a call from one who may not raise: what forbids the raise decides.
Ruling call_by_one_who_may_not_raise(const Hand& hand, Chips total, Question with, const Policy& policy) {
    Ruling ruling = call_with_change(hand, total, with, Reason::no_such_raise, policy);
    if (ruling.returned == no_chips) { // Exactly the call.
        ruling.reason = Reason::as_done;
        return ruling;
    }
    ruling.refusal = no_raise(hand.round, hand.round.to_act, policy);
    ruling.question = question_of(ruling.refusal);
    ruling.also = with;
    return ruling;
}

// A bet or raise to `total`, brought up or cut as a clear act would be.
Ruling wager(const Hand& hand, Chips total, Question question, Reason reason, const Policy& policy) {
    const Round& round = hand.round;
    Ruling ruling = rule_wager(hand, bet_or_raise(round), total, policy);
    ruling.figures.stated = total;
    ruling.figures.half_to = half_line(hand, policy);
    if (ruling.verdict == Ruled::refused) return ruling;
    ruling.owes = std::max(no_chips, *ruling.to - total);
    const bool cut = ruling.reason == Reason::cut_to_most;
    const bool below_least_bet = ruling.reason == Reason::brought_up && ruling.act == Act::bet;
    if (cut || below_least_bet || ruling.reason == Reason::made_of_chips) return ruling;
    ruling.question = question;
    ruling.reason = reason;
    return ruling;
}

// Silent chips that are not all needed, or an amount: at the half line or over it a raise, under it a call.
Ruling by_half_line(const Hand& hand, Chips total, Question with, const Policy& policy) {
    Ruling ruling = total >= half_line(hand, policy)
                        ? wager(hand, total, Question::short_raise, Reason::over_half_line, policy)
                        : call_with_change(hand, total, Question::short_raise, Reason::under_half_line, policy);
    ruling.also = with;
    return ruling;
}

// What a seat has pulled back on this turn; only the seat whose turn it is can have.
Chips pulled_back_by(const FloorState& floor, Seat seat) noexcept { return seat == floor.turn ? floor.pulled_back : no_chips; }

// Of what the seat has wagered on this street, the chips that it has put out.
Chips put_out_before(const Hand& hand, const FloorState& floor, Seat seat) noexcept {
    return std::max(no_chips, hand.round.wagered_to[seat] - owed_in_front(hand, floor, seat));
}

// The chips that the test of "every chip needed" runs over, and whether they are one big chip. None: no chip was needed.
struct Counted {
    Piles needed_among; // The smallest of these is taken away.
    bool one_chip{};
};

// Earlier chips not pulled in (4.19): untouched or all pulled back, and less than the bet, only the new chips are looked
// at. Partly pulled back, or covering the bet already, every chip counts as one bet of several chips; a single one in
// place of chips that covered the bet was not needed to call it. Where pulling back binds to nothing it changes nothing
// here either. And with nothing to call no chip is needed, nor is one chip a call (4.20).
Counted counted(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    const Seat seat = round.to_act;
    if (round.bet_to <= round.wagered_to[seat]) return {};
    const Piles left = lying_in_front(hand, floor, seat);
    const bool one_new_chip = how_many(chips) == 1;
    if (policy.prior_chips() == PriorChips::half_line_on_total) return {chips, one_new_chip && worth(left) < round.bet_to};
    const bool prior_covers = std::max(put_out_before(hand, floor, seat), worth(floor.front[seat])) >= round.bet_to;
    const bool untouched = pulled_back_by(floor, seat) == no_chips;
    const bool all_back = !untouched && worth(left) == no_chips;
    if (!prior_covers && (untouched || all_back)) return {chips, one_new_chip};
    if (prior_covers && all_back && one_new_chip) return {};
    Piles all = left;
    for (const Pile& pile : chips)
        if (!all.full()) all.push_back(pile);
    return {all, false};
}

// Who owes the bring-in puts it out, or from halfway to a full bet that bet (`stated` is the total in front).
std::optional<Ruling> as_bring_in(const Hand& hand, Chips stated, const Policy& policy) {
    const Round& round = hand.round;
    if (!round.bring_in_due) return std::nullopt;
    const Chips whole = whole_to(round, round.to_act);
    const Chips offered = std::min(stated, whole);
    if (offered > round.bet_to && (offered == whole || offered >= half_line(hand, policy))) return std::nullopt;
    Incident incident;
    incident.kind = IncidentKind::clear_act;
    incident.by = round.to_act;
    incident.clear = ClearAct::brings_in;
    incident.amount = stated;
    return rule_clear_act(hand, incident, policy);
}

} // namespace

Piles lying_in_front(const Hand& hand, const FloorState& floor, Seat seat) {
    Piles lying = floor.front[seat];
    const Chips put_out = put_out_before(hand, floor, seat);
    if (worth(lying) < put_out) { // Not known by denomination.
        lying = {};
        lying.push_back({put_out, 1});
    }
    Chips back = pulled_back_by(floor, seat);
    Piles left;
    for (const Pile& pile : lying) {
        Pile rest = pile;
        while (rest.count > 0 && rest.each <= back) {
            back -= rest.each;
            --rest.count;
        }
        if (rest.count > 0) left.push_back(rest);
    }
    return left;
}

Chips total_in_front(const Hand& hand, const FloorState& floor, const Piles& chips) {
    const Seat seat = hand.round.to_act;
    const Chips all = worth(lying_in_front(hand, floor, seat)) + worth(chips);
    return std::clamp(all, put_out_before(hand, floor, seat), whole_to(hand.round, seat));
}

Chips half_line(const Hand& hand, const Policy& policy) {
    const Round& round = hand.round;
    const Limits limits = limits_of(round, round.to_act, policy);
    const Chips least = limits.can_raise() ? limits.full_raise_to : round.bet_to + round.last_full_raise;
    const std::int64_t increment = (least - round.bet_to).count;
    return round.bet_to + Chips{(increment + 1) / 2};
}

Ruling rule_amount(const Hand& hand, Chips to, bool only_said, const Policy& policy) {
    const Round& round = hand.round;
    const Seat seat = round.to_act;
    const Chips whole = whole_to(round, seat);
    if (to <= round.wagered_to[seat]) to += round.wagered_to[seat]; // Less than lies in front can only be meant on top of it.
    if (std::optional<Ruling> bring_in = as_bring_in(hand, to, policy)) {
        bring_in->returned = no_chips; // Nothing was put out.
        return *bring_in;
    }
    if (to >= whole && whole <= round.bet_to) return take(hand, call(), policy);
    if (round.bet_to == no_chips || round.bring_in_due)
        return wager(hand, to, Question::number_alone, Reason::number_is_a_raise, policy);
    if (to < round.bet_to) return rule_undercall(hand, {to, false, only_said, false}, policy);
    if (!limits(round, policy).can_raise()) return call_by_one_who_may_not_raise(hand, to, Question::number_alone, policy);
    // An amount that binds is measured as it was said; chips put out silently are no more than there are.
    const bool as_chips = policy.number_alone() == NumberAlone::as_silent_chips;
    if (as_chips && to >= whole && policy.several_chips() == SeveralChips::last_chips_all_in)
        return wager(hand, whole, Question::number_alone, Reason::last_chips, policy);
    Ruling ruling = by_half_line(hand, as_chips ? std::min(to, whole) : to, Question::number_alone, policy);
    if (ruling.reason == Reason::over_half_line) ruling.reason = Reason::number_is_a_raise;
    if (ruling.reason == Reason::under_half_line) {
        ruling.reason = Reason::number_is_a_call;
        ruling.verdict = to > round.bet_to ? Ruled::corrected : Ruled::stands;
    }
    ruling.owes = no_chips;
    ruling.also = ruling.reason == Reason::cut_to_most ? ruling.question : Question::short_raise;
    ruling.question = Question::number_alone;
    return ruling;
}

Ruling rule_chips(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    const Seat seat = round.to_act;
    const Chips total = total_in_front(hand, floor, chips);
    const bool several = how_many(chips) > 1;
    if (std::optional<Ruling> bring_in = as_bring_in(hand, total, policy)) return *bring_in;

    if (round.bet_to == no_chips || round.bring_in_due) {
        const Question question = several ? Question::several_chips : Question::oversized_chip;
        return wager(hand, total, question, several ? Reason::as_done : Reason::one_chip_bets, policy);
    }
    const bool last = total >= whole_to(round, seat);
    if (total < round.bet_to)
        return last ? take(hand, call(), policy) : rule_undercall(hand, {total, false, false, !several}, policy);
    if (total == round.bet_to) return call_with_change(hand, total, Question::several_chips, Reason::all_chips_needed, policy);

    const Counted test = counted(hand, floor, chips, policy);
    if (test.one_chip) {
        Ruling ruling = call_with_change(hand, total, Question::oversized_chip, Reason::one_chip_calls, policy);
        if (round.wagered_to[seat] > no_chips) ruling.also = Question::prior_chips;
        return ruling;
    }
    const Question question = !lying_in_front(hand, floor, seat).empty() || pulled_back_by(floor, seat) > no_chips
                                  ? Question::prior_chips
                                  : Question::several_chips;
    const Chips smallest = smallest_of(test.needed_among);
    if (total - smallest < round.bet_to) {
        Ruling ruling = call_with_change(hand, total, question, Reason::all_chips_needed, policy);
        ruling.figures.smallest = smallest;
        return ruling;
    }
    if (!limits(round, policy).can_raise()) return call_by_one_who_may_not_raise(hand, total, question, policy);
    if (last && policy.several_chips() == SeveralChips::last_chips_all_in)
        return wager(hand, total, question, Reason::last_chips, policy);
    return by_half_line(hand, total, question, policy);
}

Ruling rule_chips_of_raise(const Hand& hand, const FloorState& floor, const Piles& chips, const Policy& policy) {
    const Round& round = hand.round;
    const Chips total = total_in_front(hand, floor, chips);
    const bool one_chip = how_many(chips) == 1;
    const Question question = one_chip ? Question::raise_with_one_chip : Question::short_raise;
    const Limits allowed = limits(round, policy);
    const bool least = one_chip && policy.raise_with_one_chip() == RaiseWithOneChip::least_raise && allowed.can_raise();
    const Chips meant = least ? std::min(total, allowed.full_raise_to) : total;
    Ruling ruling = rule_wager(hand, bet_or_raise(round), meant, policy);
    ruling.figures.stated = total;
    if (ruling.verdict == Ruled::refused) return ruling;
    ruling.owes = std::max(no_chips, *ruling.to - total);
    if (meant < total) {
        ruling.verdict = Ruled::corrected;
        ruling.returned = total - *ruling.to;
    }
    if (ruling.reason == Reason::cut_to_most && one_chip && policy.raise_with_one_chip() == RaiseWithOneChip::pot_if_larger)
        ruling.question = question;
    if (ruling.reason == Reason::cut_to_most || ruling.reason == Reason::made_of_chips) return ruling;
    ruling.question = ruling.act == Act::bet && ruling.reason == Reason::brought_up ? Question::min_bet : question;
    if (ruling.reason == Reason::as_done) ruling.reason = Reason::chips_as_said;
    return ruling;
}

} // namespace floorman
