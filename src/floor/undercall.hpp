#pragma once
// Undercalls and bets that were misread (4.21, 4.22, 4.27): chips for less than the call.

#include "floor/ruling.hpp"
#include "hand/hand.hpp"

namespace floorman {

// How a short call was made.
struct ShortCall {
    Chips total{};    // In front: less than the bet, and not the player's last chips.
    bool call_said{}; // "Call" went with it.
    bool only_said{}; // An amount in words: no chips were released.
    bool one_chip{};  // It is one chip, which may have been meant for a smaller bet, with change.
};

[[nodiscard]] Ruling rule_undercall(const Hand& hand, const ShortCall& made, const Policy& policy);

// What a choice of the floor makes of an undercall, on the hand as it was before.
[[nodiscard]] Ruling undercall_chosen(const Hand& hand, const Asked& asked, FloorChoice choice, const Policy& policy);

// Whether the bet was raised since `seat` last acted, so that a smaller bet could have been read for it; and to what
// smaller bet. Nothing where it was not.
[[nodiscard]] std::optional<Chips> raised_from_unseen(const Round& round, Seat seat) noexcept;

} // namespace floorman
