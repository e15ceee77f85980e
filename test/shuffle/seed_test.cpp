#include "shuffle/seed.hpp"

#include <cstring>
#include <new>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "shuffle/hex.hpp"

namespace floorman::shuffle {
namespace {

TEST(Seed, DiffersFromOneToTheNext) {
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) seen.insert(Seed::random().hex());
    EXPECT_EQ(seen.size(), 1000U);
    EXPECT_EQ(seen.begin()->size(), 64U);
}

TEST(Seed, IsTheSameAfterTheJournal) {
    const Seed seed = Seed::random();
    const auto read = Seed::from_hex(seed.hex());
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, seed);
    EXPECT_FALSE(*read == Seed::random());
    for (const std::string& text :
         {std::string(), std::string(63, 'a'), std::string(65, 'a'), std::string(64, 'g'), seed.hex() + " "})
        EXPECT_FALSE(Seed::from_hex(text)) << text;
}

TEST(Seed, IsWipedWhenItEnds) {
    alignas(Seed) std::array<unsigned char, sizeof(Seed)> room;
    room.fill(0x55);
    Seed* const seed = new (room.data()) Seed(Seed::random());
    seed->~Seed();
    const volatile unsigned char* const left = room.data(); // What a compiler may not take from memory of its own.
    for (std::size_t i = 0; i < room.size(); ++i) ASSERT_EQ(left[i], 0);
}

TEST(Hex, IsTwoDigitsAByteAndBack) {
    const std::array<std::uint8_t, 4> bytes{0x00, 0x9A, 0xFF, 0x10};
    EXPECT_EQ(hex(bytes), "009aff10");
    EXPECT_EQ(hex({}), "");
    EXPECT_EQ(bytes_from_hex<4>("009AFf10"), bytes);
    for (const std::string_view text : {"", "009aff1", "009aff100", "009aff1g", "0 9aff10", "-09aff10", "0x9aff10"})
        EXPECT_FALSE(bytes_from_hex<4>(text)) << text;
}

} // namespace
} // namespace floorman::shuffle
