#include "hand/odd_chip.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "cards/card_set.hpp"

namespace floorman {

namespace {

// A card's place where the ace is low.
constexpr int low_code(Card card) noexcept { return (card.code + suits_in_deck) % cards_in_deck; }

// The highest card by rank and suit of those that count: of the five that play, where several fives are equal, the
// five with the highest such card.
int highest_that_plays(const HoleCards& cards, Ladder ladder) noexcept {
    const CardSet all = CardSet::of({cards.begin(), cards.size()});
    const Strength best = strength_of(ladder, all, CardSet{});
    int highest = -1;
    const std::size_t count = cards.size();
    for (unsigned chosen = 0; chosen < (1U << count); ++chosen) {
        if (std::popcount(chosen) != 5) continue;
        CardSet five;
        int top = -1;
        for (std::size_t i = 0; i < count; ++i) {
            if (((chosen >> i) & 1U) == 0) continue;
            five.add(cards[i]);
            top = std::max(top, static_cast<int>(cards[i].code));
        }
        if (top > highest && strength_of(ladder, five, CardSet{}) == best) highest = top;
    }
    return highest;
}

int highest_of_all(const HoleCards& cards) noexcept {
    int highest = -1;
    for (const Card card : cards) highest = std::max(highest, static_cast<int>(card.code));
    return highest;
}

int lowest_of_all(const HoleCards& cards) noexcept {
    int lowest = cards_in_deck;
    for (const Card card : cards) lowest = std::min(lowest, low_code(card));
    return lowest;
}

// The greater comes first.
int place_in_order(const HoleCards& cards, Ladder ladder, OddChipStud rule) noexcept {
    if (rule == OddChipStud::high_card_of_five) return highest_that_plays(cards, ladder);
    return ladder == Ladder::high ? highest_of_all(cards) : -lowest_of_all(cards);
}

} // namespace

void order_by_cards(OddChipOrder& order, const PerSeat<HoleCards>& hole, Ladder ladder, OddChipStud rule) noexcept {
    PerSeat<int> place;
    for (const Seat seat : order)
        place[seat] = hole[seat].size() >= 5 ? place_in_order(hole[seat], ladder, rule) : -cards_in_deck;
    for (std::size_t i = 1; i < order.size(); ++i) // A few seats, in place: equals keep their order.
        for (std::size_t j = i; j > 0 && place[order[j]] > place[order[j - 1]]; --j) std::swap(order[j], order[j - 1]);
}

void split(Chips amount,
           SeatSet winners,
           const OddChipOrder& order,
           SeatSet& had_odd,
           PerSeat<Chips>& shares,
           PerSeat<Chips>& odd) noexcept {
    FLOORMAN_CHECK(!winners.empty(), "a pot is split among nobody");
    const Chips each{amount.count / winners.count()};
    std::int64_t left = amount.count % winners.count();
    for (const Seat seat : winners) shares[seat] += each;
    for (const bool second_time : {false, true}) {
        for (const Seat seat : order) {
            if (left == 0) return;
            if (!winners.has(seat) || had_odd.has(seat) != second_time) continue;
            shares[seat] += Chips{1};
            odd[seat] += Chips{1};
            had_odd.add(seat);
            --left;
        }
    }
}

} // namespace floorman
