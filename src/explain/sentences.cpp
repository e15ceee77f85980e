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
    const std::string text = "since " + table.name(seat) + "'s " + done_before(act);
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
        if (ruling.all_in)
            return who + " is all in for " + to +
                   (*ruling.to < round.unit ? ", less than the least bet of " + table.amount(round.unit) : "") + ".";
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
            return who + " calls all in for " + table.amount(*ruling.to) + ", " + table.amount(round.bet_to - *ruling.to) +
                   " short of the bet.";
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
    return table.name(seat) + (opens ? " may not bet: " : " may not raise: ") + reason_of(round, seat, refusal, policy, table) +
           ".";
}

namespace {

// ---- Words ----------------------------------------------------------------------------------------------------------

std::string who(const Ruling& ruling, const TableNames& table) {
    return ruling.by.exists() ? table.name(ruling.by) : "The table";
}

std::string half_line_in_words(const Ruling& ruling, const TableNames& table) {
    const Figures& figures = ruling.figures;
    const std::string put = table.amount(figures.stated);
    const std::string line = table.amount(figures.half_to);
    if (ruling.reason == Reason::under_half_line || ruling.reason == Reason::number_is_a_call)
        return put + " is under the half line of " + line + ", so it is a call.";
    return *ruling.to > figures.stated
               ? put + " reaches the half line of " + line + ", so it is a full raise to " + table.amount(*ruling.to) + "."
               : put + " is a raise.";
}

std::string words_in_words(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const std::string name = who(ruling, table);
    const std::string stated = table.amount(ruling.figures.stated);
    switch (ruling.reason) {
    case Reason::no_act_said: return "That is no act.";
    case Reason::word_binds:
        return name + " is bound to " + (*ruling.act == Act::bet ? "bet" : "raise") + " and owes the amount: at least " +
               table.amount(ruling.figures.least_to) + ".";
    case Reason::pot_is_no_word:
        return "The pot is no bet here, but " + name + " is bound to " + (*ruling.act == Act::bet ? "bet" : "raise") +
               " at least " + table.amount(ruling.figures.least_to) + ".";
    case Reason::call_is_a_check: return "There is nothing to call: " + name + " checks.";
    case Reason::first_word_binds:
        return ruling.act ? "The first word binds: " + act_done(ruling, before.round, policy, table)
                          : "The first word binds. What follows changes nothing.";
    case Reason::number_is_a_call: return half_line_in_words(ruling, table);
    case Reason::number_is_a_raise:
        return before.round.bet_to == no_chips ? act_done(ruling, before.round, policy, table)
                                               : half_line_in_words(ruling, table);
    case Reason::no_such_raise:
        return why_no_raise(before.round, ruling.by, ruling.refusal, policy, table) + " It is a " +
               (ruling.act == Act::check ? "check." : "call.");
    case Reason::amount_is_unclear: return "The amount is not clear. " + name + " is asked again.";
    case Reason::unclear_amount_taken:
        return "The highest meaning of " + stated + " within the pot is taken: " + act_done(ruling, before.round, policy, table);
    case Reason::conditional: return "A statement with an if, or before its time, is not an act yet.";
    case Reason::words_win:
        return "Clear words win over the chips: " + act_done(ruling, before.round, policy, table) + going_back(ruling, table);
    default: break;
    }
    return {};
}

// ---- Chips ----------------------------------------------------------------------------------------------------------

std::string chips_in_words(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const std::string name = who(ruling, table);
    const std::string stated = table.amount(ruling.figures.stated);
    const Round& round = before.round;
    switch (ruling.reason) {
    case Reason::one_chip_calls:
        return "One chip without a word is a call of " + table.amount(*ruling.to) + "." + going_back(ruling, table);
    case Reason::one_chip_bets: return "With no bet to face, the chip plays in full: " + act_done(ruling, round, policy, table);
    case Reason::all_chips_needed:
        if (ruling.figures.stated == *ruling.to) return act_done(ruling, round, policy, table);
        return "Without the " + table.amount(ruling.figures.smallest) + " the chips fall short of " + table.amount(round.bet_to) +
               ": every chip is needed, so it is a call." + going_back(ruling, table);
    case Reason::under_half_line:
    case Reason::over_half_line: return half_line_in_words(ruling, table) + going_back(ruling, table);
    case Reason::last_chips: return "These are " + name + "'s last chips. " + act_done(ruling, round, policy, table);
    case Reason::chips_as_said: return "The chips give the amount: " + act_done(ruling, round, policy, table);
    case Reason::chips_delivered:
        return ruling.owes > no_chips ? "Chips toward what was declared; " + table.amount(ruling.owes) + " more is owed."
                                      : "What was declared is in.";
    case Reason::string_bet:
        return "The second motion does not count: " + name + " stays at " + table.amount(*ruling.to) + "." +
               going_back(ruling, table);
    case Reason::joined_the_raise: return "After \"raise\" the chips join it: " + act_done(ruling, round, policy, table);
    case Reason::prior_chip_pulled:
        return ruling.verdict == Ruled::refused ? name + " pulled back an earlier chip and may only call or raise."
               : ruling.may_only.limits()       ? name + " takes earlier chips back and is bound to call or raise."
                                                : name + " takes earlier chips back to make the bet.";
    case Reason::bet_stays: return "Chips put in stay in: " + name + "'s " + table.amount(*ruling.to) + " stands.";
    case Reason::moved_not_released: return "Chips moved but not released are no bet here.";
    case Reason::motion_drew_action: return name + "'s motion drew an act, and the floor decides what it counts as.";
    case Reason::nothing_moved: return "There are no such chips to take back.";
    case Reason::undercall_full:
        return stated + " is short of the call: it is made full, " + table.amount(*ruling.to) + "." +
               (ruling.owes > no_chips ? " " + table.amount(ruling.owes) + " is owed." : "");
    case Reason::undercall_open:
        return stated + " is short of the bet of " + table.amount(round.bet_to) +
               ". The floor decides: a full call, or a fold that leaves the chips.";
    case Reason::mistaken_bet:
        return stated + " answers a smaller bet than the " + table.amount(round.bet_to) +
               " in force. The floor decides whether " + name + " may take it back.";
    case Reason::too_much_to_claim:
        return "No mistake can be claimed here: the call of " + table.amount(round.bet_to) + " stands.";
    default: break;
    }
    return {};
}

// ---- Order, time and the floor --------------------------------------------------------------------------------------

std::string act_in_words(const Ruling& ruling, const TableNames& table) {
    switch (*ruling.act) {
    case Act::fold: return "fold";
    case Act::check: return "check";
    case Act::call: return "call";
    case Act::bet: return "bet of " + table.amount(ruling.to.value_or(no_chips));
    case Act::raise: return "raise to " + table.amount(ruling.to.value_or(no_chips));
    case Act::complete: return "completion";
    case Act::bring_in: return "bring-in";
    }
    return "act";
}

std::string order_in_words(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const std::string name = who(ruling, table);
    const Seat turn = before.round.to_act;
    switch (ruling.reason) {
    case Reason::held_out_of_turn:
        return name + "'s " + act_in_words(ruling, table) + " is out of turn and waits. " + table.name(turn) + " is to act.";
    case Reason::fold_out_of_turn: return name + " folds out of turn, and the fold stands.";
    case Reason::takes_effect: return "Nothing has changed: " + act_done(ruling, before.round, policy, table);
    case Reason::released_free:
        return "The action has changed: " + name + "'s act out of turn binds no longer, and all choices are open.";
    case Reason::released_limited:
        return "The action has changed, and " + name + ", having acted out of turn, may only call or fold.";
    case Reason::skipped:
        return std::to_string(ruling.figures.count) + " have acted behind " + name + ". The floor decides; until then " + name +
               " may not raise.";
    default: break;
    }
    return {};
}

std::string time_in_words(const Ruling& ruling, const TableNames& table) {
    const std::string seconds = std::to_string(ruling.figures.seconds);
    switch (ruling.reason) {
    case Reason::count_asked: return "The dealer gives a count. The player who calls owes the correct amount.";
    case Reason::count_given: return "A count is a help; the correct amount is owed.";
    case Reason::clock_started: return "The clock runs: " + seconds + " seconds in all.";
    case Reason::clock_asked: return "A clock is asked for, and the floor allows it: " + seconds + " seconds in all.";
    case Reason::clock_too_early: return "It is too early for the clock: " + seconds + " more seconds must pass.";
    case Reason::clock_not_his: return "This player may not ask for the clock.";
    case Reason::clock_not_in_turn: return "The clock can only be put on the player to act.";
    case Reason::time_passes: return seconds + " seconds pass.";
    case Reason::time_out_dead: return "Time is out, and " + who(ruling, table) + " faces a bet: the hand is dead.";
    case Reason::time_out_checked: return "Time is out, and there is nothing to call: " + who(ruling, table) + " checks.";
    case Reason::time_out_brought_in: return "Time is out: " + who(ruling, table) + " brings it in.";
    case Reason::floor_chose: return "The floor has ruled.";
    case Reason::no_such_choice: return "There is no such choice to make now.";
    default: break;
    }
    return {};
}

} // namespace

