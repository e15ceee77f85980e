// PokerStars' text: hands that players sell to the house once all are in. The pot is what it was; who sold has its share paid by
// the house, which takes what the hand wins.

#include "history/stars_hands.hpp"

namespace floorman {
namespace {

// Ann's kings beat Ben's queens for a pot of $80.10, of which $2 are raked.
std::string all_in(std::string_view paid, std::string_view ann, std::string_view ben) {
    std::string text =
        "PokerStars Hand #71:  Hold'em No Limit ($0.05/$0.10 USD) - 2024/05/17 20:15:00 ET\n"
        "Table 'Corner' 6-max Seat #1 is the button\nSeat 1: Ann ($40 in chips)\nSeat 2: Cy ($12 in chips)\n"
        "Seat 3: Ben ($50 in chips)\nCy: posts small blind $0.05\nBen: posts big blind $0.10\n*** HOLE CARDS ***\n"
        "Ann: raises $0.20 to $0.30\nCy: folds\nBen: raises $39.70 to $40\nAnn: calls $39.70 and is all-in\n"
        "*** FLOP *** [2c 7d 9h]\n*** TURN *** [2c 7d 9h] [Ts]\n*** RIVER *** [2c 7d 9h Ts] [3c]\n*** SHOW DOWN ***\n"
        "Ben: shows [Qs Qd] (a pair of Queens)\nAnn: shows [Ks Kd] (a pair of Kings)\n";
    text.append(paid).append("*** SUMMARY ***\nTotal pot $80.05 | Rake $2\nBoard [2c 7d 9h Ts 3c]\nSeat 1: Ann (button) ");
    text.append(ann).append("\nSeat 2: Cy (small blind) folded before Flop\nSeat 3: Ben (big blind) ").append(ben);
    return text.append("\n");
}

constexpr std::string_view ann_collects = "Ann collected $78.05 from pot\n";
constexpr std::string_view ann_sells = "Ann cashed out the hand for $64.10 | Cash Out Fee $0.65\n";
constexpr std::string_view ben_sells = "Ben cashed out the hand for $12.40\n";
constexpr std::string_view ann_won = "showed [Ks Kd] and won ($78.05) with a pair of Kings";
constexpr std::string_view ben_lost = "showed [Qs Qd] and lost with a pair of Queens";

std::string joined(std::string_view first, std::string_view second) { return std::string(first) + std::string(second); }

TEST(StarsCashOut, TheHouseMayBuyAHandThatLoses) {
    const std::string text = all_in(joined(ann_collects, ben_sells), ann_won, joined(ben_lost, " (cashed out)"));
    const JudgedHand hand = judged_stars(text);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
    EXPECT_EQ(hand.final_stacks, (std::vector<std::string>{"11.95", "10", "78.05"})); // Cy, Ben, Ann.
    ASSERT_EQ(hand.notes.size(), 2U);
    EXPECT_EQ(hand.notes[0], "Ben cashed out: the house paid for the hand, and has what it wins");
    expect_in_order(all_in(joined(ben_sells, ann_collects), ann_won, joined(ben_lost, " (cashed out).")));
}

// Nobody collects then: the summary alone tells what the hand won.
TEST(StarsCashOut, TheHouseMayBuyAHandThatWins) {
    const std::string won = joined(ann_won, " (pot not awarded as player cashed out)");
    const JudgedHand hand = judged_stars(all_in(ann_sells, won, ben_lost));
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
    EXPECT_EQ(hand.final_stacks, (std::vector<std::string>{"11.95", "10", "78.05"}));
    expect_in_order(all_in(joined(ben_sells, ann_sells), won, joined(ben_lost, " (cashed out)")));
}

TEST(StarsCashOut, ItIsNoPartOfThePot) {
    const std::string won = joined(ann_won, " (pot not awarded as player cashed out)");
    // Who sold nothing collects what it wins.
    expect_fault(all_in(ben_sells, won, ben_lost), "nobody collects the pot", "Ann: shows");
    expect_fault(all_in("", won, ben_lost), "nobody collects the pot", "Ann: shows");
    // What it wins is the pot, less the rake, whatever the house paid.
    expect_fault(instead(all_in(ann_sells, won, ben_lost), "won ($78.05)", "won ($64.10)"),
                 "64.1 is collected and 2 raked, and the pot is 80.05", "Seat 1: Ann (button)");
    expect_fault(all_in(joined("Ben collected $78.05 from pot\n", ben_sells),
                        joined("showed [Ks Kd] ", "and lost with a pair of Kings"),
                        "showed [Qs Qd] and won ($78.05) with a pair of Queens"),
                 "Ben collects 78.05 from the pot, and wins 0", "Ben collected");
    expect_fault(all_in(joined(ann_collects, "Cy cashed out the hand for $1\n"), ann_won, ben_lost),
                 "Cy cashes out, but has folded", "Cy cashed out");
}

TEST(StarsCashOut, ThePotsOfWhoSoldAreNotTold) {
    // Ben's three deuces have the main pot, and Ann's kings the side pot; Ann sold hers.
    const std::string text =
        "PokerStars Hand #72:  Hold'em No Limit ($0.05/$0.10 USD) - 2024/05/17 20:15:00 ET\n"
        "Table 'Corner' 6-max Seat #1 is the button\nSeat 1: Ann ($8 in chips)\nSeat 2: Cy ($9 in chips)\n"
        "Seat 3: Ben ($5 in chips)\nCy: posts small blind $0.05\nBen: posts big blind $0.10\n*** HOLE CARDS ***\n"
        "Ann: raises $7.90 to $8 and is all-in\nCy: calls $7.95\nBen: calls $4.90 and is all-in\n"
        "*** FLOP *** [2c 7d 9h]\n*** TURN *** [2c 7d 9h] [Ts]\n*** RIVER *** [2c 7d 9h Ts] [3c]\n*** SHOW DOWN ***\n"
        "Ann: shows [Ks Kd] (a pair of Kings)\nCy: shows [Qs Qd] (a pair of Queens)\nBen: shows [2s 2d] (three of a kind, "
        "Deuces)\n"
        "Ben collected $14.30 from main pot\nAnn cashed out the hand for $7.10 | Cash Out Fee $0.07\n*** SUMMARY ***\n"
        "Total pot $21 Main pot $14.30. Side pot $5.70. | Rake $1\nBoard [2c 7d 9h Ts 3c]\n"
        "Seat 1: Ann (button) showed [Ks Kd] and won ($5.70) with a pair of Kings (pot not awarded as player cashed out)\n"
        "Seat 2: Cy (small blind) showed [Qs Qd] and lost with a pair of Queens\n"
        "Seat 3: Ben (big blind) showed [2s 2d] and won ($14.30) with three of a kind, Deuces\n";
    const JudgedHand hand = judged_stars(text);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
    EXPECT_EQ(hand.final_stacks, (std::vector<std::string>{"1", "14.3", "5.7"}));
    expect_fault(instead(instead(text, "Ben collected $14.30", "Ben collected $15.30"), "won ($5.70)", "won ($4.70)"), "collects",
                 "Seat 1: Ann (button)");
}

TEST(StarsCashOut, WhatStandsBehindItIsKnown) {
    const JudgedHand hand = judged_stars(all_in(joined(ann_collects, "Ben cashed out the hand for a song\n"), ann_won, ben_lost));
    EXPECT_EQ(hand.verdict, HandVerdict::unreadable);
    EXPECT_NE(hand.why().find("for a song"), std::string::npos) << hand.why();
}

} // namespace
} // namespace floorman
