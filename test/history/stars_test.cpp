// PokerStars' text: details of the site that spec/history-pokerstars.toml has no case for, and errors.

#include "history/judged.hpp"

namespace floorman {
namespace {

constexpr std::string_view head = "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/05/17 20:15:00 ET\n"
                                  "Table 'Corner' 6-max Seat #1 is the button\n"
                                  "Seat 1: Ann ($100 in chips)\nSeat 2: Ben ($100 in chips)\nSeat 3: Cy ($100 in chips)\n";
constexpr std::string_view blinds = "Ben: posts small blind $1\nCy: posts big blind $2\n";
constexpr std::string_view steal =
    "*** HOLE CARDS ***\nAnn: raises $4 to $6\nBen: folds\nCy: folds\nUncalled bet ($4) returned to Ann\n"
    "Ann collected $5 from pot\nAnn: doesn't show hand\n";
constexpr std::string_view summary = "*** SUMMARY ***\nTotal pot $5 | Rake $0\nSeat 1: Ann (button) collected ($5)\n"
                                     "Seat 2: Ben (small blind) folded before Flop\nSeat 3: Cy (big blind) folded before Flop\n";

JudgedHand one(const std::string& text) {
    std::vector<JudgedHand> all = judged(text, Format::stars);
    if (all.size() != 1) {
        ADD_FAILURE() << all.size() << " hands in\n" << text;
        return {};
    }
    return all[0];
}

std::string with(std::string_view first, std::string_view second, std::string_view third, std::string_view fourth = summary) {
    return std::string(first) + std::string(second) + std::string(third) + std::string(fourth);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), by);
}

void expect_illegal(const std::string& text, std::string_view why) {
    const JudgedHand hand = one(text);
    EXPECT_EQ(hand.verdict, HandVerdict::illegal) << text;
    bool said = false;
    for (const Problem& problem : hand.problems) said = said || problem.why.find(why) != std::string::npos;
    EXPECT_TRUE(said) << why << ", but " << hand.why();
}

void expect_unreadable(const std::string& text, std::string_view why) {
    const JudgedHand hand = one(text);
    EXPECT_EQ(hand.verdict, HandVerdict::unreadable) << text;
    EXPECT_NE(hand.why().find(why), std::string::npos) << hand.why();
}

TEST(Stars, ASteal) {
    const JudgedHand hand = one(with(head, blinds, steal));
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
    EXPECT_EQ(hand.hand, "1");
    // From the button's left.
    EXPECT_EQ(hand.final_stacks, (std::vector<std::string>{"99", "98", "103"}));
}

TEST(Stars, ComingsAndGoingsAreNoActs) {
    const std::string text = replaced(with(head, blinds, steal), "Seat 3:", "Seat 5: Eve ($40 in chips) is sitting out\nSeat 3:");
    EXPECT_EQ(one(replaced(text, "*** HOLE CARDS ***\n",
                           "*** HOLE CARDS ***\nDee joins the table at seat #4\nAnn said, \"raise: "
                           "folds\"\nBen has timed out\nEve: sits out\nBen is disconnected\n"))
                  .verdict,
              HandVerdict::ok);
}

TEST(Stars, NamesMayHoldAnything) {
    std::string text = with(head, blinds, steal);
    constexpr std::string_view odd = "A: (b) posts";
    for (std::size_t at = text.find("Ann"); at != std::string::npos; at = text.find("Ann", at + odd.size()))
        text.replace(at, 3, odd);
    const JudgedHand hand = one(text);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
}

TEST(Stars, StraddlesPostsAndAntesAreOwed) {
    const std::string straddled = replaced(
        replaced(replaced(replaced(with(head, blinds, steal), "*** HOLE", "Ann: straddle $4\n*** HOLE"),
                          "Ann: raises $4 to $6\nBen: folds\nCy: folds\nUncalled bet ($4)",
                          "Ben: folds\nCy: folds\nUncalled bet ($2)"),
                 "Total pot $5", "Total pot $5"),
        "Ann collected $5", "Ann collected $5");
    const JudgedHand hand = one(straddled);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
    expect_illegal(
        replaced(with(head, "Ann: posts the ante $1\nBen: posts the ante $1\nBen: posts small blind $1\nCy: posts big blind $2\n",
                      steal),
                 "Total pot $5", "Total pot $7"),
        "Cy posts no ante");
}

