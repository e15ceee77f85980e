#pragma once
// The auditor's second opinion on cards: which come next, and what may be done with them.
//
// It is given how the game deals and everything that was done since, cards and what betting changed alike. It keeps where the
// cards are and nothing else, and works each answer out from that. It shares no code and no types with the engine. Cards are
// numbers from 0; -1 is one that nobody has seen.

#include <cstddef>
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

// Where the cards are, after everything that was done.
struct CardTable {
    explicit CardTable(CardGame of);

    CardGame game;
    CardDeeds deeds;
    std::vector<std::vector<int>> hands;
    std::vector<std::vector<int>> apart; // Thrown away by a player who waits for new cards.
    std::vector<char> in;
    std::vector<int> draws; // How often each has drawn.
    std::vector<std::vector<int>> boards{{}};
    std::vector<int> muck;
    std::vector<int> deck; // Those that are known to be in it, in no order;
    int left = 0;          // and how many there are.
    int burns = 0;
    int street = 0;
    int shared = 0; // Board cards that lay there before the boards parted.
    bool over = false;

    [[nodiscard]] int players() const;
    [[nodiscard]] const CardStreet& at(int number) const { return game.streets[static_cast<std::size_t>(number)]; }
    [[nodiscard]] int last() const { return static_cast<int>(game.streets.size()) - 1; }
};

void add(CardTable& table, const CardDeed& deed);

[[nodiscard]] CardsDue cards_due(const CardTable& table);
[[nodiscard]] bool allows(const CardTable& table, const CardDeed& deed);

[[nodiscard]] const std::vector<int>& hand_of(const CardTable& table, int seat);
[[nodiscard]] const std::vector<int>& board_of(const CardTable& table, int number);
[[nodiscard]] bool in_deck(const CardTable& table, int card);
// What goes under the deck when the muck is shuffled again: the cards of those who folded too, and what they threw away.
[[nodiscard]] int in_muck(const CardTable& table);

} // namespace auditor
