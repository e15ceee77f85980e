// PokerStars' text: antes and blinds, what is owed and by whom.

#include "history/stars_hands.hpp"

namespace floorman {
namespace {

constexpr std::string_view head = "PokerStars Hand #31: Tournament #7, $2+$0.20 USD Hold'em No Limit - Level III (40/80) - "
                                  "2024/05/17 20:15:00 ET\nTable '7 1' 6-max Seat #1 is the button\n";

// ---- Antes --------------------------------------------------------------------------------------------------------------

// Dee's big blind is called by nobody.
std::string antes(std::string_view posts, std::string_view pot, std::string_view ann = "900", std::string_view ben = "900") {
    std::string text(head);
    text.append("Seat 1: Ann (").append(ann).append(" in chips)\nSeat 2: Ben (").append(ben);
    text.append(" in chips)\nSeat 3: Cy (900 in chips)\nSeat 4: Dee (900 in chips)\n").append(posts);
    text.append("Ben: posts small blind 40\nCy: posts big blind 80\n*** HOLE CARDS ***\nDee: folds\nAnn: folds\nBen: folds\n"
                "Uncalled bet (40) returned to Cy\nCy collected ");
    text.append(pot).append(" from pot\n*** SUMMARY ***\nTotal pot ").append(pot);
    return text.append(" | Rake 0\n");
}

TEST(StarsPosts, AFaultOfAnAnteIsToldAtItsLine) {
    expect_in_order(
        antes("Ann: posts the ante 10\nBen: posts the ante 10\nCy: posts the ante 10\nDee: posts the ante 10\n", "120"));
    expect_fault(antes("Ann: posts the ante 10\nBen: posts the ante 7\nCy: posts the ante 10\nDee: posts the ante 10\n", "117"),
                 "Ben posts an ante of 7, and it is 10", "Ben: posts the ante");
    expect_fault(antes("Ann: posts the ante 10\nBen: posts the ante 10\nDee: posts the ante 10\n", "110"),
                 "Cy posts no ante, and the others post 10", "Dee: posts the ante");
}

TEST(StarsPosts, TheAnteIsWhatMostPost) {
    const std::string text = antes(
        "Ann: posts the ante 10\nBen: posts the ante 25\nCy: posts the ante 10\nDee: posts the ante 10\n", "135");
    expect_fault(text, "Ben posts an ante of 25, and it is 10", "Ben: posts the ante");
    for (const Problem& problem : judged_stars(text).problems) EXPECT_EQ(problem.why.find("10, and it is 25"), std::string::npos);
    // Last chips say nothing of what the ante is.
    std::string last_chips(head);
    last_chips += "Seat 1: Ann (4 in chips)\nSeat 2: Ben (4 in chips)\nSeat 3: Cy (900 in chips)\nSeat 4: Dee (4 in chips)\n"
                  "Ann: posts the ante 4 and is all-in\nBen: posts the ante 4 and is all-in\nCy: posts the ante 10\n"
                  "Dee: posts the ante 4 and is all-in\n";
    const JudgedHand hand = judged_stars(last_chips + "*** HOLE CARDS ***\n");
    for (const Problem& problem : hand.problems) EXPECT_EQ(problem.why.find("ante of"), std::string::npos) << problem.why;
}

// ---- A big blind that is all in on the ante -------------------------------------------------------------------------------

std::string no_big_blind(std::string_view dee, std::string_view ann, std::string_view ben, std::string_view side) {
    std::string text(head);
    text += "Seat 1: Ann (900 in chips)\nSeat 2: Ben (900 in chips)\nSeat 3: Cy (6 in chips)\nSeat 4: Dee (900 in chips)\n"
            "Ann: posts the ante 10\nBen: posts the ante 10\nCy: posts the ante 6 and is all-in\nDee: posts the ante 10\n"
            "Ben: posts small blind 40\n*** HOLE CARDS ***\n";
    text.append("Dee: ").append(dee).append("\nAnn: ").append(ann).append("\nBen: ").append(ben);
    text.append("\n*** FLOP *** [2d 5s Jh]\nBen: checks\nAnn: checks\n*** TURN *** [2d 5s Jh] [8c]\nBen: checks\nAnn: checks\n"
                "*** RIVER *** [2d 5s Jh 8c] [3s]\nBen: checks\nAnn: checks\n*** SHOW DOWN ***\n"
                "Ben: shows [Kh Kd] (a pair of Kings)\nAnn: mucks hand\nBen collected ");
    text.append(side).append(" from side pot\nCy: shows [Ac Ad] (a pair of Aces)\nCy collected 24 from main pot\n"
                             "*** SUMMARY ***\nTotal pot 196 | Rake 0\n");
    return text + "Seat 1: Ann (button) mucked\nSeat 3: Cy (big blind) showed [Ac Ad] and won (24)\n";
}

TEST(StarsPosts, WhoIsAllInOnTheAnteHasTheBigBlindAllTheSame) {
    expect_in_order(no_big_blind("folds", "calls 80", "calls 40", "172"));
    // The others owe all of it, and who sits behind opens.
    expect_fault(no_big_blind("folds", "calls 40", "calls 0", "172"), "there is 80 to call", "Ann: calls 40");
    expect_fault(instead(no_big_blind("folds", "calls 80", "calls 40", "172"), "Dee: folds\nAnn: calls 80\nBen: calls 40",
                         "Ben: calls 40\nDee: folds\nAnn: calls 80"),
                 "it is the turn of Dee", "Ben: calls 40");
    expect_fault(no_big_blind("checks", "calls 80", "calls 40", "172"), "call 80", "Dee: checks");
}

// Heads-up the button has the small blind, and no bet to answer: its blind covers every chip that is all in.
TEST(StarsPosts, HeadsUpTheOtherHasTheBigBlind) {
    std::string text(head);
    text += "Seat 1: Ann (900 in chips)\nSeat 2: Ben (8 in chips)\nAnn: posts the ante 10\n"
            "Ben: posts the ante 8 and is all-in\nAnn: posts small blind 40\n*** HOLE CARDS ***\n"
            "Uncalled bet (42) returned to Ann\n*** FLOP *** [2d 5s Jh]\n*** TURN *** [2d 5s Jh] [8c]\n"
            "*** RIVER *** [2d 5s Jh 8c] [3s]\n*** SHOW DOWN ***\nAnn: shows [Ac Ad] (a pair of Aces)\n"
            "Ben: shows [Kh Kd] (a pair of Kings)\nAnn collected 16 from pot\n*** SUMMARY ***\nTotal pot 16 | Rake 0\n";
    const JudgedHand hand = judged_stars(text);
    for (const Problem& problem : hand.problems) ADD_FAILURE() << problem.line << ": " << problem.why;
}

// ---- A blind that nobody posts ----------------------------------------------------------------------------------------------

std::string two_players(std::string_view posts, std::string_view acts, std::string_view ann = "900") {
    std::string text(head);
    text.append("Seat 1: Ann (").append(ann).append(" in chips)\nSeat 2: Ben (900 in chips)\n").append(posts);
    return text.append("*** HOLE CARDS ***\n").append(acts).append("*** SUMMARY ***\n");
}

TEST(StarsPosts, HeadsUpThereIsASmallBlind) {
    constexpr std::string_view ann_folds = "Ann: folds\nUncalled bet (80) returned to Ben\n";
    expect_in_order(two_players("Ann: posts small blind 40\nBen: posts big blind 80\n",
                                "Ann: folds\nUncalled bet (40) returned to Ben\nBen collected 80 from pot\n"));
    expect_fault(two_players("Ben: posts big blind 80\n", ann_folds),
                 "the button is Ann, and heads-up it posts the small blind, which nobody posts", "Table");
    expect_fault(two_players("Ann: posts big blind 80\n", "Ben: folds\nUncalled bet (80) returned to Ann\n"),
                 "the button is Ann, and heads-up it posts the small blind, which nobody posts", "Table");
    // The last chips were the ante.
    const JudgedHand all_in = judged_stars(two_players(
        "Ann: posts the ante 10 and is all-in\nBen: posts the ante 10\nBen: posts big blind 80\n",
        "Uncalled bet (80) returned to Ben\n*** FLOP *** [2d 5s Jh]\n*** TURN *** [2d 5s Jh] [8c]\n"
        "*** RIVER *** [2d 5s Jh 8c] [3s]\n*** SHOW DOWN ***\nBen: shows [Kh Kd]\nAnn: mucks hand\nBen collected 20 from pot\n",
        "10"));
    EXPECT_EQ(all_in.verdict, HandVerdict::ok) << all_in.why();
    // Who enters posts a big blind, and no small one on top of it.
    expect_in_order(two_players("Ben: posts big blind 80\nAnn: posts big blind 80\n",
                                "Ann: checks\nBen: checks\n*** FLOP *** [2d 5s Jh]\nBen: bets 80\nAnn: folds\n"
                                "Uncalled bet (80) returned to Ben\nBen collected 160 from pot\n"));
}

TEST(StarsPosts, ThereIsABigBlind) {
    const std::string in_order = antes("", "80");
    expect_in_order(in_order);
    expect_fault(instead(in_order, "Cy: posts big blind 80\n", ""), "nobody posts the big blind of 80", "Table");
    expect_fault(instead(instead(in_order, "Cy: posts big blind 80\n", ""), "Ben: posts small blind 40\n", ""),
                 "nobody posts the big blind of 80", "Table");
    expect_fault(two_players("Ann: posts small blind 40\n", "Ann: folds\nBen collected 40 from pot\n"),
                 "nobody posts the big blind of 80", "Table");
}

// In a small blind that nobody has, three players and more may go without.
TEST(StarsPosts, TheSmallBlindMayBeDead) {
    expect_in_order(
        instead(instead(instead(antes("", "80"), "Ben: posts small blind 40\n", ""), "(40) returned", "(80) returned"),
                "Cy collected 80 from pot\n*** SUMMARY ***\nTotal pot 80 | Rake 0\n", "*** SUMMARY ***\n"));
}

// ---- Stud -------------------------------------------------------------------------------------------------------------------

TEST(StarsPosts, StudHasNoBlinds) {
    const std::string stud =
        "PokerStars Hand #9:  7 Card Stud Limit ($2/$4 USD) - 2024/05/17 20:15:00 ET\nTable 'Corner' 8-max\n"
        "Seat 1: Ann ($50 in chips)\nSeat 2: Ben ($50 in chips)\nAnn: posts the ante $0.20\nBen: posts the ante $0.20\n"
        "*** 3rd STREET ***\nDealt to Ann [4s]\nDealt to Ben [Qh Qs 9d]\nAnn: brings in for $1\nBen: raises $1 to $2\n"
        "Ann: folds\nUncalled bet ($1) returned to Ben\nBen collected $2.40 from pot\n*** SUMMARY ***\n"
        "Total pot $2.40 | Rake $0\n";
    expect_in_order(stud);
    for (const std::string_view post : {"small blind $1", "big blind $2", "small & big blinds $3", "button blind $1"})
        expect_fault(instead(stud, "*** 3rd", "Ben: posts " + std::string(post) + "\n*** 3rd"),
                     "and in stud there are antes and a bring-in, and no blinds", "Ben: posts " + std::string(post));
    expect_fault(instead(instead(stud, "7 Card Stud Limit", "Razz Limit"), "*** 3rd", "Ben: posts big blind $2\n*** 3rd"),
                 "Ben posts 2, and in razz", "Ben: posts big");
}

// ---- Bounties -------------------------------------------------------------------------------------------------------------

TEST(StarsPosts, BountiesAreNoPartOfAHand) {
    const std::string all = antes(
        "Ann: posts the ante 10\nBen: posts the ante 10\nCy: posts the ante 10\nDee: posts the ante 10\n", "120");
    for (const std::string_view line :
         {"Cy wins $2.50 for eliminating Eve and their own bounty increases by $2.50 to $7.50",
          "Cy wins $1 for splitting the elimination of Eve and their own bounty increases by $1 to $3",
          "Cy wins the $5 bounty for eliminating Eve", "Cy split the $5 bounty for eliminating Eve",
          "Cy, Dee split the $5 bounty for eliminating Eve"})
        expect_in_order(instead(all, "*** SUMMARY ***", std::string(line) + "\n*** SUMMARY ***"));
}

} // namespace
} // namespace floorman