TEST(Stars, BlindsFollowTheButtonAndTheStakes) {
    expect_illegal(replaced(with(head, blinds, steal), "Seat #1 is", "Seat #2 is"), "the first player left of the button is Cy");
    expect_illegal(replaced(with(head, blinds, steal), "small blind $1", "small blind $0.50"),
                   "posts a small blind of 0.5, and it is 1");
    expect_illegal(replaced(with(head, blinds, steal), "Ann (button)", "Ann (big blind)"),
                   "the summary calls seat 1 the big blind");
}

TEST(Stars, TheSummaryMayNotContradictTheActs) {
    expect_illegal(
        replaced(with(head, blinds, steal), "Ben (small blind) folded before Flop", "Ben (small blind) folded on the Flop"),
        "folded on another street");
    expect_illegal(replaced(with(head, blinds, steal), "Total pot $5 | Rake $0\n", "Total pot $5 | Rake $0\nBoard [2c 3c 4c]\n"),
                   "the board of the summary is 2c3c4c, and none was dealt");
    expect_illegal(replaced(with(head, blinds, steal), "collected ($5)", "collected ($6)"), "by the summary wins 6");
    expect_illegal(replaced(with(head, blinds, steal), "Seat 2: Ben (small blind) folded before Flop",
                            "Seat 2: Ben (small blind) showed [2c 3c] and lost with high card Three"),
                   "Ben folded, and the summary says otherwise");
}

TEST(Stars, NoPotOfATournamentIsRaked) {
    const std::string raked = replaced(
        replaced(replaced(with(head, blinds, steal), "Rake $0", "Rake $1"), "Ann collected $5", "Ann collected $4"),
        "Ann (button) collected ($5)", "Ann (button) collected ($4)");
    EXPECT_EQ(one(raked).verdict, HandVerdict::ok) << one(raked).why();
    expect_illegal(
        replaced(raked, "Hold'em No Limit ($1/$2 USD)", "Tournament #3, $1+$0.10 USD Hold'em No Limit - Level I (1/2)"),
        "a rake of 1 is said to be taken, and no pot of a tournament is raked");
}

TEST(Stars, AmountsOfCallsAndAllInsAreHeldAgainstTheHand) {
    expect_illegal(replaced(with(head, blinds, steal), "Ben: folds", "Ben: calls $4"), "there is 5 to call");
    expect_illegal(replaced(with(head, blinds, steal), "Ann: raises $4 to $6", "Ann: raises $4 to $6 and is all-in"),
                   "is left behind");
}

TEST(Stars, WhatIsNotKnownIsAnErrorThatShowsIt) {
    expect_unreadable(replaced(with(head, blinds, steal), "Ben: folds", "Ben: juggles"), "'Ben: juggles'");
    expect_unreadable(replaced(with(head, blinds, steal), "Ben: folds", "Zed: folds"), "nobody at the table is called 'Zed'");
    expect_unreadable(replaced(with(head, blinds, steal), "Hold'em No Limit", "Tiddlywinks No Limit"),
                      "no game that is known here");
    expect_unreadable(replaced(with(head, blinds, steal), " ($1/$2 USD)", ""), "no stakes");
    expect_unreadable("PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/05/17 20:15:00 ET\n", "lists no seats");
    expect_unreadable(replaced(with(head, blinds, steal), "Seat 2: Ben", "Seat 1: Ben"), "two seats");
}

TEST(Stars, HandsOfAFileAreReadOneByOne) {
    const std::string good = with(head, blinds, steal) + "\n\n";
    const std::vector<JudgedHand> all = judged(
        std::string("\xEF\xBB\xBF").append(good).append(replaced(good, "Ben: folds", "Ben: juggles")).append(good),
        Format::stars);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].verdict, HandVerdict::ok) << all[0].why();
    EXPECT_EQ(all[1].verdict, HandVerdict::unreadable);
    EXPECT_EQ(all[1].problems[0].line, 31);
    EXPECT_EQ(all[2].verdict, HandVerdict::ok);
}

// ---- Games --------------------------------------------------------------------------------------------------------------

