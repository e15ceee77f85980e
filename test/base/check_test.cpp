#include "base/check.hpp"

#include <gtest/gtest.h>

namespace {

TEST(Check, SaysNothingWhileTheConditionHolds) {
    int asked = 0;
    FLOORMAN_CHECK(++asked == 1, "never seen");
    EXPECT_EQ(asked, 1) << "the condition is asked exactly once, in every build";
}

TEST(CheckDeathTest, WritesWhereWhatAndWhyAndAborts) {
    EXPECT_EXIT(FLOORMAN_CHECK(1 + 1 == 3, "the chips do not add up"), testing::KilledBySignal(SIGABRT),
                "^floorman: a check failed at test/base/check_test.cpp:[0-9]+: the chips do not add up");
}

TEST(CheckDeathTest, IsOneStatementInAnIfWithoutBraces) {
    const bool counted = true;
    if (counted)
        FLOORMAN_CHECK(true, "never seen");
    else
        FAIL() << "the else belongs to the if above, not to the check";
}

} // namespace
