#include "hand/pending.hpp"

#include <algorithm>

#include "hand/showdown.hpp"

namespace floorman {

namespace {

bool is_stud(const Hand& hand) noexcept { return game(hand.game).family == Family::stud; }

bool boards_are_out(const Hand& hand) noexcept {
    const int whole = game(hand.game).board_cards();
    for (const Board& board : hand.other_boards)
        if (static_cast<int>(board.size()) < whole) return false;
    return true;
}

// Whether cards come next, rather than an act or a show.
bool cards_are_due(const Hand& hand, int street) noexcept {
    return hand.dealt <= street || (!hand.other_boards.empty() && !boards_are_out(hand));
}

} // namespace

SeatSet who_misses_cards(const Hand& hand) noexcept {
    const int street = cards_street(hand);
    SeatSet seats;
    for (const Seat seat : hand.round.live)
        if (missing_cards(hand, seat, street) > 0) seats.add(seat);
    return seats;
}

// ---- The deck and the muck ------------------------------------------------------------------------------------------

int to_reshuffle(const Hand& hand) noexcept {
    if (game(hand.game).family != Family::draw) return 0;
    int cards = hand.muck.count;
    for (const Seat seat : hand.dealt_in) {
        if (!hand.round.live.has(seat))
            cards += static_cast<int>(hand.hole[seat].size());
        else if (!hand.drawing.has(seat))
            cards -= missing_cards(hand, seat, cards_street(hand)); // As many as it threw away.
    }
    return cards;
}

CardSet known_to_reshuffle(const Hand& hand) noexcept {
    CardSet cards = hand.muck.cards;
    for (const Seat seat : hand.dealt_in) {
        if (hand.round.live.has(seat))
            cards = cards - hand.muck.aside[seat];
        else
            for (const Card card : hand.hole[seat])
                if (card.known()) cards.add(card);
    }
    return cards;
}

int most_discards(const Hand& hand) noexcept {
    const Game& rules = game(hand.game);
    return std::min<int>(rules.hole_cards, rules.deck - hand.round.live.count() * rules.hole_cards);
}

// ---- What comes next ------------------------------------------------------------------------------------------------

namespace {

// A seat's new cards, or first the muck, where the deck is too short for them.
Pending cards_for(const Hand& hand, Seat seat, int missing) noexcept {
    if (game(hand.game).family == Family::draw && left_in_deck(hand) < missing)
        if (const int more = to_reshuffle(hand); more > 0) return {Awaited::reshuffle, seat, more};
    return {Awaited::deal_hole, seat, missing};
}

// The last card of stud is dealt once for all where the deck has not one for each.
bool last_card_is_common(const Hand& hand, int street) noexcept {
    if (!is_stud(hand) || street != last_street(hand) || !hand.board.empty()) return false;
    int others = 0; // Cards of earlier streets, where the hand begins on the last.
    for (const Seat seat : hand.round.live) {
        const int missing = missing_cards(hand, seat, street);
        if (missing < 1) return false;
        others += missing - 1;
    }
    return left_in_deck(hand) - others < hand.round.live.count();
}

Pending other_board(const Hand& hand) noexcept {
    const Game& rules = game(hand.game);
    for (int run = 1; run < runs(hand); ++run) {
        const auto dealt = static_cast<int>(board_of(hand, run).size());
        for (int street = 0; street <= last_street(hand); ++street)
            if (const int missing = board_cards_by(rules, street) - dealt; missing > 0)
                return {Awaited::deal_board, no_seat, missing, run};
    }
    return {};
}

Pending pending_deal(const Hand& hand, int street) noexcept {
    if (hand.dealt > street) return other_board(hand);
    if (const SeatSet undealt = hand.undealt & hand.round.live; !undealt.empty()) {
        if (last_card_is_common(hand, street)) return {Awaited::deal_board, no_seat, 1};
        const Seat seat = next_after(undealt, hand.button);
        return cards_for(hand, seat, missing_cards(hand, seat, street));
    }
    return {Awaited::deal_board, no_seat, board_cards_by(game(hand.game), street) - static_cast<int>(hand.board.size())};
}

// How many cards the board gets next; in stud one at least, for all.
int next_on_board(const Hand& hand) noexcept {
    if (is_stud(hand)) return 1;
    const int street = cards_street(hand);
    return hand.dealt > street ? other_board(hand).cards
                               : board_cards_by(game(hand.game), street) - static_cast<int>(hand.board.size());
}

// Seats draw in order. Where the hand begins with a draw, all get the hands first of which they throw away.
Pending pending_draw(const Hand& hand) noexcept {
    const SeatSet without_hands = hand.drawing & hand.undealt;
    if (without_hands.empty()) return {Awaited::draw, next_after(hand.drawing, hand.button)};
    const Seat seat = next_after(without_hands, hand.button);
    return {Awaited::deal_hole, seat, missing_cards(hand, seat, cards_street(hand))};
}

// Before the cards of every street but the first; not where the deck would have too few for the board after it.
bool burn_is_due(const Hand& hand) noexcept {
    if (!hand.burns || hand.burnt) return false;
    const Game& rules = game(hand.game);
    if (rules.family != Family::draw && left_in_deck(hand) <= next_on_board(hand)) return false;
    if (hand.dealt > 0) return true;
    for (const Seat seat : hand.round.live)
        if (missing_cards(hand, seat, 0) > 0) return false;
    return cards_street(hand) > 0;
}

// Where burns, draws, other boards or a common card may come between the cards.
Pending pending_cards(const Hand& hand, int street) noexcept {
    if (!cards_are_due(hand, street)) return {};
    if (burn_is_due(hand)) {
        if (left_in_deck(hand) > 0) return {Awaited::burn, no_seat, 1};
        if (const int more = to_reshuffle(hand); more > 0) return {Awaited::reshuffle, no_seat, more};
    }
    if (!hand.drawing.empty()) return pending_draw(hand);
    return pending_deal(hand, street);
}

Pending pending_show(const Hand& hand, const Policy& policy) noexcept {
    const SeatSet hidden = hand.round.live - hand.shown - hand.mucked;
    if (!hand.betting_over || hidden.empty()) return {};
    return {Awaited::show, next_to_show(hand, hidden, policy)};
}

// Once no cards are due.
[[gnu::noinline]] void look_for_act_or_show(const Hand& hand, const Policy& policy, Pending& due) noexcept {
    due = hand.round.to_act.exists() ? Pending{Awaited::act, hand.round.to_act} : pending_show(hand, policy);
}

// Whatever may come between the cards.
[[gnu::noinline]] void look_for_any(const Hand& hand, const Policy& policy, Pending& due) noexcept {
    due = pending_cards(hand, cards_street(hand));
    if (due.awaited == Awaited::nothing) look_for_act_or_show(hand, policy, due);
}

// Whether nothing comes between the cards: no burns, no draws, no other boards and no common card of stud.
bool deals_are_plain(const Hand& hand) noexcept {
    return game(hand.game).family == Family::board && !hand.burns && hand.other_boards.empty();
}

Pending pending_plain_deal(const Hand& hand, int street) noexcept {
    const Game& rules = game(hand.game);
    const SeatSet undealt = hand.undealt & hand.round.live;
    if (undealt.empty())
        return {Awaited::deal_board, no_seat, board_cards_by(rules, street) - static_cast<int>(hand.board.size())};
    const Seat seat = next_after(undealt, hand.button);
    return {Awaited::deal_hole, seat, hole_cards_by(rules, street) - static_cast<int>(hand.hole[seat].size())};
}

} // namespace

void look_besides_acts(const Hand& hand, const Policy& policy, Pending& due) noexcept {
    if (!hand.round.live.several()) {
        due = hand.round.to_act.exists() ? Pending{Awaited::act, hand.round.to_act} : Pending{};
        return;
    }
    if (!deals_are_plain(hand)) return look_for_any(hand, policy, due);
    const int street = cards_street(hand);
    if (hand.dealt > street) return look_for_act_or_show(hand, policy, due);
    due = pending_plain_deal(hand, street);
}

} // namespace floorman
