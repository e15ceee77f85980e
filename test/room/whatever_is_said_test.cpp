// Whatever players say and push, in turn and out of it, betting and drawing, and whatever the host orders: the dealer and the
// clock can always go on, and no chip is lost.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "room/chapter.hpp"
#include "room/scene_of.hpp"
#include "scene/play.hpp"
#include "support/live_table.hpp"

namespace floorman::room {
namespace {

constexpr std::array lines{
    "says \"raise\"",
    "says \"call\"",
    "says \"check\"",
    "says \"bet\"",
    "says \"all in\"",
    "says \"fold\"",
    "says \"140\"",
    "says \"pot\"",
    "says \"clock\"",
    "says \"wait, it's on me\"",
    "says \"if he calls, I raise\"",
    "says \"raise\" and puts out 25",
    "says \"call\" and puts out 5",
    "puts out 5",
    "puts out 25",
    "puts out 5 5 5",
    "moves 10 forward",
    "pulls back 5",
    "pulls back",
    "taps",
    "mucks",
    "folds",
    "checks",
    "calls",
    "stands pat",
    "discards",
    "discards",
    "raises to 20",
    "asks for a count",
};

#ifdef NDEBUG
constexpr std::uint64_t evenings = 15;
#else
constexpr std::uint64_t evenings = 5; // Builds for testing are slow.
#endif

struct House {
    const char* game;
    const char* rulebook;
};

struct Evening {
    Evening(const House& house, std::uint64_t seed) : random(seed), table(settings(house)), people(2 + any(4)) {
        table.chance = random();
        for (std::size_t i = 0; i < people; ++i) {
            const auto chips = static_cast<std::int64_t>(80 + any(121));
            EXPECT_EQ(table.sit(names[i], static_cast<int>(i) + 1, names[i], chips), "");
            all += chips;
        }
    }

    std::size_t any(std::size_t below) { return static_cast<std::size_t>(random() % below); }

    std::string settings(const House& house) {
        const bool limit_only = std::string_view(house.game) == "badugi";
        const std::array<std::string, 3> structures{"no_limit", "pot_limit", "fixed_limit"};
        return R"({"clock": 20, "game": ")" + std::string(house.game) + R"(", "rulebook": ")" + house.rulebook +
               R"(", "structure": ")" + (limit_only ? "fixed_limit" : structures[any(3)]) + R"("})";
    }

    [[nodiscard]] Order for_this_input(OrderKind kind, const std::string& visitor) const {
        Order order;
        order.kind = kind;
        order.at = table.now;
        order.visitor = visitor;
        order.hand = table.table.run().number;
        order.input = table.table.run().input;
        return order;
    }

    void people_come_back() {
        for (std::size_t i = 0; i < people; ++i) {
            Order more = for_this_input(OrderKind::add_chips, names[i]);
            more.chips = Chips{100};
            const bool broke = table.table.sitting().table.at[Seat{static_cast<int>(i)}].stack == no_chips;
            if (broke && !table.table.sitting().in_hand && table.take(more).empty()) all += 100;
            if (any(3) == 0) continue;
            Order back = for_this_input(OrderKind::come_back, names[i]);
            back.how = "post";
            table.take(back);
        }
    }

    void somebody_does_something() {
        table.now += static_cast<std::int64_t>(any(4000));
        Order order = for_this_input(OrderKind::act, names[any(people)]);
        order.line = lines[any(lines.size())];
        if (order.line == "discards") order.line += some_cards_of(order.visitor);
        note(order, table.take(order));
    }

    std::string some_cards_of(const std::string& visitor) {
        const Sitting& sitting = table.table.sitting();
        const Seat at_table = table.table.seat_of(visitor);
        const Seat seat = at_table.exists() ? sitting.map.in_hand[at_table] : no_seat;
        std::string cards;
        if (!seat.exists()) return cards;
        for (const Card card : sitting.hand.hole[seat])
            if (any(2) == 0) cards += " " + text(card);
        return cards;
    }

    void the_host_orders_something() {
        Order order = for_this_input(OrderKind::undo, "ann");
        if (const std::optional<AskedBefore>& asked = table.table.sitting().floor.asked; asked && any(2) == 0) {
            order.kind = OrderKind::floor;
            order.line = name(asked->asked.choices[any(asked->asked.choices.size())]);
        } else {
            order.input = std::max(0, order.input - 1 - static_cast<int>(any(3)));
        }
        note(order, table.take(order));
    }

    void note(const Order& order, const std::string& refused) {
        told += order.visitor + ": " + std::string(name(order.kind)) + " " + order.line +
                (refused.empty() ? "" : " (" + refused + ")") + "\n";
    }

    // What was done in the hand, for whoever has to find out what went wrong.
    [[nodiscard]] std::string what_happened() const {
        std::string text = table.why + "\n" + told;
        for (const Given& given : table.table.run().rulings) {
            text += given.ruling.text + "\n";
            for (const RulingLine& next : given.ruling.then) text += "   then " + next.text + "\n";
        }
        return text;
    }

    // The hand that is over, told as a scene, leaves everybody with as many chips before the pots are won.
    void scene_comes_to_the_same() {
        const HandRun& run = table.table.run();
        const std::string scene = scene_of(hand_of(chapter_of(run), table.table).value(), table.table.settings(), no_seat);
        const Result<Spot, SceneError> spot = read_scene(scene, "scene.json");
        ASSERT_TRUE(spot.ok()) << spot.error().what << scene;
        const Report report = play(*spot, rules_of(table.table.settings()).value());
        const bool enters_before_the_blinds = run.spot.setup.blind[Seat{0}] == no_chips &&
                                              run.spot.setup.live_post[Seat{0}] > no_chips;
        if (enters_before_the_blinds) return; // No scene says that.
        for (const Seat seat : SeatSet::first(run.spot.setup.seats))
            EXPECT_EQ(report.stacks[seat].count, run.end.round.stack[seat].count) << scene << what_happened();
    }

    static constexpr std::array<const char*, 5> names{"ann", "bo", "cy", "di", "ed"};
    std::mt19937_64 random;
    TestTable table;
    std::size_t people;
    std::int64_t all = 0;
    std::string told;
};

