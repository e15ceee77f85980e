#include "cards/omaha.hpp"

#include <algorithm>

#include "base/bounded.hpp"
#include "base/check.hpp"
#include "cards/holding.hpp"
#include "cards/low.hpp"
#include "cards/rank_mask.hpp"

namespace floorman {

namespace {

constexpr RankMask eight_or_lower = 0xFF; // With the ace at bit 0.
constexpr int most_threes = 10;           // Of five cards.

using Cards = Bounded<Card, 6>;

Cards list(CardSet set) noexcept {
    Cards cards;
    for (const Card card : set) cards.push_back(card);
    return cards;
}

void check_counts(CardSet hand, CardSet board) noexcept {
    FLOORMAN_CHECK(hand.count() >= 2 && hand.count() <= 6, "an Omaha hand has two to six cards");
    FLOORMAN_CHECK(board.count() >= 3 && board.count() <= 5, "an Omaha board has three to five cards");
    FLOORMAN_CHECK((hand & board).empty(), "a card is both in the hand and on the board");
}

} // namespace

Strength omaha_high_of(CardSet hand, CardSet board) noexcept {
    check_counts(hand, board);
    const Cards shown = list(board);
    Bounded<Holding, most_threes> threes;
    for (std::size_t a = 2; a < shown.size(); ++a)
        for (std::size_t b = 1; b < a; ++b)
            for (std::size_t c = 0; c < b; ++c) threes.push_back(Holding{} + shown[a] + shown[b] + shown[c]);

    const Cards held = list(hand);
    Strength best = no_hand;
    for (std::size_t a = 1; a < held.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const Holding two = Holding{} + held[a] + held[b];
            for (const Holding& three : threes) best = std::max(best, (two + three).high());
        }
    return best;
}

Strength omaha_eight_or_better_of(CardSet hand, CardSet board) noexcept {
    check_counts(hand, board);
    const RankMask held = ace_low(hand.ranks()) & eight_or_lower;
    const RankMask shown = ace_low(board.ranks()) & eight_or_lower;
    Strength best = no_hand;
    for (RankMask first = held; first != 0; first &= first - 1U)
        for (RankMask second = first & (first - 1U); second != 0; second &= second - 1U) {
            const RankMask two = rank_bit(lowest(first)) | rank_bit(lowest(second));
            const RankMask others = shown & ~two; // A rank counts once, wherever it lies.
            if (count_of(others) >= 3) best = std::max(best, eight_low_of(two | lowest(others, 3)));
        }
    return best;
}

} // namespace floorman
