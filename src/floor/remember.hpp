#pragma once
// remember: what the floor keeps in mind after a ruling. The only writer of FloorState.

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"
#include "hand/event.hpp"

namespace floorman {

// Seats whose limit has ended with their act: the hand is told to unbar them.
using NoLongerLimited = SeatSet;

// `before` and `after` are the hand around the ruling; `events` are all that its inputs caused. `incident` is null for a
// ruling that followed from another.
NoLongerLimited remember(FloorState& floor,
                         const Hand& before,
                         const Hand& after,
                         const Incident* incident,
                         const Spoken& spoken,
                         const Ruling& ruling,
                         const Events& events,
                         const Policy& policy);

} // namespace floorman
