// What is said of a hand's end: whether a rake may be meant, and whether stacks and winnings agree.

#include "history/judged.hpp"

namespace floorman {
namespace {

// Three limp; p1's bet of 40 on the turn is called by p2, who loses. The pot is 110.
std::string played(std::string_view more) {
    std::string text = "variant = 'NT'\nstarting_stacks = [500, 500, 500]\nblinds_or_straddles = [5, 10, 0]\n"
                       "actions = ['d dh p1 QcQd', 'd dh p2 JcJd', 'd dh p3 7s2d', 'p3 cc', 'p1 cc', 'p2 cc', 'd db 3c8d9s', "
                       "'p1 cc', 'p2 cc', 'p3 cc', 'd db Kh', 'p1 cbr 40', 'p2 cc', 'p3 f', 'd db 4s', 'p1 cc', 'p2 cc', "
                       "'p1 sm QcQd', 'p2 sm JcJd']\n";
    return text.append(more);
}

void expect_ok(std::string_view more, std::vector<std::string> final_stacks) {
    const JudgedHand hand = judged_phh(played(more));
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why() << "\n" << more;
    EXPECT_EQ(hand.final_stacks, final_stacks) << more;
}

void expect_illegal(std::string_view more, std::string_view why) {
    const JudgedHand hand = judged_phh(played(more));
    EXPECT_EQ(hand.verdict, HandVerdict::illegal) << more;
    EXPECT_NE(hand.why().find(why), std::string::npos) << hand.why();
}

TEST(Settle, ARakeThatNobodySaysNeedsAGameForMoney) {
    const std::vector<std::string> exact{"560", "450", "490"};
    const std::vector<std::string> raked{"557", "450", "490"};
    expect_ok("finishing_stacks = [560, 450, 490]\n", exact);
    expect_illegal("finishing_stacks = [557, 450, 490]\n", "gives p1 557, and the acts make it 560");
    expect_ok("venue = 'Corner'\nfinishing_stacks = [557, 450, 490]\n", raked);
    expect_ok("currency = 'EUR'\nfinishing_stacks = [557, 450, 490]\n", raked);
    expect_ok("currency_symbol = '$'\nfinishing_stacks = [557, 450, 490]\n", raked);
    expect_ok("venue = 'Corner'\nwinnings = [107, 0, 0]\n", raked);
    expect_illegal("winnings = [107, 0, 0]\n", "gives p1 107, and the acts make it 110");
    expect_illegal("_site = 'Corner'\nfinishing_stacks = [557, 450, 490]\n", "gives p1 557");
}

TEST(Settle, NoPotOfATournamentIsRaked) {
    constexpr std::string_view at_the_corner = "event = 'Spring Open'\nvenue = 'Corner'\ncurrency = 'EUR'\n";
    const auto there = [&](std::string_view more) { return std::string(at_the_corner).append(more); };
    expect_ok(there("finishing_stacks = [560, 450, 490]\n"), {"560", "450", "490"});
    expect_illegal(there("finishing_stacks = [557, 450, 490]\n"), "gives p1 557, and the acts make it 560");
    expect_illegal(there("rake = 3\nfinishing_stacks = [557, 450, 490]\n"), "gives p1 557, and the acts make it 560");
}

TEST(Settle, ARakeThatIsSaidIsHeldAgainstTheStacks) {
    expect_ok("rake = 3\nfinishing_stacks = [557, 450, 490]\n", {"557", "450", "490"});
    expect_illegal("rake = 2\nfinishing_stacks = [557, 450, 490]\n", "gives p1 557");
}

TEST(Settle, WinningsAndFinishingStacksAgree) {
    expect_ok("winnings = [110, 0, 0]\nfinishing_stacks = [560, 450, 490]\n", {"560", "450", "490"});
    expect_ok("venue = 'Corner'\nwinnings = [107, 0, 0]\nfinishing_stacks = [557, 450, 490]\n", {"557", "450", "490"});
    for (const std::string_view place : {"", "venue = 'Corner'\n"}) {
        const auto there = [&](std::string_view more) { return std::string(place).append(more); };
        expect_illegal(there("winnings = [109, 0, 0]\nfinishing_stacks = [560, 450, 490]\n"),
                       "'winnings' gives p1 109, and the finishing stacks make it 110");
    }
    expect_illegal("venue = 'Corner'\nwinnings = [110, 0, 0]\nfinishing_stacks = [557, 450, 490]\n",
                   "'winnings' gives p1 110, and the finishing stacks make it 107");
}

} // namespace
} // namespace floorman
