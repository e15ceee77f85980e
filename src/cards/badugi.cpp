#include "cards/badugi.hpp"

#include <algorithm>
#include <array>

#include "base/check.hpp"
#include "cards/rank_words.hpp"

namespace floorman {

namespace {

constexpr unsigned worst_place = 0xFFF;

constexpr Strength strength(RankMask ranks) noexcept {
    return Strength{static_cast<unsigned>(count_of(ranks)) << 12U | (worst_place - place_of(ranks))};
}

// The best hand of one card of each suit that is not left out, no rank twice, with those already chosen.
Strength best_with(CardSet cards, RankMask chosen, unsigned suit) noexcept {
    if (suit == suits_in_deck) return strength(chosen);
    Strength best = best_with(cards, chosen, suit + 1);
    for (RankMask left = ace_low(cards.ranks_of(static_cast<Suit>(suit))) & ~chosen; left != 0; left &= left - 1U)
        best = std::max(best, best_with(cards, chosen | rank_bit(lowest(left)), suit + 1));
    return best;
}

} // namespace

Strength badugi_of(CardSet cards) noexcept {
    FLOORMAN_CHECK(cards.count() >= 1 && cards.count() <= 4, "a badugi hand is made of one to four cards");
    return best_with(cards, 0, 0);
}

int badugi_cards(Strength badugi) noexcept { return badugi.value >> 12U; }

std::string badugi_in_words(Strength badugi) {
    constexpr std::array<const char*, 5> counts{"no cards", "one card, ", "two cards, ", "three cards, ", "a badugi, "};
    const int cards = badugi_cards(badugi);
    return counts[static_cast<std::size_t>(cards)] +
           ranks_in_words(ranks_at(worst_place - (badugi.value & worst_place), cards), Aces::low);
}

} // namespace floorman
