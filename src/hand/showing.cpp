#include "hand/showing.hpp"

#include <algorithm>
#include <array>

namespace floorman {

namespace {

// Where the ace stands: high, or low in razz.
int rank_of(Card card, bool ace_is_low) noexcept {
    const int rank = static_cast<int>(card.rank());
    return ace_is_low ? (rank + 1) % ranks_in_deck : rank;
}

// Up to four cards showing as one number: how many of a kind first, then the ranks, from the greatest. No straights or
// flushes: four cards make none.
std::uint64_t board_key(const Bounded<Card, 4>& cards, bool ace_is_low) noexcept {
    std::array<int, ranks_in_deck> count{};
    for (const Card card : cards) ++count[static_cast<std::size_t>(rank_of(card, ace_is_low))];
    std::uint64_t counts = 0;
    std::uint64_t ranks = 0;
    for (int times = 4; times >= 1; --times) {
        for (int rank = ranks_in_deck - 1; rank >= 0; --rank) {
            if (count[static_cast<std::size_t>(rank)] != times) continue;
            counts = counts << 4U | static_cast<unsigned>(times);
            ranks = ranks << 4U | static_cast<unsigned>(rank + 1);
        }
    }
    while (counts != 0 && counts >> 12U == 0) counts <<= 4U; // Fewer kinds come first by the greatest: a pair before odd cards.
    return counts << 16U | ranks;
}

bool all_known(const Bounded<Card, 4>& cards) noexcept {
    return std::all_of(cards.begin(), cards.end(), [](Card card) { return card.known(); });
}

// Among these seats, the one whose single card showing (rank, then suit) is least or greatest.
Seat by_one_card(const Hand& hand, SeatSet seats, bool highest, bool ace_is_low) noexcept {
    Seat chosen{};
    int best = 0;
    for (const Seat seat : seats) {
        const Card card = showing(hand, seat)[0];
        const int key = rank_of(card, ace_is_low) * suits_in_deck + static_cast<int>(card.suit());
        if (!chosen.exists() || (highest ? key > best : key < best)) {
            chosen = seat;
            best = key;
        }
    }
    return chosen;
}

// The highest card of a board by rank and suit: what breaks a tie of boards where the book goes by suit.
int highest_card(const Bounded<Card, 4>& cards) noexcept {
    int highest = -1;
    for (const Card card : cards) highest = std::max(highest, static_cast<int>(card.code));
    return highest;
}

// Among these seats, the best board showing; ties go by position from the button's left, or by suit.
Seat by_board(const Hand& hand, SeatSet seats, bool lowest, HighBoardTie tie) noexcept {
    Seat chosen{};
    std::uint64_t best = 0;
    for (const Seat seat : clockwise(seats, hand.button)) {
        const Bounded<Card, 4> cards = showing(hand, seat);
        const std::uint64_t key = board_key(cards, lowest);
        const bool better = lowest ? key < best : key > best;
        const bool tie_broken = tie == HighBoardTie::suit && chosen.exists() && key == best &&
                                (highest_card(cards) > highest_card(showing(hand, chosen))) != lowest;
        if (!chosen.exists() || better || tie_broken) {
            chosen = seat;
            best = key;
        }
    }
    return chosen;
}

// Which of these seats, all of whose cards showing are known, comes first by them; no seat in a game without such cards.
Seat first_by_cards(const Hand& hand, SeatSet seats, const Policy& policy) noexcept {
    switch (street_of(hand).opener) {
    case Opener::low_card: return by_one_card(hand, seats, false, false);
    case Opener::high_card: return by_one_card(hand, seats, true, true);
    case Opener::high_board: return by_board(hand, seats, false, policy.high_board_tie());
    case Opener::low_board: return by_board(hand, seats, true, policy.high_board_tie());
    case Opener::left_of_blinds:
    case Opener::left_of_button: break;
    }
    return no_seat;
}

SeatSet seats_known_by_showing(const Hand& hand) noexcept {
    SeatSet known;
    for (const Seat seat : hand.round.live) {
        const Bounded<Card, 4> cards = showing(hand, seat);
        if (!cards.empty() && all_known(cards)) known.add(seat);
    }
    return known;
}

} // namespace

Bounded<Card, 4> showing(const Hand& hand, Seat seat) noexcept {
    Bounded<Card, 4> cards;
    std::size_t place = 0;
    for (const Street& street : game(hand.game).streets) {
        place += street.down;
        for (int i = 0; i < street.up && place < hand.hole[seat].size(); ++i, ++place) cards.push_back(hand.hole[seat][place]);
    }
    return cards;
}

Seat opener_showing(const Hand& hand, const Policy& policy) noexcept {
    for (const Seat seat : hand.round.live) {
        const Bounded<Card, 4> cards = showing(hand, seat);
        if (cards.empty() || !all_known(cards)) return no_seat;
    }
    return first_by_cards(hand, hand.round.live, policy);
}

SeatSet may_open_showing(const Hand& hand, const Policy& policy) noexcept {
    const SeatSet known = seats_known_by_showing(hand);
    const Seat first = first_by_cards(hand, known, policy);
    if (!first.exists() || !hand.round.with_chips.has(first)) return hand.round.live;
    return (hand.round.live - known) | SeatSet::of(first);
}

bool pair_is_open(const Hand& hand) noexcept {
    for (const Seat seat : hand.round.live) {
        const Bounded<Card, 4> cards = showing(hand, seat);
        for (std::size_t i = 0; i < cards.size(); ++i)
            for (std::size_t j = i + 1; j < cards.size(); ++j)
                if (cards[i].known() && cards[j].known() && cards[i].rank() == cards[j].rank()) return true;
    }
    return false;
}

} // namespace floorman
