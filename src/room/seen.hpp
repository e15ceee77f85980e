#pragma once
// seen: which cards of a live hand a visitor may see. One function of what happened, by each event's audience; every card that
// leaves the server has gone through it.

#include "cards/card_set.hpp"
#include "room/hand_run.hpp"

namespace floorman::room {

// Whether an event is for this seat of the hand; for spectators, who have none, only what is for all.
[[nodiscard]] constexpr bool is_for(const Event& event, Seat viewer) noexcept {
    return event.audience == Audience::all || (event.audience == Audience::seat && event.seat == viewer && viewer.exists());
}

// The cards that this seat of the hand, or a spectator, has seen.
[[nodiscard]] CardSet seen_by(const HandRun& run, Seat viewer) noexcept;

// Those of them that this seat or spectator saw in `owner`'s hand. A deck that runs short deals again what was thrown away, and a
// card that the viewer threw away is none to see in another hand.
[[nodiscard]] CardSet seen_in(const HandRun& run, Seat viewer, Seat owner) noexcept;

// The card where it may be seen, else the unknown one.
[[nodiscard]] constexpr Card as_seen(Card card, CardSet seen) noexcept {
    return card.known() && seen.has(card) ? card : unknown_card;
}

// The line as this seat of the hand, or a spectator, may read it: what another threw away is unknown.
[[nodiscard]] std::string line_for(const Given& given, Seat viewer);

} // namespace floorman::room
