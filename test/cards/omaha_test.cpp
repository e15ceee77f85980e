#include "cards/omaha.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>

#include "cards/high.hpp"
#include "cards/low.hpp"
#include "hands.hpp"
#include "reference.hpp"

namespace floorman {
namespace {

// Calls `use` with every five cards that are two of the hand and three of the board.
template <class Use>
void for_each_two_and_three(std::span<const Card> own, std::span<const Card> board, Use&& use) {
    for (std::size_t a = 0; a < own.size(); ++a)
        for (std::size_t b = a + 1; b < own.size(); ++b)
            for (std::size_t c = 0; c < board.size(); ++c)
                for (std::size_t d = c + 1; d < board.size(); ++d)
                    for (std::size_t e = d + 1; e < board.size(); ++e)
                        use(std::array{own[a], own[b], board[c], board[d], board[e]});
}

TEST(Omaha, RandomHandsStandWhereTheBestTwoAndThreeDo) {
    reference::AgreesInOrder high{reference::Better::greater_key};
    reference::AgreesInOrder low{reference::Better::lesser_key};
    Dealing dealing{full_deck, 4};
    int lows = 0;
    const auto hands = static_cast<unsigned>(many(60'000));
    for (unsigned i = 0; i < hands; ++i) {
        const std::size_t in_hand = 4 + i % 3;
        const std::size_t on_board = 3 + i / 3 % 3;
        const auto cards = dealing.deal(in_hand + on_board);
        const auto own = cards.first(in_hand);
        const auto board = cards.subspan(in_hand);
        reference::Key best = 0;
        reference::Key least = std::numeric_limits<reference::Key>::max();
        for_each_two_and_three(own, board, [&](const std::array<Card, 5>& five) {
            best = std::max(best, reference::key_of(five, reference::full_deck));
            least = std::min(least, reference::key_of(five, reference::ace_to_five));
        });
        high.saw(best, omaha_high_of(CardSet::of(own), CardSet::of(board)));
        const Strength made = omaha_eight_or_better_of(CardSet::of(own), CardSet::of(board));
        ASSERT_EQ(made.made(), reference::eight_or_better(least)) << text(cards);
        if (!made.made()) continue;
        low.saw(least, made);
        ++lows;
    }
    EXPECT_GT(high.different_in_order(), 2'000U);
    EXPECT_EQ(low.different_in_order(), 56U); // Every eight low there is.
    EXPECT_GT(lows, 5'000);
}

TEST(Omaha, ExactlyTwoComeFromTheHand) {
    // Four spades on the board and one in the hand are no flush; four aces in the hand are a pair.
    EXPECT_EQ(category_of_high(omaha_high_of(hand("AsKhQd2c"), hand("3s5s9sJs7d"))), Category::high_card);
    EXPECT_EQ(category_of_high(omaha_high_of(hand("AsAhAdAc"), hand("3s5h9dJs7d"))), Category::pair);
    // The board's own full house does not play.
    EXPECT_EQ(category_of_high(omaha_high_of(hand("2s3h4d5c"), hand("KsKhKdQsQh"))), Category::three_of_a_kind);
    EXPECT_EQ(omaha_high_of(hand("AsKs2d3c"), hand("QsJsTs2h2c")), high_of(hand("AsKsQsJsTs")));
}

TEST(Omaha, HighAndLowMayUseDifferentCards) {
    const CardSet own = hand("As2hKdKc");
    const CardSet board = hand("Ks8h7d4cQs");
    EXPECT_EQ(omaha_high_of(own, board), high_of(hand("KdKcKsQs8h")));
    EXPECT_EQ(omaha_eight_or_better_of(own, board), ace_to_five_of(hand("As2h8h7d4c")));
}

TEST(Omaha, ALowNeedsThreeOfTheBoardAndARankCountsOnce) {
    EXPECT_FALSE(omaha_eight_or_better_of(hand("As2h3d4c"), hand("5s6hKdQcJs")).made());
    // The board's deuce takes the hand's deuce away: A-3 plays.
    EXPECT_EQ(omaha_eight_or_better_of(hand("As2h3dKc"), hand("2s6h8dQcJs")), ace_to_five_of(hand("As3d2s6h8d")));
    EXPECT_FALSE(omaha_eight_or_better_of(hand("As2hKdKc"), hand("2s6h8dQcJs")).made());
}

TEST(OmahaDeathTest, ACardIsInOnePlace) {
    EXPECT_DEATH((void)omaha_high_of(hand("AsKhQdJc"), hand("AsKs2d3c4h")), "both in the hand and on the board");
    EXPECT_DEATH((void)omaha_high_of(hand("As"), hand("Ks2d3c4h")), "two to six cards");
    EXPECT_DEATH((void)omaha_high_of(hand("AsAd"), hand("Ks2d")), "three to five cards");
}

} // namespace
} // namespace floorman
