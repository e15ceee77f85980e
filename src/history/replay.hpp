#pragma once
// Replay: a hand's record, done again act by act under one rulebook by the strict rules. Nothing is repaired: the first act
// that may not be ends it, with what was done, what was legal and the rule.
//
// Knows records and hands; knows no file and no format.

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "hand/event.hpp"
#include "hand/hand.hpp"
#include "hand/pots.hpp"
#include "history/deed_words.hpp"
#include "history/problem.hpp"
#include "history/record.hpp"
#include "rules/compose.hpp"

namespace floorman {

// Cards that are named before they are due.
struct WaitingCards {
    using Cards = Bounded<Card, 7>;
    PerSeat<Cards> hole;
    std::array<Cards, most_runs> board;
    bool any{}; // Whether some waited in this hand.

    [[nodiscard]] bool has(Card card) const noexcept {
        const auto waits_in = [card](const Cards& cards) { return std::find(cards.begin(), cards.end(), card) != cards.end(); };
        return std::any_of(hole.at.begin(), hole.at.end(), waits_in) || std::any_of(board.begin(), board.end(), waits_in);
    }
};

struct Replayed {
    Hand hand;               // Where it stands after the last act that could be done.
    PerSeat<Chips> uncalled; // What was put back to a seat as uncalled.
    SeatSet folded;
    PerSeat<std::uint8_t> folded_on; // The street.
    int acts{};                      // That were done.
    std::optional<Problem> problem;
    std::vector<Event>* log = nullptr; // Where what happens is kept, if anybody asks.
    Events step_events;                // Of the last step; here so that it is made once,
    WaitingCards waiting;              // as this is.
};

// Plays `record`, from the posts on. `replayed.log` stays as it is; everything else is made anew.
void replay(const Record& record, const Compiled& rules, Replayed& replayed);

// Its two parts: the posts, which hang on the record's setup alone, and the deeds behind them.
void make_posts(const Record& record, const Compiled& rules, Replayed& replayed);
void play_deeds(const Record& record, const Compiled& rules, Replayed& replayed);

} // namespace floorman
