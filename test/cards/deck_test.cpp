#include "cards/deck.hpp"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>

#include "hands.hpp"

namespace floorman {
namespace {

static_assert(std::is_trivially_copyable_v<Deck>);

Deck deck(std::string_view order) {
    const auto cards = cards_from(order).value();
    return Deck::from({cards.begin(), cards.end()}).value();
}

Result<int, DeckError> replenish(Deck& deck, std::string_view order) {
    const auto cards = cards_from(order).value();
    return deck.replenish({cards.begin(), cards.end()});
}

std::string dealt_out(Deck deck) {
    std::string dealt;
    while (deck.left() > 0) dealt += text(deck.next());
    return dealt;
}

TEST(Deck, DealsInTheOrderGiven) {
    Deck cards = deck("AsKdQh");
    EXPECT_EQ(cards.left(), 3);
    EXPECT_EQ(text(cards.next()), "As");
    EXPECT_EQ(text(cards.next()), "Kd");
    EXPECT_EQ(cards.left(), 1);
    EXPECT_EQ(text(cards.to_come()), "Qh");
    EXPECT_EQ(text(cards.next()), "Qh");
    EXPECT_EQ(cards.left(), 0);
    EXPECT_EQ(Deck{}.left(), 0);
}

TEST(Deck, HoldsAFullDeckAndAShortOne) {
    for (const CardSet set : {full_deck, short_deck}) {
        CardRun order;
        for (const Card card : set) order.push_back(card);
        Deck cards = Deck::from({order.begin(), order.end()}).value();
        EXPECT_EQ(cards.left(), set.count());
        CardSet dealt;
        while (cards.left() > 0) dealt.add(cards.next());
        EXPECT_EQ(dealt, set);
    }
}

TEST(Deck, TheSameCardTwiceIsRefused) {
    const Card ace{Rank::ace, Suit::spade};
    const std::array twice{ace, Card{Rank::king, Suit::spade}, ace};
    EXPECT_EQ(Deck::from(twice).error(), DeckError::repeated);
}

TEST(Deck, MoreCardsThanADeckAreRefused) {
    const std::array<Card, 53> unknown{};
    EXPECT_EQ(Deck::from(unknown).error(), DeckError::too_many);
    EXPECT_TRUE(Deck::from(std::span{unknown}.first(52)).ok());
}

TEST(Deck, CardsThatNobodySawMayBeToCome) {
    Deck cards = deck("??As??");
    EXPECT_EQ(text(cards.next()), "??");
    EXPECT_EQ(text(cards.next()), "As");
    EXPECT_EQ(cards.left(), 1);
}

TEST(Deck, DiscardsComeAgainBehindWhatIsLeft) {
    Deck cards = deck("AsKdQhJc");
    cards.next();
    cards.next();
    EXPECT_EQ(replenish(cards, "KdAs").value(), 4);
    EXPECT_EQ(dealt_out(cards), "QhJcKdAs");
}

TEST(Deck, ACardStillToComeCannotBePutBack) {
    Deck cards = deck("AsKdQh");
    cards.next();
    const Deck before = cards;
    EXPECT_EQ(replenish(cards, "AsQh").error(), DeckError::repeated);
    EXPECT_EQ(cards, before);
    EXPECT_EQ(dealt_out(cards), "KdQh");
}

TEST(Deck, NoMoreThanADeckCanBePutBack) {
    const std::array<Card, 52> unknown{};
    Deck cards = Deck::from(unknown).value();
    EXPECT_EQ(replenish(cards, "??").error(), DeckError::too_many);
    cards.next();
    EXPECT_EQ(replenish(cards, "As").value(), 52);
}

TEST(Deck, EqualDecksAreThoseThatDealTheSame) {
    Deck cards = deck("AsKdQh");
    EXPECT_NE(cards, deck("KdQh"));
    cards.next();
    EXPECT_EQ(cards, deck("KdQh"));
    EXPECT_NE(cards, deck("QhKd"));
}

TEST(DeckDeathTest, AnEmptyDeckDealsNothing) {
    Deck cards;
    EXPECT_DEATH(cards.next(), "empty deck");
}

} // namespace
} // namespace floorman
