#include "explain/sentences.hpp"

#include "betting/apply.hpp"
#include "explain/refusals.hpp"

namespace floorman {

namespace {

std::string refused(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const Figures& figures = ruling.figures;
    return why_refused(before.round, ruling.by, ruling.refusal,
                       {figures.to_call, figures.bet_to, figures.least_to, figures.most_to, figures.unit}, policy, table);
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
    if (counts_as_full(round, *ruling.to, policy))
        return who + " is all in for " + to + ", " +
               (raised_by >= round.last_full_raise
                    ? "a raise of " + more + "."
                    : more + " more: " +
                          (2 * raised_by.count < round.last_full_raise.count ? "with the short all-ins before it " : "") +
                          "at least half a bet, which counts as " + (round.full_to == no_chips ? "the bet." : "a raise."));
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
        return who + " calls " + table.amount(*ruling.to - round.wagered_to[ruling.by]) +
               (ruling.all_in ? " and is all in." : ".");
    case Act::bring_in:
        if (ruling.all_in && *ruling.to < round.bet_to)
            return who + " is all in for " + table.amount(*ruling.to) + " of the bring-in of " + table.amount(round.bet_to) +
                   ", which stays the price.";
        return who + " brings it in for " + table.amount(*ruling.to) + (ruling.all_in ? " and is all in." : ".");
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
    if (ruling.returned == no_chips) return "";
    if (ruling.only_said && ruling.verdict == Ruled::floor) return ""; // Nothing lies out, and what counts is not decided.
    return " " + table.amount(ruling.returned) + (ruling.only_said ? " of it does not count." : " goes back.");
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

namespace {

// ---- Words ----------------------------------------------------------------------------------------------------------

std::string who(const Ruling& ruling, const TableNames& table) {
    return ruling.by.exists() ? table.name(ruling.by) : "The table";
}

std::string half_line_in_words(const Ruling& ruling, const Round& round, const Policy& policy, const TableNames& table) {
    const Figures& figures = ruling.figures;
    const std::string more = table.amount(figures.stated - figures.bet_to);
    const std::string raise = table.amount(figures.least_to - figures.bet_to);
    if (ruling.act == Act::call || ruling.act == Act::check)
        return "The " + more + " over the bet is less than half a raise of " + raise + ": " + table.name(ruling.by) +
               (ruling.act == Act::check ? " has checked." : " has called " + table.amount(*ruling.to) + ".");
    if (*ruling.to > figures.stated)
        return "The " + more + " over the bet is at least half a raise of " + raise + ": " + made(ruling, table) + "." +
               (ruling.owes > no_chips && !ruling.only_said ? " " + table.amount(ruling.owes) + " is owed." : "");
    if (ruling.all_in) return act_done(ruling, round, policy, table);
    const std::string_view does = ruling.act == Act::bet        ? " bets "
                                  : ruling.act == Act::complete ? " completes to "
                                                                : " raises to ";
    return table.name(ruling.by) + std::string(does) + table.amount(*ruling.to) +
           (ruling.act == Act::raise ? ", " + more + " more." : ".");
}

std::string words_in_words(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const std::string name = who(ruling, table);
    const std::string stated = table.amount(ruling.figures.stated);
    switch (ruling.reason) {
    case Reason::no_act_said: return "That is no act, and nothing changes.";
    case Reason::word_binds:
        return name + " has to " + (*ruling.act == Act::bet ? "bet" : "raise") + " and owes the amount: at least " +
               table.amount(ruling.figures.least_to) + ".";
    case Reason::pot_is_no_word:
        if (ruling.to) return "The pot is no bet here, but binds: " + act_done(ruling, before.round, policy, table);
        return "The pot is no bet here, but " + name + " is bound to " + (*ruling.act == Act::bet ? "bet" : "raise") +
               " at least " + table.amount(ruling.figures.least_to) + ".";
    case Reason::call_is_a_check: return "There is nothing to call: " + name + " checks.";
    case Reason::first_word_binds:
        return ruling.act ? "The first word binds: " + act_done(ruling, before.round, policy, table)
                          : "What came first binds, and what follows changes nothing.";
    case Reason::number_is_a_call:
        return ruling.figures.stated == *ruling.to ? act_done(ruling, before.round, policy, table)
                                                   : half_line_in_words(ruling, before.round, policy, table);
    case Reason::number_is_a_raise:
        return before.round.bet_to == no_chips ? act_done(ruling, before.round, policy, table)
                                               : half_line_in_words(ruling, before.round, policy, table);
    case Reason::no_such_raise:
        return why_no_raise(before.round, ruling.by, ruling.refusal, ruling.figures.bet_to, policy, table) +
               (ruling.act == Act::check ? " It is a check." : " It is a call of " + table.amount(ruling.adds) + ".");
    case Reason::amount_is_unclear:
        return "The amount is not clear. " + name +
               (ruling.act ? std::string(*ruling.act == Act::bet ? " has to bet" : " has to raise") + " and is asked how much."
                           : " is asked again.");
    case Reason::unclear_amount_taken: {
        const std::string meaning = "The highest meaning" + (ruling.figures.stated > no_chips ? " of " + stated : "") +
                                    " within the pot is taken";
        const Chips meant = ruling.figures.meant;
        const bool brought_up = meant > no_chips && names_an_amount(*ruling.act);
        return brought_up ? meaning + ", " + table.amount(meant) + ", which is less than the least: " + made(ruling, table) + "."
                          : meaning + ": " + act_done(ruling, before.round, policy, table);
    }
    case Reason::conditional: return "A statement with an if, or before its time, is not an act yet.";
    case Reason::words_win: return "Clear words win over the chips: " + act_done(ruling, before.round, policy, table);
    default: break;
    }
    return {};
}

std::string choice_name(FloorChoice choice, const Asked& asked, const TableNames& table) {
    switch (choice) {
    case FloorChoice::full_call: return "a full call";
    case FloorChoice::fold_forfeit: return "a fold that leaves " + table.amount(asked.chips) + " in the pot";
    case FloorChoice::take_back: return "taking the " + table.amount(asked.chips) + " back";
    case FloorChoice::stands: return "the act as it was made";
    case FloorChoice::not_binding: return "no act";
    case FloorChoice::call_or_fold: return "call or fold only";
    case FloorChoice::call_least: return asked.free ? "a check" : "the least call";
    case FloorChoice::hand_dead: return "a dead hand";
    case FloorChoice::turn_restored: return "the turn given back";
    case FloorChoice::allow: return "the clock allowed";
    case FloorChoice::refuse: return "the clock refused";
    }
    return "";
}

// ---- Chips ----------------------------------------------------------------------------------------------------------

std::string chips_in_words(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const std::string name = who(ruling, table);
    const std::string stated = table.amount(ruling.figures.stated);
    const Round& round = before.round;
    switch (ruling.reason) {
    case Reason::one_chip_calls: return "One chip without a word is a call of " + table.amount(*ruling.to) + ".";
    case Reason::one_chip_bets:
        return (round.bet_to > no_chips ? "The chip plays in full: " : "With no bet to face, the chip plays in full: ") +
               act_done(ruling, round, policy, table);
    case Reason::all_chips_needed:
        if (ruling.figures.stated == *ruling.to) return act_done(ruling, round, policy, table);
        return "Without the " + table.amount(ruling.figures.smallest) + " the chips fall short of " + table.amount(round.bet_to) +
               ": every chip is needed, so it is a call.";
    case Reason::under_half_line:
    case Reason::over_half_line: return half_line_in_words(ruling, before.round, policy, table);
    case Reason::last_chips:
        return (ruling.only_said ? "That is all that " + name + " has. " : "These are " + name + "'s last chips. ") +
               act_done(ruling, round, policy, table);
    case Reason::chips_as_said: return "The chips give the amount: " + act_done(ruling, round, policy, table);
    case Reason::chips_delivered:
        return ruling.owes > no_chips ? "Chips toward what was declared; " + table.amount(ruling.owes) + " more is owed."
                                      : name + "'s " + stated + " is in.";
    case Reason::said_again: return "That is the same act again, and nothing changes.";
    case Reason::string_bet: return "The second motion does not count: " + name + " stays at " + stated + ".";
    case Reason::joined_the_raise:
        return std::string("The chips join the declared ") + (ruling.act == Act::bet ? "bet: " : "raise: ") +
               act_done(ruling, round, policy, table);
    case Reason::prior_chip_pulled:
        return ruling.verdict == Ruled::refused ? name + " pulled back an earlier chip and may only call or raise."
               : ruling.may_only.limits()       ? name + " takes earlier chips back and is bound to call or raise."
                                                : name + " takes earlier chips back to make the bet.";
    case Reason::bet_stays:
        return ruling.figures.stated > no_chips ? "Chips put in stay in: " + name + "'s " + stated + " stands."
                                                : name + " has no chips in front to take back.";
    case Reason::moved_not_released: return "Chips moved but not released are no bet here.";
    case Reason::motion_drew_action:
        return name + "'s motion with " + table.amount(ruling.asks->chips) +
               " drew an act. The floor decides what it counts as: " + choice_name(ruling.asks->taken, *ruling.asks, table) +
               ", until ruled otherwise.";
    case Reason::nothing_moved: return "There are no such chips to take back.";
    case Reason::undercall_full:
        if (ruling.all_in) return stated + " is short of the call: " + act_done(ruling, round, policy, table);
        return stated + " is short of the call: it is made full, " + table.amount(*ruling.to) + "." +
               (ruling.owes > no_chips ? " " + table.amount(ruling.owes) + " is owed." : "");
    case Reason::undercall_open:
        return stated + " is short of the bet of " + table.amount(round.bet_to) +
               ". The floor decides: a full call, which holds until ruled otherwise, or a fold that leaves the chips.";
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
    case Act::bet:
    case Act::raise:
        if (!ruling.to || *ruling.to == no_chips) return ruling.act == Act::bet ? "declared bet" : "declared raise";
        break;
    case Act::complete: return "completion";
    case Act::bring_in: return "bring-in";
    }
    return (ruling.act == Act::bet ? "bet of " : "raise to ") + table.amount(*ruling.to);
}

// Whom the table waits for, after a full stop.
std::string turn_in_words(const Hand& hand, const TableNames& table) {
    if (!hand.round.to_act.exists()) return {};
    if (!cards_come_first(hand)) return " " + table.name(hand.round.to_act) + " is to act.";
    return street_of(hand).draws ? " The draw comes first." : " The cards come first.";
}

std::string order_in_words(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const std::string name = who(ruling, table);
    switch (ruling.reason) {
    case Reason::held_out_of_turn:
        return name + "'s " + act_in_words(ruling, table) + " is out of turn and waits." + turn_in_words(before, table);
    case Reason::fold_out_of_turn: return name + " folds out of turn, and the fold stands.";
    case Reason::takes_effect: return "Nothing has changed: " + act_done(ruling, before.round, policy, table);
    case Reason::released_free:
        return "The action has changed: " + name + "'s act out of turn binds no longer, and all choices are open.";
    case Reason::released_limited:
        return "The action has changed, and " + name + ", having acted out of turn, may only call or fold.";
    case Reason::held_already: {
        Ruling held = ruling;
        held.to = ruling.figures.stated; // What waits, and not what lies in front.
        return name + "'s " + act_in_words(held, table) + " out of turn waits already, and binds.";
    }
    case Reason::acted_already: return name + " has acted already, and has no other turn before somebody bets or raises.";
    case Reason::turn_claimed: return "It is " + name + "'s turn still: what others did before it waits.";
    case Reason::skipped:
        return std::to_string(ruling.figures.count) + " players have acted behind " + name +
               ", and what they did stands. The floor decides; until then " + name + " may only " +
               (ruling.figures.to_call > no_chips ? "call" : "check") + " or fold.";
    default: break;
    }
    return {};
}

// "Check", before its turn, to a bet: one in force, or one that itself waits for its turn.
std::string check_out_of_turn(const Ruling& ruling, const Hand& before, const TableNames& table) {
    const Round& round = before.round;
    const std::string& name = table.name(ruling.by);
    const std::string turn = turn_in_words(before, table);
    const std::string bet = table.amount(ruling.figures.to_call);
    if (round.bet_to <= round.wagered_to[ruling.by])
        return "A bet that waits in front of " + name + " leaves " + bet + " to answer: if it stands, that is no check." + turn;
    return name + " faces " + bet + " and cannot check" +
           (ruling.may_only.limits() ? ": unless the bet grows, only a call or a fold is left." : ".") + turn;
}

std::string time_in_words(const Ruling& ruling, const TableNames& table) {
    const std::string seconds = std::to_string(ruling.figures.seconds) + (ruling.figures.seconds == 1 ? " second" : " seconds");
    const std::string clock_on = ruling.on.exists() ? " on " + table.name(ruling.on) : "";
    switch (ruling.reason) {
    case Reason::count_asked:
        return ruling.figures.to_call > no_chips ? "There is " + table.amount(ruling.figures.to_call) + " for " +
                                                       who(ruling, table) + " to call, and a call owes that."
                                                 : "There is nothing for " + who(ruling, table) + " to call.";
    case Reason::count_given: return "A count is only a help: a call owes the correct amount.";
    case Reason::clock_started: return "The clock runs" + clock_on + ": " + seconds + " in all.";
    case Reason::clock_asked: return "A clock is asked for" + clock_on + ", and the floor allows it: " + seconds + " in all.";
    case Reason::clock_too_early: return "It is too early for the clock" + clock_on + ": wait " + seconds + " more.";
    case Reason::clock_not_his: return who(ruling, table) + " is not in a seat that may ask for the clock.";
    case Reason::clock_runs: return "The clock runs already" + clock_on + ": " + seconds + " are left.";
    case Reason::clock_not_in_turn: return "The clock can only be put on the player to act.";
    case Reason::time_passes: return seconds + (ruling.figures.seconds == 1 ? " passes." : " pass.");
    case Reason::time_out_dead: return "Time is out, and " + who(ruling, table) + " faces a bet: the hand is dead.";
    case Reason::time_out_checked: return "Time is out, and there is nothing to call: " + who(ruling, table) + " checks.";
    case Reason::time_out_brought_in: return "Time is out: " + who(ruling, table) + " brings it in.";
    case Reason::floor_chose: {
        if (!ruling.asks) return "The floor has ruled.";
        const Asked& asked = *ruling.asks;
        const bool calls = ruling.act == Act::call && ruling.to;
        return "The floor rules for " + table.name(asked.on) + ": " + choice_name(asked.taken, asked, table) +
               (calls ? ", to " + table.amount(*ruling.to) : "") + ".";
    }
    case Reason::no_such_choice: return "No such choice is open to the floor now.";
    default: break;
    }
    return {};
}

// Draws, and boards that are run more than once.
std::string cards_in_words(const Ruling& ruling, const Hand& before, const TableNames& table) {
    const auto cards = [](int count) { return std::to_string(count) + (count == 1 ? " card" : " cards"); };
    const std::string who = ruling.by.exists() ? table.name(ruling.by) : "";
    switch (ruling.reason) {
    case Reason::stands_pat: return who + " stands pat.";
    case Reason::draws_cards: return who + " draws " + cards(ruling.figures.count) + ".";
    case Reason::no_draw_is_due: return "No draw of " + who + " is due.";
    case Reason::draws_before_turn: return who + " draws when the turn comes. " + table.name(ruling.figures.turn) + " is first.";
    case Reason::cannot_discard: return who + " cannot throw away cards that are not in that hand.";
    case Reason::deck_too_short:
        if (ruling.figures.count == game(before.game).hole_cards)
            return who + " holds " + cards(ruling.figures.count) + " and can throw away no more.";
        return "The deck is short: " + who + " can throw away " + cards(ruling.figures.count) + " at most.";
    case Reason::runs_board:
        return "The rest of the board is dealt " +
               (ruling.figures.count == 2 ? "twice." : std::to_string(ruling.figures.count) + " times.");
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

namespace {

// All but what goes back.
std::string ruled(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    const Round& round = before.round;
    switch (ruling.reason) {
    case Reason::as_done:
    case Reason::more_than_stack: return act_done(ruling, round, policy, table);
    case Reason::brought_up:
        return table.amount(ruling.figures.stated) + " is less than the least " +
               (ruling.act == Act::bet     ? "bet: "
                : ruling.act == Act::raise ? "raise: "
                                           : "here: ") +
               (ruling.all_in ? table.name(ruling.by) + " is all in for " + table.amount(*ruling.to) : made(ruling, table)) + ".";
    case Reason::cut_to_most:
        return made(ruling, table) + ": " +
               (ruling.act == Act::bring_in ? "the bring-in is no more" : std::string(most_in_words(policy))) + ".";
    case Reason::made_of_chips:
        return made(ruling, table) + ": chips of " + table.amount(ruling.figures.unit) + " do not make " +
               table.amount(ruling.figures.stated) + ".";
    case Reason::refused_by_betting: return refused(ruling, before, policy, table);
    case Reason::check_facing_bet:
        if (ruling.by != seat_in_turn(before)) return check_out_of_turn(ruling, before, table);
        return "Nobody can check here. " + table.name(ruling.by) + " faces " + table.amount(ruling.figures.to_call) +
               (!ruling.may_only.limits()            ? " and is asked again."
                : ruling.may_only.has(MayOnly::fold) ? " and may only call or fold."
                                                     : " and may only call.");
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
    case Reason::said_again:
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
    case Reason::held_already:
    case Reason::acted_already:
    case Reason::turn_claimed:
    case Reason::skipped: return order_in_words(ruling, before, policy, table);
    case Reason::count_asked:
    case Reason::count_given:
    case Reason::clock_started:
    case Reason::clock_asked:
    case Reason::clock_too_early:
    case Reason::clock_not_his:
    case Reason::clock_not_in_turn:
    case Reason::clock_runs:
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
    case Reason::runs_not_now: return cards_in_words(ruling, before, table);
    }
    return {};
}

} // namespace

std::string sentence(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table) {
    return ruled(ruling, before, policy, table) + going_back(ruling, table);
}

} // namespace floorman
