#include "hand/posting.hpp"

#include <algorithm>

namespace floorman {

namespace {

// Takes up to `owed` from behind into the pot; returns what was there.
Chips take(Round& round, Seat seat, Chips owed) noexcept {
    const Chips paid = std::min(owed, round.stack[seat]);
    round.stack[seat] -= paid;
    round.pot += paid;
    return paid;
}

// What others must match.
void price_is_at_least(Round& round, Chips price) noexcept { round.bet_to = std::max(round.bet_to, price); }

void log_post(Events& events, EventKind kind, Seat seat, Chips to, Chips adds, const Round& round) noexcept {
    if (adds == no_chips) return;
    Event& event = add_event(events, kind, seat);
    event.to = to;
    event.adds = adds;
    event.all_in = round.stack[seat] == no_chips;
}

void post_ante(Hand& hand, const HandSetup& setup, Seat seat, bool makes_levels, Events& events) noexcept {
    const Chips paid = take(hand.round, seat, setup.ante[seat]);
    (makes_levels ? hand.committed[seat] : hand.dead) += paid;
    log_post(events, EventKind::ante, seat, paid, paid, hand.round);
}

void post_live(Hand& hand, Seat seat, Chips owed, EventKind kind, Events& events) noexcept {
    Round& round = hand.round;
    const Chips paid = take(round, seat, owed);
    round.wagered_to[seat] += paid;
    log_post(events, kind, seat, round.wagered_to[seat], paid, round);
}

void post_dead(Hand& hand, Seat seat, Chips owed, Events& events) noexcept {
    const Chips paid = take(hand.round, seat, owed);
    hand.dead += paid;
    log_post(events, EventKind::dead_post, seat, paid, paid, hand.round);
}

// One player antes for the table: the big blind itself.
bool is_big_blind_ante(const HandSetup& setup) noexcept {
    if (!setup.big_blind.exists() || setup.ante[setup.big_blind] == no_chips) return false;
    for (const Seat seat : SeatSet::first(setup.seats))
        if ((setup.ante[seat] > no_chips) != (seat == setup.big_blind)) return false;
    return setup.big_blind.exists();
}

void post_blinds(Hand& hand, const HandSetup& setup, Events& events) noexcept {
    for (const Seat seat : hand.dealt_in) {
        const Chips owed = setup.blind[seat];
        if (owed == no_chips) continue;
        post_live(hand, seat, owed, EventKind::blind, events);
        price_is_at_least(hand.round, owed); // However short it came in.
    }
}

// Whether seats owe nothing but their blinds.
bool only_blinds_are_owed(const HandSetup& setup) noexcept {
    std::int64_t others = 0;
    for (std::size_t i = 0; i < max_seats; ++i)
        others |= setup.ante.at[i].count | setup.dead_post.at[i].count | setup.live_post.at[i].count;
    return others == 0 && setup.straddles.empty() && !setup.killer.exists();
}

void post_antes(Hand& hand, const HandSetup& setup, Events& events) noexcept {
    const bool makes_levels = antes_are_equal(setup);
    for (const Seat seat : hand.dealt_in) post_ante(hand, setup, seat, makes_levels, events);
}

void post_antes_and_blinds(Hand& hand, const HandSetup& setup, const Policy& policy, Events& events) noexcept {
    if (is_big_blind_ante(setup) && policy.ante_order() == AnteOrder::big_blind_first) {
        post_blinds(hand, setup, events);
        post_antes(hand, setup, events);
    } else {
        post_antes(hand, setup, events);
        post_blinds(hand, setup, events);
    }
}

void post_others(Hand& hand, const HandSetup& setup, Events& events) noexcept {
    Round& round = hand.round;
    for (const Seat seat : hand.dealt_in) {
        post_dead(hand, seat, setup.dead_post[seat], events);
        post_live(hand, seat, setup.live_post[seat], EventKind::live_post, events);
        price_is_at_least(round, setup.blind[seat] + setup.live_post[seat]);
    }
    for (const Straddle& straddle : setup.straddles) {
        post_live(hand, straddle.by, straddle.to - round.wagered_to[straddle.by], EventKind::straddle, events);
        if (round.wagered_to[straddle.by] <= round.bet_to) continue; // All in for no more than the blind: that is no straddle.
        price_is_at_least(round, round.wagered_to[straddle.by]);     // Nobody owes it: it counts as far as its chips went.
        hand.straddled_to = std::max(hand.straddled_to, straddle.to);
        hand.straddler = straddle.by;
    }
    if (setup.killer.exists()) {
        const Chips more = std::max(no_chips, setup.kill_post - round.wagered_to[setup.killer]);
        post_live(hand, setup.killer, more, EventKind::kill_post, events);
        price_is_at_least(round, setup.kill_post);
    }
}

Chips least_raise_by(const Hand& hand, const HandSetup& setup, const Policy& policy) noexcept {
    const Round& round = hand.round;
    if (policy.structure == Structure::fixed_limit) return round.unit;
    const Chips big_blind = setup.big_blind.exists() ? setup.blind[setup.big_blind] : no_chips;
    const Chips by = std::max({round.unit, big_blind, setup.kill_post});
    return policy.straddle_raise() == StraddleRaise::straddle_again ? std::max(by, hand.straddled_to) : by;
}

// In pot-limit: what the count of an opening pot adds to the chips that are there, and the small blinds that it counts as big
// ones.
void count_opening_pot(Hand& hand, const HandSetup& setup, Chips antes, const Policy& policy) noexcept {
    Round& round = hand.round;
    switch (policy.opening_pot()) {
    case OpeningPot::exact: break;
    case OpeningPot::full_blinds:
        for (const Seat seat : hand.dealt_in)
            if (round.wagered_to[seat] < setup.blind[seat]) round.pot += setup.blind[seat] - round.wagered_to[seat];
        if (is_big_blind_ante(setup)) round.pot -= antes;
        break;
    case OpeningPot::small_as_big:
        if (!setup.big_blind.exists()) break;
        round.counted_until = setup.big_blind;
        round.most = setup.blind[setup.big_blind];
        for (const Seat seat : hand.dealt_in)
            if (setup.blind[seat] > no_chips && seat != setup.big_blind) round.counted_up.add(seat);
        break;
    }
}

} // namespace

bool antes_are_equal(const HandSetup& setup) noexcept {
    for (const Seat seat : SeatSet::first(setup.seats))
        if (setup.ante[seat] != setup.ante[Seat{0}]) return false;
    return true;
}

void post_all(Hand& hand, const HandSetup& setup, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    const Chips carried = hand.dead;
    round.pot = carried;
    Chips dead_antes{};
    if (only_blinds_are_owed(setup)) {
        post_blinds(hand, setup, events);
    } else {
        post_antes_and_blinds(hand, setup, policy, events);
        dead_antes = hand.dead - carried;
        post_others(hand, setup, events);
    }
    round.short_from = round.bet_to;
    round.full_to = round.bet_to >= round.unit ? round.bet_to : no_chips;
    round.last_full_raise = least_raise_by(hand, setup, policy);
    if (policy.structure == Structure::pot_limit) count_opening_pot(hand, setup, dead_antes, policy);
}

} // namespace floorman
