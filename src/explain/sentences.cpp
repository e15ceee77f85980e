#include "explain/sentences.hpp"

#include "betting/apply.hpp"
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
    std::string text = "since " + table.name(seat) + "'s " + done_before(act);
    const Chips level = round.answered_to[seat];
    if (act == Act::check) return level > no_chips ? text + " at " + table.amount(level) : text;
    return text + (act == Act::raise || act == Act::complete ? " to " : " of ") + table.amount(level);
}

std::string not_reopened(const Round& round, Seat seat, const Policy& policy, const TableNames& table) {
    const Chips faced = round.bet_to - round.answered_to[seat];
    const bool half = policy.reopening() == Reopening::half_bet;
    return since_last_act(round, seat, table) + " it has grown by " + table.amount(faced) + ", less than " +
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
    case Refusal::barred: return "a ruling limits " + table.name(seat) + " to calling or folding on this street";
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

std::string refused(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const Round& round = before.round;
    const std::string& who = table.name(ruling.by);
    const std::string to_call = table.amount(ruling.figures.to_call);
    const std::string bet = table.amount(ruling.figures.bet_to);
    switch (ruling.refusal) {
    case Refusal::bring_in_is_due: return who + " owes the bring-in of " + bet + ", or a full bet in its place.";
    case Refusal::no_bring_in_is_due: return "No bring-in is due from " + who + ".";
    case Refusal::bet_to_answer: return who + " cannot check: there is " + to_call + " to call.";
    case Refusal::nothing_to_call: return "There is nothing for " + who + " to call.";
    case Refusal::already_bet: return "There is a bet of " + bet + " already: " + who + " may call it, raise or fold.";
    case Refusal::nothing_to_raise: return "Nobody has bet, so there is nothing to raise: " + who + " may bet or check.";
    case Refusal::nothing_to_complete: return "There is nothing for " + who + " to complete.";
    case Refusal::more_than_stack: return who + " has no more than " + table.amount(whole_to(round, ruling.by)) + ".";
    case Refusal::betting_is_over: return "Betting is over in this hand.";
    case Refusal::below_least: return "The least here is " + table.amount(ruling.figures.least_to) + ".";
    case Refusal::above_most: return "The most here is " + table.amount(ruling.figures.most_to) + ".";
    case Refusal::not_a_size: return "Chips of " + table.amount(ruling.figures.unit) + " do not make that amount.";
    case Refusal::none:
    case Refusal::no_chips_beyond_call:
    case Refusal::nobody_to_raise:
    case Refusal::capped:
    case Refusal::barred:
    case Refusal::checked_before:
    case Refusal::not_reopened: break;
    }
    return why_no_raise(round, ruling.by, ruling.refusal, policy, table);
}

std::string wager_done(const Ruling& ruling, const Round& round, const Policy& policy, const TableNames& table) {
    const std::string& who = table.name(ruling.by);
    const std::string to = table.amount(*ruling.to);
    const Chips raised_by = *ruling.to - round.bet_to;
    const std::string more = table.amount(raised_by);
    if (*ruling.act == Act::bet) {
        if (ruling.all_in) return who + " is all in for " + to + (*ruling.to < round.unit ? ", less than the least bet of " + table.amount(round.unit) : "") + ".";
        return who + " bets " + to + ".";
    }
    if (*ruling.act == Act::complete) return who + " completes to " + to + (ruling.all_in ? " and is all in." : ".");
    if (!ruling.all_in) return who + " raises to " + to + ", " + more + " more.";
    if (counts_as_full(round, *ruling.to, policy)) return who + " is all in for " + to + ", a raise of " + more + ".";
    const bool half = policy.reopening() == Reopening::half_bet;
    return who + " is all in for " + to + ", " + more + " more and short of " + (half ? "half a bet of " : "a full raise of ") +
           table.amount(round.last_full_raise) + ".";
}

std::string act_done(const Ruling& ruling, const Round& round, const Policy& policy, const TableNames& table) {
    const std::string& who = table.name(ruling.by);
    switch (*ruling.act) {
    case Act::fold: return who + " folds.";
    case Act::check: return who + " checks.";
    case Act::call:
        if (ruling.all_in && *ruling.to < round.bet_to)
            return who + " calls all in for " + table.amount(*ruling.to) + ", " + table.amount(round.bet_to - *ruling.to) + " short of the bet.";
        return who + " calls " + table.amount(ruling.adds) + (ruling.all_in ? " and is all in." : ".");
    case Act::bring_in: return who + " brings it in for " + table.amount(*ruling.to) + ".";
    case Act::bet:
    case Act::raise:
    case Act::complete: return wager_done(ruling, round, policy, table);
    }
    return who + " acts.";
}

// "The bet is 40.", "The raise is to 240."
std::string made(const Ruling& ruling, const TableNames& table) {
    const std::string to = table.amount(*ruling.to);
    switch (*ruling.act) {
    case Act::bet: return table.name(ruling.by) + " has bet " + to;
    case Act::complete: return table.name(ruling.by) + " has completed to " + to;
    case Act::bring_in: return table.name(ruling.by) + " has brought it in for " + to;
    case Act::raise:
    case Act::fold:
    case Act::check:
    case Act::call: break;
    }
    return table.name(ruling.by) + " has raised to " + to;
}

std::string_view most_in_words(const Policy& policy) {
    switch (policy.structure) {
    case Structure::pot_limit: return "the pot allows no more";
    case Structure::fixed_limit: return "fixed limit allows one bet";
    case Structure::spread_limit: return "the spread allows no more";
    case Structure::no_limit: break;
    }
    return "no more is allowed";
}

std::string going_back(const Ruling& ruling, const TableNames& table) {
    return ruling.returned > no_chips ? " " + table.amount(ruling.returned) + " goes back." : "";
}

} // namespace

