#include "explain/refusals.hpp"

#include "betting/limits.hpp"
#include "betting/reopening.hpp"

namespace floorman {

namespace {

std::string done_before(Act act) {
    switch (act) {
    case Act::check: return "check";
    case Act::call: return "call";
    case Act::bet: return "bet";
    case Act::raise: return "raise";
    case Act::complete: return "completion";
    case Act::bring_in: return "bring-in";
    case Act::fold: return "fold";
    }
    return "act";
}

// "since A's bet of 100", "since A's raise to 100", "since A's check".
std::string since_last_act(const Round& round, Seat seat, const TableNames& table) {
    const Act act = table.last_act[seat].value_or(Act::call);
    const std::string text = "since " + table.name(seat) + "'s " + done_before(act);
    const Chips level = round.answered_to[seat];
    if (act == Act::check) return level > no_chips ? text + " at " + table.amount(level) : text;
    return text + (act == Act::raise || act == Act::complete ? " to " : " of ") + table.amount(level);
}

std::string not_reopened(const Round& round, Seat seat, const Policy& policy, const TableNames& table) {
    const Chips faced = round.bet_to - round.answered_to[seat];
    if (faced <= no_chips) return "nobody has bet or raised " + since_last_act(round, seat, table);
    const bool half = policy.reopening() == Reopening::half_bet;
    return since_last_act(round, seat, table) + " the bet has grown by " + table.amount(faced) + ", less than " +
           (half ? "half a bet of " : "a full raise of ") + table.amount(round.last_full_raise);
}

std::string cap_in_words(const Round& round, const TableNames&) {
    const std::string raises = round.raises == 1 ? "one raise" : std::to_string(round.raises) + " raises";
    return "the street is capped at a bet and " + raises;
}

// The part after "may not raise: ".
std::string reason_of(const Round& round, Seat seat, Refusal refusal, const Policy& policy, const TableNames& table) {
    switch (refusal) {
    case Refusal::nobody_to_raise: return "no opponent has chips left to call a raise";
    case Refusal::capped: return cap_in_words(round, table);
    case Refusal::barred:
        return "a ruling has taken that choice away"; // What is left, a fold among it or not, the ruling has told.
    case Refusal::checked_before: return table.name(seat) + " has checked on this street, and the house bans the check-raise";
    case Refusal::not_reopened: return not_reopened(round, seat, policy, table);
    case Refusal::no_chips_beyond_call: return "the call takes every chip that " + table.name(seat) + " has";
    case Refusal::none:
    case Refusal::betting_is_over:
    case Refusal::bring_in_is_due:
    case Refusal::no_bring_in_is_due:
    case Refusal::bet_to_answer:
    case Refusal::nothing_to_call:
    case Refusal::already_bet:
    case Refusal::nothing_to_raise:
    case Refusal::nothing_to_complete:
    case Refusal::more_than_stack:
    case Refusal::below_least:
    case Refusal::above_most:
    case Refusal::not_a_size: break;
    }
    return "it is not allowed here";
}

std::string owes_bring_in(const std::string& who, const std::string& bring_in) {
    return who + " owes the bring-in of " + bring_in + ", or a full bet in its place.";
}

} // namespace

std::string why_no_raise(
    const Round& round, Seat seat, Refusal refusal, Chips bet_to, const Policy& policy, const TableNames& table) {
    const bool opens = bet_to == no_chips;
    return table.name(seat) + (opens ? " may not bet: " : " may not raise: ") + reason_of(round, seat, refusal, policy, table) +
           ".";
}

RefusedFigures figures_of(const Round& round, const Policy& policy) noexcept {
    RefusedFigures figures;
    figures.bet_to = round.bet_to;
    figures.unit = Chips{policy.chip_unit()};
    if (!round.to_act.exists()) return figures;
    const Limits limits = floorman::limits(round, policy);
    figures.to_call = limits.to_call;
    figures.least_to = limits.min_raise_to;
    figures.most_to = limits.max_raise_to;
    return figures;
}

std::string why_refused(const Round& round,
                        Seat seat,
                        Refusal refusal,
                        const RefusedFigures& figures,
                        const Policy& policy,
                        const TableNames& table) {
    const std::string& who = table.name(seat);
    const std::string to_call = table.amount(figures.to_call);
    const std::string bet = table.amount(figures.bet_to);
    switch (refusal) {
    case Refusal::bring_in_is_due: return owes_bring_in(who, bet);
    case Refusal::no_bring_in_is_due: return "No bring-in is due from " + who + ".";
    case Refusal::bet_to_answer: return who + " cannot check: there is " + to_call + " to call.";
    case Refusal::nothing_to_call: return "There is nothing for " + who + " to call.";
    case Refusal::already_bet:
        if (forced_bet_is_short(round) && figures.to_call > no_chips)
            return "There is " + bet + " to answer already: " + who + " may call it, " +
                   (structure_completes(policy.structure) ? "complete" : "raise") + " or fold.";
        return "There is a bet of " + bet + " already" +
               (figures.to_call > no_chips ? ": " + who + " may call it, raise or fold." : ".");
    case Refusal::nothing_to_raise:
        if (round.bring_in_due && round.to_act == seat) return owes_bring_in(who, bet);
        return "Nobody has bet, so there is nothing to raise" + (round.to_act == seat ? ": " + who + " may bet or check." : ".");
    case Refusal::nothing_to_complete:
        return structure_completes(policy.structure) ? "There is nothing for " + who + " to complete."
                                                     : "Completing is for limit games: here " + who +
                                                           (round.bet_to > no_chips ? " calls or raises." : " checks or bets.");
    case Refusal::more_than_stack: return who + " has no more than " + table.amount(whole_to(round, seat)) + ".";
    case Refusal::betting_is_over: return "Betting is over in this hand.";
    case Refusal::below_least: return "The least here is " + table.amount(figures.least_to) + ".";
    case Refusal::above_most: return "The most here is " + table.amount(figures.most_to) + ".";
    case Refusal::not_a_size: return "Chips of " + table.amount(figures.unit) + " do not make that amount.";
    case Refusal::none:
    case Refusal::no_chips_beyond_call:
    case Refusal::nobody_to_raise:
    case Refusal::capped:
    case Refusal::barred:
    case Refusal::checked_before:
    case Refusal::not_reopened: break;
    }
    return why_no_raise(round, seat, refusal, figures.bet_to, policy, table);
}

} // namespace floorman
