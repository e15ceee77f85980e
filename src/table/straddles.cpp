#include "table/straddles.hpp"

#include <algorithm>

namespace floorman {

namespace {

bool is_limit(const Policy& policy) noexcept {
    return policy.structure == Structure::fixed_limit || policy.structure == Structure::spread_limit;
}

bool is_in_a_blind(const Deal& deal, Seat seat) noexcept { return deal.blind[seat] > no_chips; }

// Where a seat stands in the order, or its end.
const Seat* place_of(const StraddleOrder& order, Seat seat) noexcept { return std::find(order.begin(), order.end(), seat); }

} // namespace

StraddleOrder straddle_order(const Deal& deal, const Policy& policy) noexcept {
    StraddleOrder order;
    const auto offer = [&](Seat seat) {
        if (deal.dealt_in.has(seat) && !is_in_a_blind(deal, seat) && place_of(order, seat) == order.end()) order.push_back(seat);
    };
    if (!(is_limit(policy) && policy.straddle_seats() == StraddleSeats::button_then_first)) offer(deal.placing.button);
    offer(deal.first_to_act);
    if (policy.straddle_seats() == StraddleSeats::any) {
        Seat seat = deal.first_to_act;
        for (int left = deal.dealt_in.count(); left > 0; --left) {
            offer(seat);
            seat = next_after(deal.dealt_in, seat);
        }
    }
    return order;
}

bool comes_first(const Deal& deal, const Straddles& before, Seat by, const Policy& policy) noexcept {
    if (before.empty() || policy.straddle_seats() != StraddleSeats::button_then_first) return false;
    const StraddleOrder order = straddle_order(deal, policy);
    return place_of(order, by) < place_of(order, before.back().by);
}

StraddleRefusal why_no_straddle(const Table& table,
                                const Deal& deal,
                                const Straddles& before,
                                const Straddle& straddle,
                                bool kill_pot,
                                const Policy& policy) noexcept {
    const bool only_two_seats = policy.straddle_seats() == StraddleSeats::button_then_first;
    if (kill_pot && only_two_seats) return StraddleRefusal::in_a_kill_pot;
    const StraddleOrder order = straddle_order(deal, policy);
    const Seat* const place = straddle.by.exists() ? place_of(order, straddle.by) : order.end();
    if (place == order.end()) {
        const bool on_button = straddle.by == deal.placing.button && deal.dealt_in.has(straddle.by) &&
                               !is_in_a_blind(deal, straddle.by);
        return on_button ? StraddleRefusal::button_in_limit : StraddleRefusal::not_offered;
    }
    if (!before.empty()) {
        if (only_two_seats) return StraddleRefusal::one_is_enough;
        if (place <= place_of(order, before.back().by)) return StraddleRefusal::out_of_order;
    }
    const Chips least = 2 * (before.empty() ? table.blinds.big : before.back().to);
    if (straddle.to < least || (only_two_seats && straddle.to != least)) return StraddleRefusal::wrong_amount;
    if (straddle.to > table.at[straddle.by].stack) return StraddleRefusal::not_enough_chips;
    return StraddleRefusal::none;
}

} // namespace floorman
