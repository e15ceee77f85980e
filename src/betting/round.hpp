#pragma once
// Round: one street of betting, as a value.
//
// A Round knows seats, chips and whose turn it is; it knows no cards, no eligible seats and no clock. What one rulebook
// does differently from another arrives in Policy. Amounts ending in _to are totals for this street.
//
// hand/street opens a Round; limits and judge ask it; apply changes it.

#include <cstdint>

#include "base/chips.hpp"
#include "base/seat.hpp"
#include "rules/policy.hpp"

namespace floorman {

struct Round {
    PerSeat<Chips> stack;       // Behind: not yet wagered.
    PerSeat<Chips> wagered_to;  // In front: this street only.
    PerSeat<Chips> answered_to; // bet_to when the seat last acted. Reopening is measured from here.

    Chips bet_to{};          // The price of staying in.
    Chips full_to{};         // Level of the last full bet, raise or completion; 0 before there is one. Completing goes from here.
    Chips short_from{};      // Level above which short all-ins add up: the last full level, or a forced bet below a full one.
    Chips last_full_raise{}; // The least that a raise adds; at first the least bet. A short all-in leaves it alone.
    Chips unit{};            // The least bet of this street, or its fixed one.
    Chips most{}; // The top of the spread; the greater of two fixed sizes; in pot-limit the big blind, as which small ones count.
    Chips pot{};  // What a pot-limit count finds in the middle and in front, as the book counts it. Wagers add to it.

    SeatSet live;       // Dealt in and not folded.
    SeatSet with_chips; // Live, with chips behind.
    SeatSet waiting;    // Must still act before the street closes. The seat to act is one of them.
    SeatSet acted;      // Has acted on this street; posting a blind is not acting, bringing in is.
    SeatSet checked;    // Has checked on this street.
    SeatSet faces_full; // Has acted, and since then somebody made a full bet or raise, no all-in that fell short of one.
    SeatSet barred;     // May not bet or raise on this street, whatever the chips say (a ruling).
    SeatSet counted_up; // Small blinds that an opening pot counts as big ones, until counted_until has acted.

    Seat to_act{};
    Seat counted_until{};
    std::uint8_t raises{}; // Counted toward the cap.
    bool capped{};         // The cap was reached while it applied; it stays.
    bool began_heads_up{}; // Two seats had chips when the street began.
    bool event_heads_up{}; // The event is down to its last two players.
    bool bring_in_due{};   // The seat to act owes the bring-in, or a full bet in its place.

    friend constexpr bool operator==(const Round&, const Round&) noexcept = default;
};

static_assert(sizeof(Round) <= 320, "a Round is copied often and stays within five cache lines");

// A new street: nothing is left of the one before but the stacks, who is live, who of them has chips and whether the event is
// heads-up. The bets in front have been gathered.
constexpr void begin_street(Round& round) noexcept {
    round.answered_to = {};
    round.bet_to = round.full_to = round.short_from = round.last_full_raise = round.unit = round.most = round.pot = no_chips;
    round.waiting = round.acted = round.checked = round.faces_full = round.barred = round.counted_up = SeatSet{};
    round.to_act = round.counted_until = no_seat;
    round.raises = 0;
    round.capped = round.began_heads_up = round.bring_in_due = false;
}

// Everything that the seat could have in front on this street: an all-in.
[[nodiscard]] constexpr Chips whole_to(const Round& round, Seat seat) noexcept {
    return round.wagered_to[seat] + round.stack[seat];
}

// A forced bet below a full one lies in force: a bring-in, or a blind under the street's bet. It may be completed.
[[nodiscard]] constexpr bool forced_bet_is_short(const Round& round) noexcept { return round.full_to < round.short_from; }

} // namespace floorman
