// PokerStars' text of 6+ Hold'em: everybody antes, and the button posts the only blind.

#include "history/stars_hands.hpp"
#include "history/written.hpp"

namespace floorman {
namespace {

// Dee's flush beats Ben's full house, as it does in a short deck.
const std::string short_deck =
    "PokerStars Hand #61:  6+ Hold'em No Limit (Button Blind $0.10 - Ante $0.10  USD) - 2024/05/17 20:15:00 EET "
    "[2024/05/17 13:15:00 ET]\nTable 'Corner' 6-max Seat #3 is the button\n"
    "Seat 1: Ann ($20 in chips) \nSeat 2: Ben ($12 in chips) \nSeat 3: Cy ($15.50 in chips) \nSeat 4: Dee ($20 in chips) \n"
    "Ann: posts the ante $0.10\nBen: posts the ante $0.10\nCy: posts the ante $0.10\nDee: posts the ante $0.10\n"
    "Cy: posts button blind $0.10\n*** HOLE CARDS ***\nDealt to Ann [6c 7d]\n"
    "Dee: raises $0.20 to $0.30\nAnn: folds \nBen: calls $0.30\nCy: calls $0.20\n*** FLOP *** [9h Jh 6h]\n"
    "Dee: checks \nBen: bets $0.50\nCy: folds \nDee: calls $0.50\n*** TURN *** [9h Jh 6h] [9c]\nDee: checks \nBen: checks \n"
    "*** RIVER *** [9h Jh 6h 9c] [Td]\nDee: checks \nBen: checks \n*** SHOW DOWN ***\n"
    "Dee: shows [Ah Kh] (a flush, Ace high)\nBen: shows [9s Jc] (a full house, Nines full of Jacks)\n"
    "Dee collected $2.20 from pot\n*** SUMMARY ***\nTotal pot $2.30 | Rake $0.10 \nBoard [9h Jh 6h 9c Td]\n"
    "Seat 1: Ann folded before Flop\nSeat 2: Ben showed [9s Jc] and lost with a full house, Nines full of Jacks\n"
    "Seat 3: Cy (button blind) folded on the Flop\nSeat 4: Dee showed [Ah Kh] and won ($2.20) with a flush, Ace high\n";

TEST(StarsButtonBlind, AHandInOrder) {
    const JudgedHand hand = judged_stars(short_deck);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
    EXPECT_EQ(hand.final_stacks, (std::vector<std::string>{"21.3", "19.9", "11.1", "15.1"})); // Dee, Ann, Ben, Cy.
}

TEST(StarsButtonBlind, WhoIsLeftOfTheButtonOpensAndTheButtonHasTheLastWord) {
    expect_fault(instead(short_deck, "Dee: raises $0.20 to $0.30\nAnn: folds \n", "Ann: folds \nDee: raises $0.20 to $0.30\n"),
                 "it is the turn of Dee", "Ann: folds");
    expect_fault(instead(short_deck, "Dee: raises $0.20 to $0.30", "Dee: raises $0.05 to $0.15"), "the least here is 0.2",
                 "Dee: raises $0.05");
    // The ante is no part of a call.
    expect_fault(instead(short_deck, "Cy: calls $0.20", "Cy: calls $0.30"), "there is 0.2 to call", "Cy: calls $0.30");
    // What nobody raised the button may still raise.
    expect_in_order(short_deck.substr(0, short_deck.find("Dee: raises")) +
                    "Dee: folds\nAnn: folds\nBen: calls $0.10\nCy: raises $0.10 to $0.20\nBen: folds\n"
                    "Uncalled bet ($0.10) returned to Cy\nCy collected $0.60 from pot\n*** SUMMARY ***\n"
                    "Total pot $0.60 | Rake $0\n");
}

TEST(StarsButtonBlind, WhatIsPostedIsWhatTheHeaderSays) {
    expect_fault(instead(short_deck, "Ben: posts the ante $0.10", "Ben: posts the ante $0.05"),
                 "Ben posts an ante of 0.05, and it is 0.1", "Ben: posts the ante");
    expect_fault(instead(short_deck, "Ben: posts the ante $0.10\n", ""), "Ben posts no ante", "Dee: posts the ante");
    expect_fault(instead(short_deck, "Ante $0.10", "Ante $0.20"), "Ann posts an ante of 0.1, and it is 0.2",
                 "Ann: posts the ante");
    expect_fault(instead(short_deck, "posts button blind $0.10", "posts button blind $0.20"),
                 "Cy posts a big blind of 0.2, and it is 0.1", "Cy: posts button blind");
    expect_fault(instead(short_deck, "Cy: posts button blind", "Dee: posts button blind"),
                 "the button is Cy, and it posts the blind of 0.1, which Dee posts", "Table");
    expect_fault(instead(short_deck, "Cy: posts button blind $0.10\n", ""),
                 "the button is Cy, and it posts the blind of 0.1, which nobody posts", "Table");
    expect_fault(
        instead(short_deck, "Cy: posts button blind $0.10\n", "Cy: posts button blind $0.10\nDee: posts small blind $0.05\n"),
        "Dee posts a small blind of 0.05, and it is 0", "Dee: posts small blind");
    expect_fault(instead(short_deck, "Ann folded before", "Ann (button blind) folded before"),
                 "the summary calls seat 1 the button, which is seat 3", "Seat 1: Ann (button blind)");
}

TEST(StarsButtonBlind, AHandIsCalledWhatItIsInAShortDeck) {
    expect_fault(instead(short_deck, "(a flush, Ace high)", "(a straight, Seven to Jack)"), "what it makes is a flush, ace high",
                 "Dee: shows");
    expect_fault(instead(short_deck, "(a full house, Nines full of Jacks)", "(a full house, Jacks full of Nines)"),
                 "what it makes is a full house, nines full of jacks", "Ben: shows");
    expect_in_order(
        instead(instead(short_deck, "[9s Jc] (a full house, Nines full of Jacks)", "[Kd Qd] (a straight, Nine to King)"),
                "[9s Jc] and lost with a full house, Nines full of Jacks", "[Kd Qd] and lost with a straight, Nine to King"));
    // An ace is the lowest card of the lowest straight, too.
    const std::string wheel = instead(
        instead(instead(short_deck, "[9h Jh 6h]", "[9h 8c 6h]"), "[9h Jh 6h] [9c]", "[9h 8c 6h] [7c]"), "[9h Jh 6h 9c] [Td]",
        "[9h 8c 6h 7c] [Qd]");
    expect_in_order(
        instead(instead(wheel.substr(0, wheel.find("Board")), "[Ah Kh] (a flush, Ace high)", "[Ah Kh] (a straight, Six to Nine)"),
                "[9s Jc] (a full house, Nines full of Jacks)", "[9s Jc] (a pair of Nines)"));
}

// Whose last chips were the ante posts nothing, and the others owe the blind all the same.
TEST(StarsButtonBlind, AButtonThatIsAllInOnTheAnte) {
    const std::string all_in =
        "PokerStars Hand #62:  6+ Hold'em No Limit (Button Blind 20 - Ante 20) - 2024/05/17 20:15:00 ET\n"
        "Table 'Corner' 6-max (Play Money) Seat #3 is the button\nSeat 1: Ann (900 in chips)\nSeat 2: Ben (900 in chips)\n"
        "Seat 3: Cy (15 in chips)\nAnn: posts the ante 20\nBen: posts the ante 20\nCy: posts the ante 15 and is all-in\n"
        "*** HOLE CARDS ***\nAnn: calls 20\nBen: folds\n*** FLOP *** [9h Jh 6h]\n*** TURN *** [9h Jh 6h] [9c]\n"
        "*** RIVER *** [9h Jh 6h 9c] [Td]\n*** SHOW DOWN ***\n";
    const JudgedHand hand = judged_stars(all_in);
    for (const Problem& problem : hand.problems) EXPECT_EQ(problem.why.find("blind"), std::string::npos) << problem.why;
    EXPECT_EQ(judged_stars(instead(all_in, "Ann: calls 20", "Ann: checks")).why().find("Ann checks"), 0U);
}

// A dead button: nobody posts the blind.
TEST(StarsButtonBlind, AButtonThatNobodyHas) {
    const std::string dead = instead(instead(short_deck, "Seat #3", "Seat #5"), "Cy: posts button blind $0.10\n", "");
    for (const Problem& problem : judged_stars(dead).problems)
        EXPECT_EQ(problem.why.find("the button is"), std::string::npos) << problem.why;
}

TEST(StarsButtonBlind, IsWrittenAsPhh) {
    const std::vector<std::string> written = written_again(short_deck, Format::stars);
    ASSERT_EQ(written.size(), 1U);
    EXPECT_NE(written[0].find("variant = 'NS'"), std::string::npos) << written[0];
    EXPECT_NE(written[0].find("blinds_or_straddles = [0, 0, 0, 0.1]"), std::string::npos) << written[0];
    EXPECT_EQ(judged_phh(written[0]).verdict, HandVerdict::ok) << judged_phh(written[0]).why();
}

TEST(StarsButtonBlind, HeadsUpTheOtherPlayerOpensEveryStreet) {
    const std::string heads_up =
        "PokerStars Hand #63:  6+ Hold'em No Limit (Button Blind $1 - Ante $0.50 USD) - 2024/05/17 20:15:00 ET\n"
        "Table 'Corner' 6-max Seat #3 is the button\nSeat 1: Ann ($90 in chips)\nSeat 3: Cy ($90 in chips)\n"
        "Ann: posts the ante $0.50\nCy: posts the ante $0.50\nCy: posts button blind $1\n*** HOLE CARDS ***\n"
        "Ann: calls $1\nCy: checks\n*** FLOP *** [9h Jh 6h]\nAnn: bets $1\nCy: folds\nUncalled bet ($1) returned to Ann\n"
        "Ann collected $3 from pot\n*** SUMMARY ***\nTotal pot $3 | Rake $0\n";
    expect_in_order(heads_up);
    EXPECT_TRUE(written_again(heads_up, Format::stars).empty()); // PHH would give that blind to Ann.
}

TEST(StarsButtonBlind, InFixedLimitItIsNotRead) {
    const JudgedHand hand = judged_stars(instead(short_deck, "No Limit", "Limit"));
    EXPECT_EQ(hand.verdict, HandVerdict::unreadable);
    EXPECT_NE(hand.why().find("such as ($1/$2)"), std::string::npos) << hand.why();
}

} // namespace
} // namespace floorman
