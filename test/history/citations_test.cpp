// Which rule a fault is told by: the most direct one first, and none where only cards contradict each other.

#include "history/judged.hpp"

namespace floorman {
namespace {

std::string three(std::string_view variant, std::string_view stacks, std::string_view acts) {
    std::string text = "blinds_or_straddles = [5, 10, 0]\nsmall_bet = 10\nbig_bet = 20\nvariant = '";
    text.append(variant).append("'\nstarting_stacks = [").append(stacks).append("]\nactions = [");
    text.append("'d dh p1 QcQd', 'd dh p2 JcJd', 'd dh p3 7s2d', ");
    return text.append(acts).append("]\n");
}

constexpr std::string_view deep = "500, 500, 500";
constexpr std::string_view limped = "'p3 cc', 'p1 cc', 'p2 cc', 'd db 3c8d9s', ";

// The first is cited, and the sentence says this.
void expect_cited(const std::string& text, std::string_view rule, std::string_view why) {
    const JudgedHand hand = judged_phh(text);
    EXPECT_EQ(hand.verdict, HandVerdict::illegal) << text;
    ASSERT_FALSE(hand.problems.empty());
    EXPECT_NE(hand.why().find(why), std::string::npos) << hand.why();
    ASSERT_FALSE(hand.problems[0].cites.empty()) << hand.why();
    EXPECT_EQ(hand.problems[0].cites[0], rule) << hand.why();
}

void expect_no_rule(const std::string& text, std::string_view why) {
    const JudgedHand hand = judged_phh(text);
    EXPECT_EQ(hand.verdict, HandVerdict::illegal) << text;
    EXPECT_NE(hand.why().find(why), std::string::npos) << hand.why();
    ASSERT_FALSE(hand.problems.empty());
    EXPECT_EQ(hand.problems[0].cites, std::vector<std::string>{}) << hand.why();
}

std::string after_limps(std::string_view variant, std::string_view acts) {
    return three(variant, deep, std::string(limped).append(acts));
}

TEST(Citations, ABetBelowTheLeastIsBelowTheSmallestBet) {
    expect_cited(after_limps("NT", "'p1 cbr 9'"), "4.7", "p1 may fold, check or bet 10 to 490");
    expect_cited(after_limps("NT", "'p1 cbr 20', 'p2 cbr 39'"), "4.8", "the least here is 40");
    expect_cited(three("NT", deep, "'p3 cbr 19'"), "4.8", "the least here is 20");
}

TEST(Citations, ARaiseOverAShortAllInHasARuleOfItsOwn) {
    const std::string text = three("NT", "500, 500, 16", "'p3 cbr 16', 'p1 cbr 25'");
    expect_cited(text, "4.13", "the least here is 26");
    const std::vector<std::string> cites = judged_phh(text).problems[0].cites;
    EXPECT_NE(std::find(cites.begin(), cites.end(), "4.8"), cites.end());
}

TEST(Citations, InFixedLimitTheSizeIsTheRule) {
    expect_cited(after_limps("FT", "'p1 cbr 5'"), "4.7", "the least here is 10");
    expect_cited(after_limps("FT", "'p1 cc', 'p2 cc', 'p3 cc', 'd db Kh', 'p1 cbr 10'"), "4.7", "the least here is 20");
    expect_cited(after_limps("FT", "'p1 cbr 10', 'p2 cbr 15'"), "4.7", "the least here is 20");
}

TEST(Citations, WhoActsFirstIsNotWhoseTurnItIs) {
    expect_cited(three("NT", deep, "'p1 f'"), "4.2", "it is the turn of p3");
    expect_cited(after_limps("NT", "'p2 cc'"), "4.2", "it is the turn of p1");
    expect_cited(after_limps("NT", "'p1 cc', 'p3 cc'"), "4.1", "it is the turn of p2");
    expect_cited(after_limps("NT", "'p1 f', 'p3 cc'"), "4.1", "it is the turn of p2");
    expect_cited(three("NT", deep, "'p3 f', 'p2 f'"), "4.1", "it is the turn of p1");
    constexpr std::string_view stud = "variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 2\nsmall_bet = 5\nbig_bet = 10\n"
                                      "starting_stacks = [200, 200, 200]\n"
                                      "actions = ['d dh p1 \?\?\?\?7c', 'd dh p2 \?\?\?\?4d', 'd dh p3 \?\?\?\?Ks', ";
    expect_cited(std::string(stud) + "'p3 pb']\n", "4.2", "it is the turn of p2");
    expect_cited(std::string(stud) + "'p2 pb', 'p1 f']\n", "4.1", "it is the turn of p3. p3 may fold, call 2 or complete to 5.");
}

TEST(Citations, CardsAloneCiteNoRule) {
    expect_no_rule(three("NT", deep, "'p3 cc', 'p1 cc', 'p2 cc', 'd db Qc8d9s'"), "Qc is out already");
    expect_no_rule(three("NT", deep, "'p3 cc', 'p1 cc', 'p2 cc', 'd db 3c8d9sKh'"), "the flop has 3 cards");
    expect_no_rule(three("NT", deep, "'p3 f', 'p1 f', 'd db 3c8d9s'"), "no more cards are to come");
    expect_no_rule(three("NT", "50, 50, 50", "'p3 f', 'p1 cbr 50', 'p2 cc', 'p1 sm QcQh'"), "it was dealt QcQd");
    expect_cited(after_limps("NT", "'d db Kh'"), "4.1", "it is the turn of p1");
}

TEST(Citations, NobodyDrawsWhereThereIsNoDraw) {
    expect_no_rule(three("NT", deep, "'p3 sd'"), "p3 stands pat, but there is no draw in this game");
    expect_no_rule(three("NT", deep, "'p3 sd 7s'"), "p3 discards 7s, but there is no draw in this game");
    constexpr std::string_view draw = "variant = 'F2L3D'\nstarting_stacks = [100, 100]\nblinds_or_straddles = [1, 2]\n"
                                      "small_bet = 2\nbig_bet = 4\n"
                                      "actions = ['d dh p1 7c5d4c3d2c', 'd dh p2 KsKd9h8h6h', ";
    expect_cited(std::string(draw) + "'p2 sd']\n", "4.1", "the draw is not due before the betting is over. p2 may fold");
    expect_no_rule(std::string(draw) + "'p2 cc', 'p1 cc', 'p1 sd Ah']\n", "it holds 7c5d4c3d2c");
}

TEST(Citations, WhoShowsACardThatAnotherBeatsDoesNotOpen) {
    const auto stud = [](std::string_view shown_by_p2, std::string_view acts) {
        std::string text = "variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 2\nsmall_bet = 5\nbig_bet = 10\n"
                           "starting_stacks = [200, 200, 200]\nactions = ['d dh p1 \?\?\?\?\?\?', 'd dh p2 \?\?\?\?";
        return text.append(shown_by_p2).append("', 'd dh p3 \?\?\?\?Ks', ").append(acts).append("]\n");
    };
    EXPECT_EQ(judged_phh(stud("7d", "'p3 pb', 'p1 f', 'p2 f'")).verdict, HandVerdict::illegal) << "the seven is lower";
    EXPECT_EQ(judged_phh(stud("7d", "'p2 pb', 'p3 f', 'p1 f'")).verdict, HandVerdict::ok);
    EXPECT_EQ(judged_phh(stud("7d", "'p1 pb', 'p2 f', 'p3 f'")).verdict, HandVerdict::ok) << "nobody knows what p1 shows";
    EXPECT_EQ(judged_phh(stud("\?\?", "'p3 pb', 'p1 f', 'p2 f'")).verdict, HandVerdict::ok) << "two may be lower, or not";
    EXPECT_EQ(judged_phh("variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 2\nsmall_bet = 5\nbig_bet = 10\n"
                         "starting_stacks = [200, 200, 200]\nactions = ['d dh p1 \?\?\?\?Ks', 'd dh p2 \?\?\?\?7d', "
                         "'d dh p3 \?\?\?\?\?\?', 'p1 pb', 'p2 f', 'p3 f']\n")
                  .verdict,
              HandVerdict::illegal)
        << "nor does it by the place at the table";
    constexpr std::string_view called = "'p2 pb', 'p3 cc', 'p1 cc', 'd dh p1 \?\?', 'd dh p2 7h', 'd dh p3 Qs', ";
    EXPECT_EQ(judged_phh(stud("7d", std::string(called) + "'p3 f', 'p1 f'")).verdict, HandVerdict::illegal) << "sevens lead";
    EXPECT_EQ(judged_phh(stud("7d", std::string(called) + "'p2 cbr 5', 'p3 f', 'p1 f'")).verdict, HandVerdict::ok);
}

} // namespace
} // namespace floorman
