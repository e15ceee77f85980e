#include "cards/low.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "cards/best_ranks.hpp"
#include "cards/high_ladder.hpp"
#include "cards/rank_pattern.hpp"
#include "cards/rank_words.hpp"

namespace floorman {

namespace {

using high_ladder::ones;
using high_ladder::threes;
using high_ladder::twos;
using high_ladder::value;

constexpr RankMask eight_or_lower = 0xFF; // With the ace at bit 0.

// The worst high hand is the best low: a low's strength is what is left of the ladder above it.
constexpr unsigned top_of_ladder = 0xFFFF;
constexpr Strength low_strength(unsigned badness) noexcept { return Strength{top_of_ladder - badness}; }
constexpr unsigned badness_of(Strength low) noexcept { return top_of_ladder - low.value; }

// The least bad of five to seven cards of at most four ranks, aces low: fewer and lower pairs first.
unsigned paired_badness(const RankPattern& held) noexcept {
    const auto place = [](int rank) { return static_cast<unsigned>(rank); };
    switch (count_of(held.held)) {
    case 4: { // Any rank held twice may be the pair, and the other three go with it.
        const int pair = lowest(held.twice);
        return value(Category::pair, place(pair) * threes + place_of(held.held ^ rank_bit(pair)));
    }
    case 3: {
        if (count_of(held.twice) == 1)
            return value(Category::three_of_a_kind, place(lowest(held.three)) * twos + place_of(held.held ^ held.three));
        const RankMask pairs = lowest(held.twice, 2);
        return value(Category::two_pair, place_of(pairs) * ones + place(lowest(held.held ^ pairs)));
    }
    case 2: {
        if (count_of(held.twice) == 1)
            return value(Category::four_of_a_kind, place(lowest(held.four)) * ones + place(lowest(held.held ^ held.four)));
        const int full = lowest(held.three);
        return value(Category::full_house, place(full) * ones + place(lowest(held.held ^ rank_bit(full))));
    }
    default: break;
    }
    FLOORMAN_CHECK(false, "five cards are of at least two ranks");
    return 0;
}

unsigned deuce_to_seven_badness(CardSet five) noexcept {
    using namespace high_ladder;
    if (const RankMask suited = flush_ranks(five); suited != 0) return of_suit(suited, no_wheel);
    const RankPattern held = RankPattern::of(five);
    return of_ranks(held.held, held.twice, held.three, held.four, no_wheel);
}

std::string low_in_words(const Made& high_card, Aces aces) {
    const std::string ranks = ranks_in_words(ranks_at(high_card.place, 5), aces);
    const bool begins_with_vowel = ranks.front() == 'e' || ranks.front() == 'a';
    return (begins_with_vowel ? "an " : "a ") + ranks + " low";
}

} // namespace

Strength ace_to_five_of(CardSet cards) noexcept {
    FLOORMAN_CHECK(cards.count() >= 5 && cards.count() <= 7, "a low hand is made of five to seven cards");
    const RankMask ranks = ace_low(cards.ranks());
    if (count_of(ranks) >= 5) return low_strength(value(Category::high_card, places_of_lowest<5>.at[ranks]));
    const RankPattern held = RankPattern::of(cards);
    return low_strength(paired_badness({ace_low(held.held), ace_low(held.twice), ace_low(held.three), ace_low(held.four)}));
}

Strength eight_or_better_of(CardSet cards) noexcept {
    FLOORMAN_CHECK(cards.count() >= 5 && cards.count() <= 7, "a low hand is made of five to seven cards");
    const RankMask ranks = ace_low(cards.ranks()) & eight_or_lower;
    return count_of(ranks) < 5 ? no_hand : low_strength(value(Category::high_card, places_of_lowest<5>.at[ranks]));
}

Strength eight_low_of(RankMask five_ranks) noexcept {
    FLOORMAN_CHECK((five_ranks & ~eight_or_lower) == 0 && count_of(five_ranks) == 5,
                   "an eight low is made of five ranks, eight or lower");
    return low_strength(value(Category::high_card, places_of_lowest<5>.at[five_ranks]));
}

// Six and seven cards are asked for rarely, so every way of leaving cards out is tried.
Strength deuce_to_seven_of(CardSet cards) noexcept {
    const int count = cards.count();
    FLOORMAN_CHECK(count >= 5 && count <= 7, "a low hand is made of five to seven cards");
    if (count == 5) return low_strength(deuce_to_seven_badness(cards));
    Strength best = no_hand;
    for (const Card card : cards) best = std::max(best, deuce_to_seven_of(cards - CardSet::of(card)));
    return best;
}

std::string ace_to_five_in_words(Strength low) {
    if (!low.made()) return "no low";
    const Made made{badness_of(low)};
    return made.category == Category::high_card ? low_in_words(made, Aces::low) : in_words(made, Aces::low);
}

std::string deuce_to_seven_in_words(Strength low) {
    const Made made{badness_of(low)};
    return made.category == Category::high_card ? low_in_words(made, Aces::high) : in_words(made, Aces::high);
}

} // namespace floorman
