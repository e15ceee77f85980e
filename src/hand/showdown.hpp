#pragma once
// Showdown: who shows in which order, how hands rank, and who wins what.
//
// Asks and computes; changes nothing. A share is known only when every card that it hangs on is.

#include <cstdint>
#include <optional>

#include "base/bounded.hpp"
#include "cards/rank.hpp"
#include "hand/hand.hpp"
#include "hand/pots.hpp"

namespace floorman {

using ShowOrder = Bounded<Seat, max_seats>;

// Who shows in which order once a showdown is due: the last aggressor of the last street first, else the first left of
// the button (in stud, who led); `all_in_shown` decides where betting ended early. Empty while none is due.
[[nodiscard]] ShowOrder show_order(const Hand& hand, const Policy& policy) noexcept;
// Who is the first of them, once a showdown is due.
[[nodiscard]] Seat first_to_show(const Hand& hand, const Policy& policy) noexcept;

// By which rule, once a showdown is due: the last to bet or raise on the last street, who led in stud, or the place by the button.
enum class FirstShows : std::uint8_t { last_aggressor = 0, led = 1, position = 2 };
[[nodiscard]] FirstShows why_first_to_show(const Hand& hand, const Policy& policy) noexcept;

// Who of those that have not shown yet is the next in that order.
[[nodiscard]] Seat next_to_show(const Hand& hand, SeatSet hidden, const Policy& policy) noexcept;

// How the cards of `seat` rank with a board, the first unless told; nothing while a card that counts is unknown. The low of a
// hand without one is no_hand.
[[nodiscard]] std::optional<Strength> strength(const Hand& hand, Seat seat, Ladder ladder, int run = 0) noexcept;

// What each seat wins of all pots together, once betting is over and it follows: one seat is left to claim them, or the
// cards are known. Otherwise nothing. The rake has been taken (hand/rake); where the rest of the board was run several
// times, each pot is divided among the boards, odd chips to the first.
[[nodiscard]] std::optional<PerSeat<Chips>> awards(const Hand& hand, const Policy& policy) noexcept;

// The same of pots of other amounts: what is left of them after a rake. Betting is over.
[[nodiscard]] std::optional<PerSeat<Chips>> awards(const Hand& hand, const Pots& all, const Policy& policy) noexcept;

// What one pot gives to whom, and where the chips lie that did not divide.
struct PotShares {
    PerSeat<Chips> high; // Of the high side, or of all of it where there is no low,
    PerSeat<Chips> low;  // and of the low side.
    PerSeat<Chips> odd;  // Of those that the winners of a side could not share; a seat may have one of each side and board.
    Chips odd_high{};    // Of those that the sides could not share, one of each board at most: the high side's.
};
// The part of `awards` that comes from this pot of the hand, the rake taken off; nothing while cards that count are unknown.
[[nodiscard]] std::optional<PotShares> shares_of(const Pot& pot, const Hand& hand, const Policy& policy) noexcept;

} // namespace floorman
