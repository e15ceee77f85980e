#include "floor/undercall.hpp"

#include <algorithm>

#include "floor/clear_act.hpp"

namespace floorman {

namespace {

// The first bet of the street, nobody having raised it; before the flop that is the big blind.
bool is_opening_bet(const Round& round) noexcept { return round.raises == 0 && round.full_to == round.bet_to; }

Ruling full_call(const Hand& hand, Chips total, Question question, Reason reason, const Policy& policy) {
    Ruling ruling = take(hand, call(), policy);
    ruling.verdict = Ruled::corrected;
    ruling.question = question;
    ruling.reason = reason;
    ruling.owes = std::max(no_chips, *ruling.to - total);
    ruling.figures.stated = total;
    return ruling;
}

Ruling ask(Ruling ruling, Question question, Reason reason, FloorChoice taken, FloorChoice other, Chips chips) {
    ruling.verdict = Ruled::floor;
    ruling.question = question;
    ruling.reason = reason;
    Asked asked;
    asked.question = question;
    asked.on = ruling.by;
    asked.choices.push_back(taken);
    asked.choices.push_back(other);
    asked.taken = taken;
    asked.chips = chips;
    ruling.asks = asked;
    return ruling;
}

// The chips stay with the player, whose turn it still is.
Ruling taken_back(const Hand& hand, Chips total, const Policy& policy) {
    const Seat seat = hand.round.to_act;
    Ruling ruling;
    ruling.by = seat;
    ruling.to = hand.round.wagered_to[seat];
    ruling.returned = total - hand.round.wagered_to[seat];
    ruling.figures = figures_of(hand, seat, policy);
    ruling.figures.stated = total;
    return ruling;
}

// Whether the book lets a call of `total` be taken back because a raise was not seen.
bool may_take_back(const Round& round, Seat seat, Chips total, const Policy& policy) {
    const std::optional<Chips> unseen = raised_from_unseen(round, seat);
    if (!unseen || total > *unseen) return false;
    switch (policy.mistaken_bet()) {
    case MistakenBet::owes_correct_amount: return false;
    case MistakenBet::unseen_raise:
        return policy.structure != Structure::fixed_limit && 100 * total.count < 80 * round.bet_to.count;
    case MistakenBet::until_acted_behind: return true;
    }
    return false;
}

} // namespace

std::optional<Chips> raised_from_unseen(const Round& round, Seat seat) noexcept {
    if (round.raises == 0 && round.full_to == round.bet_to) return std::nullopt;
    Chips lower{};
    for (const Chips wagered : round.wagered_to.at)
        if (wagered < round.bet_to && wagered > lower && wagered > round.answered_to[seat]) lower = wagered;
    return lower > no_chips ? std::optional{lower} : std::nullopt;
}

Ruling rule_undercall(const Hand& hand, const FloorState&, Chips total, bool call_said, const Policy& policy) {
    const Round& round = hand.round;
    const Seat seat = round.to_act;
    const Chips put_out = total - round.wagered_to[seat];
    const bool raised = raised_from_unseen(round, seat).has_value();
    const Question question = raised && (call_said || policy.undercall() == Undercall::brought_up) ? Question::mistaken_bet : Question::undercall;
    if (may_take_back(round, seat, total, policy)) {
        if (policy.mistaken_bet() == MistakenBet::unseen_raise)
            return ask(taken_back(hand, total, policy), Question::mistaken_bet, Reason::mistaken_bet, FloorChoice::take_back, FloorChoice::full_call, put_out);
        return ask(full_call(hand, total, Question::mistaken_bet, Reason::mistaken_bet, policy), Question::mistaken_bet, Reason::mistaken_bet,
                   FloorChoice::full_call, FloorChoice::take_back, put_out);
    }
    const bool floor_decides = policy.undercall() == Undercall::full_or_floor && !call_said && round.live.count() > 2 && !is_opening_bet(round);
    Ruling full = full_call(hand, total, question, raised && question == Question::mistaken_bet ? Reason::too_much_to_claim : Reason::undercall_full, policy);
    if (policy.undercall() == Undercall::full_or_floor && full.reason == Reason::too_much_to_claim) full.reason = Reason::undercall_full;
    if (!floor_decides) return full;
    return ask(full, Question::undercall, Reason::undercall_open, FloorChoice::full_call, FloorChoice::fold_forfeit, put_out);
}

Ruling undercall_chosen(const Hand& hand, const Asked& asked, FloorChoice choice, const Policy& policy) {
    const Chips total = hand.round.wagered_to[asked.on] + asked.chips;
    if (choice == FloorChoice::full_call) return full_call(hand, total, asked.question, Reason::floor_chose, policy);
    if (choice == FloorChoice::take_back) {
        Ruling ruling = taken_back(hand, total, policy);
        ruling.question = asked.question;
        ruling.reason = Reason::floor_chose;
        return ruling;
    }
    Ruling ruling = take(hand, fold(), policy);
    ruling.question = asked.question;
    ruling.reason = Reason::floor_chose;
    ruling.figures.stated = total;
    ruling.inputs.clear();
    Input lost = of_seat(InputKind::forfeit, asked.on);
    lost.chips = asked.chips;
    if (asked.chips > no_chips) ruling.inputs.push_back(lost);
    ruling.inputs.push_back(act(fold()));
    return ruling;
}

} // namespace floorman
