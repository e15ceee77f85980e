#include "hand/street.hpp"

#include <algorithm>

#include "betting/apply.hpp"
#include "hand/pending.hpp"
#include "hand/posting.hpp"
#include "hand/pots.hpp"
#include "hand/showing.hpp"

namespace floorman {

namespace {

Chips bet_of_street(const Hand& hand, const Street& street, const Policy& policy) noexcept {
    const Stakes& stakes = hand.stakes;
    switch (policy.structure) {
    case Structure::fixed_limit: return street.big_bet ? stakes.big_bet : stakes.small_bet;
    case Structure::spread_limit: return stakes.spread_least;
    case Structure::no_limit:
    case Structure::pot_limit: break;
    }
    const bool straddle_sets_it = hand.street > 0 && policy.min_bet() == MinBet::straddle;
    return straddle_sets_it ? std::max(stakes.min_bet, hand.straddled_to) : stakes.min_bet;
}

// On fourth street an open pair lets everybody bet the greater size, where the book says so.
bool double_is_allowed(const Hand& hand, const Policy& policy) noexcept {
    return policy.structure == Structure::fixed_limit && policy.family == Family::stud && hand.street == 1 &&
           policy.open_pair() == OpenPair::double_allowed && pair_is_open(hand);
}

Chips most_of_street(const Hand& hand, const Policy& policy) noexcept {
    if (policy.structure == Structure::spread_limit) return hand.stakes.spread_most;
    return double_is_allowed(hand, policy) ? hand.stakes.big_bet : hand.round.unit;
}

bool is_bring_in_street(const Hand& hand, const Street& street) noexcept {
    return (street.opener == Opener::low_card || street.opener == Opener::high_card) && hand.stakes.bring_in > no_chips;
}

// The last seat that posted into the order of the acts: the last straddle, or else the big blind.
Seat last_to_post(const Hand& hand) noexcept {
    if (hand.straddler.exists()) return hand.straddler;
    return hand.big_blind.exists() ? hand.big_blind : hand.button;
}

// The first seat of the street, whether it has chips or not. A seat that was named comes before cards that do not tell.
Seat opener(const Hand& hand, const Street& street, const HandSetup* setup, const Policy& policy) noexcept {
    const SeatSet live = hand.round.live;
    switch (street.opener) {
    case Opener::left_of_blinds:
        if (hand.leads.exists() && setup != nullptr) return hand.leads;
        return next_after(live, last_to_post(hand));
    case Opener::left_of_button:
        if (hand.leads.exists() && setup != nullptr) return hand.leads;
        return next_after(live, hand.button);
    case Opener::low_card:
    case Opener::high_card:
    case Opener::high_board:
    case Opener::low_board: break;
    }
    if (const Seat seat = opener_showing(hand, policy); seat.exists()) return seat;
    const SeatSet may_open = may_open_showing(hand, policy);
    return hand.leads.exists() ? first_from(may_open, hand.leads) : next_after(may_open, hand.button);
}

void set_opener(Hand& hand, const Street& street, const HandSetup* setup, const Policy& policy) noexcept {
    Round& round = hand.round;
    const Seat first = opener(hand, street, setup, policy);
    if (policy.family == Family::stud) hand.leads = first;
    round.bring_in_due = is_bring_in_street(hand, street) && round.with_chips.has(first);
    round.to_act = first_to_act(round, first);
}

SeatSet live_with_chips(const Round& round) noexcept {
    SeatSet seats;
    for (const Seat seat : round.live)
        if (round.stack[seat] > no_chips) seats.add(seat);
    return seats;
}

void begin_bring_in_street(Round& round, Chips bring_in) noexcept {
    round.bet_to = bring_in;
    round.short_from = bring_in;
    round.full_to = bring_in >= round.unit ? bring_in : no_chips;
    round.last_full_raise = std::max(round.unit, bring_in);
}

} // namespace

void open_street(Hand& hand, const HandSetup* setup, const Policy& policy, Events& events) noexcept {
    const Street& street = street_of(hand);
    Round& opened = hand.round;
    if (setup == nullptr) begin_street(opened); // A hand that begins has no street before it.
    hand.last_aggressor = no_seat;
    hand.street_open = true;
    add_event(events, EventKind::street_opened, no_seat).street = hand.street;

    opened.unit = bet_of_street(hand, street, policy);
    opened.last_full_raise = opened.unit;
    opened.most = most_of_street(hand, policy);
    if (setup != nullptr && hand.street == 0)
        post_all(hand, *setup, policy, events);
    else
        opened.pot = in_the_middle(hand);
    if (is_bring_in_street(hand, street)) begin_bring_in_street(opened, hand.stakes.bring_in);

    if (setup != nullptr) opened.with_chips = live_with_chips(opened); // On later streets they are those of the street before.
    opened.waiting = opened.with_chips;
    opened.began_heads_up = !opened.with_chips.more_than_two();
    set_opener(hand, street, setup, policy);
    const bool without_betting = setup != nullptr && setup->bomb_pot && hand.street == 0;
    if (!opened.to_act.exists() || without_betting) close_street(hand, policy, events);
}

void reconsider_opening(Hand& hand, const Policy& policy) noexcept {
    Round& round = hand.round;
    if (!hand.street_open || policy.family != Family::stud || !round.acted.empty() || round.waiting != round.with_chips) return;
    round.most = most_of_street(hand, policy);
    set_opener(hand, street_of(hand), nullptr, policy);
}

namespace {

// The greatest contribution, and by how much it is over the second greatest, folded ones included.
struct Greatest {
    Seat by{};
    Chips over_second{};
};

// The bets in front are gathered.
Greatest gather(Hand& hand) noexcept {
    Chips greatest{};
    Chips second{};
    Seat by{};
    for (const Seat seat : hand.dealt_in) {
        const Chips committed = hand.committed[seat] += hand.round.wagered_to[seat];
        hand.round.wagered_to[seat] = no_chips;
        // No branch: which of the seats it is cannot be foreseen.
        second = Chips{std::max(second.count, std::min(greatest.count, committed.count))};
        by = committed > greatest ? seat : by;
        greatest = Chips{std::max(greatest.count, committed.count)};
    }
    return {by, greatest - second};
}

// What the greatest contribution has over the second was called by nobody. One who folds gives up every chip put in (4.4).
void return_uncalled(Hand& hand, const Greatest& greatest, Events& events) noexcept {
    const auto [by, back] = greatest;
    if (back == no_chips || !hand.round.live.has(by)) return;
    hand.committed[by] -= back;
    hand.round.stack[by] += back;
    hand.round.with_chips.add(by);
    add_event(events, EventKind::uncalled, by).adds = back;
}

} // namespace

void draw_next(Hand& hand) noexcept {
    const bool run_out = hand.betting_over && hand.round.live.several() && hand.dealt <= last_street(hand);
    hand.drawing = run_out && game(hand.game).streets[hand.dealt].draws ? hand.round.live : SeatSet{};
}

void close_street(Hand& hand, const Policy& policy, Events& events) noexcept {
    Round& round = hand.round;
    const Greatest greatest = gather(hand);
    round.to_act = no_seat;
    round.waiting = SeatSet{};
    round.bring_in_due = false;
    hand.street_open = false;
    return_uncalled(hand, greatest, events);

    add_event(events, EventKind::street_closed, no_seat).street = hand.street;

    hand.betting_over = !round.live.several() || on_last_street(hand) || !round.with_chips.several();
    if (!hand.betting_over) ++hand.street;
    note_who_misses_cards(hand);
    if (hand.betting_over) {
        add_event(events, EventKind::betting_over, no_seat).street = hand.street;
        draw_next(hand);
        return;
    }
    if (!street_of(hand).draws) return;
    hand.drawing = round.live;
    open_street(hand, nullptr, policy, events);
}

} // namespace floorman
