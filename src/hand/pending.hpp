#pragma once
// Pending: the one thing that a hand waits for. Whoever runs the hand answers it; there are no automatic steps.

#include "hand/hand.hpp"

namespace floorman {

enum class Awaited : std::uint8_t {
    deal_hole = 0,  // `cards` for `seat`.
    deal_board = 1, // `cards` for the board.
    act = 2,        // `seat` is to act.
    show = 3,       // `seat` is to show or muck.
    nothing = 4,    // The hand is complete.
};

struct Pending {
    Awaited awaited = Awaited::nothing;
    Seat seat{};
    int cards{};
    friend constexpr bool operator==(const Pending&, const Pending&) noexcept = default;
};

[[nodiscard]] Pending pending(const Hand& hand, const Policy& policy) noexcept;

// The street whose cards come next: the one in play, or while a hand is run out the first that is not dealt.
[[nodiscard]] int cards_street(const Hand& hand) noexcept;
// Whether the board and every live seat have their cards of `street`.
[[nodiscard]] bool cards_are_out(const Hand& hand, int street) noexcept;
// Whether the card at this place of a hand lies face up.
[[nodiscard]] bool lies_face_up(const Game& game, int place) noexcept;

// How many cards a seat and the board hold once `street` is dealt.
[[nodiscard]] int hole_cards_by(const Game& game, int street) noexcept;
[[nodiscard]] int board_cards_by(const Game& game, int street) noexcept;

} // namespace floorman
