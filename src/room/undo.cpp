// The host takes back what was done in the hand in play: the table is made again from its deal, without what goes.

#include <algorithm>
#include <utility>
#include <vector>

#include "room/live_table.hpp"
#include "room/taken.hpp"

namespace floorman::room {

Taken LiveTable::undo(const Order& order) {
    if (order.hand != run_.number || run_.number == 0) return stale();
    if (run_.over) return refuse("The hand is over and paid: it stands.");
    const auto goes = [&](const Order& one) { return is_input(one.kind) && one.input >= order.input; };
    if (std::none_of(run_.orders.begin(), run_.orders.end(), goes)) return refuse("There is nothing to take back to there.");
    const std::vector<Order> orders = std::move(run_.orders);
    const int undone = run_.undone;
    const int input = run_.input;
    now_ = before_hand_;
    run_ = HandRun{};
    turn_ = {};
    for (const Order& one : orders) {
        if (goes(one)) continue;
        if (is_input(one.kind)) run_.input = one.input; // Where an earlier undo left a gap.
        const Taken taken = take(one);
        // What followed from an input that is gone, such as coming back from having been sat out, goes with it.
        FLOORMAN_CHECK(taken.done() || !is_input(one.kind), "an input that was taken is refused when it is taken again");
    }
    run_.undone = undone + 1;
    run_.input = input + 1; // No two states have one number.
    now_.at = now_.second = order.at;
    turn_.began = order.at;
    return {};
}

} // namespace floorman::room
