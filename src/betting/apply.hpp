#pragma once
// apply: the seat to act does it. Requires that judge allows it; after that it must succeed.

#include <algorithm>

#include "base/check.hpp"
#include "betting/action.hpp"
#include "betting/cap.hpp"
#include "betting/round.hpp"
#include "betting/sizes.hpp"

namespace floorman {

// Whether `alone`, the only seat with chips, has put in all that an opponent could win: it owes no more.
[[nodiscard]] bool has_matched(const Round& round, Seat alone) noexcept;

// Whether `next`, the next that is waited for, is to act: not when the street is closed (4.3). A seat that alone has chips
// and owes nothing that an opponent could win has no action.
[[nodiscard]] inline bool is_to_act(const Round& round, Seat next) noexcept {
    if (round.waiting.empty() || !round.live.several()) return false;
    return round.with_chips.several() || !has_matched(round, next); // Who is waited for has chips.
}

// Whose turn it is next after `seat`, and who is the first to act from `seat` on: no seat when nobody is.
[[nodiscard]] inline Seat next_to_act(const Round& round, Seat after) noexcept {
    const Seat next = next_after(round.waiting, after);
    return is_to_act(round, next) ? next : no_seat;
}
[[nodiscard]] inline Seat first_to_act(const Round& round, Seat from) noexcept {
    const Seat first = first_from(round.waiting, from);
    return is_to_act(round, first) ? first : no_seat;
}

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

// Opening the street, or completing what lies below a full bet, is the bet and no raise (4.15).
[[nodiscard]] inline bool is_the_opening_bet(const Round& round, const Policy& policy) noexcept {
    if (round.bet_to == no_chips || forced_bet_is_short(round)) return true;
    return policy.raise_over_short_all_in() == RaiseOverShort::complete_or_plus_bet && round.full_to == no_chips;
}

// The level that a full bet or raise of `to` is measured from: what it adds is the least that the next must add.
[[nodiscard]] inline Chips raised_from(const Round& round, const Policy& policy) noexcept {
    const bool from_full = policy.raise_over_short_all_in() == RaiseOverShort::complete_or_plus_bet || forced_bet_is_short(round);
    return from_full ? round.full_to : round.bet_to;
}

// What the next raise must add at least. In fixed limit that is a bet of the street, until the greater of two is bet.
[[nodiscard]] inline Chips next_full_raise(const Round& round, Chips raised_by, const Policy& policy) noexcept {
    if (policy.structure != Structure::fixed_limit) return std::max(round.last_full_raise, raised_by);
    return raised_by >= round.most ? std::max(round.last_full_raise, round.most) : round.last_full_raise;
}

// A full bet or raise in its own right.
[[nodiscard]] inline bool is_full(const Round& round, Chips to, const Policy& policy) noexcept {
    return to - raised_from(round, policy) >= round.last_full_raise;
}

// At least half of a bet, where that counts as a full one. In the place of a bring-in below a bet it stands alone.
[[nodiscard]] inline bool comes_near(const Round& round, Chips to, const Policy& policy) noexcept {
    const Chips from = round.bring_in_due && forced_bet_is_short(round) ? no_chips : round.short_from;
    return policy.reopening() == Reopening::half_bet && sizes::at_least_half((to - from).count, round.last_full_raise.count);
}

// Whether a bet or raise to `to` counts as a full one (4.8, 4.14), which lets others raise again and counts toward the cap.
[[nodiscard]] inline bool counts_as_full(const Round& round, Chips to, const Policy& policy) noexcept {
    return is_full(round, to, policy) || comes_near(round, to, policy);
}

// A bet, raise or completion: `to`, in front on this street in all, is above the bet and allowed by judge.
inline void wager_to(Round& round, Seat seat, Chips to, const Policy& policy) noexcept {
    const bool full = is_full(round, to, policy);
    if (full) round.faces_full = round.acted;
    if (full || comes_near(round, to, policy)) {
        round.last_full_raise = next_full_raise(round, to - raised_from(round, policy), policy);
        if (!is_the_opening_bet(round, policy)) {
            ++round.raises;
            round.capped = round.capped || cap_reached(round, round.raises, policy);
        }
        round.full_to = to;
        round.short_from = to;
    }
    put_in(round, seat, to - round.wagered_to[seat]);
    round.bet_to = to;
    round.waiting = round.with_chips;
    note_answer(round, seat);
}

// An act that names no amount, as judge allows it.
inline void apply_plain(Round& round, Seat seat, Act act) noexcept {
    switch (act) {
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
    case Act::complete: break;
    }
}

// The seat has acted; it is the next one's turn.
inline void pass_turn(Round& round, Seat seat) noexcept {
    round.bring_in_due = false;
    if (seat == round.counted_until) round.counted_up = SeatSet{};
    round.to_act = next_to_act(round, seat);
}

// Moves chips from behind to in front, keeps the facts that the rules speak of, and passes the turn. `to_act` is no
// seat afterwards when the street has closed.
inline void apply(Round& round, Action action, const Policy& policy) noexcept {
    const Seat seat = round.to_act;
    FLOORMAN_CHECK(seat.exists(), "an action was applied while nobody is to act");
    if (names_an_amount(action.act))
        wager_to(round, seat, action.to, policy);
    else
        apply_plain(round, seat, action.act);
    pass_turn(round, seat);
}

} // namespace floorman
