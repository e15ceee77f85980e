// PokerStars' text: headers, names and lines as sites write them that look like something else.

#include "history/stars_hands.hpp"

namespace floorman {
namespace {

std::string steal(std::string_view game,
                  std::string_view ann = "Ann",
                  std::string_view ben = "Ben",
                  std::string_view sign = "$") {
    std::string text = "PokerStars Hand #51:  ";
    text.append(game).append(" - 2024/05/17 20:15:00 ET\nTable 'Corner' 6-max Seat #1 is the button\n");
    const auto line = [&](std::string_view form) {
        for (const char c : form) {
            if (c == '@')
                text.append(ann);
            else if (c == '%')
                text.append(ben);
            else if (c == '$')
                text.append(sign);
            else
                text += c;
        }
    };
    line("Seat 1: @ ($100 in chips)\nSeat 2: % ($100 in chips)\nSeat 3: Cy ($100 in chips)\n%: posts small blind $1\n"
         "Cy: posts big blind $2\n*** HOLE CARDS ***\n@: raises $4 to $6\n%: folds\nCy: folds\nUncalled bet ($4) returned to @\n"
         "@ collected $5 from pot\n@: doesn't show hand\n*** SUMMARY ***\nTotal pot $5 | Rake $0\n"
         "Seat 1: @ (button) collected ($5)\nSeat 2: % (small blind) folded before Flop\nSeat 3: Cy (big blind) folded before "
         "Flop\n");
    return text;
}

TEST(StarsOddLines, APlayerMayBeCalledAsAnotherLineBegins) {
    for (const std::string_view name : {"*** x ***", "Table 'q'", "Uncalled bet (", "Dealt to", "Hand was", "Betting is capped",
                                        "The button", "Seat 3", "Pair on board", "Cashed Out", "Total pot $5", "posts: calls $2"})
        for (const auto& [ann, ben] : {std::pair{name, std::string_view{"Ben"}}, std::pair{std::string_view{"Ann"}, name}})
            expect_in_order(steal("Hold'em No Limit ($1/$2 USD)", ann, ben));
}

TEST(StarsOddLines, GamesAndStakesAreFoundAmongOtherWords) {
    for (const std::string_view game : {"8-Game (Hold'em No Limit, $1/$2 USD)", "Mixed Hold'em (Hold'em No Limit, $1/$2 USD)",
                                        "{Club #12}  Hold'em No Limit ($1/$2)", "Hold'em No Limit ($1/$2 - $60 Cap -  USD)",
                                        "Hold'em No Limit ($1/$2 USD) [ADM ID: N1A2B3C4]"})
        expect_in_order(steal(game));
    expect_in_order(steal("Hold'em No Limit (Rs. 1/Rs. 2 INR)", "Ann", "Ben", "Rs. "));
    for (const std::string_view game : {"Tournament #77, Freeroll  Hold'em No Limit - Level III (1/2)",
                                        "Tournament #77, 500FPP Hold'em No Limit - Level III (1/2)",
                                        "Tournament #77, $2+$0.20 USD Hold'em No Limit - Match Round I, Level III (1/2)",
                                        "Zoom Tournament #77, $1+$1+$0.20 USD 8-Game (Hold'em No Limit) - Level III (1/2)"})
        expect_in_order(steal(game, "Ann", "Ben", ""));
}

TEST(StarsOddLines, AGameThatEndsAsAKnownOneIsNotThat) {
    for (const std::string_view game :
         {"Split Hold'em No Limit ($1/$2 USD)", "Showtime Hold'em No Limit ($1/$2 USD)", "Swap Hold'em No Limit ($1/$2 USD)",
          "Hold'em Pot Limit Pre-Flop, No Limit Post-Flop ($1/$2 USD)",
          "Tournament #7, $2+$0.20 USD Tempest Hold'em No Limit - Level I (1/2)"}) {
        const JudgedHand hand = judged_stars(steal(game));
        EXPECT_EQ(hand.verdict, HandVerdict::unreadable) << game;
        EXPECT_NE(hand.why().find("names no game that is known here"), std::string::npos) << hand.why();
    }
}

TEST(StarsOddLines, WhoIsGoneActsAllTheSame) {
    const std::string text = steal("Hold'em No Limit ($1/$2 USD)");
    expect_in_order(instead(text, "Ben: folds", "Ben: folds (disconnect)"));
    expect_in_order(instead(text, "Ben: folds", "Ben: folds  (timed out)"));
    expect_in_order(instead(text, "Table 'Corner'", "Table 'Seat #4 of 6'"));
}

// From there on nobody bets, whatever chips are left; a hand that is not told so would be called a fault.
TEST(StarsOddLines, AHandThatReachesItsCapIsNotRead) {
    const JudgedHand hand = judged_stars(instead(steal("Hold'em No Limit ($1/$2 - $60 Cap -  USD)"), "Ann: raises $4 to $6",
                                                 "Ann: raises $58 to $60 and has reached the $60 cap"));
    EXPECT_EQ(hand.verdict, HandVerdict::unreadable);
    EXPECT_NE(hand.why().find("leave it out"), std::string::npos) << hand.why();
}

} // namespace
} // namespace floorman
