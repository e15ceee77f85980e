#pragma once
// A second opinion on which hand is better, written to be read rather than to be fast: look at five cards, count ranks,
// name the category. Six and more cards are every five of them.
//
// Shares nothing with src/cards but Card. Keys are comparable numbers of the reference's own; see AgreesInOrder.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cards/card.hpp"
#include "cards/strength.hpp"

namespace floorman::reference {

using Key = std::uint32_t; // Category times 2^20, and five ranks of four bits each.

// What a game makes of five cards.
struct Order {
    bool ace_is_one = false;                  // The ace is the lowest rank and never the highest.
    bool straights_and_flushes = true;        // They count (for better or worse).
    std::array<int, 5> wheel{14, 5, 4, 3, 2}; // The straight in which a high ace is low, highest rank first.
    bool flush_beats_full_house = false;
};

inline constexpr Order full_deck{};
inline constexpr Order short_deck{.wheel = {14, 9, 8, 7, 6}, .flush_beats_full_house = true};
inline constexpr Order ace_to_five{.ace_is_one = true, .straights_and_flushes = false};
inline constexpr Order deuce_to_seven{.wheel = {}};

enum Place : Key { nothing, pair, two_pair, threes, straight, flush_below, full, flush_above, fours, straight_flush };

inline Key key_of(const std::array<Card, 5>& cards, const Order& order) {
    std::array<int, 15> times{};
    for (const Card card : cards) {
        const int rank = static_cast<int>(card.rank()) + 2;
        ++times[static_cast<std::size_t>(rank == 14 && order.ace_is_one ? 1 : rank)];
    }
    // Ranks in order of how often they are held, then from the highest.
    std::array<int, 5> ranks{};
    std::size_t different = 0;
    for (const int often : {4, 3, 2, 1})
        for (int rank = 14; rank >= 1; --rank)
            if (times[static_cast<std::size_t>(rank)] == often) ranks[different++] = rank;
    const int most = times[static_cast<std::size_t>(ranks[0])];

    Key category = nothing;
    if (different == 2) category = most == 4 ? fours : full;
    if (different == 3) category = most == 3 ? threes : two_pair;
    if (different == 4) category = pair;
    if (different == 5 && order.straights_and_flushes) {
        const bool suited = std::ranges::all_of(cards, [&](Card card) { return card.suit() == cards[0].suit(); });
        const bool wheel = ranks == order.wheel;
        const bool in_row = ranks[0] - ranks[4] == 4 || wheel;
        if (wheel) ranks = {ranks[1], ranks[2], ranks[3], ranks[4], 1};
        if (in_row) category = suited ? straight_flush : straight;
        if (suited && !in_row) category = order.flush_beats_full_house ? flush_above : flush_below;
    }
    Key key = category;
    for (const int rank : ranks) key = key * 16 + static_cast<Key>(rank);
    return key;
}

// Calls `use` with every five of the cards.
template <class Use>
void for_each_five(std::span<const Card> cards, Use&& use) {
    const std::size_t n = cards.size();
    for (std::size_t a = 0; a < n; ++a)
        for (std::size_t b = a + 1; b < n; ++b)
            for (std::size_t c = b + 1; c < n; ++c)
                for (std::size_t d = c + 1; d < n; ++d)
                    for (std::size_t e = d + 1; e < n; ++e) use(std::array{cards[a], cards[b], cards[c], cards[d], cards[e]});
}

inline Key best_of(std::span<const Card> cards, const Order& order) {
    Key best = 0;
    for_each_five(cards, [&](const auto& five) { best = std::max(best, key_of(five, order)); });
    return best;
}

// For lows: the worst high hand.
inline Key least_of(std::span<const Card> cards, const Order& order) {
    Key least = ~Key{0};
    for_each_five(cards, [&](const auto& five) { least = std::min(least, key_of(five, order)); });
    return least;
}

// True for five different ranks, eight or lower, by a key of `ace_to_five`.
inline bool eight_or_better(Key key) { return key >> 20U == nothing && key >> 16U <= 8; }

enum class Better : bool { greater_key, lesser_key };

// Collects pairs of a key and a strength, and says whether they order hands alike: equal keys have equal strengths, and
// the better key always has the greater strength.
class AgreesInOrder {
public:
    explicit AgreesInOrder(Better better) : better_(better), strengths_(std::size_t{10} << 20U) {}

    void saw(Key key, Strength strength) {
        Strength& known = strengths_[key];
        if (!known.made()) known = strength;
        ASSERT_TRUE(strength.made());
        ASSERT_EQ(known.value, strength.value) << "key " << std::hex << key;
    }

    // How many different hands were seen, when all are in order; else 0.
    [[nodiscard]] std::size_t different_in_order() const {
        std::vector<Strength> seen;
        for (const Strength strength : strengths_)
            if (strength.made()) seen.push_back(strength);
        if (better_ == Better::lesser_key) std::ranges::reverse(seen);
        const bool rising = std::ranges::adjacent_find(seen, std::ranges::greater_equal{}) == seen.end();
        return rising ? seen.size() : 0;
    }

private:
    Better better_;
    std::vector<Strength> strengths_; // By key.
};

} // namespace floorman::reference
