#pragma once
// The auditor's second opinion on cards: which come next, and what may be done with them.
//
// It is given how the game deals and everything that was done since, cards and what betting changed alike, and works each
// answer out from the whole list again. It shares no code and no types with the engine. Cards are numbers from 0; -1 is one
// that nobody has seen.

#include <vector>

namespace auditor {

struct CardStreet {
    int to_each = 0;    // Cards that each player has in hand once the street is dealt,
    int on_board = 0;   // and on the board.
    bool draws = false; // Each player may throw cards away for as many new ones.
};

struct CardGame {
    std::vector<CardStreet> streets; // The first is the one that the hand begins on.
    std::vector<int> deck;           // Every card there is.
    int seats = 0;
    bool seen = true;                       // Cards have names.
    bool last_street_may_be_common = false; // Stud: one card for all, where the deck has not one for each.
    bool board_may_be_run = false;
    bool burns = false;
};

struct CardDeed {
    enum Kind {
        to_hand,
        to_board,
        burns,
        throws_away,
        reshuffles,
        runs, // The rest of the board `number` times.
        // What betting did meanwhile.
        out,    // `seat` has folded.
        street, // Street `number` has begun.
        over,   // No more betting can come.
    };
    Kind kind{};
    int seat = -1;
    std::vector<int> cards;
    int number = 0;
};

struct CardsDue {
    enum What { nothing, hand, board, burn, draw, reshuffle };
    What what = nothing;
    int seat = -1;
    int count = 0;
    int board_number = 0;

    friend bool operator==(const CardsDue&, const CardsDue&) = default;
};

using CardDeeds = std::vector<CardDeed>;

[[nodiscard]] CardsDue cards_due(const CardGame& game, const CardDeeds& deeds);
[[nodiscard]] bool allows(const CardGame& game, const CardDeeds& deeds, const CardDeed& deed);

[[nodiscard]] std::vector<int> hand_of(const CardGame& game, const CardDeeds& deeds, int seat);
[[nodiscard]] std::vector<int> board_of(const CardGame& game, const CardDeeds& deeds, int number);
[[nodiscard]] int boards(const CardDeeds& deeds);
[[nodiscard]] bool in_deck(const CardGame& game, const CardDeeds& deeds, int card);
[[nodiscard]] int left_in_deck(const CardGame& game, const CardDeeds& deeds);
// What goes under the deck when the muck is shuffled again.
[[nodiscard]] int in_muck(const CardGame& game, const CardDeeds& deeds);

} // namespace auditor