namespace {

std::string choice_name(FloorChoice choice, const Asked& asked, const TableNames& table) {
    switch (choice) {
    case FloorChoice::full_call: return "a full call";
    case FloorChoice::fold_forfeit: return "a fold that leaves " + table.amount(asked.chips) + " in the pot";
    case FloorChoice::take_back: return "taking the " + table.amount(asked.chips) + " back";
    case FloorChoice::stands: return "the act as it was made";
    case FloorChoice::not_binding: return "no act";
    case FloorChoice::call_or_fold: return "call or fold only";
    case FloorChoice::call_least: return "the least call";
    case FloorChoice::hand_dead: return "a dead hand";
    case FloorChoice::turn_restored: return "the turn given back";
    case FloorChoice::allow: return "the clock allowed";
    case FloorChoice::refuse: return "the clock refused";
    }
    return "";
}

// Draws, and boards that are run more than once.
std::string cards_in_words(const Ruling& ruling, const TableNames& table) {
    const auto cards = [](int count) { return std::to_string(count) + (count == 1 ? " card" : " cards"); };
    const std::string who = ruling.by.exists() ? table.name(ruling.by) : "";
    switch (ruling.reason) {
    case Reason::stands_pat: return who + " stands pat.";
    case Reason::draws_cards: return who + " draws " + cards(ruling.figures.count) + ".";
    case Reason::no_draw_is_due: return "No draw of " + who + " is due.";
    case Reason::draws_before_turn: return who + " draws when the turn comes. " + table.name(ruling.figures.turn) + " is first.";
    case Reason::cannot_discard: return who + " cannot throw away cards that are not in that hand.";
    case Reason::deck_too_short:
        return "The deck is short: " + who + " can throw away " + cards(ruling.figures.count) + " at most.";
    case Reason::runs_board: return "The rest of the board is dealt " + std::to_string(ruling.figures.count) + " times.";
    default: break;
    }
    return "A board is run more than once, " + std::to_string(most_runs) +
           " times at most, when betting is over, board cards are to come and the deck has enough of them.";
}

} // namespace

