// PokerStars' text: pots that are told gross, or as the rake left them.

#include "history/stars_hands.hpp"

namespace floorman {
namespace {

// Ann is all in for 40 and Ben for 90; Cy calls. The pots are 120 and 100, and 4 of them is raked.
std::string told(std::string_view pots, std::string_view side, std::string_view main) {
    std::string text = "PokerStars Hand #21:  Hold'em No Limit ($1/$2 USD) - 2024/05/17 20:15:00 ET\n"
                       "Table 'Corner' 6-max Seat #1 is the button\n"
                       "Seat 1: Ann ($40 in chips)\nSeat 2: Ben ($90 in chips)\nSeat 3: Cy ($150 in chips)\n"
                       "Ben: posts small blind $1\nCy: posts big blind $2\n*** HOLE CARDS ***\n"
                       "Ann: raises $38 to $40 and is all-in\nBen: raises $50 to $90 and is all-in\nCy: calls $88\n"
                       "*** FLOP *** [2d 5s Jh]\n*** TURN *** [2d 5s Jh] [8c]\n*** RIVER *** [2d 5s Jh 8c] [3s]\n"
                       "*** SHOW DOWN ***\nBen: shows [Kh Kd] (a pair of Kings)\nCy: shows [Tc Td] (a pair of Tens)\n"
                       "Ben collected $";
    text.append(side).append(" from side pot\nAnn: shows [Ac Ad] (a pair of Aces)\nAnn collected $").append(main);
    return text.append(" from main pot\n*** SUMMARY ***\nTotal pot $220 ").append(pots).append(" | Rake $4\n");
}

TEST(StarsPots, TheRakeMayBeDividedAnyhow) {
    expect_in_order(told("Main pot $118. Side pot $98.", "98", "118"));
    expect_in_order(told("Main pot $117.82. Side pot $98.18.", "98.18", "117.82"));
    expect_in_order(told("Main pot $116. Side pot $100.", "100", "116"));
    expect_in_order(told("Main pot $120. Side pot $96.", "96", "120"));
    expect_in_order(told("Main pot $120. Side pot $100.", "98", "118"));
}

TEST(StarsPots, WhatNoDivisionExplainsIsAFault) {
    // The pots and the rake are not the total.
    expect_fault(told("Main pot $118. Side pot $100.", "100", "116"), "and the acts make them 120 and 100 with the rake of 4",
                 "Total pot");
    // More lies in a pot than the acts make it.
    expect_fault(told("Main pot $121. Side pot $95.", "95", "121"), "are said to be 121 and 95", "Total pot");
    expect_fault(told("Main pot $115. Side pot $101.", "101", "115"), "are said to be 115 and 101", "Total pot");
    // Each collects what the summary says that the pot is.
    expect_fault(told("Main pot $118. Side pot $98.", "97", "119"),
                 "119 is collected from the main pot, and the summary says that it is 118", "Ann collected");
    // And who cannot win a pot does not collect it.
    expect_fault(instead(told("Main pot $118. Side pot $98.", "98", "118"), "Ann collected $118", "Cy collected $118"),
                 "and wins", "Cy collected");
}

} // namespace
} // namespace floorman
