#pragma once
// Dealing: what the next hand is: where button and blinds lie, who is dealt in, who pays what.
//
// `next_deal` asks and changes nothing; `apply` lets the hand have been dealt: places move on, what was paid is owed no
// more, what went by is owed from now on.

#include <optional>

#include "table/table.hpp"

namespace floorman {

struct Deal {
    Placing placing;
    SeatSet dealt_in;     // In their seats, with cards.
    SeatSet absent;       // Not in their seats; the book posts for them, and their hands are dead.
    Seat small_by{};      // Who posts the small blind; no seat where nobody does.
    Seat bought_by{};     // Who bought the button: the only blind of this hand.
    PerSeat<Chips> blind; // Paid for a place, live.
    PerSeat<Post> extra;  // Paid to come in, on top.
    SeatSet entering;     // Dealt in for what they pay on top.
    Seat first_to_act{};  // Of those dealt in, on the first street,
    Seat last_to_act{};   // and on the later ones.
    friend constexpr bool operator==(const Deal&, const Deal&) noexcept = default;
};

// Nothing where fewer than two can be dealt in, or nobody is there.
[[nodiscard]] std::optional<Deal> next_deal(const Table& table, const Policy& policy) noexcept;

void apply(Table& table, const Deal& deal, const Policy& policy) noexcept;

} // namespace floorman
