#include "cards/short_deck.hpp"

#include "base/check.hpp"
#include "cards/high_ladder.hpp"
#include "cards/rank_pattern.hpp"

namespace floorman {

namespace {

// From the order of a full deck to that of a short one and back: the flush and the full house change steps.
constexpr Made with_flush_above(Made made) noexcept {
    if (made.category == Category::flush)
        made.category = Category::full_house;
    else if (made.category == Category::full_house)
        made.category = Category::flush;
    return made;
}

} // namespace

Strength short_deck_high_of(CardSet cards) noexcept {
    FLOORMAN_CHECK(cards.count() >= 5 && cards.count() <= 7, "a high hand is made of five to seven cards");
    FLOORMAN_CHECK((cards - short_deck).empty(), "a card below the six is in no short deck");
    using namespace high_ladder;
    const RankMask suited = flush_ranks(cards);
    const RankPattern held = RankPattern::of(cards);
    // Five of a suit leave no room for a full house or four of a kind.
    const unsigned value = suited != 0 ? of_suit(suited, short_deck_wheel)
                                       : of_ranks(held.held, held.twice, held.three, held.four, short_deck_wheel);
    return Strength{with_flush_above(Made{value}).ladder_value()};
}

Category category_of_short_deck_high(Strength high) noexcept { return with_flush_above(Made{high.value}).category; }
std::string short_deck_high_in_words(Strength high) { return in_words(with_flush_above(Made{high.value})); }

} // namespace floorman
