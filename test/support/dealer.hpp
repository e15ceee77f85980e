#pragma once
// A dealer for tests: answers whatever a hand awaits from a deck in a given order, and shuffles the muck when it must.

#include <algorithm>

#include "cards/deck.hpp"
#include "hand/pending.hpp"
#include "hand/step.hpp"

namespace floorman {

class Dealer {
public:
    // `below(n)` is a number from 0 to n - 1.
    template <class Below>
    Dealer(GameId id, Below below) {
        CardRun order;
        for (int code = id == GameId::short_deck_holdem ? 16 : 0; code < cards_in_deck; ++code) order.push_back(Card{code});
        shuffle(order, below);
        deck_ = Deck::from({order.begin(), order.size()}).value();
    }

    [[nodiscard]] const Deck& deck() const noexcept { return deck_; }

    // The input that answers a deal, a burn or a reshuffle.
    template <class Below>
    Input answer(const Hand& hand, const Pending& due, Below below) {
        Input input = of_seat(kind_of(due.awaited), due.seat);
        if (due.awaited == Awaited::reshuffle) {
            CardRun again;
            for (const Card card : known_to_reshuffle(hand)) again.push_back(card);
            shuffle(again, below);
            if (!deck_.replenish({again.begin(), again.size()})) std::abort();
        } else {
            for (int i = 0; i < due.cards; ++i) input.cards.push_back(deck_.next());
        }
        return input;
    }

    static bool answers(Awaited awaited) noexcept { return kind_of(awaited) != InputKind::act; }

private:
    static InputKind kind_of(Awaited awaited) noexcept {
        switch (awaited) {
        case Awaited::deal_hole: return InputKind::deal_hole;
        case Awaited::deal_board: return InputKind::deal_board;
        case Awaited::burn: return InputKind::burn;
        case Awaited::reshuffle: return InputKind::reshuffle;
        case Awaited::act:
        case Awaited::draw:
        case Awaited::show:
        case Awaited::nothing: break;
        }
        return InputKind::act;
    }

    template <class Below>
    static void shuffle(CardRun& cards, Below below) {
        for (std::size_t i = cards.size(); i > 1; --i)
            std::swap(cards[i - 1], cards[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    }

    Deck deck_;
};

} // namespace floorman
