#include "cards/high.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

#include "cards/holding.hpp"
#include "cards/rank_mask.hpp"
#include "hands.hpp"
#include "reference.hpp"

namespace floorman {
namespace {

using Counts = std::array<std::uint64_t, categories>;

std::size_t index(Category category) { return static_cast<std::size_t>(category); }

TEST(High, EveryFiveCardHandIsOfItsCategory) {
    Counts counts{};
    std::array<std::vector<bool>, categories> places;
    for (auto& seen : places) seen.resize(4096);
    for_each_hand(full_deck, 5, [&](CardSet cards) {
        const Strength strength = high_of(cards);
        const auto category = index(category_of_high(strength));
        ++counts[category];
        places[category][strength.value & 0xFFFU] = true;
    });
    EXPECT_EQ(counts, (Counts{1'302'540, 1'098'240, 123'552, 54'912, 10'200, 5'108, 3'744, 624, 40}));

    Counts different{};
    for (std::size_t category = 0; category < places.size(); ++category)
        different[category] = static_cast<std::uint64_t>(std::ranges::count(places[category], true));
    EXPECT_EQ(different, (Counts{1'277, 2'860, 858, 858, 10, 1'277, 156, 156, 10}));
}

TEST(High, EveryFiveCardHandStandsWhereTheReferenceSays) {
    reference::AgreesInOrder order{reference::Better::greater_key};
    for_each_hand(full_deck, 5, [&](CardSet cards) {
        std::array<Card, 5> five;
        std::size_t at = 0;
        for (const Card card : cards) five[at++] = card;
        order.saw(reference::key_of(five, reference::full_deck), high_of(cards));
    });
    EXPECT_EQ(order.different_in_order(), 7'462U);
}

// Calls `use` with cards of every pattern of ranks there is, suits going round so that no flush comes about.
template <class Use>
void for_each_pattern(int rank, int left, std::vector<Card>& cards, Use&& use) {
    if (left == 0) {
        use(cards);
        return;
    }
    if (rank == ranks_in_deck) return;
    for_each_pattern(rank + 1, left, cards, use);
    const std::size_t size = cards.size();
    for (int times = 1; times <= left && times <= suits_in_deck; ++times) {
        cards.emplace_back(static_cast<Rank>(rank), static_cast<Suit>(cards.size() % 4));
        for_each_pattern(rank + 1, left - times, cards, use);
    }
    cards.resize(size);
}

TEST(High, EveryPatternOfRanksStandsWhereTheBestFiveOfItDo) {
    reference::AgreesInOrder order{reference::Better::greater_key};
    std::array<std::size_t, 8> patterns{};
    for (int count = 5; count <= 7; ++count) {
        std::vector<Card> none;
        for_each_pattern(0, count, none, [&](const std::vector<Card>& cards) {
            ++patterns[cards.size()];
            const CardSet set = CardSet::of(cards);
            ASSERT_EQ(set.count(), count);
            order.saw(reference::best_of(cards, reference::full_deck), high_of(set));
            ASSERT_EQ(Holding{set}.high(), high_of(set)) << text(cards);
        });
    }
    EXPECT_EQ(patterns[5], 6'175U);
    EXPECT_EQ(patterns[6], 18'395U);
    EXPECT_EQ(patterns[7], 49'205U);
    // All categories but the flush and the straight flush.
    EXPECT_EQ(order.different_in_order(), 7'462U - 1'277U - 10U);
}

TEST(High, EveryFlushOfEverySuitStandsWhereTheBestFiveOfItDo) {
    reference::AgreesInOrder order{reference::Better::greater_key};
    std::size_t flushes = 0;
    for (const Suit suit : {Suit::club, Suit::diamond, Suit::heart, Suit::spade})
        for (RankMask ranks = 0; ranks <= all_ranks; ++ranks) {
            if (count_of(ranks) < 5 || count_of(ranks) > 7) continue;
            std::vector<Card> cards;
            for (int rank = 0; rank < ranks_in_deck; ++rank)
                if ((ranks & rank_bit(rank)) != 0) cards.emplace_back(static_cast<Rank>(rank), suit);
            // Cards of other suits that pair the flush's highest, where there is room.
            const int top = highest(ranks);
            for (unsigned other = 0; other < 4 && cards.size() < 7; ++other)
                if (static_cast<Suit>(other) != suit) cards.emplace_back(static_cast<Rank>(top), static_cast<Suit>(other));
            const CardSet set = CardSet::of(cards);
            order.saw(reference::best_of(cards, reference::full_deck), high_of(set));
            ASSERT_EQ(Holding{set}.high(), high_of(set)) << text(cards);
            ++flushes;
        }
    EXPECT_EQ(flushes, 4U * (1'287U + 1'716U + 1'716U));
    EXPECT_EQ(order.different_in_order(), 1'287U);
}

// The second opinion is slow: fewer of them in builds that look closer.
#ifdef NDEBUG
constexpr int random_hands = 2'000'000;
#else
constexpr int random_hands = 200'000;
#endif

TEST(High, RandomHandsStandWhereTheBestFiveOfThemDo) {
    reference::AgreesInOrder order{reference::Better::greater_key};
    Dealing dealing{full_deck};
    for (int i = 0; i < many(random_hands); ++i) {
        const auto cards = dealing.deal(7);
        const CardSet set = CardSet::of(cards);
        order.saw(reference::best_of(cards, reference::full_deck), high_of(set));
        ASSERT_EQ(Holding{set}.high(), high_of(set)) << text(cards);
    }
    EXPECT_GT(order.different_in_order(), 3'000U); // Of the 4,824 that seven cards can be worth.
}

// All 133,784,560, which take a third of a second in a release build.
TEST(High, EverySevenCardHandIsOfItsCategory) {
    std::array<Card, cards_in_deck> deck;
    for (int code = 0; code < cards_in_deck; ++code) deck[static_cast<std::size_t>(code)] = Card{code};
    Counts counts{};
    for (std::size_t a = 6; a < deck.size(); ++a)
        for (std::size_t b = 5; b < a; ++b)
            for (std::size_t c = 4; c < b; ++c) {
                const Holding three = Holding{} + deck[a] + deck[b] + deck[c];
                for (std::size_t d = 3; d < c; ++d)
                    for (std::size_t e = 2; e < d; ++e) {
                        const Holding five = three + deck[d] + deck[e];
                        for (std::size_t f = 1; f < e; ++f) {
                            const Holding six = five + deck[f];
                            for (std::size_t g = 0; g < f; ++g) ++counts[index(category_of_high((six + deck[g]).high()))];
                        }
                    }
            }
    EXPECT_EQ(counts, (Counts{23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020, 4'047'644, 3'473'184, 224'848, 41'584}));
}

struct Comparison {
    const char* better;
    const char* worse;
};

TEST(High, TheBetterHandIsGreater) {
    for (const auto& [better, worse] : {
             Comparison{"AsKsQsJsTs", "KhQhJhTh9h"}, // A royal flush is the highest straight flush.
             Comparison{"5h4h3h2hAh", "AsAhAdAcKs"}, // The lowest straight flush beats four of a kind.
             Comparison{"2s2h2d2c3s", "AsAhAdKsKh"}, Comparison{"2s2h2d3c3s", "AsQsTs8s6s"},
             Comparison{"7s5s4s3s2s", "AsKhQdJcTs"}, Comparison{"5s4h3d2cAs", "AsAhAdKsQh"}, // The wheel is a straight,
             Comparison{"6s5h4d3c2s", "5s4h3d2cAs"},                                         // the lowest one.
             Comparison{"2s2h2d4c3s", "AsAhKdKsQh"}, Comparison{"2s2h3d3c4s", "AsAhKdQsJh"},
             Comparison{"2s2h5d4c3s", "AsKhQdJc9s"}, Comparison{"AsAh3d3c2s", "KsKhQdQcAs"}, // The higher pair first,
             Comparison{"AsAh3d3c4s", "AdAc2d2cKs"},                                         // then the lower, then the kicker.
             Comparison{"AsAhKd3c2s", "AdAcQdJcTs"}, Comparison{"2s2h2d3c3s", "2s2hAdAc3s"},
             Comparison{"9s9h9d2c2s", "8s8h8dAcAs"}, // A full house by its threes.
         })
        EXPECT_GT(high_of(hand(better)), high_of(hand(worse))) << better << " against " << worse;
}

TEST(High, SuitsBreakNoTie) {
    EXPECT_EQ(high_of(hand("AsKsQsJs9s")), high_of(hand("AhKhQhJh9h")));
    EXPECT_EQ(high_of(hand("AsAhKdKcQs")), high_of(hand("AdAcKsKhQd")));
}

TEST(High, ASixthAndSeventhCardThatDoNotPlayChangeNothing) {
    const Strength board = high_of(hand("AsKhQdJcTs"));
    EXPECT_EQ(high_of(hand("AsKhQdJcTs2h")), board);
    EXPECT_EQ(high_of(hand("AsKhQdJcTs2h2d")), board);
    // Three pairs: the third pair can only be a kicker.
    EXPECT_EQ(high_of(hand("AsAhKdKcQsQh2d")), high_of(hand("AsAhKdKcQs")));
    // Two threes of a kind are a full house.
    EXPECT_EQ(high_of(hand("AsAhAdKcKsKh2d")), high_of(hand("AsAhAdKcKs")));
    // A straight above the wheel is preferred to it.
    EXPECT_EQ(high_of(hand("As2h3d4c5s6h9d")), high_of(hand("2h3d4c5s6h")));
    // A straight of other suits is no straight flush.
    EXPECT_EQ(category_of_high(high_of(hand("AsKsQsJs2sTh9d"))), Category::flush);
}

TEST(High, AHandHasAName) {
    const auto name = [](const char* cards) { return high_in_words(high_of(hand(cards))); };
    EXPECT_EQ(name("AsKsQsJsTs"), "a royal flush");
    EXPECT_EQ(name("5h4h3h2hAh"), "a straight flush, five high");
    EXPECT_EQ(name("6s6h6d6cAs"), "four of a kind, sixes");
    EXPECT_EQ(name("AsAhAdKsKh"), "a full house, aces full of kings");
    EXPECT_EQ(name("KsJs9s7s2s"), "a flush, king high");
    EXPECT_EQ(name("Ts9h8d7c6s"), "a straight, ten high");
    EXPECT_EQ(name("5s4h3d2cAs"), "a straight, five high");
    EXPECT_EQ(name("QsQhQd4c3s"), "three of a kind, queens");
    EXPECT_EQ(name("AsAhKdKc2s"), "two pair, aces and kings");
    EXPECT_EQ(name("2s2h3d3cAs"), "two pair, threes and deuces");
    EXPECT_EQ(name("9s9h5d4c3s"), "a pair of nines");
    EXPECT_EQ(name("AsQh9d4c3s"), "ace high");
    EXPECT_EQ(name("7s5h4d3c2s"), "seven high");
}

TEST(Holding, CardsAndHoldingsAddUp) {
    const Holding board{hand("2c7d9hJsKs")};
    const Holding pocket = Holding{} + Card{Rank::ace, Suit::spade} + Card{Rank::queen, Suit::spade};
    const Holding seven = board + pocket;
    EXPECT_EQ(seven, Holding{hand("2c7d9hJsKsAsQs")});
    EXPECT_EQ(seven.cards(), hand("2c7d9hJsKsAsQs"));
    EXPECT_EQ(seven, pocket + board);
    EXPECT_EQ(seven.high(), high_of(hand("2c7d9hJsKsAsQs")));
    EXPECT_EQ(board.high(), high_of(hand("2c7d9hJsKs")));
}

TEST(HighDeathTest, OtherNumbersOfCardsAreOurOwnMistake) {
    EXPECT_DEATH((void)high_of(hand("AsKsQsJs")), "five to seven cards");
    EXPECT_DEATH((void)high_of(hand("AsKsQsJsTs9s8s7s")), "five to seven cards");
    EXPECT_DEATH((void)high_of(hand("AsKhQsJhTs9h8s7h")), "five to seven cards");
    EXPECT_DEATH((void)Holding{hand("AsKsQsJs")}.high(), "five to seven cards");
    EXPECT_DEATH((void)Holding{hand("AsKsQsJsTs9s8s7s")}.high(), "five to seven cards");
    EXPECT_DEATH((void)high_of(CardSet{}), "five to seven cards");
}

} // namespace
} // namespace floorman
