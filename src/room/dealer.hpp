#pragma once
// Dealer: deals what a live hand awaits from its deck, and turns up hands at the showdown, until somebody is to act or to draw.

#include "room/hand_run.hpp"
#include "rules/policy.hpp"

namespace floorman::room {

// Lets the sitting take `input`, and the run keep what came of it.
bool take_cards(Sitting& sitting, HandRun& run, const Input& input, const Policy& policy);

void go_on(Sitting& sitting, HandRun& run, const Policy& policy);

// Keeps what a step of the sitting did: of the hand, unless a watch has kept that, and of the table.
void keep(const SittingEvents& events, bool with_hand, HandRun& run);
// The same of one change of the hand.
void keep(const Events& events, HandRun& run);

} // namespace floorman::room
