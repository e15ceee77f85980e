// The clocks of a live table: whose turn it is, until when, and what time itself orders.

#include <algorithm>

#include "betting/limits.hpp"
#include "floor/clock.hpp"
#include "hand/pending.hpp"
#include "room/bot.hpp"
#include "room/live_table.hpp"
#include "room/taken.hpp"

namespace floorman::room {

namespace {

constexpr std::int64_t gone_after = 1000; // For the turn of one who has left.

} // namespace

void LiveTable::look_whose_turn(std::int64_t at) {
    Turn next;
    if (now_.sitting.in_hand) {
        const Pending due = pending(now_.sitting.hand, rules_.policy);
        next.draws = due.awaited == Awaited::draw;
        if (due.awaited == Awaited::act || next.draws) next.seat = due.seat;
    }
    next.street = now_.sitting.hand.street;
    next.acts = now_.sitting.acts.acts;
    const bool same = next.seat.exists() && next.seat == turn_.seat && next.draws == turn_.draws && next.street == turn_.street &&
                      next.acts == turn_.acts;
    next.began = same ? turn_.began : at;
    turn_ = next;
}

std::optional<std::int64_t> LiveTable::turn_ends() const {
    if (!turn_.seat.exists() || !now_.playing) return std::nullopt;
    const Seat at_table = now_.sitting.map.at_table[turn_.seat];
    const bool gone = now_.sitting.leaving.has(at_table) || now_.sitting.table.at[at_table].presence == Presence::away;
    if (gone) return turn_.began + gone_after;
    if (settings_.clock == 0) return std::nullopt;
    return turn_.began + settings_.clock;
}

// What the dealer does for whoever takes too long: checks where that is free, brings in what is owed, and else folds. Who has said
// "raise" makes it the least (4.16), and who may not fold calls.
std::optional<std::string> LiveTable::time_out_line() const {
    if (!turn_.seat.exists()) return std::nullopt;
    if (turn_.draws) return "stands pat";
    const Round& round = now_.sitting.hand.round;
    const FloorState& floor = now_.sitting.floor;
    if (floor.open.by == turn_.seat && floor.open.declared) {
        const Chips least = limits(round, rules_.policy).min_raise_to;
        return (*floor.open.declared == Act::bet ? "bets " : "raises to ") + settings_.unit.text(least);
    }
    if (round.bring_in_due) return bring_in_line(now_.sitting.hand, settings_.unit);
    const MayOnly left = floor.limited[turn_.seat].only;
    if (left.limits() && left.has(MayOnly::call) && !left.has(MayOnly::fold)) return "calls";
    return round.bet_to <= round.wagered_to[turn_.seat] ? "checks" : "folds";
}

Taken LiveTable::time_out(const Order& order) {
    if (order.hand != run_.number || order.input != run_.input) return stale();
    const std::optional<std::string> line = time_out_line();
    if (!line) return refuse("Nobody's turn has run out.");
    const Seat seat = turn_.seat;
    const Seat at_table = now_.sitting.map.at_table[seat];
    const Hand found = now_.sitting.hand;
    Taken taken = say(*line, seat, true);
    if (taken.done() && now_.sitting.in_hand && now_.sitting.hand == found) // Or it would come again and again.
        return refuse("Time is out for " + name_in_hand(seat) + ", and what follows from that changes nothing.");
    // Whoever let the time run out is not dealt in until back.
    if (taken.done() && now_.sitting.table.at[at_table].presence == Presence::in_seat && now_.sitting.person[at_table] != 0)
        static_cast<void>(step_quietly(seating(SeatingKind::sits_out, at_table)));
    return taken;
}

// Of a clock that somebody called on the player to act: it goes before the table's own.
std::optional<std::int64_t> LiveTable::called_clock_ends() const {
    const FloorState& floor = now_.sitting.floor;
    if (!floor.clock || floor.clock->on != now_.sitting.hand.round.to_act) return std::nullopt;
    return now_.second + 1000 * seconds_left(floor, rules_.policy);
}

std::optional<std::int64_t> LiveTable::deadline() const {
    const std::optional<std::int64_t> own = turn_ends();
    const std::optional<std::int64_t> called = now_.playing ? called_clock_ends() : std::nullopt;
    return own && called ? std::min(*own, *called) : own ? own : called;
}

std::optional<std::int64_t> LiveTable::next_due() const {
    if (!now_.playing) return std::nullopt;
    if (!now_.sitting.in_hand) return can_deal() ? std::optional(now_.next_deal_at) : std::nullopt;
    const std::optional<std::int64_t> ends = deadline();
    const bool bot = turn_.seat.exists() && !now_.guests[now_.sitting.map.at_table[turn_.seat]].style.empty();
    if (!bot) return ends;
    const std::int64_t acts = turn_.began + settings_.think;
    return ends ? std::min(*ends, acts) : acts;
}

std::optional<Order> LiveTable::due(std::int64_t now, std::uint64_t chance) const {
    const std::optional<std::int64_t> at = next_due();
    if (!at || *at > now) return std::nullopt;
    Order order;
    order.at = now;
    if (!now_.sitting.in_hand) {
        order.kind = OrderKind::deal;
        order.seed = shuffle::Seed::random();
        return order;
    }
    order.hand = run_.number;
    order.input = run_.input;
    if (const std::optional<std::int64_t> called = called_clock_ends(); called && *called <= now) {
        order.kind = OrderKind::tick;
        return order;
    }
    const Guest* const guest = turn_.seat.exists() ? &now_.guests[now_.sitting.map.at_table[turn_.seat]] : nullptr;
    if (guest != nullptr && !guest->style.empty() && turn_.began + settings_.think <= now) {
        order.kind = OrderKind::act;
        order.visitor = guest->visitor;
        order.line = bot_line(now_.sitting.hand, turn_.seat, turn_.draws, guest->style, settings_.unit, rules_.policy, chance);
        return order;
    }
    order.kind = OrderKind::time_out;
    return order;
}

} // namespace floorman::room
