#pragma once
// Motions that belong to an act already made, and chips moved but not released (4.18, 4.27, 4.28).

#include <optional>

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"

namespace floorman {

// Whether the incident belongs to the act that came last, and is no act of its own.
[[nodiscard]] bool belongs_to_last_act(const Hand& hand,
                                       const FloorState& floor,
                                       const Incident& incident,
                                       const Spoken& spoken) noexcept;

// A motion, words or a gesture after the player's own act.
[[nodiscard]] Ruling rule_motion(
    const Hand& hand, const FloorState& floor, const Incident& incident, const Spoken& spoken, const Policy& policy);

// Chips of an act that others have acted after: what words declared, or a ruling made of the act, is still to be put out and
// makes no new bet (4.16, 4.18). Nothing where the seat owes none, or the chips are an act of their own.
[[nodiscard]] std::optional<Ruling> rule_owed_chips(const Hand& hand,
                                                    const FloorState& floor,
                                                    const Incident& incident,
                                                    const Spoken& spoken);

// In turn: chips moved toward the pot, or pulled back.
[[nodiscard]] Ruling rule_move(const Hand& hand, const Incident& incident, const Policy& policy);
[[nodiscard]] Ruling rule_pull_back(const Hand& hand, const FloorState& floor, const Incident& incident, const Policy& policy);

// Chips that lie out are wanted back by one who is not to act: they stay (4.27).
[[nodiscard]] Ruling rule_late_pull_back(const Hand& hand, Seat seat, const Policy& policy);
// A motion that drew another's act, and is not gone through with: the floor is asked, where the book binds to it (4.28).
[[nodiscard]] std::optional<Ruling> rule_motion_left_undone(const Hand& hand, const FloorState& floor, const Policy& policy);

// What a choice of the floor makes of a forward motion that drew an act.
[[nodiscard]] Ruling motion_chosen(const Hand& hand, const Asked& asked, FloorChoice choice, const Policy& policy);

} // namespace floorman
