#pragma once
// adjudicate: what an incident counts as. Changes nothing; the ruling says what the hand is to take.
//
// One switch; each family of rules is a file of its own: clear_act, spoken_act, wager, undercall, motions, out_of_turn,
// clock, choices, cards_and_shows.

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"
#include "hand/hand.hpp"

namespace floorman {

// `spoken` is what the incident's words were understood as; nothing said is Term::none.
[[nodiscard]] Ruling adjudicate(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy);

// The same for the player whose turn it is; used also to see what an act out of turn would be.
[[nodiscard]] Ruling rule_in_turn(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy);

// The same for a player whose word `declared` binds, in turn or out of it: it is followed by its amount, in words or in chips;
// any other act comes too late.
[[nodiscard]] Ruling rule_bound(const Hand& hand,
                                const FloorState& floor,
                                Act declared,
                                const Incident& incident,
                                const Spoken& spoken,
                                const Policy& policy);

} // namespace floorman