// Ann has the low and Cy three kings.
std::string omaha(
    std::string_view game, std::string_view ann, std::string_view cy, std::string_view collects, std::string_view won) {
    std::string text;
    for (const std::string_view part :
         {std::string_view{"PokerStars Hand #1:  "}, game,
          std::string_view{" Pot Limit ($1/$2 USD) - 2024/05/17 20:15:00 ET\nTable 'Corner' 6-max Seat #1 is the button\n"
                           "Seat 1: Ann ($100 in chips)\nSeat 2: Ben ($100 in chips)\nSeat 3: Cy ($100 in chips)\n"},
          blinds, std::string_view{"*** HOLE CARDS ***\nDealt to Ann ["}, ann,
          std::string_view{"]\nAnn: calls $2\nBen: folds\nCy: checks\n*** FLOP *** [2c 3d Kh]\nCy: checks\nAnn: checks\n"
                           "*** TURN *** [2c 3d Kh] [9s]\nCy: checks\nAnn: checks\n*** RIVER *** [2c 3d Kh 9s] [8c]\n"
                           "Cy: checks\nAnn: checks\n*** SHOW DOWN ***\nCy: shows ["},
          cy, std::string_view{"] (HI: three of a kind, Kings)\nAnn: shows ["}, ann, std::string_view{"] (HI: a pair of Aces)\n"},
          collects, std::string_view{"*** SUMMARY ***\nTotal pot $5 | Rake $0\nBoard [2c 3d Kh 9s 8c]\n"}, won})
        text += part;
    return text;
}

TEST(Stars, OmahaIsPlayedWithFiveAndSixCards) {
    constexpr std::string_view five = "As Ac Qd Jd 4h";
    constexpr std::string_view kings = "Ks Kd Td Th 7s";
    constexpr std::string_view whole = "Cy collected $5 from pot\n";
    constexpr std::string_view halves = "Cy collected $2.50 from pot\nAnn collected $2.50 from pot\n";
    const std::string all = "Seat 2: Ben (small blind) folded before Flop\n";
    const auto expect = [](const std::string& text, const std::vector<std::string>& final_stacks) {
        const JudgedHand hand = one(text);
        EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
        EXPECT_EQ(hand.final_stacks, final_stacks);
    };
    expect(omaha("5 Card Omaha", five, kings, whole, all), {"99", "103", "98"});
    expect(omaha("6 Card Omaha", "As Ac Qd Jd 4h 5h", "Ks Kd Td Th 7s 6s", whole, all), {"99", "103", "98"});
    expect(omaha("5 Card Omaha Hi/Lo", five, kings, halves, all), {"99", "100.5", "100.5"});
    expect(omaha("6 Card Omaha Hi/Lo", "As Ac Qd Jd 4h 5h", "Ks Kd Td Th 7s 6s", halves, all), {"99", "100.5", "100.5"});
    // Each is the game that it is called: no low where none is played, and no hand of another size.
    expect_illegal(omaha("5 Card Omaha", five, kings, halves, all), "and wins 5");
    expect_illegal(omaha("6 Card Omaha", five, kings, whole, all), "6 cards are due");
    expect_illegal(omaha("5 Card Omaha", "As Ac Qd Jd 4h 5h", kings, whole, all), "nobody gets so many cards here");
}

TEST(Stars, WhoBetsAllInHasNothingLeft) {
    expect_illegal(replaced(omaha("5 Card Omaha", "As Ac Qd Jd 4h", "Ks Kd Td Th 7s", "Cy collected $9 from pot\n", ""),
                            "[8c]\nCy: checks\nAnn: checks\n", "[8c]\nCy: bets $2 and is all-in\nAnn: calls $2\n"),
                   "all in is said of it, and 96 is left behind");
}

