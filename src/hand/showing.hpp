#pragma once
// Showing: in stud, what the cards face up say: who brings it in, whose board leads, whether a pair is open.
//
// Answers with no seat while any live seat's cards that count are unknown: then the caller must be told.

#include "hand/hand.hpp"

namespace floorman {

// The cards of `seat` that lie face up, in the order dealt.
[[nodiscard]] Bounded<Card, 4> showing(const Hand& hand, Seat seat) noexcept;

// Who opens the street in play by the cards showing (4.2); no seat when they do not tell.
[[nodiscard]] Seat opener_showing(const Hand& hand, const Policy& policy) noexcept;
// Who may be the one, as far as cards are known: the first of those whose cards are, and whoever shows a card that nobody
// knows. Anybody, where that first is all in: then the turn passes on.
[[nodiscard]] SeatSet may_open_showing(const Hand& hand, const Policy& policy) noexcept;

// Whether some live seat shows a pair.
[[nodiscard]] bool pair_is_open(const Hand& hand) noexcept;

} // namespace floorman
