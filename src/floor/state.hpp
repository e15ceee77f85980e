#pragma once
// FloorState: what the floor keeps in mind between incidents and a hand does not know.

#include "base/seat.hpp"
#include "floor/ruling.hpp"

namespace floorman {

struct FloorState {
    PerSeat<MayOnly> limited; // Players whom a ruling limits, until they have acted.
};

} // namespace floorman
