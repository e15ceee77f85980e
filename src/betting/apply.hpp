#pragma once
// apply: the seat to act does it. Requires that judge allows it; after that it must succeed.

#include <algorithm>

#include "base/check.hpp"
#include "betting/action.hpp"
#include "betting/round.hpp"

namespace floorman {

// Whether `alone`, the only seat with chips, has put in all that an opponent could win: it owes no more.
[[nodiscard]] bool has_matched(const Round& round, Seat alone) noexcept;

// Whose turn it is next after `seat`: no seat when the street is closed (4.3). A seat that alone has chips and owes
// nothing that an opponent could win has no action.
[[nodiscard]] inline Seat next_to_act(const Round& round, Seat after) noexcept {
    if (round.waiting.empty() || !round.live.several()) return no_seat;
    const Seat next = next_after(round.waiting, after);
    const bool alone = !round.with_chips.several(); // Who is waited for has chips.
    return alone && has_matched(round, next) ? no_seat : next;
}

// Whether a bet or raise to `to` counts as a full one (4.8, 4.14), which lets others raise again and counts toward the cap.
[[nodiscard]] bool counts_as_full(const Round& round, Chips to, const Policy& policy) noexcept;

// `adds`, at most the stack, goes from behind to in front.
inline void put_in(Round& round, Seat seat, Chips adds) noexcept {
    round.stack[seat] -= adds;
    round.wagered_to[seat] += adds;
    round.pot += adds;
    if (round.stack[seat] == no_chips) round.with_chips.remove(seat);
}

// The seat has answered what is bet now (4.11, 4.12).
inline void note_answer(Round& round, Seat seat) noexcept {
    round.acted.add(seat);
    round.faces_full.remove(seat);
    round.waiting.remove(seat);
    round.answered_to[seat] = round.bet_to;
}

// The seat gives up the hand, with what lies in front (4.4).
inline void fold_seat(Round& round, Seat seat) noexcept {
    round.live.remove(seat);
    round.with_chips.remove(seat);
    round.waiting.remove(seat);
}

// A bet, raise or completion: `to`, in front on this street in all, is above the bet and allowed by judge.
void wager_to(Round& round, Seat seat, Chips to, const Policy& policy) noexcept;

// Moves chips from behind to in front, keeps the facts that the rules speak of, and passes the turn. `to_act` is no
// seat afterwards when the street has closed.
inline void apply(Round& round, Action action, const Policy& policy) noexcept {
    const Seat seat = round.to_act;
    FLOORMAN_CHECK(seat.exists(), "an action was applied while nobody is to act");
    switch (action.act) {
    case Act::fold: fold_seat(round, seat); break;
    case Act::check:
        round.checked.add(seat);
        note_answer(round, seat);
        break;
    case Act::call:
    case Act::bring_in:
        put_in(round, seat, std::min(round.stack[seat], round.bet_to - round.wagered_to[seat]));
        note_answer(round, seat);
        break;
    case Act::bet:
    case Act::raise:
    case Act::complete: wager_to(round, seat, action.to, policy); break;
    }
    round.bring_in_due = false;
    if (seat == round.counted_until) round.counted_up = SeatSet{};
    round.to_act = next_to_act(round, seat);
}

} // namespace floorman