// What one player is seen to draw stays that, whoever else draws.
TEST(Stars, CardsOfStudAreToldAgainAsTheyWere) {
    const std::string fourth =
        "PokerStars Hand #9:  7 Card Stud Limit ($2/$4 USD) - 2024/05/17 20:15:00 ET\nTable 'Corner' 8-max\n"
        "Seat 1: Ann ($50 in chips)\nSeat 2: Ben ($50 in chips)\n"
        "*** 3rd STREET ***\nDealt to Ann [4s]\nDealt to Ben [Qh Qs 9d]\nAnn: brings in for $1\n"
        "Ben: raises $1 to $2\nAnn: calls $1\n*** 4th STREET ***\nDealt to Ann [4s] [Jc]\n"
        "Dealt to Ben [Qh Qs 9d] [2h]\nAnn: checks\nBen: bets $2\nAnn: calls $2\n*** 5th STREET ***\n"
        "Dealt to Ann [4s Jc] [8c]\nDealt to Ben [Qh Qs 9d 2h] [3c]\nAnn: checks\nBen: bets $4\n"
        "Ann: folds\nUncalled bet ($4) returned to Ben\nBen collected $8 from pot\n*** SUMMARY ***\n"
        "Total pot $8 | Rake $0\nSeat 1: Ann folded on the 5th Street\nSeat 2: Ben collected ($8)\n";
    EXPECT_EQ(one(fourth).verdict, HandVerdict::ok) << one(fourth).why();
    expect_illegal(replaced(fourth, "Ann [4s] [Jc]", "Ann [4d] [Jc]"), "and 4s was told of them before");
    expect_illegal(replaced(fourth, "Ann [4s Jc]", "Ann [4s Jd]"), "and 4sJc was told of them before");
    expect_illegal(replaced(fourth, "Ben [Qh Qs 9d] [2h]", "Ben [Qh Qc 9d] [2h]"), "and QhQs9d was told of them before");
}

// Its last street is headed as that of a game with a board, without cards.
TEST(Stars, TheSeventhStreetOfStudMayBeCalledTheRiver) {
    const auto text = [](std::string_view game, std::string_view heading) {
        std::string all = "PokerStars Hand #9:  ";
        all.append(game).append(" Limit ($2/$4 USD) - 2024/05/17 20:15:00 ET\nTable 'Corner' 8-max\n"
                                "Seat 1: Ann ($50 in chips)\nSeat 2: Ben ($50 in chips)\n*** 3rd STREET ***\n"
                                "Dealt to Ann [4s]\nDealt to Ben [Qh Qs 9d]\n");
        const bool razz = game == "Razz";
        all += razz ? "Ben: brings in for $1\nAnn: calls $1\n" : "Ann: brings in for $1\nBen: calls $1\n";
        for (const std::string_view cards :
             {"4th STREET ***\nDealt to Ann [4s] [Kc]\nDealt to Ben [Qh Qs 9d] [Ac]\n",
              "5th STREET ***\nDealt to Ann [4s Kc] [8c]\nDealt to Ben [Qh Qs 9d Ac] [Ad]\n",
              "6th STREET ***\nDealt to Ann [4s Kc 8c] [6c]\nDealt to Ben [Qh Qs 9d Ac Ad] [Tc]\n"}) {
            const bool ann_acts_first = razz && cards[0] != '4';
            all.append("*** ").append(cards);
            all += ann_acts_first ? "Ann: checks\nBen: checks\n" : "Ben: checks\nAnn: checks\n";
        }
        all.append(heading).append("\nDealt to Ben [Qh Qs 9d Ac Ad Tc] [2s]\n");
        all += razz ? "Ann: bets $4\nBen: folds\nUncalled bet ($4) returned to Ann\nAnn"
                    : "Ben: bets $4\nAnn: folds\nUncalled bet ($4) returned to Ben\nBen";
        return all + " collected $2 from pot\n*** SUMMARY ***\nTotal pot $2 | Rake $0\n" +
               (razz ? "Seat 2: Ben folded on the River\n" : "Seat 1: Ann folded on the River\n");
    };
    for (const std::string_view game : {"7 Card Stud", "7 Card Stud Hi/Lo", "Razz"})
        for (const std::string_view heading : {"*** RIVER ***", "*** 7th STREET ***"})
            EXPECT_EQ(one(text(game, heading)).verdict, HandVerdict::ok) << game << heading << one(text(game, heading)).why();
    EXPECT_EQ(one(replaced(text("7 Card Stud", "*** RIVER ***"), "[Qh Qs 9d]", "[Qh Qs] [9d]")).verdict, HandVerdict::ok);
    expect_illegal(replaced(text("Razz", "*** RIVER ***"), "on the River", "on the 6th Street"), "folded on another street");
    expect_unreadable(text("7 Card Stud", "*** FLOP ***"), "*** FLOP ***");
}

