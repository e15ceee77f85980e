// The host takes back what was done in the hand in play: the table is made again from its deal, without what goes.

#include <algorithm>
#include <utility>
#include <vector>

#include "room/live_table.hpp"
#include "room/taken.hpp"

namespace floorman::room {

namespace {

// The orders that stay, as if the hand had been dealt so much later that the last of them before the gap came only `now`: no clock may
// run over the time that was taken back. What came after the gap comes now.
template <class Goes>
std::vector<Order> without(const std::vector<Order>& orders, const Goes& goes, std::int64_t now) {
    const auto gap = std::find_if(orders.begin(), orders.end(), goes);
    const std::int64_t later = gap == orders.begin() || gap == orders.end() ? 0 : now - std::prev(gap)->at;
    std::vector<Order> stay(orders.begin(), gap);
    for (Order& one : stay) one.at += later;
    for (auto one = gap; one != orders.end(); ++one) {
        if (goes(*one)) continue;
        stay.push_back(*one);
        stay.back().at = now;
    }
    return stay;
}

} // namespace

Taken LiveTable::undo(const Order& order) {
    if (order.hand != run_.number || run_.number == 0) return stale();
    if (run_.over) return refuse("The hand is over and paid: it stands.");
    const auto goes = [&](const Order& one) { return is_input(one.kind) && one.input >= order.input; };
    if (std::none_of(run_.orders.begin(), run_.orders.end(), goes)) return refuse("There is nothing to take back to there.");
    const HandRun run = run_;
    const Lasting now = now_;
    const Turn turn = turn_;
    now_ = before_hand_;
    run_ = HandRun{};
    turn_ = {};
    for (const Order& one : without(run.orders, goes, order.at)) {
        if (is_input(one.kind)) run_.input = one.input; // Where an earlier undo left a gap.
        // What followed from an input that is gone, such as coming back from having been sat out, goes with it.
        if (take(one).done() || !is_input(one.kind)) continue;
        run_ = run;
        now_ = now;
        turn_ = turn;
        return refuse("That cannot be taken back: what came before it would come out otherwise now.");
    }
    run_.undone = run.undone + 1;
    run_.input = run.input + 1;                                                 // No two states have one number.
    now_.level_spent = now.level_spent + (now.playing ? order.at - now.at : 0); // A level goes on by the clock on the wall.
    now_.at = now_.second = order.at;
    turn_.began = order.at;
    return {};
}

} // namespace floorman::room
