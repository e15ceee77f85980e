#pragma once
// throw_away: a draw: the cards that a player gives up leave the hand. Knows cards only.

#include <algorithm>

#include "hand/hand.hpp"

namespace floorman {

// Takes `thrown` out of `hole`; cards of it that are not known there were among those that nobody has seen. False when the
// hand cannot have held them.
[[nodiscard]] inline bool throw_away(HoleCards& hole, const Bounded<Card, 7>& thrown) noexcept {
    for (const Card card : thrown) {
        Card* found = std::find(hole.begin(), hole.end(), card);
        if (found == hole.end()) found = std::find(hole.begin(), hole.end(), unknown_card);
        if (found == hole.end()) return false;
        HoleCards fewer;
        for (Card* at = hole.begin(); at != hole.end(); ++at)
            if (at != found) fewer.push_back(*at);
        hole = fewer;
    }
    return true;
}

} // namespace floorman