std::string listed(std::span<const std::string> names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
        text += names[i];
    }
    return text;
}

std::string why_no_raise(const Round& round, Seat seat, Refusal refusal, const Policy& policy, const TableNames& table) {
    const bool opens = round.bet_to == no_chips;
    return table.name(seat) + (opens ? " may not bet: " : " may not raise: ") + reason_of(round, seat, refusal, policy, table) + ".";
}

std::string sentence(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const Round& round = before.round;
    switch (ruling.reason) {
    case Reason::as_done:
    case Reason::more_than_stack: return act_done(ruling, round, policy, table);
    case Reason::brought_up:
        return table.amount(ruling.figures.stated) + " is less than the least, " + table.amount(*ruling.to) + ". " + made(ruling, table) + ".";
    case Reason::cut_to_most:
        return made(ruling, table) + ": " + std::string(most_in_words(policy)) + "." + going_back(ruling, table);
    case Reason::made_of_chips:
        return made(ruling, table) + ": chips of " + table.amount(ruling.figures.unit) + " do not make " + table.amount(ruling.figures.stated) + ".";
    case Reason::refused_by_betting:
    case Reason::wrong_name: return refused(ruling, before, policy, table);
    case Reason::check_facing_bet:
        return "Nobody can check here. " + table.name(ruling.by) + " faces " + table.amount(ruling.figures.to_call) +
               (ruling.may_only.limits() ? " and may only call or fold." : " and is asked again.");
    case Reason::fold_when_free: return table.name(ruling.by) + " folds, though checking was free.";
    case Reason::not_in_turn:
        return before.round.to_act.exists() ? "It is not " + table.name(ruling.by) + "'s turn: " + table.name(before.round.to_act) + " is to act."
                                            : "Nobody is to act.";
    case Reason::not_in_the_hand: return table.name(ruling.by) + " is not in this hand.";
    case Reason::betting_is_over: return "Betting is over in this hand.";
    case Reason::cards_named: return "The cards are out.";
    case Reason::cards_impossible: return "These cards cannot be: one is out already, or no such cards are due.";
    case Reason::shown: return table.name(ruling.by) + " shows.";
    case Reason::mucked_at_showdown: return table.name(ruling.by) + " mucks.";
    case Reason::no_showdown_yet: return "No showdown is due.";
    }
    return {};
}

} // namespace floorman
