#include "hand/pots.hpp"

#include <algorithm>
#include <optional>

namespace floorman {

namespace {

struct Gathered {
    Chips all{};
    Chips greatest{}; // From one seat.
};

Gathered gathered(const Hand& hand) noexcept {
    Gathered sum{hand.dead, no_chips};
    for (const Chips committed : hand.committed.at) {
        sum.all += committed;
        sum.greatest = std::max(sum.greatest, committed);
    }
    return sum;
}

// What live seats that are all in contributed parts the pots, level by level: the least level that is more than `above`.
std::optional<Chips> next_level(const Hand& hand, Chips above) noexcept {
    std::optional<Chips> least;
    for (const Seat seat : hand.round.live - hand.round.with_chips) {
        const Chips level = hand.committed[seat];
        if (level > above && (!least || level < *least)) least = level;
    }
    return least;
}

// What all seats contributed above `from` and up to `to`.
Chips layer(const Hand& hand, Chips from, Chips to) noexcept {
    Chips amount{};
    for (const Seat seat : hand.dealt_in) amount += std::clamp(hand.committed[seat], from, to) - from;
    return amount;
}

// A live seat with chips behind has matched every bet, whatever level folded chips reached.
SeatSet who_reached(const Hand& hand, Chips level) noexcept {
    SeatSet reached = hand.round.with_chips;
    for (const Seat seat : hand.round.live)
        if (hand.committed[seat] >= level) reached.add(seat);
    return reached;
}

// A layer that only folded seats reached belongs to the pot below it.
void add_pot(Pots& pots, Chips amount, SeatSet eligible) noexcept {
    if (amount == no_chips) return;
    if (!pots.empty() && (eligible.empty() || eligible == pots.back().eligible)) {
        pots.back().amount += amount;
        return;
    }
    pots.push_back({amount, eligible});
}

} // namespace

Pots pots(const Hand& hand) noexcept {
    Pots made;
    const auto [all, greatest] = gathered(hand);
    std::optional<Chips> level = next_level(hand, Chips{-1});
    if (!level || *level == greatest) { // Nobody is all in for less than others put in: one pot.
        add_pot(made, all, hand.round.live);
        return made;
    }
    Chips from{};
    Chips below = hand.dead;
    for (; level; level = next_level(hand, *level)) {
        add_pot(made, below + layer(hand, from, *level), who_reached(hand, *level));
        below = no_chips;
        from = *level;
    }
    add_pot(made, layer(hand, from, greatest), who_reached(hand, from + Chips{1}));
    return made;
}

} // namespace floorman
