#include "cli/page_parts.hpp"
#include "cli/page_words.hpp"

namespace floorman::cli {

namespace {

std::string capital(std::string_view word) {
    std::string text(word);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string betting_is_over(const Words& words, const Spot& spot, const Report& report) {
    std::string text = "Betting is over " + words.street() + "." + words.board();
    if (report.still_in.count() == 1) text += " Only " + words.names(report.still_in) + " is left.";
    if (!report.pots.empty()) text += " " + words.pots() + ".";
    if (sum(report.uncalled, spot.setup.seats) > no_chips)
        text += " Uncalled: " + words.seen_amounts(report.uncalled, " takes back ") + ".";
    if (report.rake > no_chips) text += " The house takes " + words.amount(report.rake) + ".";
    if (report.awards)
        text += " " + words.seen_amounts(*report.awards, " wins ") + ".";
    else
        text += " Who wins does not follow from the cards that are known.";
    return text;
}

// " Betting on the turn is closed."
std::string closed_before(const Spot& spot, const Report& report) {
    const Game& rules = game(spot.setup.game);
    const int street = street_named(rules, report.street);
    if (street <= 0) return "";
    return " Betting " + street_in_words(rules.streets[static_cast<std::size_t>(street - 1)].name, rules.family) + " is closed.";
}

std::string act_in_words(const Words& words, const Held& held) {
    const std::string to = held.to ? " " + std::string(held.act == Act::bet ? "of " : "to ") + words.amount(*held.to) : "";
    switch (held.act) {
    case Act::fold: return "fold";
    case Act::check: return "check";
    case Act::call: return "call";
    case Act::bet: return "bet" + to;
    case Act::raise: return "raise" + to;
    case Act::complete: return "completion" + to;
    case Act::bring_in: return "bring-in";
    }
    return "act";
}

std::string bound_word(Act act) {
    switch (act) {
    case Act::bet: return "bet";
    case Act::raise: return "raise";
    case Act::complete: return "complete";
    case Act::call: return "call";
    case Act::fold: return "fold";
    case Act::check: return "check";
    case Act::bring_in: return "bring it in";
    }
    return "act";
}

std::string only(MayOnly limit) {
    std::vector<std::string> words;
    if (limit.has(MayOnly::check)) words.push_back("check");
    if (limit.has(MayOnly::call)) words.push_back("call");
    if (limit.has(MayOnly::bet)) words.push_back("bet");
    if (limit.has(MayOnly::raise)) words.push_back("raise");
    if (limit.has(MayOnly::fold)) words.push_back("fold");
    return listed(words, "or");
}

// The wagers that are open to the player to act: "raise to 230 up to 500 (all in)".
class Wagers {
public:
    Wagers(const Words& words, const Spot& spot, const Report& report) : words_(words), spot_(spot), report_(report) {
        opens_ = highest(report.bets, spot.setup.seats) == no_chips;
        bring_in_is_due_ = opens_ && report.to_call > no_chips;
        whole_ = report.bets[report.to_act] + report.stacks[report.to_act];
        if (report.can_raise && report.min_raise_to && report.max_raise_to) list();
    }

    [[nodiscard]] const std::vector<std::string>& all() const { return all_; }

private:
    void list() {
        const Chips least = *report_.min_raise_to;
        const Chips most = *report_.max_raise_to;
        const bool short_of_full = report_.full_raise_to && *report_.full_raise_to > most;
        if (!report_.sizes.empty()) {
            std::vector<std::string> sizes;
            for (const Chips size : report_.sizes) sizes.push_back(words_.amount(size));
            all_.push_back(verb() + listed(sizes, "or"));
        } else if (short_of_full) {
            all_.push_back(verb() + words_.amount(most) + ", all in (a full " + (opens_ ? "bet is " : "raise is to ") +
                           words_.amount(*report_.full_raise_to) + ")");
        } else if (least == most) {
            all_.push_back((report_.complete_to == least && !bring_in_is_due_ ? "complete to " : verb()) + words_.amount(most) +
                           top());
        } else if (report_.complete_to == least) {
            all_.push_back("complete to " + words_.amount(least));
            all_.push_back("raise to at most " + words_.amount(most) + top());
        } else if (spot_.unbounded.has(report_.to_act) && spot_.structure == Structure::no_limit) {
            all_.push_back(verb() + words_.amount(least) + " or more");
        } else {
            all_.push_back(verb() + "at least " + words_.amount(least) + " and at most " + words_.amount(most) + top());
        }
        // A short all-in or blind may be completed even where a full raise lies elsewhere.
        if (report_.complete_to && *report_.complete_to != least && *report_.complete_to <= most)
            all_.push_back("complete to " + words_.amount(*report_.complete_to));
    }

    [[nodiscard]] std::string verb() const { return opens_ ? "bet " : "raise to "; }

    // What sets the upper end.
    [[nodiscard]] std::string top() const {
        if (*report_.max_raise_to == whole_) return " (all in)";
        if (spot_.structure == Structure::pot_limit) return " (the pot)";
        if (spot_.structure == Structure::spread_limit) return " (the spread)";
        return "";
    }

    const Words& words_;
    const Spot& spot_;
    const Report& report_;
    bool opens_ = false;
    bool bring_in_is_due_ = false;
    Chips whole_{};
    std::vector<std::string> all_;
};

} // namespace

std::string street_in_words(std::string_view street, Family family) {
    if (street == "preflop") return "before the flop";
    if (street == "predraw") return "before the draw";
    if (family == Family::stud) return "on " + std::string(street) + " street";
    if (const std::size_t draw = street.find("-draw"); draw != std::string_view::npos)
        return "after the " + std::string(street.substr(0, draw)) + " draw";
    return "on the " + std::string(street);
}

std::string where_it_stands(const Spot& spot, const Report& report) {
    const Words words{spot, report};
    const int seats = spot.setup.seats;
    if (report.hand_over) return betting_is_over(words, spot, report);
    std::string text = capital(words.street()) + "." + words.board();
    if (report.street_over) text += closed_before(spot, report);
    if (sum(report.uncalled, seats) > no_chips) text += " Uncalled: " + words.seen_amounts(report.uncalled, " takes back ") + ".";
    const Chips front = sum(report.bets, seats);
    if (!report.pots.empty())
        text += " " + words.pots() + (front > no_chips ? ", " + words.amount(front) + " in front." : ".");
    else if (front > no_chips)
        text += " " + words.amount(front) + " in front.";
    if (!report.to_act.exists()) return text;
    text += " " + words.name(report.to_act) + " to act";
    if (report.to_call > no_chips && front > no_chips) text += ", " + words.amount(report.to_call) + " to call";
    return text + ".";
}

std::vector<Paragraph> what_may_be_done(const Spot& spot, const Report& report) {
    if (!report.to_act.exists() || report.hand_over) return {};
    const Words words{spot, report};
    const std::string who = words.name(report.to_act);
    const Wagers wagers{words, spot, report};
    const bool calls_all_in = report.to_call > no_chips && report.to_call == report.stacks[report.to_act];
    std::vector<std::string> choices;
    if (report.can_check) {
        choices.push_back("check");
    } else if (highest(report.bets, spot.setup.seats) == no_chips && report.to_call > no_chips) {
        choices.push_back("bring it in for " + words.amount(report.to_call)); // A forced bet is not folded.
    } else {
        choices.push_back("fold");
        choices.push_back("call " + words.amount(report.to_call) + (calls_all_in ? " (all in)" : ""));
    }
    choices.insert(choices.end(), wagers.all().begin(), wagers.all().end());
    std::vector<Paragraph> paragraphs;
    const bool ruled = report.limited[report.to_act].limits();
    paragraphs.push_back({who + (ruled ? " may only " : " may ") + listed(choices, "or") + ".", {}});
    if (report.raise_barred) paragraphs.push_back({shown(report.raise_barred->text), report.raise_barred->cites});
    return paragraphs;
}

std::vector<Paragraph> what_is_pending(const Spot& spot, const Report& report) {
    const Words words{spot, report};
    std::vector<Paragraph> paragraphs;
    if (report.declared)
        paragraphs.push_back(
            {words.name(report.declared->by) + " is bound to " + bound_word(report.declared->act) + " and still owes the amount.",
             {}});
    for (const Held& held : report.held)
        paragraphs.push_back(
            {words.name(held.by) + "'s " + act_in_words(words, held) + " is held until it is " + words.name(held.by) + "'s turn.",
             {}});
    for (int i = 0; i < spot.setup.seats; ++i)
        if (const Seat seat{i}; seat != report.to_act && report.limited[seat].limits())
            paragraphs.push_back(
                {words.name(seat) + ", by a ruling, may only " + only(report.limited[seat]) + " when it is that player's turn.",
                 {}});
    if (report.clock) {
        const ClockReport& clock = *report.clock;
        paragraphs.push_back({"The clock is on " + words.name(clock.on) + ": " + std::to_string(clock.seconds) +
                                  " seconds and a countdown of " + std::to_string(clock.countdown) + "; " +
                                  (clock.left > 0 ? std::to_string(clock.left) + " left." : "the time is out."),
                              {}});
    }
    if (report.floor) {
        std::vector<std::string> others;
        for (const FloorChoice choice : report.floor->choices)
            if (choice != report.floor->taken) others.push_back("\"floor rules " + std::string(name(choice)) + "\"");
        paragraphs.push_back(
            {shown(report.floor->text) + (others.empty() ? "" : " To rule otherwise, write " + listed(others, "or") + "."), {}});
    }
    if (spot.structure == Structure::fixed_limit || spot.structure == Structure::spread_limit) {
        const bool told = report.raise_barred && report.raise_barred->question == Question::raise_cap;
        if ((report.raises > 0 || report.capped) && !told)
            paragraphs.push_back(
                {"Raises on this street: " + std::to_string(report.raises) + (report.capped ? ", which is the cap." : "."), {}});
    }
    if (!report.show_order.empty()) {
        std::string order;
        for (const Seat seat : report.show_order) order += (order.empty() ? "" : ", then ") + words.name(seat);
        paragraphs.push_back({"Hands are shown in this order: " + order + ".", {}});
    }
    return paragraphs;
}

} // namespace floorman::cli
