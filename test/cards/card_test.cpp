#include "cards/card.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "cards/card_set.hpp"
#include "hands.hpp"

namespace floorman {
namespace {

static_assert(sizeof(Card) == 1);
static_assert(sizeof(CardSet) == 8);

TEST(Card, EveryCardIsWrittenAndReadBack) {
    std::set<std::string> seen;
    for (int code = 0; code < cards_in_deck; ++code) {
        const Card card{code};
        EXPECT_EQ(Card(card.rank(), card.suit()), card);
        EXPECT_EQ(card_from(text(card)).value(), card);
        EXPECT_EQ(text(card).size(), 2U);
        seen.insert(text(card));
    }
    EXPECT_EQ(seen.size(), 52U);
    EXPECT_EQ(text(Card{Rank::ace, Suit::spade}), "As");
    EXPECT_EQ(text(Card{Rank::ten, Suit::diamond}), "Td");
    EXPECT_EQ(text(Card{Rank::deuce, Suit::club}), "2c");
    EXPECT_EQ(text(Card{Rank::nine, Suit::heart}), "9h");
}

TEST(Card, TheUnknownCardIsTwoQuestionMarks) {
    EXPECT_EQ(card_from("??").value(), unknown_card);
    EXPECT_EQ(text(unknown_card), "??");
    EXPECT_FALSE(unknown_card.known());
    EXPECT_EQ(unknown_card, Card{});
    EXPECT_TRUE(Card{51}.known());
}

struct BadText {
    const char* written;
    CardError error;
};

TEST(Card, BadTextSaysWhatIsWrongAndWhere) {
    for (const auto& [written, error] : {
             BadText{"10h", {CardFault::not_a_rank, 0}},
             BadText{"as", {CardFault::not_a_rank, 0}},
             BadText{"1s", {CardFault::not_a_rank, 0}},
             BadText{"", {CardFault::not_one_card, 0}},
             BadText{"AsKd", {CardFault::not_one_card, 2}},
             BadText{"As ", {CardFault::not_one_card, 2}},
             BadText{" As", {CardFault::not_a_rank, 0}},
             BadText{"AS", {CardFault::not_a_suit, 1}},
             BadText{"A?", {CardFault::not_a_suit, 1}},
             BadText{"?s", {CardFault::not_a_rank, 0}},
             BadText{"A", {CardFault::half_a_card, 0}},
             BadText{"?", {CardFault::not_a_rank, 0}},
         })
        EXPECT_EQ(card_from(written).error(), error) << written;
}

TEST(Card, CardsRunOnWithNothingBetween) {
    const auto run = cards_from("AsKd????").value();
    ASSERT_EQ(run.size(), 4U);
    EXPECT_EQ(run[0], Card(Rank::ace, Suit::spade));
    EXPECT_EQ(run[1], Card(Rank::king, Suit::diamond));
    EXPECT_EQ(run[2], unknown_card);
    EXPECT_EQ(run[3], unknown_card);
    EXPECT_EQ(text(std::span{run.begin(), run.end()}), "AsKd????");
    EXPECT_TRUE(cards_from("").value().empty());
}

TEST(Card, ARunSaysWhatIsWrongAndWhere) {
    for (const auto& [written, error] : {
             BadText{"As10h", {CardFault::not_a_rank, 2}},
             BadText{"As Kd", {CardFault::not_a_rank, 2}},
             BadText{"AsKx", {CardFault::not_a_suit, 3}},
             BadText{"AsK", {CardFault::half_a_card, 2}},
             BadText{"AsKd???", {CardFault::not_a_rank, 6}},
             BadText{"AsKdAs", {CardFault::repeated, 4}},
         })
        EXPECT_EQ(cards_from(written).error(), error) << written;

    std::string deck;
    for (int card = 0; card < cards_in_deck; ++card) deck += "??";
    EXPECT_EQ(cards_from(deck).value().size(), 52U);
    EXPECT_EQ(cards_from(deck + "As").error(), (CardError{CardFault::too_many, 104}));
}

TEST(Card, RanksAndSuitsHaveTheirWords) {
    EXPECT_EQ(word(Rank::deuce), "deuce");
    EXPECT_EQ(words(Rank::six), "sixes");
    EXPECT_EQ(word(Rank::ace), "ace");
    EXPECT_EQ(words(Rank::ten), "tens");
    EXPECT_EQ(word(Suit::heart), "hearts");
    EXPECT_EQ(word(Suit::club), "clubs");
}

TEST(CardSet, VisitsItsCardsOnceEach) {
    std::vector<Card> seen;
    for (const Card card : full_deck) seen.push_back(card);
    EXPECT_EQ(seen.size(), 52U);
    EXPECT_EQ(std::set(seen.begin(), seen.end()).size(), 52U);
    EXPECT_EQ(CardSet::of(seen), full_deck);
    EXPECT_EQ(full_deck.count(), 52);

    std::vector<Card> none;
    for (const Card card : CardSet{}) none.push_back(card);
    EXPECT_TRUE(none.empty());
}

TEST(CardSet, AShortDeckBeginsWithTheSixes) {
    EXPECT_EQ(short_deck.count(), 36);
    for (const Card card : full_deck) EXPECT_EQ(short_deck.has(card), card.rank() >= Rank::six) << text(card);
}

TEST(CardSet, AddsRemovesJoinsAndMeets) {
    CardSet set = hand("AsKd");
    set.add(Card{Rank::deuce, Suit::club});
    EXPECT_EQ(set, hand("2cKdAs"));
    set.remove(Card{Rank::king, Suit::diamond});
    EXPECT_EQ(set, hand("2cAs"));
    EXPECT_EQ(set | hand("As3h"), hand("2c3hAs"));
    EXPECT_EQ(set & hand("As3h"), hand("As"));
    EXPECT_EQ(set - hand("As3h"), hand("2c"));
    EXPECT_TRUE(set.has(Card{Rank::ace, Suit::spade}));
    EXPECT_FALSE(set.has(Card{Rank::ace, Suit::heart}));
    EXPECT_FALSE(full_deck.has(unknown_card));
}

TEST(CardSet, KnowsTheRanksOfASuitAndOfAll) {
    const CardSet set = hand("2cAcAs7d");
    EXPECT_EQ(set.ranks_of(Suit::club), 0x1001U);
    EXPECT_EQ(set.ranks_of(Suit::spade), 0x1000U);
    EXPECT_EQ(set.ranks_of(Suit::diamond), 0x0020U);
    EXPECT_EQ(set.ranks_of(Suit::heart), 0U);
    EXPECT_EQ(set.ranks(), 0x1021U);
}

TEST(CardSetDeathTest, AnUnknownCardIsInNoSet) { EXPECT_DEATH((void)CardSet::of(unknown_card), "unknown card"); }

} // namespace
} // namespace floorman
