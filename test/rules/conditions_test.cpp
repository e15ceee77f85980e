#include "rules/conditions.hpp"

#include <set>

#include <gtest/gtest.h>

namespace floorman {
namespace {

constexpr Conditions no_limit_holdem{.structure = Structure::no_limit, .family = Family::board};
constexpr Conditions limit_razz{.structure = Structure::fixed_limit, .family = Family::stud, .lowball = true};

TEST(Conditions, HoldForOneGame) {
    EXPECT_EQ(holding(no_limit_holdem),
              When::no_limit | When::board | When::high_only | When::more_rounds | When::cash | When::big_bet);
    EXPECT_EQ(holding(limit_razz), When::fixed_limit | When::stud | When::lowball | When::more_rounds | When::cash | When::limit);
}

TEST(Conditions, NoLimitAndPotLimitAreBigBetAndTheOthersAreLimit) {
    for (const Structure structure : {Structure::no_limit, Structure::pot_limit}) {
        EXPECT_TRUE(applies(When{When::big_bet}, Conditions{.structure = structure}));
        EXPECT_FALSE(applies(When{When::limit}, Conditions{.structure = structure}));
    }
    for (const Structure structure : {Structure::fixed_limit, Structure::spread_limit}) {
        EXPECT_FALSE(applies(When{When::big_bet}, Conditions{.structure = structure}));
        EXPECT_TRUE(applies(When{When::limit}, Conditions{.structure = structure}));
    }
}

TEST(When, HoldsWhereAllOfItDoes) {
    EXPECT_TRUE(applies(When{}, limit_razz));
    EXPECT_TRUE(applies(When{When::fixed_limit | When::lowball}, limit_razz));
    EXPECT_FALSE(applies(When{When::fixed_limit | When::tournament}, limit_razz));
    EXPECT_FALSE(applies(When{When::kill}, limit_razz));
    EXPECT_TRUE(applies(When{When::kill}, Conditions{.kill = true}));
}

TEST(When, IsNarrowerWhenItAsksForMore) {
    EXPECT_TRUE(When{When::stud}.narrower_than(When{}));
    EXPECT_TRUE((When{When::stud | When::lowball}.narrower_than(When{When::stud})));
    EXPECT_FALSE(When{When::stud}.narrower_than(When{When::stud}));
    EXPECT_FALSE((When{When::stud | When::lowball}.narrower_than(When{When::board})));
    EXPECT_FALSE(When{}.narrower_than(When{When::stud}));
}

TEST(When, CanHoldUnlessItContradictsItself) {
    EXPECT_TRUE(can_hold(When{}));
    EXPECT_TRUE(can_hold(When{When::pot_limit | When::big_bet | When::draw | When::lowball | When::two_rounds | When::kill}));
    EXPECT_FALSE(can_hold(When{When::no_limit | When::fixed_limit}));
    EXPECT_FALSE(can_hold(When{When::no_limit | When::limit}));
    EXPECT_FALSE(can_hold(When{When::cash | When::tournament}));
    EXPECT_FALSE(can_hold(When{When::lowball | When::high_only}));
}

TEST(Condition, NamesGoThereAndBackAndEachIsOneBit) {
    std::uint32_t seen = 0;
    for (const ConditionInfo& condition : all_conditions()) {
        EXPECT_EQ(condition_named(condition.name), condition.bit) << condition.name;
        EXPECT_EQ(seen & condition.bit, 0U) << condition.name;
        EXPECT_TRUE(can_hold(When{condition.bit})) << condition.name;
        seen |= condition.bit;
    }
    EXPECT_EQ(condition_named("fixed limit"), std::nullopt);
}

TEST(Condition, ReadsAsText) {
    EXPECT_EQ(text(When{}), "always");
    EXPECT_EQ(text(When{When::fixed_limit}), "fixed limit");
    EXPECT_EQ(text(When{When::stud | When::cash}), "stud, cash games");
}

TEST(Conditions, AreAllVisitedOnce) {
    std::set<std::uint32_t> seen;
    int visited = 0;
    for_each_conditions([&](const Conditions& conditions) {
        seen.insert(holding(conditions));
        ++visited;
    });
    EXPECT_EQ(visited, 4 * 3 * 2 * 2 * 2 * 2);
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(visited));
}

} // namespace
} // namespace floorman
