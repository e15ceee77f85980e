#include "hand/pending.hpp"

#include <algorithm>

#include "hand/showdown.hpp"

namespace floorman {

int hole_cards_by(const Game& game, int street) noexcept {
    int cards = 0;
    for (int i = 0; i <= street; ++i)
        cards += game.streets[static_cast<std::size_t>(i)].down + game.streets[static_cast<std::size_t>(i)].up;
    return cards;
}

int board_cards_by(const Game& game, int street) noexcept {
    int cards = 0;
    for (int i = 0; i <= street; ++i) cards += game.streets[static_cast<std::size_t>(i)].board;
    return cards;
}

int cards_street(const Hand& hand) noexcept {
    return hand.betting_over ? std::min<int>(hand.dealt, last_street(hand)) : hand.street;
}

bool cards_are_out(const Hand& hand, int street) noexcept {
    const Game& rules = game(hand.game);
    if (static_cast<int>(hand.board.size()) < board_cards_by(rules, street)) return false;
    const int each = hole_cards_by(rules, street);
    for (const Seat seat : hand.round.live)
        if (static_cast<int>(hand.hole[seat].size()) < each) return false;
    return true;
}

bool lies_face_up(const Game& game, int place) noexcept {
    for (const Street& street : game.streets) {
        if (place < street.down) return false;
        place -= street.down;
        if (place < street.up) return true;
        place -= street.up;
    }
    return false;
}

namespace {

Pending pending_deal(const Hand& hand) noexcept {
    const Game& rules = game(hand.game);
    const int street = cards_street(hand);
    const int each = hole_cards_by(rules, street);
    Seat seat = hand.button;
    for (int left = hand.round.live.count(); left > 0; --left) {
        seat = next_after(hand.round.live, seat);
        const int missing = each - static_cast<int>(hand.hole[seat].size());
        if (missing > 0) return {Awaited::deal_hole, seat, missing};
    }
    return {Awaited::deal_board, no_seat, board_cards_by(rules, street) - static_cast<int>(hand.board.size())};
}

} // namespace

Pending pending(const Hand& hand, const Policy& policy) noexcept {
    const bool contested = hand.round.live.count() > 1;
    if (contested && hand.dealt <= cards_street(hand)) return pending_deal(hand);
    if (hand.round.to_act.exists()) return {Awaited::act, hand.round.to_act, 0};
    if (!contested) return {};
    for (const Seat seat : show_order(hand, policy))
        if (!hand.shown.has(seat) && !hand.mucked.has(seat)) return {Awaited::show, seat, 0};
    return {};
}

} // namespace floorman
