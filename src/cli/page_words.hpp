#pragma once
// page_words: names, amounts and cards of one scene and one report, as the page says them. Only its parts include this.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "cards/card.hpp"
#include "cli/layout.hpp"
#include "cli/page_parts.hpp"
#include "scene/report.hpp"
#include "scene/spot.hpp"

namespace floorman::cli {

[[nodiscard]] inline Chips sum(const PerSeat<Chips>& amounts, int seats) {
    Chips total{};
    for (int i = 0; i < seats; ++i) total += amounts[Seat{i}];
    return total;
}

[[nodiscard]] inline Chips highest(const PerSeat<Chips>& amounts, int seats) {
    Chips most{};
    for (int i = 0; i < seats; ++i) most = std::max(most, amounts[Seat{i}]);
    return most;
}

template <class Cards>
[[nodiscard]] std::string cards_in_words(const Cards& cards) {
    std::string words;
    for (const Card card : cards) words += (words.empty() ? "" : " ") + text(card);
    return words;
}

template <class Cards>
[[nodiscard]] bool any_known(const Cards& cards) {
    return std::any_of(cards.begin(), cards.end(), [](Card card) { return card.known(); });
}

// One scene and one report, in words: names and amounts as the table says them.
class Words {
public:
    Words(const Spot& spot, const Report& report) : spot_(spot), report_(report), seats_(spot.setup.seats) {}

    [[nodiscard]] std::string name(Seat seat) const { return shown(spot_.players[seat.index]); }
    [[nodiscard]] std::string amount(Chips chips) const { return spot_.money(chips); }

    [[nodiscard]] std::string names(SeatSet seats) const {
        std::vector<std::string> words;
        for (const Seat seat : seats) words.push_back(name(seat));
        return listed(words);
    }

    // "Pot 120", "Main pot 125 (A, B and C), side pot 130 (A and C)"; chips in front are in none.
    [[nodiscard]] std::string pots() const {
        if (report_.pots.size() == 1) return "Pot " + amount(report_.pots[0].amount);
        std::string text;
        for (const Pot& pot : report_.pots) {
            text += text.empty() ? "Main pot " : ", side pot ";
            text += amount(pot.amount) + " (" + names(pot.eligible) + ")";
        }
        return text;
    }

    [[nodiscard]] std::string seen_amounts(const PerSeat<Chips>& amounts, std::string_view verb) const {
        std::vector<std::string> words;
        for (int i = 0; i < seats_; ++i)
            if (const Chips chips = amounts[Seat{i}]; chips > no_chips)
                words.push_back(name(Seat{i}) + std::string(verb) + amount(chips));
        return listed(words);
    }

    [[nodiscard]] std::string board() const {
        std::string text = any_known(report_.board) ? " Board " + cards_in_words(report_.board) + "." : "";
        for (const Board& board : report_.other_boards)
            if (any_known(board)) text += " Another board " + cards_in_words(board) + ".";
        return text;
    }

    // "on the flop"
    [[nodiscard]] std::string street() const { return street_in_words(report_.street, game(spot_.setup.game).family); }

private:
    const Spot& spot_;
    const Report& report_;
    int seats_;
};

} // namespace floorman::cli
