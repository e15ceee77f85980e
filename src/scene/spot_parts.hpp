#pragma once
// The parts of a spot, each read by a file of its own once the players, their stacks, the game and the unit are known.
// All throw a Fault; spot_from calls them in this order.

#include "scene/spot.hpp"
#include "text/tree.hpp"

namespace floorman {

// Antes, blinds, straddles, posts and a kill, and the sizes of the game that follow from them.
void read_posting(const Node& scene, Spot& spot);
void read_stakes(const Node& scene, Spot& spot);

// A bomb pot, and what the house takes. After the posting and the sizes, which a bomb pot changes.
void read_options(const Node& scene, Spot& spot);

// Hole cards and board.
void read_cards(const Node& scene, Spot& spot);

// The rulebooks, what the house answers in their place, and the kind of event.
void read_rules(const Node& scene, Spot& spot);

} // namespace floorman
