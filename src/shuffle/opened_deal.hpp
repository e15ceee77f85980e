#pragma once
// OpenedDeal: a hand's commitments and what was opened of them, as a player holds it afterwards; and what is wrong with it.

#include <optional>
#include <string>
#include <vector>

#include "shuffle/commitment.hpp"

namespace floorman::shuffle {

struct ClaimedOpening {
    Opening opening;
    std::string to; // Whose card it was, in the table's words: "board", "hole of seat 3"; may be empty.
};

struct OpenedDeal {
    DeckName name;
    std::vector<Commitment> commitments; // As many as the deck has cards.
    std::vector<ClaimedOpening> openings;
    std::optional<Seed> seed; // Where the whole deck opens.
};

struct DealProblem {
    std::optional<int> place; // Nothing where it is no one place's.
    std::string what;         // "place 3: its card is not the one that was committed to".
};

// Everything that is wrong, place by place in the order of the openings: a card that was not committed to, a place or a card
// opened twice, a card that the deck lacks; with a seed, commitments that are not to the deck which follows from it. Nothing
// wrong means that the opened cards lay at their places before the deal.
[[nodiscard]] std::vector<DealProblem> problems_of(const OpenedDeal& deal);

} // namespace floorman::shuffle
