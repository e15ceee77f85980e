#pragma once
// carry_out: what the floor rules on an incident, the hand takes, with everything that follows from it.

#include "base/bounded.hpp"
#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"
#include "hand/event.hpp"
#include "hand/hand.hpp"

namespace floorman {

// The ruling on an incident, and those that follow from it: a held act for each seat, and a seat passed over.
using Rulings = Bounded<Ruling, 2 * max_seats + 2>;

// Rules on `incident` and changes hand and floor accordingly. Appends to `events` what happened in the hand.
void carry_out(Hand& hand,
               FloorState& floor,
               const Incident& incident,
               const Spoken& spoken,
               const Policy& policy,
               Rulings& rulings,
               Events& events) noexcept;

// Cards were dealt or named: acts before them are over.
void cards_came(Hand& hand, FloorState& floor, const Hand& before, const Events& events, const Policy& policy) noexcept;

} // namespace floorman
