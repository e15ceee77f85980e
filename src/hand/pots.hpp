#pragma once
// Pots: what was gathered, as a main pot and side pots, each with who may win it (4.10).
//
// Made from scratch out of what each seat contributed. Pots part only at the levels of live seats that are all in;
// folded chips fill from the bottom; dead money lies in the main pot.

#include "base/bounded.hpp"
#include "hand/hand.hpp"

namespace floorman {

struct Pot {
    Chips amount{};
    SeatSet eligible;
    friend constexpr bool operator==(const Pot&, const Pot&) noexcept = default;
};

// The main pot first. Bets in front are in none yet.
using Pots = Bounded<Pot, max_seats + 1>;

[[nodiscard]] Pots pots(const Hand& hand) noexcept;

// All that was gathered, whatever pot it is in.
[[nodiscard]] inline Chips in_the_middle(const Hand& hand) noexcept {
    Chips all = hand.dead;
    for (const Chips committed : hand.committed.at) all += committed;
    return all;
}

} // namespace floorman
