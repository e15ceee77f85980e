#pragma once
// Dealer: deals what a live hand awaits from its deck, and turns up hands at the showdown, until somebody is to act or to draw.

#include "room/hand_run.hpp"
#include "rules/policy.hpp"

namespace floorman::room {

// `watch` keeps what comes of it in the run, but what the table does.
void go_on(Sitting& sitting, HandRun& run, const Policy& policy, RulingWatch& watch);

// Whether nobody can bet any more and the book has all hands turned up at once, before the rest of the cards.
[[nodiscard]] bool all_turned_up(const Hand& hand, const Policy& policy) noexcept;

// Keeps what a step of the sitting did: of the hand, unless a watch has kept that, and of the table.
void keep(const SittingEvents& events, bool with_hand, HandRun& run);
// The same of one change of the hand.
void keep(const Events& events, HandRun& run);

} // namespace floorman::room
