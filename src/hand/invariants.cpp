#include "hand/invariants.hpp"

#include "hand/pending.hpp"
#include "hand/pots.hpp"

namespace floorman {

Chips chips_in_hand(const Hand& hand) noexcept {
    Chips all = hand.dead;
    for (const Seat seat : hand.dealt_in) all += hand.round.stack[seat] + hand.round.wagered_to[seat] + hand.committed[seat];
    return all;
}

namespace {

SeatSet seats_with_chips(const Hand& hand) noexcept {
    SeatSet seats;
    for (const Seat seat : hand.round.live)
        if (hand.round.stack[seat] > no_chips) seats.add(seat);
    return seats;
}

Chips in_pots(const Hand& hand) noexcept {
    Chips sum{};
    for (const Pot& pot : pots(hand)) sum += pot.amount;
    return sum;
}

Chips gathered(const Hand& hand) noexcept {
    Chips sum = hand.dead;
    for (const Seat seat : hand.dealt_in) sum += hand.committed[seat];
    return sum;
}

CardSet known_cards(const Hand& hand) noexcept {
    CardSet known = hand.muck.cards;
    const auto add = [&known](Card card) {
        if (card.known()) known.add(card);
    };
    for (const Seat seat : hand.dealt_in)
        for (const Card card : hand.hole[seat]) add(card);
    for (int run = 0; run < runs(hand); ++run)
        for (const Card card : board_of(hand, run)) add(card);
    return known;
}

// Counted from what lies in hands, on boards and in the muck.
int cards_left(const Hand& hand) noexcept {
    auto gone = static_cast<int>(hand.board.size()) + hand.muck.count;
    for (const Seat seat : hand.dealt_in) gone += static_cast<int>(hand.hole[seat].size());
    for (const Board& board : hand.other_boards) gone += static_cast<int>(board.size()) - hand.shared;
    return game(hand.game).deck - gone;
}

// Every card that is known lies in one place only, and in the deck are as many as are left.
bool cards_are_whole(const Hand& hand) noexcept {
    int known = hand.muck.cards.count();
    const auto count = [&known](Card card) { known += card.known() ? 1 : 0; };
    for (const Seat seat : hand.dealt_in)
        for (const Card card : hand.hole[seat]) count(card);
    for (const Card card : hand.board) count(card);
    for (const Board& board : hand.other_boards)
        for (std::size_t i = hand.shared; i < board.size(); ++i) count(board[i]);
    return known == known_cards(hand).count() && hand.out.count() == known && cards_left(hand) == hand.in_deck;
}

} // namespace

const char* broken_invariant(const Hand& hand) noexcept {
    const Round& round = hand.round;
    if (!(round.live - hand.dealt_in).empty()) return "a live seat was not dealt in";
    if (round.with_chips != seats_with_chips(hand)) return "with_chips is not the live seats that have chips behind";
    if (!(round.waiting - round.with_chips).empty()) return "a seat without chips is waited for";
    if (round.to_act.exists() && !round.waiting.has(round.to_act)) return "the seat to act is not waited for";
    if (round.to_act.exists() && !hand.street_open) return "a seat is to act on a street that is not open";
    for (const Seat seat : hand.dealt_in) {
        if (round.stack[seat] < no_chips) return "a stack is below zero";
        if (round.wagered_to[seat] < no_chips || hand.committed[seat] < no_chips) return "a seat has put in less than nothing";
        if (round.wagered_to[seat] > round.bet_to && hand.street_open) return "a seat has more in front than the bet in force";
    }
    if (round.last_full_raise < round.unit) return "the least raise is below the least bet";
    if (in_pots(hand) != gathered(hand)) return "the pots do not add up to what was gathered";
    if (hand.out != known_cards(hand)) return "the cards that are out are not those that lie somewhere";
    if (!cards_are_whole(hand)) return "a card lies in two places, or the deck has dealt more than it has";
    if (!(hand.drawing - round.live).empty()) return "a seat that is not in the hand is to draw";
    if (!hand.drawing.empty() && hand.dealt > cards_street(hand)) return "a seat is to draw after the cards are out";
    if ((hand.undealt & round.live) != who_misses_cards(hand)) return "the seats that miss cards are not those without them";
    return nullptr;
}

} // namespace floorman
