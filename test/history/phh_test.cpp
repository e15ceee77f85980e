// PHH as files have it: what is odd and allowed, what breaks a rule, what is no hand.

#include "history/deed_words.hpp"
#include "history/judged.hpp"

namespace floorman {
namespace {

// One text behind the other. (Sums of texts whose lengths g++ 12 knows make it warn of what is not there.)
std::string joined(std::initializer_list<std::string_view> parts) {
    std::string all;
    for (const std::string_view part : parts) all.append(part);
    return all;
}

std::string nt(std::string_view stacks, std::string_view blinds, std::string_view acts, std::string_view more = "") {
    return joined({"variant = 'NT'\nstarting_stacks = [", stacks, "]\nblinds_or_straddles = [", blinds, "]\nactions = [", acts,
                   "]\n", more});
}

constexpr std::string_view deal_three = "'d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', ";
constexpr std::string_view deal_two = "'d dh p1 AsAd', 'd dh p2 KsKd', ";

std::string three(std::string_view acts, std::string_view more = "") {
    return nt("100, 100, 100", "1, 2, 0", joined({deal_three, acts}), more);
}
std::string two(std::string_view acts, std::string_view more = "") {
    return nt("100, 100", "1, 2", joined({deal_two, acts}), more);
}

void expect_ok(const std::string& text, std::vector<std::string> final_stacks) {
    const JudgedHand hand = judged_phh(text);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why() << "\n" << text;
    EXPECT_EQ(hand.final_stacks, final_stacks) << text;
}

void expect_illegal(const std::string& text, int action, std::string_view why) {
    const JudgedHand hand = judged_phh(text);
    EXPECT_EQ(hand.verdict, HandVerdict::illegal) << text;
    ASSERT_FALSE(hand.problems.empty());
    EXPECT_EQ(hand.problems[0].action, action);
    EXPECT_NE(hand.why().find(why), std::string::npos) << hand.why();
}

void expect_unreadable(const std::string& text, int line, std::string_view why) {
    const JudgedHand hand = judged_phh(text);
    EXPECT_EQ(hand.verdict, HandVerdict::unreadable) << text;
    ASSERT_FALSE(hand.problems.empty());
    EXPECT_EQ(hand.problems[0].line, line) << hand.why();
    EXPECT_NE(hand.why().find(why), std::string::npos) << hand.why();
}

// ---- Files as they are ----------------------------------------------------------------------------------------------

TEST(Phh, ABlindStealPaysTheBlindsAndReturnsTheRest) { expect_ok(three("'p3 cbr 6', 'p1 f', 'p2 f'"), {"99", "98", "103"}); }

TEST(Phh, DecimalsAreExact) {
    expect_ok(nt("10.10, 20.2, 30", "0.1, 0.25, 0", joined({deal_three, "'p3 cbr 0.75', 'p1 f', 'p2 f'"})),
              {"10", "19.95", "30.35"});
}

TEST(Phh, AStackWithoutBoundMayBetAnything) {
    const JudgedHand hand = judged_phh(nt("inf, inf, inf", "1, 2, 0", joined({deal_three, "'p3 cbr 999999', 'p1 f', 'p2 f'"})));
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why();
}

TEST(Phh, ANegativeBlindIsALivePost) {
    const std::string text = nt(
        "100, 100, 100, 100", "1, 2, 0, -2",
        "'d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', 'd dh p4 \?\?\?\?', 'p3 f', 'p4 cc', 'p1 f', 'p2 cc', "
        "'d db 2c3c4c', 'p2 cbr 2', 'p4 f'");
    expect_ok(text, {"99", "103", "100", "98"});
    // As a dead one it is no part of a call.
    const JudgedHand dead = judged_phh(text, ReadOptions{true, false});
    EXPECT_EQ(dead.final_stacks, (std::vector<std::string>{"99", "105", "100", "96"}));
}

TEST(Phh, WhereOnlyADeadPostFitsThatIsSaid) {
    const JudgedHand hand = judged_phh(nt("100, 100, 100, 100", "1, 2, 0, -2",
                                          "'d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', 'd dh p4 \?\?\?\?', 'p3 "
                                          "f', 'p4 cc', 'p1 f', 'p2 cc', 'd db 2c3c4c', "
                                          "'p2 cbr 2', 'p4 f'",
                                          "finishing_stacks = [99, 105, 100, 96]\n"));
    EXPECT_EQ(hand.verdict, HandVerdict::illegal);
    EXPECT_NE(hand.why().find("--dead-posts"), std::string::npos) << hand.why();
}

TEST(Phh, ThereMayBeNoSmallBlind) {
    expect_ok(nt("100, 100, 100", "2, 0, 0", joined({deal_three, "'p2 f', 'p3 f'"})), {"100", "100", "100"});
}

TEST(Phh, TheBigBlindMayAnteForTheTable) {
    expect_ok(nt("100, 100, 100", "1, 2, 0", joined({deal_three, "'p3 f', 'p1 f'"}), "antes = [0, 2, 0]\n"),
              {"99", "101", "100"});
}

TEST(Phh, HeadsUpAntesAreInTheOrderOfTheBlinds) {
    expect_ok(two("'p2 f'", "antes = [0, 3]\nfinishing_stacks = [101, 99]\n"), {"101", "99"});
    expect_ok(nt("100, 100", "2, 1", joined({deal_two, "'p2 f'"}), "antes = [3, 0]\n"), {"101", "99"});
}

TEST(Phh, AnActionMaySayNothing) {
    expect_ok(two("'# Burn card 6s is exposed', '', '  ', \"\\t# \\n\", 'p2 f'"), {"101", "99"});
    expect_illegal(two("'', '#', 'p1 f'"), 5, "it is the turn of p2");
    const JudgedHand hand = judged_phh(two("'', 'p2 f', 'p3 f'"));
    EXPECT_EQ(hand.verdict, HandVerdict::unreadable);
    ASSERT_EQ(hand.problems.size(), 1U);
    EXPECT_EQ(hand.problems[0].action, 5);
}

TEST(Phh, WhoeverTheFileDoesNotNameIsCalledByPlace) {
    const auto named = [](std::initializer_list<std::string_view> players) {
        Record record;
        for (const std::string_view player : players) record.players.push_back(player);
        record.setup.seats = 3;
        return names_of(record);
    };
    EXPECT_EQ(named({}), (std::vector<std::string>{"p1", "p2", "p3"}));
    EXPECT_EQ(named({"", "Bob", ""}), (std::vector<std::string>{"p1", "Bob", "p3"}));
    EXPECT_EQ(named({"Ann", "Ann", "Bo"}), (std::vector<std::string>{"p1", "p2", "Bo"})) << "nobody knows which Ann is meant";
    EXPECT_EQ(named({"p2", "", "p3"}), (std::vector<std::string>{"p1", "p2", "p3"}));
}

TEST(Phh, AFoldWithNothingToCallIsAllowed) { expect_ok(two("'p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 f'"), {"98", "102"}); }

TEST(Phh, HandsMayBeShownBeforeTheBoardAndAgain) {
    expect_ok(
        two("'p2 cbr 100', 'p1 cc', 'p1 sm AsAd', 'p2 sm KsKd', 'd db 2c3c4c', 'p1 sm', 'd db 9d', 'd db 9h', 'p2 sm KsKd', "
            "'p1 sm AsAd'"),
        {"200", "0"});
}

TEST(Phh, ABareShowIsAMuck) {
    expect_ok(two("'p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p2 cc', 'd db 9d', 'p1 cc', 'p2 cc', 'd db 9h', 'p1 cc', 'p2 cc', "
                  "'p1 sm', 'p2 sm KsKd'"),
              {"98", "102"});
}

TEST(Phh, CardsMayBeDealtOneAtATime) {
    expect_ok(
        nt("100, 100", "1, 2",
           "'d dh p1 As', 'd dh p2 Ks', 'd dh p1 Ad', 'd dh p2 Kd', 'p2 cbr 100', 'p1 cc', 'd db 2c', 'd db 3c', 'd db 4c', "
           "'d db 9d', 'd db 9h', 'p1 sm AsAd', 'p2 sm KsKd'"),
        {"200", "0"});
}

TEST(Phh, WinnersAreUnknownWhereCardsAre) {
    const JudgedHand hand = judged_phh(
        nt("100, 100", "1, 2",
           "'d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'p2 cbr 100', 'p1 cc', 'd db 2c3c4c', 'd db 9d', 'd db 9h'"));
    EXPECT_EQ(hand.verdict, HandVerdict::ok);
    EXPECT_TRUE(hand.final_stacks.empty());
    ASSERT_EQ(hand.notes.size(), 1U);
    EXPECT_NE(hand.notes[0].find("not known"), std::string::npos);
}

TEST(Phh, ARakeIsNoFault) {
    const std::string acts = "'p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cbr 48', 'p2 cc', 'd db 9d', 'p1 cc', 'p2 f'";
    const auto judged_at = [&](std::string_view stacks) {
        return judged_phh(two(acts, joined({"venue = 'Corner'\nfinishing_stacks = [", stacks, "]\n"})));
    };
    const JudgedHand raked = judged_at("147, 50");
    EXPECT_EQ(raked.verdict, HandVerdict::ok) << raked.why();
    EXPECT_EQ(raked.final_stacks, (std::vector<std::string>{"147", "50"}));
    EXPECT_EQ(raked.notes, (std::vector<std::string>{"a rake of 3 of the pot of 100"}));
    // More than a tenth of the pot, or from a loser, is none.
    EXPECT_EQ(judged_at("139, 50").verdict, HandVerdict::illegal);
    EXPECT_EQ(judged_at("150, 49").verdict, HandVerdict::illegal);
    EXPECT_EQ(judged_at("151, 50").verdict, HandVerdict::illegal);
    // And without a flop the house takes none.
    constexpr std::string_view in_dollars = "currency_symbol = '$'\n";
    EXPECT_EQ(
        judged_phh(three("'p3 cbr 20', 'p1 cc', 'p2 f', 'd db 2c3c4c', 'p1 f'", joined({in_dollars, "winnings = [0, 0, 40]\n"})))
            .verdict,
        HandVerdict::ok);
    EXPECT_EQ(judged_phh(three("'p3 cbr 20', 'p1 f', 'p2 f'", joined({in_dollars, "winnings = [0, 0, 4]\n"}))).verdict,
              HandVerdict::illegal);
}

TEST(Phh, WinningsMayCountWhatNobodyCalled) {
    EXPECT_EQ(judged_phh(three("'p3 f', 'p1 f'", "winnings = [0, 2, 0]\n")).verdict, HandVerdict::ok);
    EXPECT_EQ(judged_phh(three("'p3 f', 'p1 f'", "winnings = [0, 3, 0]\n")).verdict, HandVerdict::ok);
    EXPECT_EQ(judged_phh(three("'p3 f', 'p1 f'", "winnings = [0, 4, 0]\n")).verdict, HandVerdict::illegal);
    EXPECT_EQ(judged_phh(three("'p3 f', 'p1 f'", "winnings = [0, 0, 0]\n")).verdict, HandVerdict::ok); // Not recorded.
}

TEST(Phh, ASplitChipIsAFault) {
    const JudgedHand hand = judged_phh(three("'p3 f', 'p1 f'", "finishing_stacks = [99.5, 100.5, 100]\n"));
    EXPECT_EQ(hand.verdict, HandVerdict::illegal);
    EXPECT_NE(hand.why().find("splits the least chip"), std::string::npos) << hand.why();
}

TEST(Phh, OptionalFieldsMayBeMissingAndOthersStandThere) {
    expect_ok(three("'p3 f', 'p1 f # a steal that nobody tried'",
                    "hand = 'R5-16'\ntime = 00:00:08\n_mine = { a = 1 }\nevent = \"Day 1\"\nantes = [0, 0, 0]\n"),
              {"99", "101", "100"});
}

TEST(Phh, DrawsReplaceWhatIsThrownAway) {
    expect_ok(
        "variant = 'F2L3D'\nstarting_stacks = [100, 100]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\nactions = ["
        "'d dh p1 7c5d4c3d2c', 'd dh p2 KsKd9h8h6h', 'p2 cc', 'p1 cc', 'p1 sd', 'p2 sd KsKd', 'd dh p2 2h3h', 'p1 cbr 2', 'p2 "
        "cc', "
        "'p1 sd', 'p2 sd', 'p1 cc', 'p2 cc', 'p1 sd', 'p2 sd', 'p1 cc', 'p2 cc', 'p1 sm 7c5d4c3d2c', 'p2 sm 9h8h6h2h3h']\n",
        {"104", "96"});
}

// ---- What breaks a rule ---------------------------------------------------------------------------------------------

TEST(Phh, ARaiseBelowTheLeastIsIllegal) {
    expect_illegal(three("'p3 cbr 3', 'p1 f', 'p2 f'"), 4, "the least here is 4. p3 may fold, call 2 or raise to 4 to 100.");
}

TEST(Phh, AnActOutOfTurnIsIllegal) { expect_illegal(three("'p1 f'"), 4, "it is the turn of p3"); }

TEST(Phh, NobodyBetsMoreThanLiesThere) { expect_illegal(three("'p3 cbr 101'"), 4, "has no more than 100"); }

TEST(Phh, WhoHasFoldedActsNoMore) { expect_illegal(three("'p3 f', 'p1 cc', 'p3 cc'"), 6, "p3 has folded"); }

TEST(Phh, TheFlopIsThreeCardsAndComesOnce) {
    expect_illegal(two("'p2 cc', 'p1 cc', 'd db 2c3c4c5c'"), 5, "the flop has 3 cards");
    expect_illegal(two("'p2 cc', 'p1 cc', 'd db 2c3cAs'"), 5, "As is out already");
    expect_illegal(two("'p2 cc', 'p1 cc', 'p1 cc'"), 5, "the flop is not dealt yet");
    expect_illegal(two("'p2 cc', 'd db 2c3c4c'"), 4, "it is the turn of p1");
}

TEST(Phh, NoCardComesToTheBoardOnceAllHaveFolded) {
    for (const std::string_view cards : {"2c", "As", "2c3c", "2c3c4c", "2c3c4c5c"})
        expect_illegal(three(joined({"'p3 f', 'p1 f', 'd db ", cards, "'"})), 6, "no more cards are to come");
}

TEST(Phh, APartOfAFlopIsNoFlop) {
    expect_illegal(two("'p2 cc', 'p1 cc', 'd db 2c', 'd db 3c'"), 0, "the flop is not dealt");
    expect_illegal(two("'p2 cbr 100', 'p1 cc', 'd db 2c3c', 'p1 sm AsAd', 'p2 sm KsKd'"), 0, "the flop is not dealt");
    expect_illegal(two("'p2 cc', 'p1 cc', 'd db 2c', 'p1 cc'"), 6, "the flop is not dealt yet");
    expect_illegal(two("'p2 cc', 'd db 2c'"), 4, "it is the turn of p1");
    expect_ok(two("'p2 cc', 'p1 cc', 'd db 2c', 'd db 3c4c', 'p1 cc', 'p2 f'"), {"102", "98"});
}

TEST(Phh, ACardThatIsThereTwiceIsToldWhereItComes) {
    expect_illegal(two("'p2 cc', 'p1 cc', 'd db 2c', 'd db As', 'd db 3c'"), 6, "As is out already");
    expect_illegal(two("'p2 cc', 'p1 cc', 'd db 2c', 'd db 2c', 'd db 3c'"), 6, "2c is there twice");
    expect_illegal(nt("100, 100", "1, 2", "'d dh p1 As', 'd dh p2 Ks', 'd dh p1 Ks', 'd dh p2 Kd', 'p2 f'"), 3,
                   "Ks is there twice");
}

TEST(Phh, CardsForWhoeverStoodPatAreAFault) {
    expect_illegal("variant = 'F2L3D'\nstarting_stacks = [100, 100]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\n"
                   "actions = ['d dh p1 7c5d4c3d2c', 'd dh p2 KsKd9h8h6h', 'p2 cc', 'p1 cc', 'p1 sd', 'd dh p1 Qs', 'p2 sd', "
                   "'p1 cbr 2', 'p2 f']\n",
                   6, "no such cards are to come");
}

TEST(Phh, AShowNeedsAShowdownAndTheCardsThatWereDealt) {
    expect_illegal(two("'p2 cc', 'p1 sm AsAd'"), 4, "there is no showdown yet");
    expect_illegal(two("'p2 cbr 100', 'p1 cc', 'p1 sm AsAh'"), 5, "it was dealt AsAd");
}

TEST(Phh, AHandThatStopsIsNotFinished) {
    const JudgedHand hand = judged_phh(three("'p3 f'"));
    EXPECT_EQ(hand.verdict, HandVerdict::illegal);
    EXPECT_NE(hand.why().find("the hand is not finished: on the preflop it is the turn of p1"), std::string::npos) << hand.why();
}

// ---- What is no hand ------------------------------------------------------------------------------------------------

TEST(Phh, ErrorsNameTheLineAndWhatToWrite) {
    expect_unreadable("starting_stacks = [1, 2]\nactions = []\n", 1, "'variant' is missing");
    expect_unreadable("variant = 'NX'\nstarting_stacks = [1, 2]\nactions = []\n", 1, "there is no variant 'NX'");
    expect_unreadable("variant = 'NT'\nactions = []\n", 1, "'starting_stacks' is missing");
    expect_unreadable("variant = 'NT'\nstarting_stacks = [1]\nactions = []\n", 2, "seats 1");
    expect_unreadable(two("'p2 cbr'"), 4, "write an amount behind it");
    expect_unreadable(two("'p3 f'"), 4, "one of p1 to p2");
    expect_unreadable(two("'p2 cc', 'p10 f', 'p1 jumps'"), 4, "one of p1 to p2");
    expect_unreadable(two("'p2 jumps', 'p3 f'"), 4, "'p2 jumps' is no action of PHH");
    expect_unreadable(two("'p1 sm AsXd'"), 4, "goes wrong at character 3");
    expect_unreadable(two("'p1 jumps'"), 4, "is no action of PHH");
    expect_unreadable(two("", "antes = [1]\n"), 5, "'antes' lists 1 for 2 players");
    expect_unreadable(two("", "startin_stacks = [1, 2]\n"), 5, "did you mean 'starting_stacks'?");
    expect_unreadable("variant = 'NT\n", 1, "this is not TOML");
    expect_unreadable(nt("100, -5", "1, 2", ""), 2, "below 0");
    expect_unreadable(nt("88888888888888888888888, 5", "1, 2", ""), 2, "not representable");
    expect_unreadable(nt("8888888888888888.8888888888, 5", "1, 2", ""), 2, "no amount of 15 digits");
    expect_unreadable(nt("9007199254740993, 5", "1, 2", ""), 2, "no amount of 15 digits");
    expect_unreadable(nt("9999999999999.9, 0.001", "1, 2", ""), 2, "more chips");
}

TEST(Phh, WhatIsWrongWithOneHandLeavesTheOthersAlone) {
    const std::string good = three("'p3 f', 'p1 f'");
    const std::vector<JudgedHand> all = judged(joined({"# a comment\n\n[1]\n", good, "[7]\nvariant = \n[9] # the last\n", good}),
                                               Format::phhs);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].hand, "1");
    EXPECT_EQ(all[0].verdict, HandVerdict::ok);
    EXPECT_EQ(all[1].verdict, HandVerdict::unreadable);
    EXPECT_EQ(all[1].problems[0].line, 9);
    EXPECT_EQ(all[2].hand, "9");
    EXPECT_EQ(all[2].verdict, HandVerdict::ok);
}

