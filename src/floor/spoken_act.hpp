#pragma once
// Spoken acts: words in turn, with or without chips (4.4, 4.16, 4.17, 4.23).

#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"

namespace floorman {

// What words in turn count as; `chips` came with them and may be none. Requires that it is the player's turn.
[[nodiscard]] Ruling rule_words(
    const Hand& hand, const FloorState& floor, const Spoken& spoken, const Piles& chips, const Policy& policy);

// Whether words are an act at all, of any kind, for the player who said them.
[[nodiscard]] bool is_an_act(const Spoken& spoken) noexcept;

// A ruling that leaves the hand as it is.
[[nodiscard]] Ruling no_act(const Hand& hand, Seat by, Question question, Reason reason, const Policy& policy);

} // namespace floorman
