// What a scene's hand is told to have been: without what was taken back, and with all that was not.

#include <gtest/gtest.h>

#include <algorithm>

#include "scene/document.hpp"
#include "support/played_scene.hpp"

namespace floorman {
namespace {

Report played(const std::string& scene) { return played_under(read_scene(scene, "scene.json").value(), "tda"); }

std::ptrdiff_t times(const Report& report, EventKind kind, int seat, Act act = {}) {
    return std::count_if(report.events.begin(), report.events.end(),
                         [&](const Event& event) { return event.kind == kind && event.seat == Seat{seat} && event.act == act; });
}

// The turn is given back to D, and with it go D's fold and what stood behind it; E's fold out of turn stays (4.24, 4.26).
TEST(HandLog, KeepsFoldsOutOfTurnWhenTheTurnIsGivenBack) {
    const Report report = played(R"({"players": ["A", "B", "C", "D", "E"], "starting_stacks": [100, 100, 100, 100, 100],
        "blinds": [1, 2], "actions": ["C folds", "B puts out 5 5 5", "A says \"all in\"", "D folds", "E folds",
        "floor rules turn_restored", "D calls"]})");
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(times(report, EventKind::dealt_down, seat), 2) << seat;
    EXPECT_EQ(times(report, EventKind::acted, 2, Act::fold), 1);
    EXPECT_EQ(times(report, EventKind::acted, 4, Act::fold), 1);
    EXPECT_EQ(times(report, EventKind::acted, 3, Act::fold), 0);
    EXPECT_EQ(times(report, EventKind::acted, 3, Act::call), 1);
}

// After a raise behind a skipped player the bar on the others is lifted: the hand is still one that the log knows.
TEST(HandLog, GoesBackToAHandWhoseBarWasLifted) {
    const Report report = played(R"({"players": ["A", "B", "C"], "starting_stacks": [200, 200, 200], "blinds": [1, 2],
        "street": "flop", "pot": 6, "actions": ["A bets 10", "C says \"check\"", "B raises to 30", "B puts out 20"]})");
    EXPECT_EQ(times(report, EventKind::acted, 0, Act::bet), 1);
    EXPECT_EQ(times(report, EventKind::acted, 1, Act::raise), 1);
}

} // namespace
} // namespace floorman
