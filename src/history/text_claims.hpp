#pragma once
// TextClaims: whether what a text prints of a hand's end is so: pots, rake, what was returned and collected, the board, and
// who folded, showed or won by its summary.

#include "history/settle.hpp"

namespace floorman {

// Adds what contradicts the hand's own acts to `settled.problems`, and works out the final stacks from what was collected.
void check_text_claims(const Record& record, const Replayed& replayed, const Compiled& rules, Settled& settled);

} // namespace floorman
