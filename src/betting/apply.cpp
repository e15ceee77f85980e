#include "betting/apply.hpp"

#include <algorithm>

#include "betting/cap.hpp"
#include "betting/sizes.hpp"

namespace floorman {

namespace {

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

// A full bet or raise in its own right.
bool is_full(const Round& round, Chips to, const Policy& policy) noexcept {
    return to - raised_from(round, policy) >= round.last_full_raise;
}

// At least half of a bet, where that counts as a full one. In the place of a bring-in below a bet it stands alone.
bool comes_near(const Round& round, Chips to, const Policy& policy) noexcept {
    const Chips from = round.bring_in_due && forced_bet_is_short(round) ? no_chips : round.short_from;
    return policy.reopening() == Reopening::half_bet && sizes::at_least_half((to - from).count, round.last_full_raise.count);
}

} // namespace

bool counts_as_full(const Round& round, Chips to, const Policy& policy) noexcept {
    return is_full(round, to, policy) || comes_near(round, to, policy);
}

void wager_to(Round& round, Seat seat, Chips to, const Policy& policy) noexcept {
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

bool has_matched(const Round& round, Seat alone) noexcept {
    for (const Seat seat : round.live)
        if (seat != alone && round.wagered_to[seat] > round.wagered_to[alone]) return false;
    return true;
}

} // namespace floorman
