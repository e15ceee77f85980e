#include "hand/pots.hpp"

#include <algorithm>

namespace floorman {

namespace {

// What live seats that are all in contributed: each such level parts the pots. In rising order, once each.
Bounded<Chips, max_seats> all_in_levels(const Hand& hand) noexcept {
    Bounded<Chips, max_seats> levels;
    for (const Seat seat : hand.round.live - hand.round.with_chips) {
        const Chips level = hand.committed[seat];
        if (std::find(levels.begin(), levels.end(), level) == levels.end()) levels.push_back(level);
    }
    std::sort(levels.begin(), levels.end());
    return levels;
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
    if (hand.round.live == hand.round.with_chips) { // Nobody is all in: one pot.
        Chips all = hand.dead;
        for (const Chips committed : hand.committed.at) all += committed;
        add_pot(made, all, hand.round.live);
        return made;
    }
    Chips from{};
    Chips below = hand.dead;
    Chips greatest{};
    for (const Chips committed : hand.committed.at) greatest = std::max(greatest, committed);
    const Bounded<Chips, max_seats> levels = all_in_levels(hand);
    for (const Chips level : levels) {
        add_pot(made, below + layer(hand, from, level), who_reached(hand, level));
        below = no_chips;
        from = level;
    }
    const SeatSet rest = levels.empty() ? hand.round.live : who_reached(hand, from + Chips{1});
    add_pot(made, below + layer(hand, from, greatest), rest);
    return made;
}

} // namespace floorman
