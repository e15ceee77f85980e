#include "history/deed_words.hpp"

#include <algorithm>

#include "betting/limits.hpp"
#include "text/players.hpp"

namespace floorman {

namespace {

std::string cards_text(const Bounded<Card, 7>& cards) { return text(std::span{cards.begin(), cards.size()}); }

std::string or_listed(const std::vector<std::string>& parts) {
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i) all += (i == 0 ? "" : i + 1 == parts.size() ? " or " : ", ") + parts[i];
    return all;
}

} // namespace

std::string told(const Deed& deed, const std::string& who, Unit unit) {
    const auto with = [&](std::string_view verb, Chips chips) {
        return who + " " + std::string(verb) + (chips == not_said ? "" : " " + unit.text(chips));
    };
    switch (deed.did) {
    case Did::deal_hole: return cards_text(deed.cards) + " is dealt to " + who;
    case Did::deal_board: return cards_text(deed.cards) + " is dealt to the board";
    case Did::run: return "the board is run " + std::to_string(deed.board) + " times";
    case Did::fold: return who + " folds";
    case Did::check: return who + " checks";
    case Did::call: return with("calls", deed.adds);
    case Did::check_or_call: return who + " checks or calls";
    case Did::bet: return with("bets", deed.to);
    case Did::raise: return with("raises to", deed.to);
    case Did::bet_or_raise: return with("bets or raises to", deed.to);
    case Did::bring_in: return with("brings in", deed.adds);
    case Did::discard: return who + (deed.cards.empty() ? " stands pat" : " discards " + cards_text(deed.cards));
    case Did::stand_pat: return who + " stands pat" + (deed.cards.empty() ? "" : " on " + cards_text(deed.cards));
    case Did::show: return who + " shows " + cards_text(deed.cards);
    case Did::muck: return who + " mucks";
    case Did::uncalled: return unit.text(deed.adds) + " goes back to " + who;
    case Did::street: return "the next street begins";
    case Did::showdown: return "the showdown begins";
    }
    return who;
}

namespace {

// Whether the name that the file gives this seat is nobody else's: it may give none, or the same twice.
bool is_named(const Record& record, int seat) {
    const auto place = static_cast<std::size_t>(seat);
    if (place >= record.players.size()) return false;
    const std::string_view name = record.players[place];
    const bool is_a_place = is_place_name(name) && name != place_name(seat);
    return !name.empty() && !is_a_place && std::count(record.players.begin(), record.players.end(), name) == 1;
}

} // namespace

std::vector<std::string> names_of(const Record& record) {
    std::vector<std::string> names;
    for (int seat = 0; seat < record.setup.seats; ++seat)
        names.push_back(is_named(record, seat) ? std::string(record.players[static_cast<std::size_t>(seat)]) : place_name(seat));
    return names;
}

std::string what_is_legal(const Hand& hand, const Policy& policy, const Record& record) {
    const Round& round = hand.round;
    if (!round.to_act.exists()) return {};
    const Limits limits = floorman::limits(round, policy);
    const Unit unit = record.unit;
    std::vector<std::string> may;
    if (round.bring_in_due) {
        may.push_back("bring in " + unit.text(std::min(round.bet_to, round.stack[round.to_act])));
    } else {
        may.emplace_back("fold");
        may.push_back(limits.can_check ? "check" : "call " + unit.text(limits.to_call));
    }
    if (limits.can_raise()) {
        const bool opens = round.bet_to == no_chips || round.bring_in_due;
        const bool completes = limits.complete_to > no_chips && limits.min_raise_to == limits.complete_to;
        const std::string verb = opens ? "bet " : completes ? "complete to " : "raise to ";
        const std::string least = unit.text(limits.min_raise_to);
        const std::string most = record.unbounded.has(round.to_act) && limits.max_raise_to == whole_to(round, round.to_act)
                                     ? "any amount"
                                     : unit.text(limits.max_raise_to);
        may.push_back(verb + (limits.min_raise_to == limits.max_raise_to ? least : least + " to " + most));
    }
    return names_of(record)[round.to_act.index] + " may " + or_listed(may) + ".";
}

} // namespace floorman
