#include "betting/apply.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "betting/cap.hpp"
#include "betting/sizes.hpp"

namespace floorman {

namespace {

void put_in(Round& round, Seat seat, Chips adds) noexcept {
    round.stack[seat] -= adds;
    round.wagered_to[seat] += adds;
    round.pot += adds;
    if (round.stack[seat] == no_chips) round.with_chips.remove(seat);
}

void has_answered(Round& round, Seat seat) noexcept {
    round.acted.add(seat);
    round.waiting.remove(seat);
    round.answered_to[seat] = round.bet_to;
}

void fold_seat(Round& round, Seat seat) noexcept {
    round.live.remove(seat);
    round.with_chips.remove(seat);
    round.waiting.remove(seat);
}

// Opening the street, or completing what lies below a full bet, is the bet and no raise (4.15).
bool is_the_opening_bet(const Round& round, const Policy& policy) noexcept {
    if (round.bet_to == no_chips || forced_bet_is_short(round)) return true;
    return policy.raise_over_short_all_in() == RaiseOverShort::complete_or_plus_bet && round.full_to == no_chips;
}

// The level that a full bet or raise of `to` is measured from: what it adds is the least that the next must add.
Chips raised_from(const Round& round, const Policy& policy) noexcept {
    const bool from_full = policy.raise_over_short_all_in() == RaiseOverShort::complete_or_plus_bet || forced_bet_is_short(round);
    return from_full ? round.full_to : round.bet_to;
}

// What the next raise must add at least. In fixed limit that is a bet of the street, until the greater of two is bet.
Chips next_full_raise(const Round& round, Chips raised_by, const Policy& policy) noexcept {
    if (policy.structure != Structure::fixed_limit) return std::max(round.last_full_raise, raised_by);
    return raised_by >= round.most ? std::max(round.last_full_raise, round.most) : round.last_full_raise;
}

void wager_to(Round& round, Seat seat, Chips to, const Policy& policy) noexcept {
    if (counts_as_full(round, to, policy)) {
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
    has_answered(round, seat);
}

} // namespace

bool counts_as_full(const Round& round, Chips to, const Policy& policy) noexcept {
    if (to - raised_from(round, policy) >= round.last_full_raise) return true;
    return policy.reopening() == Reopening::half_bet &&
           sizes::at_least_half((to - round.short_from).count, round.last_full_raise.count);
}

namespace {

// Whether `alone`, the only seat with chips, has put in all that an opponent could win: it owes no more.
bool has_matched(const Round& round, Seat alone) noexcept {
    for (const Seat seat : round.live)
        if (seat != alone && round.wagered_to[seat] > round.wagered_to[alone]) return false;
    return true;
}

} // namespace

Seat next_to_act(const Round& round, Seat after) noexcept {
    if (round.waiting.empty() || !round.live.several()) return no_seat;
    const Seat next = next_after(round.waiting, after);
    const bool alone = (round.with_chips - SeatSet::of(next)).empty();
    return alone && has_matched(round, next) ? no_seat : next;
}

void apply(Round& round, Action action, const Policy& policy) noexcept {
    const Seat seat = round.to_act;
    FLOORMAN_CHECK(seat.exists(), "an action was applied while nobody is to act");
    switch (action.act) {
    case Act::fold: fold_seat(round, seat); break;
    case Act::check:
        round.checked.add(seat);
        has_answered(round, seat);
        break;
    case Act::call:
    case Act::bring_in:
        put_in(round, seat, std::min(round.stack[seat], round.bet_to - round.wagered_to[seat]));
        has_answered(round, seat);
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
