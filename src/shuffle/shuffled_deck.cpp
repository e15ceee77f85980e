#include "shuffle/shuffled_deck.hpp"

#include <utility>

#include "base/check.hpp"
#include "shuffle/draw.hpp"
#include "shuffle/stream.hpp"

namespace floorman::shuffle {

namespace {

// The cards as they lie before the shuffle: from the deuces, or the sixes, to the aces; clubs first within a rank.
constexpr CardRun in_order(int cards) noexcept {
    CardRun deck;
    for (int code = cards_in_deck - cards; code < cards_in_deck; ++code) deck.push_back(Card{code});
    return deck;
}
constexpr CardRun full_deck_in_order = in_order(full_deck_cards);
constexpr CardRun short_deck_in_order = in_order(short_deck_cards);

// Puts at each of the first `count` places one of the cards that stand there or behind it.
void shuffle_first(CardRun& cards, std::size_t count, Stream& stream) noexcept {
    const auto word = [&stream] { return stream.word(); };
    const std::size_t size = cards.size();
    for (std::size_t place = 0; place < count && place + 1 < size; ++place)
        std::swap(cards[place], cards[place + draw_below(static_cast<std::uint16_t>(size - place), word)]);
}

} // namespace

CardRun shuffled_deck(const Seed& seed, int cards) noexcept { return first_of_deck(seed, cards, cards); }

CardRun first_of_deck(const Seed& seed, int cards, int count) noexcept {
    FLOORMAN_CHECK(is_deck(cards), "a deck has 52 cards or 36");
    FLOORMAN_CHECK(count >= 0 && count <= cards, "a deck has no more cards than it has");
    CardRun deck = cards == full_deck_cards ? full_deck_in_order : short_deck_in_order;
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
