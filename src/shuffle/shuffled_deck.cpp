#include "shuffle/shuffled_deck.hpp"

#include <utility>

#include "base/check.hpp"
#include "shuffle/draw.hpp"
#include "shuffle/stream.hpp"

namespace floorman::shuffle {

namespace {

// The cards as they lie before the shuffle: from the deuces, or the sixes, to the aces; clubs first within a rank.
CardRun in_order(int cards) noexcept {
    CardRun deck;
    for (int code = cards_in_deck - cards; code < cards_in_deck; ++code) deck.push_back(Card{code});
    return deck;
}

// Puts at each of the first `count` places one of the cards that stand there or behind it.
void shuffle_first(CardRun& cards, std::size_t count, Stream& stream) noexcept {
    const auto word = [&stream] { return stream.word(); };
    for (std::size_t place = 0; place < count; ++place) {
        const std::size_t left = cards.size() - place;
        if (left > 1) std::swap(cards[place], cards[place + draw_below(static_cast<std::uint16_t>(left), word)]);
    }
}

} // namespace

CardRun shuffled_deck(const Seed& seed, int cards) noexcept { return first_of_deck(seed, cards, cards); }

CardRun first_of_deck(const Seed& seed, int cards, int count) noexcept {
    FLOORMAN_CHECK(is_deck(cards), "a deck has 52 cards or 36");
    FLOORMAN_CHECK(count >= 0 && count <= cards, "a deck has no more cards than it has");
    CardRun deck = in_order(cards);
    Stream stream(seed, Use::deck);
    shuffle_first(deck, static_cast<std::size_t>(count), stream);
    if (count == cards) return deck;
    CardRun first;
    for (int place = 0; place < count; ++place) first.push_back(deck[static_cast<std::size_t>(place)]);
    return first;
}

CardRun reshuffled(const Seed& seed, std::uint32_t time, std::span<const Card> cards) noexcept {
    CardRun order;
    for (const Card card : cards) order.push_back(card);
    Stream stream(seed, static_cast<std::uint64_t>(Use::first_reshuffle) + time);
    shuffle_first(order, order.size(), stream);
    return order;
}

} // namespace floorman::shuffle
