// PokerStars' text: hands that are shown, and what they are called, against the cards.

#include "history/stars_hands.hpp"

namespace floorman {
namespace {

// ---- Nobody called --------------------------------------------------------------------------------------------------------

// Ann shows what she bet with when Ben has folded.
std::string uncontested(std::string_view shows, std::string_view board) {
    std::string text = "PokerStars Hand #51:  Hold'em No Limit ($1/$2 USD) - 2024/05/17 20:15:00 ET\n"
                       "Table 'Corner' 2-max Seat #1 is the button\nSeat 1: Ann ($80 in chips)\nSeat 2: Ben ($80 in chips)\n"
                       "Ann: posts small blind $1\nBen: posts big blind $2\n*** HOLE CARDS ***\nAnn: calls $1\nBen: checks\n";
    text.append(board).append("Ben: checks\nAnn: bets $4\nBen: folds\nUncalled bet ($4) returned to Ann\n"
                              "Ann collected $4 from pot\nAnn: shows ");
    return text.append(shows).append("\n*** SUMMARY ***\nTotal pot $4 | Rake $0\n");
}

constexpr std::string_view flop = "*** FLOP *** [4d 9s Jh]\n";
constexpr std::string_view turn = "*** FLOP *** [4d 9s Jh]\nBen: checks\nAnn: checks\n*** TURN *** [4d 9s Jh] [4c]\n";
constexpr std::string_view river = "*** FLOP *** [4d 9s Jh]\nBen: checks\nAnn: checks\n*** TURN *** [4d 9s Jh] [4c]\n"
                                   "Ben: checks\nAnn: checks\n*** RIVER *** [4d 9s Jh 4c] [Js]\n";

TEST(ShownHands, WhatIsShownUncontestedIsCalledWhatItIs) {
    expect_in_order(uncontested("[9c 2d] (a pair of Nines)", flop));
    expect_in_order(uncontested("[9c 2d] (two pair, Nines and Fours)", turn));
    expect_in_order(uncontested("[9c 2d] (two pair, Jacks and Nines)", river));
    expect_in_order(uncontested("[9c]", flop));
    expect_fault(uncontested("[9c 2d] (a pair of Aces)", flop), "what it makes is a pair of nines", "Ann: shows");
    expect_fault(uncontested("[9c 2d] (a pair of Nines)", turn), "what it makes is two pair, nines and fours", "Ann: shows");
    expect_fault(uncontested("[9c 2d] (a flush, Jack high)", river), "what it makes is two pair", "Ann: shows");
    expect_fault(uncontested("[9s 2d] (a pair of Nines)", flop), "9s is out already", "Ann: shows");
    expect_fault(uncontested("[9c 2d]", flop) +
                     "Seat 1: Ann (button) (small blind) showed [9c 2d] and won ($4) with a pair of Twos\n",
                 "another thing than it makes, a pair of nines", "Seat 1: Ann (button)");
}

// ---- High and low ---------------------------------------------------------------------------------------------------------

std::string split(std::string_view ann_is, std::string_view ben_is, std::string_view ben_wins, std::string_view ann_wins) {
    std::string text = "PokerStars Hand #52: Tournament #7, $2+$0.20 USD Omaha Hi/Lo Pot Limit - Level I (1/2) - 2024/05/17 "
                       "20:15:00 ET\nTable '7 1' 6-max Seat #3 is the button\nSeat 1: Eve (80 in chips)\n"
                       "Seat 2: Ben (80 in chips)\nSeat 3: Ann (80 in chips)\nEve: posts small blind 1\nBen: posts big blind 2\n"
                       "*** HOLE CARDS ***\nAnn: calls 2\nEve: folds\nBen: checks\n*** FLOP *** [2c 6d 7h]\nBen: checks\n"
                       "Ann: checks\n*** TURN *** [2c 6d 7h] [Ks]\nBen: checks\nAnn: checks\n*** RIVER *** [2c 6d 7h Ks] [Qd]\n"
                       "Ben: checks\nAnn: checks\n*** SHOW DOWN ***\nBen: shows [Ac 3d Ts 9c] (";
    text.append(ben_is).append(")\nAnn: shows [Kc Kd Th 9h] (").append(ann_is).append(")\nBen collected ").append(ben_wins);
    text.append(" from pot\nAnn collected ").append(ann_wins).append(" from pot\n*** SUMMARY ***\nTotal pot 5 | Rake 0\n");
    return text + "Seat 2: Ben (big blind) showed [Ac 3d Ts 9c] and won (" + std::string(ben_wins) + ") with " +
           std::string(ben_is) + "\n";
}

TEST(ShownHands, BothHalvesAreCalledWhatTheyAre) {
    constexpr std::string_view kings = "HI: three of a kind, Kings";
    expect_in_order(split(kings, "HI: high card Ace; LO: 7,6,3,2,A", "2", "3"));
    expect_fault(split(kings, "HI: high card Ace; LO: 8,6,3,2,A", "2", "3"), "what it makes is a seven-six-three-deuce-ace low",
                 "Ben: shows");
    expect_fault(split(kings, "HI: a pair of Aces; LO: 7,6,3,2,A", "2", "3"), "what it makes is ace high", "Ben: shows");
    expect_fault(split("HI: three of a kind, Kings; LO: 7,6,5,3,2", "HI: high card Ace; LO: 7,6,3,2,A", "2", "3"),
                 "what it makes is no low", "Ann: shows");
    expect_fault(instead(split(kings, "HI: high card Ace; LO: 7,6,3,2,A", "2", "3"), "with HI: high card Ace; LO: 7,6,3,2,A",
                         "with HI: high card Ace; LO: 7,6,4,2,A"),
                 "another thing than it makes, a seven-six-three-deuce-ace low", "Seat 2: Ben (big blind)");
}

TEST(ShownHands, TheOddChipIsTheHighSides) {
    expect_fault(split("HI: three of a kind, Kings", "HI: high card Ace; LO: 7,6,3,2,A", "3", "2"),
                 "and wins 2: the odd chip goes to the high side", "Ann collected");
}

// ---- Draws ----------------------------------------------------------------------------------------------------------------

std::string drawn(std::string_view game, std::string_view dealt, std::string_view pat, std::string_view shows) {
    std::string text = "PokerStars Hand #53:  ";
    text.append(game).append(" Limit ($2/$4 USD) - 2024/05/17 20:15:00 ET\nTable 'Corner' 6-max Seat #1 is the button\n"
                             "Seat 1: Ann ($80 in chips)\nSeat 2: Ben ($80 in chips)\nAnn: posts small blind $1\n"
                             "Ben: posts big blind $2\n*** DEALING HANDS ***\nDealt to Ann [");
    text.append(dealt).append("]\nAnn: calls $1\nBen: checks\n");
    for (const std::string_view which : {"FIRST", "SECOND", "THIRD"}) {
        text.append("*** ").append(which).append(" DRAW ***\nBen: discards 1 card\nAnn: stands pat").append(pat);
        text += "\nBen: checks\nAnn: checks\n";
    }
    text.append("*** SHOW DOWN ***\nBen: mucks hand\nAnn: shows [").append(dealt).append("] (").append(shows);
    return text.append(")\nAnn collected $4 from pot\n*** SUMMARY ***\nTotal pot $4 | Rake $0\n");
}

constexpr std::string_view triple_draw = "Triple Draw 2-7 Lowball";

TEST(ShownHands, LowsAreCalledByTheirRanks) {
    expect_in_order(drawn(triple_draw, "9h 7d 4c 3s 2h", "", "9,7,4,3,2"));
    expect_fault(drawn(triple_draw, "9h 7d 4c 3s 2h", "", "8,7,4,3,2"), "what it makes is", "Ann: shows");
    expect_in_order(drawn("Badugi", "8h 6d 3c As", "", "8,6,3,A"));
    expect_fault(drawn("Badugi", "8h 6d 3c As", "", "6,3,A"), "what it makes is a badugi", "Ann: shows");
    expect_fault(drawn("Badugi", "8h 6d 3c Ac", "", "8,6,3,A"), "what it makes is three cards", "Ann: shows");
}

TEST(ShownHands, WhoStandsPatOnCardsHoldsThem) {
    expect_in_order(drawn(triple_draw, "9h 7d 4c 3s 2h", " on [2h 3s 4c 7d 9h]", "9,7,4,3,2"));
    expect_fault(drawn(triple_draw, "9h 7d 4c 3s 2h", " on [2h 3s 4c 7d 8h]", "9,7,4,3,2"), "but it holds 9h7d4c3s2h",
                 "Ann: stands pat");
    expect_fault(drawn(triple_draw, "9h 7d 4c 3s 2h", " on [2h 3s 4c 9h 9h]", "9,7,4,3,2"), "but it holds 9h7d4c3s2h",
                 "Ann: stands pat");
}

} // namespace
} // namespace floorman
