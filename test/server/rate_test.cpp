#include "server/rate.hpp"

#include <gtest/gtest.h>

namespace floorman::server {
namespace {

using std::chrono::milliseconds;

const RateLimit::Time start{};

int allowed(RateLimit& rate, const std::string& address, RateLimit::Time at, int asked) {
    int count = 0;
    for (int i = 0; i < asked; ++i) count += rate.allow(address, at) ? 1 : 0;
    return count;
}

TEST(RateLimit, ABurstAndThenSoManyASecond) {
    RateLimit rate(10, 40);
    EXPECT_EQ(allowed(rate, "a", start, 100), 40);
    EXPECT_EQ(allowed(rate, "a", start + milliseconds(99), 100), 0);
    EXPECT_EQ(allowed(rate, "a", start + milliseconds(199), 100), 1);
    EXPECT_EQ(allowed(rate, "a", start + milliseconds(1199), 100), 10);
    EXPECT_EQ(allowed(rate, "a", start + milliseconds(60'000), 100), 40); // Patience makes no larger burst.
}

TEST(RateLimit, AddressesAreCountedApart) {
    RateLimit rate(1, 2);
    EXPECT_EQ(allowed(rate, "a", start, 5), 2);
    EXPECT_EQ(allowed(rate, "b", start, 5), 2);
    EXPECT_EQ(allowed(rate, "a", start, 5), 0);
}

TEST(RateLimit, ManyAddressesDoNotFreeOneThatWaits) {
    RateLimit rate(1, 2);
    const auto later = start + milliseconds(10'000);
    for (int i = 0; i < 4095; ++i) EXPECT_TRUE(rate.allow(std::to_string(i), start)); // Whole again ten seconds later.
    EXPECT_EQ(allowed(rate, "busy", later, 5), 2);
    for (int i = 0; i < 4000; ++i) EXPECT_TRUE(rate.allow("other" + std::to_string(i), later));
    EXPECT_EQ(allowed(rate, "busy", later, 5), 0);
}

} // namespace
} // namespace floorman::server
