#include "cards/deck.hpp"

#include <algorithm>
#include <optional>

namespace floorman {

namespace {

// What keeps the cards of `order` from lying behind those of `before` in one deck.
std::optional<DeckError> fault(std::span<const Card> before, std::span<const Card> order) noexcept {
    if (before.size() + order.size() > static_cast<std::size_t>(cards_in_deck)) return DeckError::too_many;
    CardSet seen;
    for (const Card card : before)
        if (card.known()) seen.add(card);
    for (const Card card : order) {
        if (!card.known()) continue;
        if (seen.has(card)) return DeckError::repeated;
        seen.add(card);
    }
    return std::nullopt;
}

} // namespace

Result<Deck, DeckError> Deck::from(std::span<const Card> order) noexcept {
    if (const auto wrong = fault({}, order)) return *wrong;
    Deck deck;
    for (const Card card : order) deck.order_.push_back(card);
    return deck;
}

Result<int, DeckError> Deck::replenish(std::span<const Card> order) noexcept {
    if (const auto wrong = fault(to_come(), order)) return *wrong;
    CardRun joined;
    for (const Card card : to_come()) joined.push_back(card);
    for (const Card card : order) joined.push_back(card);
    order_ = joined;
    dealt_ = 0;
    return left();
}

bool operator==(const Deck& a, const Deck& b) noexcept { return std::ranges::equal(a.to_come(), b.to_come()); }

} // namespace floorman
