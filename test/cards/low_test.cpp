#include "cards/low.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "hands.hpp"
#include "reference.hpp"

namespace floorman {
namespace {

std::array<Card, 5> five_of(CardSet set) {
    std::array<Card, 5> five;
    std::size_t at = 0;
    for (const Card card : set) five[at++] = card;
    return five;
}

TEST(AceToFive, EveryFiveCardHandStandsWhereTheReferenceSays) {
    reference::AgreesInOrder order{reference::Better::lesser_key};
    std::array<std::uint64_t, 14> unpaired_by_top{}; // By the highest rank, the ace counting 1.
    std::uint64_t paired = 0;
    for_each_hand(full_deck, 5, [&](CardSet cards) {
        const auto key = reference::key_of(five_of(cards), reference::ace_to_five);
        order.saw(key, ace_to_five_of(cards));
        if (key >> 20U == reference::nothing)
            ++unpaired_by_top[key >> 16U];
        else
            ++paired;
    });
    EXPECT_EQ(order.different_in_order(), 1'287U + 2'860U + 858U + 858U + 156U + 156U);
    EXPECT_EQ(unpaired_by_top[5], 1'024U); // The wheel.
    EXPECT_EQ(unpaired_by_top[8], 35U * 1'024U);
    EXPECT_EQ(paired, 1'098'240U + 123'552U + 54'912U + 3'744U + 624U);
}

TEST(AceToFive, RandomHandsOfSixAndSevenStandWhereTheLeastFiveOfThemDo) {
    reference::AgreesInOrder order{reference::Better::lesser_key};
    Dealing dealing{full_deck};
    for (int i = 0; i < 300'000; ++i) {
        const auto cards = dealing.deal(i % 2 == 0 ? 7 : 6);
        order.saw(reference::least_of(cards, reference::ace_to_five), ace_to_five_of(CardSet::of(cards)));
    }
    EXPECT_GT(order.different_in_order(), 0U);
}

// Few ranks, so that seven cards must pair: where which ranks to leave out is a choice.
TEST(AceToFive, EveryHandOfFourRanksStandsWhereTheLeastFiveOfItDo) {
    reference::AgreesInOrder order{reference::Better::lesser_key};
    const CardSet few = hand("AsAhAdAc2s2h2d2c9s9h9d9cKsKhKdKc");
    for (int count = 5; count <= 7; ++count)
        for_each_hand(few, count, [&](CardSet set) {
            std::vector<Card> cards;
            for (const Card card : set) cards.push_back(card);
            order.saw(reference::least_of(cards, reference::ace_to_five), ace_to_five_of(set));
        });
    EXPECT_GT(order.different_in_order(), 0U);
}

TEST(AceToFive, TheLowerHandIsBetter) {
    const auto low = [](const char* cards) { return ace_to_five_of(hand(cards)); };
    EXPECT_GT(low("As2s3s4s5s"), low("As2h3d4c6s")); // The wheel, straight and flush or not.
    EXPECT_EQ(low("As2s3s4s5s"), low("Ah2d3c4s5h"));
    EXPECT_GT(low("6s4h3d2cAs"), low("6s5h3d2cAs")); // From the top down.
    EXPECT_GT(low("KsQhJdTc9s"), low("AsAh2d3c4s")); // Any five different ranks beat a pair.
    EXPECT_GT(low("AsAh2d3c4s"), low("2s2hAd3c4s")); // A pair of aces is the lowest pair.
    EXPECT_EQ(low("As2h3d4c5sKhKd"), low("As2h3d4c5s"));
    EXPECT_GT(low("AsAh2d2c3s"), low("AsAhAd2c3s"));
}

TEST(EightOrBetter, EveryFiveCardHandQualifiesOrDoesNot) {
    std::uint64_t qualify = 0;
    for_each_hand(full_deck, 5, [&](CardSet cards) {
        const Strength low = eight_or_better_of(cards);
        ASSERT_EQ(low.made(), reference::eight_or_better(reference::key_of(five_of(cards), reference::ace_to_five)));
        if (!low.made()) return;
        ++qualify;
        ASSERT_EQ(low, ace_to_five_of(cards));
    });
    EXPECT_EQ(qualify, 56U * 1'024U);
}

TEST(EightOrBetter, RandomSevensAreTheRazzLowOrNone) {
    Dealing dealing{full_deck, 2};
    int qualify = 0;
    for (int i = 0; i < 100'000; ++i) {
        const auto cards = dealing.deal(7);
        const bool expected = reference::eight_or_better(reference::least_of(cards, reference::ace_to_five));
        const Strength low = eight_or_better_of(CardSet::of(cards));
        ASSERT_EQ(low, expected ? ace_to_five_of(CardSet::of(cards)) : no_hand) << text(cards);
        qualify += expected;
    }
    EXPECT_GT(qualify, 10'000);
    EXPECT_LT(qualify, 90'000);
}

TEST(EightOrBetter, NineIsNoLowAndAPairIsNone) {
    EXPECT_FALSE(eight_or_better_of(hand("9s4h3d2cAs")).made());
    EXPECT_FALSE(eight_or_better_of(hand("8s8h3d2cAs")).made());
    EXPECT_TRUE(eight_or_better_of(hand("8s7h6d5c4s")).made());
    EXPECT_GT(eight_or_better_of(hand("8s7h6d5c4s")), no_hand);
}

TEST(DeuceToSeven, EveryFiveCardHandStandsWhereTheReferenceSays) {
    reference::AgreesInOrder order{reference::Better::lesser_key};
    std::array<std::uint64_t, 10> counts{};
    for_each_hand(full_deck, 5, [&](CardSet cards) {
        const auto key = reference::key_of(five_of(cards), reference::deuce_to_seven);
        order.saw(key, deuce_to_seven_of(cards));
        ++counts[key >> 20U];
    });
    EXPECT_EQ(order.different_in_order(), 7'462U);
    EXPECT_EQ(counts[reference::nothing], 1'302'540U + 1'020U); // A-2-3-4-5 is no straight here.
    EXPECT_EQ(counts[reference::straight], 10'200U - 1'020U);
    EXPECT_EQ(counts[reference::flush_below], 5'108U + 4U);
    EXPECT_EQ(counts[reference::straight_flush], 40U - 4U);
}

TEST(DeuceToSeven, RandomHandsOfSixAndSevenStandWhereTheLeastFiveOfThemDo) {
    reference::AgreesInOrder order{reference::Better::lesser_key};
    Dealing dealing{full_deck, 3};
    for (int i = 0, hands = many(100'000); i < hands; ++i) {
        const auto cards = dealing.deal(i % 2 == 0 ? 7 : 6);
        order.saw(reference::least_of(cards, reference::deuce_to_seven), deuce_to_seven_of(CardSet::of(cards)));
    }
    EXPECT_GT(order.different_in_order(), 0U);
}

TEST(DeuceToSeven, StraightsFlushesAndAcesAreBad) {
    const auto low = [](const char* cards) { return deuce_to_seven_of(hand(cards)); };
    EXPECT_GT(low("7s5h4d3c2s"), low("7s6h4d3c2s"));
    EXPECT_GT(low("KsQhJdTc8s"), low("As5h4d3c2s")); // The ace is high,
    EXPECT_GT(low("As5h4d3c2s"), low("As6h4d3c2s")); // and ace-five is the best ace high, no straight.
    EXPECT_GT(low("2s2h3d4c5s"), low("6s5h4d3c2s"));
    EXPECT_GT(low("6s5h4d3c2s"), low("7s5s4s3s2s"));
    EXPECT_GT(low("As5s4s3s2s"), low("6s5s4s3s2s")); // A flush, not a straight flush.
}

TEST(Low, HasAName) {
    EXPECT_EQ(ace_to_five_in_words(ace_to_five_of(hand("8s6h4d3cAs"))), "an eight-six-four-three-ace low");
    EXPECT_EQ(ace_to_five_in_words(ace_to_five_of(hand("As2h3d4c5s"))), "a five-four-three-deuce-ace low");
    EXPECT_EQ(ace_to_five_in_words(ace_to_five_of(hand("AsAh2d3c4s"))), "a pair of aces");
    EXPECT_EQ(ace_to_five_in_words(ace_to_five_of(hand("KsKhAdAc4s"))), "two pair, kings and aces");
    EXPECT_EQ(ace_to_five_in_words(eight_or_better_of(hand("9s4h3d2cAs"))), "no low");
    EXPECT_EQ(deuce_to_seven_in_words(deuce_to_seven_of(hand("7s5h4d3c2s"))), "a seven-five-four-three-deuce low");
    EXPECT_EQ(deuce_to_seven_in_words(deuce_to_seven_of(hand("As5h4d3c2s"))), "an ace-five-four-three-deuce low");
    EXPECT_EQ(deuce_to_seven_in_words(deuce_to_seven_of(hand("6s5h4d3c2s"))), "a straight, six high");
}

} // namespace
} // namespace floorman
