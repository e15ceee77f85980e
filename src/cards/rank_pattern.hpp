#pragma once
// RankPattern: how often each rank is held, whatever the suits. All that a hand without a flush is compared by.

#include "cards/card_set.hpp"
#include "cards/rank_mask.hpp"

namespace floorman {

struct RankPattern {
    RankMask held{};  // Ranks held at least once,
    RankMask twice{}; // at least twice,
    RankMask three{}; // at least three times,
    RankMask four{};  // and in all four suits.

    static constexpr RankPattern of(CardSet cards) noexcept {
        const RankMask c = cards.ranks_of(Suit::club);
        const RankMask d = cards.ranks_of(Suit::diamond);
        const RankMask h = cards.ranks_of(Suit::heart);
        const RankMask s = cards.ranks_of(Suit::spade);
        return {c | d | h | s, (c & d) | (h & s) | ((c | d) & (h | s)), ((c & d) & (h | s)) | ((c | d) & (h & s)), c & d & h & s};
    }
};

// The ranks of a suit that holds five cards or more; 0 when none does. Among seven cards at most one can.
[[nodiscard]] constexpr RankMask flush_ranks(CardSet cards) noexcept {
    for (const Suit suit : {Suit::club, Suit::diamond, Suit::heart, Suit::spade})
        if (count_of(cards.ranks_of(suit)) >= 5) return cards.ranks_of(suit);
    return 0;
}

} // namespace floorman