class WhateverIsSaid : public testing::TestWithParam<House> {};

TEST_P(WhateverIsSaid, TimeGoesOn) {
    for (std::uint64_t seed = 1; seed <= evenings; ++seed) {
        SCOPED_TRACE("evening " + std::to_string(seed));
        Evening evening(GetParam(), seed);
        TestTable& table = evening.table;
        for (int round = 0; round < 120; ++round) {
            evening.people_come_back();
            if (table.table.run().over) evening.told.clear();
            for (std::size_t said = evening.any(4); said > 0 && !table.table.run().over; --said)
                evening.any(12) == 0 ? evening.the_host_orders_something() : evening.somebody_does_something();
            ASSERT_EQ(table.chips(), evening.all) << evening.what_happened();
            if (!table.table.next_due()) break; // Too few have chips.
            ASSERT_TRUE(table.pass()) << evening.what_happened();
            evening.told += "time\n";
            if (table.table.run().over) evening.scene_comes_to_the_same();
            ASSERT_FALSE(HasFailure());
        }
        for (int passes = 0; passes < 200 && !table.table.run().over; ++passes) // Time alone brings every hand to its end.
            ASSERT_TRUE(table.pass()) << evening.what_happened();
        EXPECT_TRUE(table.table.run().over) << evening.what_happened();
    }
}

std::vector<House> houses() {
    std::vector<House> all;
    for (const char* const game : {"holdem", "omaha8", "stud", "razz", "draw", "single-draw", "triple-draw", "badugi"})
        for (const char* const book : {"tda", "wsop", "roberts", "home"}) all.push_back({game, book});
    return all;
}

INSTANTIATE_TEST_SUITE_P(Houses, WhateverIsSaid, testing::ValuesIn(houses()), [](const testing::TestParamInfo<House>& house) {
    std::string name = std::string(house.param.game) + "_" + house.param.rulebook;
    std::erase(name, '-');
    return name;
});

} // namespace
} // namespace floorman::room