std::string choice_in_words(const Asked& asked, const TableNames& table) {
    std::string text = "The floor decides for " + table.name(asked.on) + ": ";
    for (std::size_t i = 0; i < asked.choices.size(); ++i)
        text += (i > 0 ? ", or " : "") + choice_name(asked.choices[i], asked, table);
    return text + ". Taken: " + choice_name(asked.taken, asked, table) + ".";
}

std::string sentence(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const Round& round = before.round;
    switch (ruling.reason) {
    case Reason::as_done:
    case Reason::more_than_stack: return act_done(ruling, round, policy, table);
    case Reason::brought_up:
        return table.amount(ruling.figures.stated) + " is less than the least, " + table.amount(*ruling.to) + ". " +
               made(ruling, table) + ".";
    case Reason::cut_to_most:
        return made(ruling, table) + ": " + std::string(most_in_words(policy)) + "." + going_back(ruling, table);
    case Reason::made_of_chips:
        return made(ruling, table) + ": chips of " + table.amount(ruling.figures.unit) + " do not make " +
               table.amount(ruling.figures.stated) + ".";
    case Reason::refused_by_betting: return refused(ruling, before, policy, table);
    case Reason::check_facing_bet:
        return "Nobody can check here. " + table.name(ruling.by) + " faces " + table.amount(ruling.figures.to_call) +
               (ruling.may_only.limits() ? " and may only call or fold." : " and is asked again.");
    case Reason::fold_when_free: return table.name(ruling.by) + " folds, though checking was free.";
    case Reason::not_in_the_hand: return table.name(ruling.by) + " is not in this hand.";
    case Reason::betting_is_over: return "Betting is over in this hand.";
    case Reason::cards_named: return "The cards are out.";
    case Reason::cards_impossible: return "These cards cannot be: one is out already, or no such cards are due.";
    case Reason::shown: return table.name(ruling.by) + " shows.";
    case Reason::mucked_at_showdown: return table.name(ruling.by) + " mucks.";
    case Reason::no_showdown_yet: return "No showdown is due.";
    case Reason::no_act_said:
    case Reason::word_binds:
    case Reason::call_is_a_check:
    case Reason::first_word_binds:
    case Reason::number_is_a_call:
    case Reason::number_is_a_raise:
    case Reason::no_such_raise:
    case Reason::amount_is_unclear:
    case Reason::unclear_amount_taken:
    case Reason::conditional:
    case Reason::words_win:
    case Reason::pot_is_no_word: return words_in_words(ruling, before, policy, table);
    case Reason::one_chip_calls:
    case Reason::one_chip_bets:
    case Reason::all_chips_needed:
    case Reason::under_half_line:
    case Reason::over_half_line:
    case Reason::last_chips:
    case Reason::chips_as_said:
    case Reason::chips_delivered:
    case Reason::string_bet:
    case Reason::joined_the_raise:
    case Reason::prior_chip_pulled:
    case Reason::bet_stays:
    case Reason::moved_not_released:
    case Reason::motion_drew_action:
    case Reason::nothing_moved:
    case Reason::undercall_full:
    case Reason::undercall_open:
    case Reason::mistaken_bet:
    case Reason::too_much_to_claim: return chips_in_words(ruling, before, policy, table);
    case Reason::held_out_of_turn:
    case Reason::fold_out_of_turn:
    case Reason::takes_effect:
    case Reason::released_free:
    case Reason::released_limited:
    case Reason::skipped: return order_in_words(ruling, before, policy, table);
    case Reason::count_asked:
    case Reason::count_given:
    case Reason::clock_started:
    case Reason::clock_asked:
    case Reason::clock_too_early:
    case Reason::clock_not_his:
    case Reason::clock_not_in_turn:
    case Reason::time_passes:
    case Reason::time_out_dead:
    case Reason::time_out_checked:
    case Reason::time_out_brought_in:
    case Reason::floor_chose:
    case Reason::no_such_choice: return time_in_words(ruling, table);
    case Reason::stands_pat:
    case Reason::draws_cards:
    case Reason::no_draw_is_due:
    case Reason::draws_before_turn:
    case Reason::cannot_discard:
    case Reason::deck_too_short:
    case Reason::runs_board:
    case Reason::runs_not_now: return cards_in_words(ruling, table);
    }
    return {};
}

} // namespace floorman
