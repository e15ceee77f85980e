#pragma once
// Deck: the cards still to come, in an order given from outside.
//
// Knows which card is next and how many are left; knows no chance. Whoever shuffles hands in an order, and hands in
// another when a draw game runs out and the discards are shuffled: a replay with the same orders deals the same cards.
// A card that nobody here has seen may stand as unknown.

#include <span>

#include "base/result.hpp"
#include "cards/card.hpp"
#include "cards/card_set.hpp"

namespace floorman {

enum class DeckError : std::uint8_t {
    repeated, // A known card stands in the order twice, or is still to come.
    too_many, // More cards than a deck holds.
};

class Deck {
public:
    constexpr Deck() noexcept = default; // No cards to come.

    // First of `order` is dealt first. 52 cards, the 36 of a short deck, or whatever is left of one.
    static Result<Deck, DeckError> from(std::span<const Card> order) noexcept;

    // How many cards are to come, and which they are in order.
    [[nodiscard]] constexpr int left() const noexcept { return static_cast<int>(order_.size() - dealt_); }
    [[nodiscard]] constexpr std::span<const Card> to_come() const noexcept { return {order_.begin() + dealt_, order_.end()}; }

    // Takes the next card off the top, to deal or to burn. The asker makes sure that there is one.
    constexpr Card next() noexcept {
        FLOORMAN_CHECK(dealt_ < order_.size(), "a card was dealt from an empty deck");
        return order_[dealt_++];
    }

    // Puts cards back to be dealt again, behind those still to come, in the order given: burns and discards after a
    // shuffle that happened elsewhere. Changes nothing when it refuses.
    [[nodiscard]] Result<int, DeckError> replenish(std::span<const Card> order) noexcept; // How many are left now.

    // Equal decks deal the same cards from here on; what they dealt before does not count.
    friend bool operator==(const Deck& a, const Deck& b) noexcept;

private:
    CardRun order_;
    std::size_t dealt_{};
};

} // namespace floorman