TEST(Stars, ADrawThatIsSeenWaitsForTheOthers) {
    const auto text = [](std::string_view shown) {
        std::string all = "PokerStars Hand #1:  5 Card Draw No Limit ($1/$2 USD) - 2024/05/17 20:15:00 ET\n"
                          "Table 'Corner' 6-max Seat #1 is the button\nSeat 1: Ann ($100 in chips)\nSeat 2: Ben ($100 in chips)\n"
                          "Seat 3: Cy ($100 in chips)\n";
        all += blinds;
        all += "*** DEALING HANDS ***\nDealt to Cy [As Ad Ac 2h 3h]\nAnn: calls $2\nBen: calls $1\nCy: checks\n"
               "Ben: discards 2 cards\nCy: discards 2 cards [2h 3h]\nDealt to Cy [As Ad Ac] [4h 5h]\nAnn: stands pat\n"
               "Ben: checks\nCy: bets $2\nAnn: folds\nBen: calls $2\n*** SHOW DOWN ***\nCy: shows [";
        all += shown;
        return all + "] (three of a kind, Aces)\nBen: mucks hand\nCy collected $10 from pot\n*** SUMMARY ***\n"
                     "Total pot $10 | Rake $0\n";
    };
    const JudgedHand hand = one(text("As Ad Ac 4h 5h"));
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
    EXPECT_EQ(hand.final_stacks, (std::vector<std::string>{"96", "106", "98"}));
    expect_illegal(text("As Ad Ac 4h 6h"), "it was dealt AsAdAc4h5h");
}

// ---- Several boards -----------------------------------------------------------------------------------------------------

constexpr std::string_view all_in =
    "*** HOLE CARDS ***\nDealt to Ann [As Ad]\nAnn: raises $98 to $100 and is all-in\nBen: folds\n"
    "Cy: calls $98 and is all-in\n";

TEST(Stars, BoardsMayBeToldStreetByStreet) {
    const std::string text = with(
        head, blinds, all_in,
        "*** FIRST FLOP *** [2c 7d 9h]\n*** SECOND FLOP *** [3c 6d Th]\n*** THIRD FLOP *** [4c 5d Jh]\n"
        "*** FIRST TURN *** [2c 7d 9h] [2d]\n*** SECOND TURN *** [3c 6d Th] [3d]\n*** THIRD TURN *** [4c 5d Jh] [4d]\n"
        "*** FIRST RIVER *** [2c 7d 9h 2d] [8s]\n*** SECOND RIVER *** [3c 6d Th 3d] [8h]\n"
        "*** THIRD RIVER *** [4c 5d Jh 4d] [Ks]\n*** FIRST SHOW DOWN ***\nCy: shows [Kd Kh] (two pair, Kings and Deuces)\n"
        "Ann: shows [As Ad] (two pair, Aces and Deuces)\nAnn collected $67 from pot\n*** SECOND SHOW DOWN ***\n"
        "Ann collected $67 from pot\n*** THIRD SHOW DOWN ***\nCy collected $67 from pot\n*** SUMMARY ***\n"
        "Total pot $201 | Rake $0\nHand was run three times\nFIRST Board [2c 7d 9h 2d 8s]\nSECOND Board [3c 6d Th 3d 8h]\n"
        "THIRD Board [4c 5d Jh 4d Ks]\n");
    const JudgedHand hand = one(text);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
    EXPECT_EQ(hand.final_stacks, (std::vector<std::string>{"99", "67", "134"}));
    expect_illegal(replaced(text, "[3c 6d Th]\n*** THIRD FLOP", "[3c 6d 9h]\n*** THIRD FLOP"), "9h is out already");
    expect_illegal(replaced(text, "Cy collected $67", "Ann collected $67"), "Cy collects nothing from the pot, and wins 67");
    expect_illegal(replaced(text, "*** THIRD RIVER *** [4c 5d Jh 4d] [Ks]\n", ""), "one of the boards is not complete");
}

TEST(Stars, ABoardIsRunOnceWhileThereIsBettingToCome) {
    expect_illegal(with(head, blinds,
                        "*** HOLE CARDS ***\nAnn: folds\nBen: calls $1\nCy: checks\n*** FIRST FLOP *** [2c 7d 9h]\n"
                        "*** SECOND FLOP *** [3c 6d Th]\n",
                        ""),
                   "the hand is run once while there is betting to come");
}

} // namespace
} // namespace floorman
