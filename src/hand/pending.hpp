#pragma once
// Pending: the one thing that a hand waits for. Whoever runs the hand answers it; there are no automatic steps.

#include <algorithm>
#include <cstdint>

#include "hand/hand.hpp"

namespace floorman {

enum class Awaited : std::uint8_t {
    deal_hole = 0,  // `cards` for `seat`.
    deal_board = 1, // `cards` for the board `board`.
    act = 2,        // `seat` is to act.
    show = 3,       // `seat` is to show or muck.
    nothing = 4,    // The hand is complete.
    draw = 5,       // `seat` is to discard or stand pat.
    burn = 6,       // One card.
    reshuffle = 7,  // `cards` of the muck, for the draw of `seat` or before a burn.
};

struct Pending {
    Awaited awaited = Awaited::nothing;
    Seat seat{};
    std::int16_t cards{};
    std::int16_t board{}; // 0 the first; others where the rest is run several times.

    constexpr Pending() noexcept = default;
    constexpr Pending(Awaited what, Seat whose, int how_many_cards = 0, int which_board = 0) noexcept
        : awaited(what), seat(whose), cards(static_cast<std::int16_t>(how_many_cards)),
          board(static_cast<std::int16_t>(which_board)) {}

    friend constexpr bool operator==(const Pending&, const Pending&) noexcept = default;
};

// Cards or shows, where no act comes next. Told into `due`: to pack it for returning takes longer than to find it out.
void look_besides_acts(const Hand& hand, const Policy& policy, Pending& due) noexcept;

[[nodiscard]] inline Pending pending(const Hand& hand, const Policy& policy) noexcept {
    Pending due{Awaited::act, hand.round.to_act};
    if (!hand.round.to_act.exists() || hand.dealt <= hand.street) [[unlikely]]
        look_besides_acts(hand, policy, due);
    return due;
}

// The street whose cards come next: the one in play, or while a hand is run out the first that is not dealt.
[[nodiscard]] inline int cards_street(const Hand& hand) noexcept {
    return hand.betting_over ? std::min<int>(hand.dealt, last_street(hand)) : hand.street;
}

// How many cards a seat and the board hold once `street` is dealt.
[[nodiscard]] inline int hole_cards_by(const Game& game, int street) noexcept {
    return game.streets[static_cast<std::size_t>(street)].held;
}
[[nodiscard]] inline int board_cards_by(const Game& game, int street) noexcept {
    return game.streets[static_cast<std::size_t>(street)].on_board;
}

// How many cards of its own each seat holds once `street` is dealt; a common card of stud stands for one of them.
[[nodiscard]] inline std::size_t held_by(const Hand& hand, int street) noexcept {
    const Game& rules = game(hand.game);
    const std::size_t common = rules.family == Family::stud ? hand.board.size() : 0;
    return static_cast<std::size_t>(hole_cards_by(rules, street)) - common;
}
// How many of them this seat misses.
[[nodiscard]] inline int missing_cards(const Hand& hand, Seat seat, int street) noexcept {
    return static_cast<int>(held_by(hand, street)) - static_cast<int>(hand.hole[seat].size());
}
// The live seats that miss some of `cards_street`: what Hand::undealt keeps.
[[nodiscard]] SeatSet who_misses_cards(const Hand& hand) noexcept;
[[nodiscard]] inline bool seats_miss_cards(const Hand& hand) noexcept { return !(hand.undealt & hand.round.live).empty(); }
// Once another street's cards come next. Where the board gets them, nobody misses more than before.
inline void note_who_misses_cards(Hand& hand) noexcept {
    if (game(hand.game).family != Family::board) hand.undealt = who_misses_cards(hand);
}

// How many cards are left in the deck.
[[nodiscard]] inline int left_in_deck(const Hand& hand) noexcept { return hand.in_deck; }
// How many of the muck would go under it: all but what seats that wait for their new cards have thrown away, folded hands
// included. In draw games only.
[[nodiscard]] int to_reshuffle(const Hand& hand) noexcept;
// The known ones among them.
[[nodiscard]] CardSet known_to_reshuffle(const Hand& hand) noexcept;
// How many cards a seat may throw away: as many as can be replaced without its own.
[[nodiscard]] int most_discards(const Hand& hand) noexcept;

} // namespace floorman
