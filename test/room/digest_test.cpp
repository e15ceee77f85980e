// digest: whatever a sitting keeps in mind between two orders, another digest follows from it.

#include <gtest/gtest.h>

#include "room/digest.hpp"

namespace floorman::room {
namespace {

constexpr Seat second{1};

Sitting in_hand() {
    Sitting sitting;
    sitting.in_hand = true;
    sitting.floor.held[second].emplace();
    sitting.floor.clock.emplace();
    return sitting;
}

TEST(Digest, IsOfEverythingThatTheFloorKeepsInMind) {
    const Sitting sitting = in_hand();
    const std::vector<void (*)(FloorState&)> changes{
        [](FloorState& floor) { floor.held[second]->to = Chips{5}; },
        [](FloorState& floor) { floor.held[second]->stated = Chips{5}; },
        [](FloorState& floor) { floor.held[second]->level = Chips{5}; },
        [](FloorState& floor) { floor.held[second]->rests_on.add(second); },
        [](FloorState& floor) { floor.held[second]->changed = true; },
        [](FloorState& floor) { floor.held[second]->call_said = true; },
        [](FloorState& floor) { floor.held[second]->call_came_first = true; },
        [](FloorState& floor) { floor.held[second]->amount_said = true; },
        [](FloorState& floor) { floor.held[second]->raise_said = true; },
        [](FloorState& floor) { floor.held[second]->heads_up = true; },
        [](FloorState& floor) { floor.owed[second] = Chips{5}; },
        [](FloorState& floor) { floor.owed_on = 1; },
        [](FloorState& floor) { floor.limited[second].until_bet_over = Chips{5}; },
        [](FloorState& floor) { floor.pulled_back = Chips{5}; },
        [](FloorState& floor) { floor.moved = Chips{5}; },
        [](FloorState& floor) { floor.motion_drew_act = true; },
        [](FloorState& floor) { floor.open.made = Act::check; },
        [](FloorState& floor) { floor.open.declared = Act::fold; },
        [](FloorState& floor) { floor.open.amount_said = true; },
        [](FloorState& floor) { floor.open.in_chips = true; },
        [](FloorState& floor) { floor.open.put_out = Chips{5}; },
        [](FloorState& floor) { floor.open.owed = Chips{5}; },
        [](FloorState& floor) { floor.open.tally.acts = 1; },
        [](FloorState& floor) { floor.tally.folds = 1; },
        [](FloorState& floor) { floor.behind.with_chips = 1; },
        [](FloorState& floor) { floor.passed_by.add(second); },
        [](FloorState& floor) { floor.spoke_up = true; },
        [](FloorState& floor) { floor.skip_ruled = true; },
        [](FloorState& floor) { floor.away.add(second); },
        [](FloorState& floor) { floor.clock->on = second; },
        [](FloorState& floor) { floor.clock->started = 5; },
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        Sitting other = sitting;
        changes[i](other.floor);
        EXPECT_NE(other.floor, sitting.floor) << "change " << i;
        EXPECT_NE(digest(other), digest(sitting)) << "change " << i;
    }
    EXPECT_EQ(digest(in_hand()), digest(sitting));
}

} // namespace
} // namespace floorman::room