TEST(Phh, AHandMayOpenAsOneBeforeTheLast) {
    const std::string good = three("'p3 f', 'p1 f'");
    const std::vector<JudgedHand> all = judged(joined({"[1]\n", good, "[2]\nactions = []\n[3]\n", good}), Format::phhs);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].verdict, HandVerdict::ok);
    EXPECT_EQ(all[1].verdict, HandVerdict::unreadable);
    EXPECT_EQ(all[2].verdict, HandVerdict::ok);
}

TEST(Phh, WhyCardsCannotBeDealtIsSaid) {
    const auto short_deck = [](std::string_view cards) {
        return joined({"variant = 'NS'\nantes = [3, 3]\nblinds_or_straddles = [3, 0]\nstarting_stacks = [100, 100]\n"
                       "actions = ['d dh p1 AsKs', 'd dh p2 ",
                       cards, "', 'p1 f']\n"});
    };
    expect_illegal(short_deck("7c5d"), 2, "5d is not in a short deck");
    expect_illegal(short_deck("7cAs"), 2, "As is out already");
    expect_illegal(short_deck("7c7d7h"), 2, "nobody gets so many cards here");
    expect_illegal("variant = 'FB'\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\nstarting_stacks = [100, 100]\n"
                   "actions = ['d dh p1 2s4c6d9h', 'd dh p2 3s5d7c8h', 'p2 cc', 'p1 cc', 'p1 sd 9h', 'p2 sd', 'd dh p1 9h']\n",
                   7, "9h was thrown away");
}

} // namespace
} // namespace floorman
