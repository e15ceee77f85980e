#include "cards/short_deck.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

#include "hands.hpp"
#include "reference.hpp"

namespace floorman {
namespace {

TEST(ShortDeck, EveryFiveCardHandStandsWhereTheReferenceSays) {
    reference::AgreesInOrder order{reference::Better::greater_key};
    std::array<std::uint64_t, categories> counts{};
    for_each_hand(short_deck, 5, [&](CardSet cards) {
        std::array<Card, 5> five;
        std::size_t at = 0;
        for (const Card card : cards) five[at++] = card;
        const Strength strength = short_deck_high_of(cards);
        order.saw(reference::key_of(five, reference::short_deck), strength);
        ++counts[static_cast<std::size_t>(category_of_short_deck_high(strength))];
    });
    EXPECT_EQ(counts, (std::array<std::uint64_t, categories>{122'400, 193'536, 36'288, 16'128, 6'120, 480, 1'728, 288, 24}));
    EXPECT_EQ(order.different_in_order(), 120U + 504U + 252U + 252U + 6U + 120U + 72U + 72U + 6U);
}

TEST(ShortDeck, RandomHandsOfSixAndSevenStandWhereTheBestFiveOfThemDo) {
    reference::AgreesInOrder order{reference::Better::greater_key};
    Dealing dealing{short_deck, 5};
    for (int i = 0, hands = many(200'000); i < hands; ++i) {
        const auto cards = dealing.deal(i % 2 == 0 ? 7 : 6);
        order.saw(reference::best_of(cards, reference::short_deck), short_deck_high_of(CardSet::of(cards)));
    }
    EXPECT_GT(order.different_in_order(), 700U);
}

TEST(ShortDeck, AFlushBeatsAFullHouseAndTheAceMayStandBelowTheSix) {
    const auto strength = [](const char* cards) { return short_deck_high_of(hand(cards)); };
    EXPECT_GT(strength("JsTs9s7s6s"), strength("AsAhAdKsKh"));
    EXPECT_GT(strength("6s6h6d6c7s"), strength("AsKsQsJs9s"));
    EXPECT_GT(strength("9s8h7d6cAs"), strength("AsAhAdKsQh"));
    EXPECT_GT(strength("Ts9h8d7c6s"), strength("9s8h7d6cAs"));
    EXPECT_GT(strength("9s8s7s6sAs"), strength("AsAhAdAcKs"));
}

TEST(ShortDeck, HasAName) {
    EXPECT_EQ(short_deck_high_in_words(short_deck_high_of(hand("9s8h7d6cAs"))), "a straight, nine high");
    EXPECT_EQ(short_deck_high_in_words(short_deck_high_of(hand("JsTs9s7s6s"))), "a flush, jack high");
    EXPECT_EQ(short_deck_high_in_words(short_deck_high_of(hand("AsAhAdKsKh"))), "a full house, aces full of kings");
}

TEST(ShortDeckDeathTest, ALowCardIsOurOwnMistake) { EXPECT_DEATH((void)short_deck_high_of(hand("AsKhQdJc5s")), "no short deck"); }

} // namespace
} // namespace floorman
