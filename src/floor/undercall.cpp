#include "floor/undercall.hpp"

#include <algorithm>

#include "floor/clear_act.hpp"

namespace floorman {

namespace {

// Nobody has answered a smaller bet on this street than the one in force.
bool is_only_bet(const Round& round) noexcept {
    for (const Seat seat : round.acted)
        if (round.answered_to[seat] > no_chips && round.answered_to[seat] < round.bet_to) return false;
    return true;
}

// The first bet of the street, nobody having raised it: before the flop the big blind, in stud the bring-in, and an all-in
// that opens for less than a bet.
bool is_opening_bet(const Round& round) noexcept {
    if (round.raises > 0) return false;
    const bool full_or_forced = round.short_from == round.bet_to;
    return full_or_forced || (round.short_from == no_chips && is_only_bet(round));
}

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
    ruling.returned = std::max(no_chips, total - hand.round.wagered_to[seat]);
    ruling.figures = figures_of(hand, seat, policy);
    ruling.figures.stated = total;
    return ruling;
}

enum class Claim : std::uint8_t { none, within_four_fifths, until_acted_behind };

// What the book lets a player claim who answered a smaller bet, not seeing the raise: a call or an amount said without
// knowing the bet (4.22), or chips put in silently (4.27).
Claim claim_allowed(Question claimed, const Policy& policy) noexcept {
    if (claimed == Question::mistaken_bet) {
        switch (policy.mistaken_bet()) {
        case MistakenBet::owes_correct_amount: return Claim::none;
        case MistakenBet::unseen_raise: return Claim::within_four_fifths;
        case MistakenBet::until_acted_behind: return Claim::until_acted_behind;
        }
    }
    switch (policy.released_chips()) {
    case ReleasedChips::stay: return Claim::none;
    case ReleasedChips::unseen_raise: return Claim::within_four_fifths;
    case ReleasedChips::until_acted_behind: return Claim::until_acted_behind;
    }
    return Claim::none;
}

bool is_within_four_fifths(Chips total, Chips bet_to) noexcept { return 100 * total.count < 80 * bet_to.count; }

// What a fold loses: the chips put out, or the smaller bet that one chip was meant for.
Chips lost_by_fold(const Round& round, Seat seat, const ShortCall& made, std::optional<Chips> unseen) noexcept {
    const Chips meant = made.one_chip && unseen && *unseen < made.total ? *unseen : made.total;
    return std::max(no_chips, meant - round.wagered_to[seat]);
}

} // namespace

std::optional<Chips> raised_from_unseen(const Round& round, Seat seat) noexcept {
    if (is_opening_bet(round)) return std::nullopt;
    Chips lower{};
    for (const Chips wagered : round.wagered_to.at)
        if (wagered < round.bet_to && wagered > lower && wagered > round.answered_to[seat]) lower = wagered;
    return lower > no_chips ? std::optional{lower} : std::nullopt;
}

Ruling rule_undercall(const Hand& hand, const ShortCall& made, const Policy& policy) {
    const Round& round = hand.round;
    const Seat seat = round.to_act;
    const std::optional<Chips> unseen = raised_from_unseen(round, seat);
    const Question claimed = made.call_said || made.only_said ? Question::mistaken_bet : Question::released_chips;
    const Claim claim = unseen && made.total <= *unseen ? claim_allowed(claimed, policy) : Claim::none;
    const Chips put_out = std::max(no_chips, made.total - round.wagered_to[seat]);
    if (claim == Claim::within_four_fifths && is_within_four_fifths(made.total, round.bet_to))
        return ask(taken_back(hand, made.total, policy), claimed, Reason::mistaken_bet, FloorChoice::take_back,
                   FloorChoice::full_call, put_out);
    if (claim == Claim::until_acted_behind)
        return ask(full_call(hand, made.total, claimed, Reason::mistaken_bet, policy), claimed, Reason::mistaken_bet,
                   FloorChoice::full_call, FloorChoice::take_back, put_out);

    const bool floor_decides = policy.undercall() == Undercall::full_or_floor && !made.call_said && round.live.count() > 2 &&
                               !is_opening_bet(round);
    if (floor_decides)
        return ask(full_call(hand, made.total, Question::undercall, Reason::undercall_open, policy), Question::undercall,
                   Reason::undercall_open, FloorChoice::full_call, FloorChoice::fold_forfeit,
                   lost_by_fold(round, seat, made, unseen));
    const bool misread = unseen && made.call_said; // A call of a bet whose raise was not seen, but no claim is open.
    const bool could_claim = misread && policy.mistaken_bet() != MistakenBet::owes_correct_amount;
    return full_call(hand, made.total, misread ? Question::mistaken_bet : Question::undercall,
                     could_claim ? Reason::too_much_to_claim : Reason::undercall_full, policy);
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
    ruling.adds = asked.chips; // They stay in front.
    ruling.to = total;
    ruling.inputs.clear();
    Input lost = of_seat(InputKind::forfeit, asked.on);
    lost.chips = asked.chips;
    if (asked.chips > no_chips) ruling.inputs.push_back(lost);
    ruling.inputs.push_back(act(fold()));
    return ruling;
}

} // namespace floorman
