#pragma once
// Substantial action (4.25): enough acts in turn that a mistake before them is no longer undone. Posts are no acts.

#include "floor/state.hpp"

namespace floorman {

[[nodiscard]] constexpr bool is_substantial(const Tally& tally, const Policy& policy) noexcept {
    switch (policy.substantial_action()) {
    case SubstantialAction::two_with_chips_or_three: return tally.acts >= 3 || (tally.acts == 2 && tally.with_chips > 0);
    case SubstantialAction::two_but_folds_or_checks:
        // In stud two players who act after the forced bet are enough, folds included.
        if (policy.family == Family::stud) return tally.acts >= 2;
        return tally.acts >= 3 || (tally.acts == 2 && tally.folds < 2 && tally.checks < 2);
    }
    return false;
}

} // namespace floorman
