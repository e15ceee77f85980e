#pragma once
// Terms: what a rulebook wants to know of a hand before it answers: the structure, and what kind of game it is.

#include "hand/game.hpp"
#include "rules/conditions.hpp"

namespace floorman {

// The conditions of this game at this structure; the event and a kill are the caller's to add.
[[nodiscard]] inline Conditions terms_of(GameId id, Structure structure) noexcept {
    const Game& rules = game(id);
    Conditions conditions;
    conditions.structure = structure;
    conditions.family = rules.family;
    conditions.lowball = rules.lowball();
    conditions.two_rounds = rules.two_rounds();
    return conditions;
}

} // namespace floorman
