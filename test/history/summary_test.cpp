// PokerStars' text: what the showdown and the summary say of cards, against each other and against what was dealt.

#include "history/called_hand.hpp"
#include "history/judged.hpp"

namespace floorman {
namespace {

// Ben shows this, Ann does that, and the summary says so of either.
std::string told(std::string_view ben, std::string_view ann, std::string_view of_ann, std::string_view of_ben) {
    std::string text = "PokerStars Hand #4:  Hold'em No Limit ($1/$2 USD) - 2024/05/17 20:15:00 ET\n"
                       "Table 'Corner' 2-max Seat #1 is the button\n"
                       "Seat 1: Ann ($90 in chips)\nSeat 2: Ben ($90 in chips)\n"
                       "Ann: posts small blind $1\nBen: posts big blind $2\n*** HOLE CARDS ***\nAnn: calls $1\nBen: checks\n"
                       "*** FLOP *** [3h 8s Qc]\nBen: checks\nAnn: checks\n*** TURN *** [3h 8s Qc] [5d]\nBen: checks\n"
                       "Ann: checks\n*** RIVER *** [3h 8s Qc 5d] [9c]\nBen: bets $6\nAnn: calls $6\n*** SHOW DOWN ***\nBen: ";
    text.append(ben).append("\nAnn: ").append(ann).append("\nBen collected $16 from pot\n*** SUMMARY ***\n");
    text.append("Total pot $16 | Rake $0\nBoard [3h 8s Qc 5d 9c]\nSeat 1: Ann (button) (small blind) ").append(of_ann);
    return text.append("\nSeat 2: Ben (big blind) ").append(of_ben).append("\n");
}

constexpr std::string_view jacks_show = "shows [Js Jd] (a pair of Jacks)";
constexpr std::string_view jacks_won = "showed [Js Jd] and won ($16) with a pair of Jacks";
constexpr std::string_view tens_show = "shows [Ts Td] (a pair of Tens)";
constexpr std::string_view tens_lost = "showed [Ts Td] and lost with a pair of Tens";

JudgedHand judged_text(const std::string& text) {
    std::vector<JudgedHand> all = judged(text, Format::stars);
    if (all.size() == 1) return all[0];
    ADD_FAILURE() << all.size() << " hands in\n" << text;
    return {};
}

void expect_ok(const std::string& text) {
    const JudgedHand hand = judged_text(text);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why() << "\n" << text;
}

void expect_illegal(const std::string& text, std::string_view why) {
    const JudgedHand hand = judged_text(text);
    EXPECT_EQ(hand.verdict, HandVerdict::illegal) << text;
    EXPECT_EQ(hand.problems.size(), 1U);
    EXPECT_NE(hand.why().find(why), std::string::npos) << hand.why();
}

TEST(Summary, WhatFitsIsNoFault) {
    expect_ok(told(jacks_show, tens_show, tens_lost, jacks_won));
    expect_ok(told(jacks_show, "mucks hand", "mucked", jacks_won));
    expect_ok(told(jacks_show, "mucks hand", "mucked [7d Ad]", jacks_won));
    expect_ok(told("shows [Jd Js]", tens_show, tens_lost, "showed [Js Jd] and won ($16)"));
}

TEST(Summary, MuckedCardsAreNoOthers) {
    expect_illegal(told(jacks_show, "mucks hand", "mucked [8s Ad]", jacks_won), "gives Ann 8s, which is out already");
    expect_illegal(told(jacks_show, "mucks hand", "mucked [Js Ad]", jacks_won), "gives Ann Js, which is out already");
    expect_illegal(told(jacks_show, tens_show, "showed [Ts Th] and lost with a pair of Tens", jacks_won),
                   "Ann holds TsTd, and the summary shows TsTh");
}

TEST(Summary, WhoMuckedDidNotShow) {
    expect_illegal(told(jacks_show, "mucks hand", tens_lost, jacks_won), "Ann mucked, and the summary says that it showed");
    expect_illegal(told(jacks_show, tens_show, "mucked [Ts Td]", jacks_won), "Ann showed, and the summary says that it mucked");
}

TEST(Summary, AHandIsCalledWhatItIs) {
    expect_illegal(told("shows [Js Jd] (a pair of Queens)", tens_show, tens_lost, jacks_won), "what it makes is a pair of jacks");
    expect_illegal(told("shows [Js Jd] (a flush, Jack high)", tens_show, tens_lost, jacks_won),
                   "what it makes is a pair of jacks");
    expect_illegal(told(jacks_show, tens_show, tens_lost, "showed [Js Jd] and won ($16) with a flush, Jack high"),
                   "the summary calls Ben's hand another thing than it makes, a pair of jacks");
    expect_illegal(told(jacks_show, tens_show, "showed [Ts Td] and lost with a pair of Nines", jacks_won),
                   "the summary calls Ann's hand another thing than it makes, a pair of tens");
}

TEST(CalledHand, RanksAreReadAsFarAsTheyAreSaid) {
    const auto expect = [](std::string_view words, Category category, int first, int second) {
        const CalledHand called = called_hand(words);
        EXPECT_TRUE(called.is_said) << words;
        EXPECT_EQ(called.category, category) << words;
        EXPECT_EQ(called.first, first) << words;
        EXPECT_EQ(called.second, second) << words;
    };
    expect("high card Ace", Category::high_card, 14, 0);
    expect("a pair of Sixes)", Category::pair, 6, 0);
    expect("a pair of Deuces", Category::pair, 2, 0);
    expect("two pair, Kings and Twos", Category::two_pair, 13, 2);
    expect("three of a kind, Threes", Category::three_of_a_kind, 3, 0);
    expect("a straight, Ace to Five", Category::straight, 5, 0);
    expect("a straight, ten high", Category::straight, 10, 0);
    expect("a flush, King high", Category::flush, 13, 0);
    expect("a flush", Category::flush, 0, 0);
    expect("a full house, Fours full of Aces", Category::full_house, 4, 14);
    expect("four of a kind, Sevens", Category::four_of_a_kind, 7, 0);
    expect("a straight flush, Nine to King", Category::straight_flush, 13, 0);
    expect("a Royal Flush", Category::straight_flush, 0, 0);
    expect("two pair, Nines and Eights (high)", Category::two_pair, 9, 8);
    expect("HI: a pair of Kings; LO: 8,7,3,2,A)", Category::pair, 13, 0);
    EXPECT_FALSE(called_hand("").is_said);
}

TEST(CalledHand, ALowIsNamedByItsRanks) {
    EXPECT_EQ(called_hand("HI: a pair of Kings; LO: 8,7,3,2,A)").low, 0b1'0000'0110'0011U);
    EXPECT_EQ(called_hand("T,9,4,3,2)").low, 0b0'0001'1000'0111U);
    EXPECT_EQ(called_hand("10,9,4,3,2)").low, 0b0'0001'1000'0111U);
    EXPECT_EQ(called_hand("Lo: T,9,4,3,2)").low, 0b0'0001'1000'0111U);
    for (const std::string_view none :
         {"Lo: a pair of Kings)", "HI: a pair of Kings)", "8)", "8,8,3,2,A", "8,7,", "a pair of Eights", ""})
        EXPECT_EQ(called_hand(none).low, 0U) << none;
}

} // namespace
} // namespace floorman
