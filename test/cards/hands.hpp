#pragma once
// Hands to test with: all of a size, random ones, and one written as text.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <span>
#include <string_view>
#include <vector>

#include "cards/card_set.hpp"

namespace floorman {

inline CardSet hand(std::string_view text) {
    const auto run = cards_from(text).value();
    return CardSet::of(std::span{run.begin(), run.end()});
}

// Calls `use` with every set of `left` cards of `from`, with `chosen` added to each.
template <class Use>
void for_each_hand(CardSet from, int left, Use&& use, CardSet chosen = {}) {
    if (left == 0) {
        use(chosen);
        return;
    }
    for (; from.count() >= left;) {
        const CardSet first = CardSet::of(*from.begin());
        from = from - first;
        for_each_hand(from, left - 1, use, chosen | first);
    }
}

// How many random hands a test tries: `usual`, or as many times that as FLOORMAN_MANY says (script/nightly).
inline int many(int usual) {
    const char* const times = std::getenv("FLOORMAN_MANY");
    const int factor = times == nullptr ? 1 : std::atoi(times);
    return usual * std::clamp(factor, 1, 1000);
}

// Hands drawn from a deck, the same ones in every run.
class Dealing {
public:
    explicit Dealing(CardSet deck, unsigned seed = 1) : random_(seed) {
        for (const Card card : deck) cards_.push_back(card);
    }

    // Shuffles the first `count` cards of the deck into place, and returns them: no two are the same.
    std::span<const Card> deal(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) std::swap(cards_[i], cards_[i + random_() % (cards_.size() - i)]);
        return {cards_.data(), count};
    }

private:
    std::mt19937 random_;
    std::vector<Card> cards_;
};

} // namespace floorman
