#include "cards/badugi.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "hands.hpp"

namespace floorman {
namespace {

// A second opinion: of every choice of the cards that shares no rank and no suit, how many there are and which ranks
// from the highest, aces one. The more cards the better, then the lower.
struct Judged {
    int cards = 0;
    std::array<int, 4> ranks{};

    [[nodiscard]] bool better_than(const Judged& other) const {
        return cards != other.cards ? cards > other.cards : ranks < other.ranks;
    }
    auto operator<=>(const Judged&) const = default;
};

Judged judged(const std::vector<Card>& cards) {
    Judged best;
    for (unsigned choice = 1; choice < 1U << cards.size(); ++choice) {
        Judged found;
        std::array<int, 14> ranks{};
        std::array<int, 4> suits{};
        bool clash = false;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((choice >> i & 1U) == 0) continue;
            const int rank = cards[i].rank() == Rank::ace ? 1 : static_cast<int>(cards[i].rank()) + 2;
            clash = clash || ++ranks[static_cast<std::size_t>(rank)] > 1 ||
                    ++suits[static_cast<std::size_t>(cards[i].suit())] > 1;
            found.ranks[static_cast<std::size_t>(found.cards++)] = rank;
        }
        std::ranges::sort(found.ranks, std::ranges::greater{});
        if (!clash && found.better_than(best)) best = found;
    }
    return best;
}

TEST(Badugi, EveryFourCardHandStandsWhereTheSecondOpinionSays) {
    std::array<std::uint64_t, 5> counts{};
    std::map<Judged, Strength> strengths;
    for_each_hand(full_deck, 4, [&](CardSet set) {
        std::vector<Card> cards;
        for (const Card card : set) cards.push_back(card);
        const Judged expected = judged(cards);
        const Strength strength = badugi_of(set);
        ASSERT_EQ(badugi_cards(strength), expected.cards) << text(cards);
        ASSERT_EQ(strengths.try_emplace(expected, strength).first->second, strength) << text(cards);
        ++counts[static_cast<std::size_t>(expected.cards)];
    });
    // One card: all of a suit or all of a rank. Four: a rank for each suit, in order.
    EXPECT_EQ(counts[1], 4U * 715U + 13U);
    EXPECT_EQ(counts[4], 13U * 12U * 11U * 10U);
    EXPECT_EQ(counts, (std::array<std::uint64_t, 5>{0, 2'873, 96'252, 154'440, 17'160}));
    EXPECT_EQ(strengths.size(), 715U + 286U + 78U + 13U);

    std::vector<std::pair<Judged, Strength>> in_order(strengths.begin(), strengths.end());
    std::ranges::sort(in_order, [](const auto& a, const auto& b) { return a.first.better_than(b.first); });
    for (std::size_t i = 1; i < in_order.size(); ++i) ASSERT_GT(in_order[i - 1].second, in_order[i].second);
}

TEST(Badugi, MoreCardsFirstThenLowerOnes) {
    const auto strength = [](const char* cards) { return badugi_of(hand(cards)); };
    EXPECT_GT(strength("As2h3d4c"), strength("As2h3d5c"));
    EXPECT_GT(strength("KsQhJdTc"), strength("As2h3d4d")); // Any four beat any three.
    EXPECT_GT(strength("As2h3d3c"), strength("As2h4d4c"));
    EXPECT_EQ(strength("As2h3d4d"), strength("As2h3d3c"));
    EXPECT_EQ(badugi_cards(strength("AsKsQsJs")), 1);
    EXPECT_EQ(badugi_cards(strength("AsAhAdAc")), 1);
    EXPECT_EQ(strength("AsKsQsJs"), strength("AsAhAdAc"));
}

// Which of two clashing cards to leave out is a choice: the one that leaves more, then lower, cards.
TEST(Badugi, TheRightCardIsLeftOut) {
    EXPECT_EQ(badugi_of(hand("As2s2h3d")), badugi_of(hand("As2h3d")));
    EXPECT_EQ(badugi_of(hand("KsAsAh2d")), badugi_of(hand("KsAh2d")));
    EXPECT_EQ(badugi_of(hand("4s3s")), badugi_of(hand("3h")));
}

TEST(Badugi, HasAName) {
    EXPECT_EQ(badugi_in_words(badugi_of(hand("8s6h4dAc"))), "a badugi, eight-six-four-ace");
    EXPECT_EQ(badugi_in_words(badugi_of(hand("5s2hAdAc"))), "three cards, five-deuce-ace");
    EXPECT_EQ(badugi_in_words(badugi_of(hand("KsKhKdKc"))), "one card, king");
}

} // namespace
} // namespace floorman
