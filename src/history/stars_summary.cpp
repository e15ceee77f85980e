#include "history/stars_summary.hpp"

#include <array>

namespace floorman {

namespace {

struct StreetWords {
    std::string_view words;
    int street;
};
constexpr std::array street_words{
    StreetWords{"Flop", 1},       StreetWords{"Turn", 2},       StreetWords{"River", 3},
    StreetWords{"3rd Street", 0}, StreetWords{"4th Street", 1}, StreetWords{"5th Street", 2},
    StreetWords{"6th Street", 3}, StreetWords{"7th Street", 4}, StreetWords{"River (7th Street)", 4},
    StreetWords{"1st Draw", 1},   StreetWords{"2nd Draw", 2},   StreetWords{"3rd Draw", 3},
};

bool money(std::string_view& rest, AmountText& amount) noexcept {
    bool currency = false;
    return take_money(rest, amount, currency);
}

// "$73 Main pot $64. Side pot $9. | Rake $0".
bool read_total(std::string_view rest, StarsSummaryLine& read) {
    if (!money(rest, read.total)) return false;
    while (!(rest = without_blanks(rest)).empty()) {
        AmountText amount;
        int number = 0;
        if (take(rest, "Main pot ")) {
            if (!money(rest, amount)) return false;
            read.pots.push_back(amount);
        } else if (take(rest, "Side pot")) {
            if (take(rest, "-") && !take_number(rest, number)) return false;
            if (!take(rest, " ") || !money(rest, amount) || read.pots.full()) return false;
            read.pots.push_back(amount);
        } else if (take(rest, "| Rake ") || take(rest, "| Jackpot Rake ") || take(rest, "| Jackpot ")) {
            if (!money(rest, amount) || read.rakes.full()) return false;
            read.rakes.push_back(amount);
        } else {
            return false;
        }
        (void)take(rest, ".");
        if (read.pots.full()) return false;
    }
    return true;
}

bool folded_where(std::string_view rest, SeatSaid& said) {
    if (take(rest, "before ")) {
        said.folded_on = 0;
        return true;
    }
    if (!take(rest, "on the ") && !take(rest, "after the ")) return false;
    for (const StreetWords& words : street_words)
        if (rest.starts_with(words.words)) said.folded_on = static_cast<std::int8_t>(words.street);
    return true;
}

bool read_positions(std::string_view& rest, StarsSeatSaid& read) {
    for (rest = without_blanks(rest); rest.starts_with("("); rest = without_blanks(rest)) {
        StarsLabel::Position position = StarsLabel::Position::button;
        if (take(rest, "(small blind)"))
            position = StarsLabel::Position::small_blind;
        else if (take(rest, "(big blind)"))
            position = StarsLabel::Position::big_blind;
        else if (!take(rest, "(button)") && !take(rest, "(button blind)"))
            return true;
        if (read.positions.full()) return false;
        read.positions.push_back(position);
    }
    return true;
}

} // namespace

SummaryKind read_summary_line(std::string_view line, StarsSummaryLine& read) {
    std::string_view rest = line;
    if (take(rest, "Total pot ")) return read_total(rest, read) ? SummaryKind::total : SummaryKind::none;
    if (take(rest, "Hand was run ")) return SummaryKind::said_before;
    if (take(rest, "Seat "))
        if (take_number(rest, read.number) && take(rest, ": ")) {
            read.rest = rest;
            return SummaryKind::seat;
        }
    for (const std::string_view which : {"FIRST ", "SECOND ", "THIRD "})
        if (take(rest, which)) break;
    if (!take(rest, "Board ") || !take_bracket(rest, read.cards) || read.cards.size() > 5) return SummaryKind::none;
    return SummaryKind::board;
}

bool read_summary_seat(std::string_view rest, StarsSeatSaid& read) {
    read.said.folded_on = -1;
    if (!read_positions(rest, read)) return false;
    if (rest.starts_with("is sitting out") || rest.starts_with("out of hand")) {
        read.sits_out = true;
        return true;
    }
    if (take(rest, "folded ")) {
        read.said.folded = true;
        return folded_where(rest, read.said);
    }
    if (take(rest, "showed ") || take(rest, "shows ")) {
        read.said.showed = true;
        if (!take_bracket(rest, read.said.cards)) return false;
    } else if (take(rest, "mucked")) {
        read.said.mucked = true;
        if (rest.starts_with(" [") && !take_bracket(rest, read.said.cards)) return false;
    }
    // "collected ($5)", "won ($5)", "and won ($5) with ..., and won ($5) with ...".
    for (const std::string_view verb : {"won (", "collected ("})
        for (std::size_t at = rest.find(verb); at != std::string_view::npos; at = rest.find(verb, at + 1)) {
            std::string_view written = rest.substr(at + verb.size());
            AmountText won;
            if (!money(written, won) || !written.starts_with(')') || read.won.full()) return false;
            read.won.push_back(won);
        }
    constexpr std::string_view with = " with ";
    if (const std::size_t at = rest.find(with); at != std::string_view::npos)
        read.said.called = called_hand(rest.substr(at + with.size()));
    const bool says = read.said.showed || !read.won.empty() || without_blanks(rest).empty();
    return says || rest.find("lost") != std::string_view::npos;
}

} // namespace floorman
