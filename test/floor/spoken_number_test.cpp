#include "floor/spoken_number.hpp"

#include <gtest/gtest.h>

namespace floorman {
namespace {

struct Row {
    std::string_view text;
    std::string_view taken;
    std::uint64_t count;
    int decimals = 0;
    bool scaled = false;
};

TEST(SpokenNumber, IsReadAsItIsSaid) {
    const Row rows[] = {
        {"seven", "seven", 7},
        {"seventeen", "seventeen", 17},
        {"seventy", "seventy", 70},
        {"seventy seven chips", "seventy seven", 77},
        {"two fifty", "two fifty", 250},
        {"one twenty five", "one twenty five", 125},
        {"two oh five", "two oh five", 205},
        {"twelve fifty", "twelve fifty", 1250},
        {"twenty five fifty", "twenty five fifty", 2550},
        {"hundred", "hundred", 100, 0, true},
        {"a hundred and one", "a hundred and one", 101, 0, true},
        {"a hundred and call", "a hundred", 100, 0, true},
        {"fifteen hundred", "fifteen hundred", 1500, 0, true},
        {"thirty five hundred fifty", "thirty five hundred fifty", 3550, 0, true},
        {"thousand", "thousand", 1000, 0, true},
        {"a grand", "a grand", 1000, 0, true},
        {"two fifty thousand", "two fifty thousand", 250'000, 0, true},
        {"two thousand two fifty", "two thousand two fifty", 2250, 0, true},
        {"one million two hundred thirty four thousand five hundred sixty seven raise",
         "one million two hundred thirty four thousand five hundred sixty seven", 1'234'567, 0, true},
        {"two thousand , five hundred", "two thousand , five hundred", 2500, 0, true},
        {"two thousand , five", "two thousand", 2000, 0, true},
        {"two and a half thousand", "two and a half thousand", 2500, 0, true},
        {"a million and a half", "a million and a half", 1'500'000, 0, true},
        {"two point five k", "two point five k", 2500, 0, true},
        {"one point oh five", "one point oh five", 105, 2},
        {"two and a half", "two and a half", 25, 1},
        {"1400", "1400", 1400},
        {"4 k", "4 k", 4000, 0, true},
        {"2.5 k", "2.5 k", 2500, 0, true},
        {"2.50", "2.50", 25, 1},
        {"007", "007", 7},
        {"4 hundred 50", "4 hundred 50", 450, 0, true},
        {"1 thousand 200", "1 thousand 200", 1200, 0, true},
        {"50 cents", "50 cents", 50, 2, true},
        {"0", "0", 0},
    };
    for (const Row& row : rows) {
        const SpokenNumber number = spoken_number(row.text);
        EXPECT_EQ(row.text.substr(0, number.length), row.taken) << row.text;
        EXPECT_EQ(number.count, row.count) << row.text;
        EXPECT_EQ(number.decimals, row.decimals) << row.text;
        EXPECT_EQ(number.scaled, row.scaled) << row.text;
        EXPECT_FALSE(number.too_large || number.too_fine) << row.text;
    }
}

TEST(SpokenNumber, IsNotThereWhereNoNumberBegins) {
    for (const std::string_view text : {"", "a", "an", "and five", "k", "oh five", "grand total", "a pair", "1.2.3", "1,40", "3x",
                                        "5-10", "tens", "point five"})
        EXPECT_EQ(spoken_number(text).length, 0U) << text;
}

TEST(SpokenNumber, EndsWhereAnotherBegins) {
    const Row rows[] = {
        {"two five", "two", 2},
        {"300 400", "300", 300},
        {"two thousand three thousand", "two thousand", 2000},
        {"two thousand twelve hundred", "two thousand", 2000},
        {"two hundred and five hundred", "two hundred", 200},
        {"five hundred million billion", "five hundred million", 500'000'000},
        {"2.5 k 300", "2.5 k", 2500},
    };
    for (const Row& row : rows) {
        const SpokenNumber number = spoken_number(row.text);
        EXPECT_EQ(row.text.substr(0, number.length), row.taken) << row.text;
        EXPECT_EQ(number.count, row.count) << row.text;
    }
}

TEST(SpokenNumber, SaysWhenItHoldsTooMuch) {
    EXPECT_FALSE(spoken_number("999999999999999999").too_large);
    EXPECT_TRUE(spoken_number("1000000000000000000").too_large);
    EXPECT_TRUE(spoken_number("999999999999999999 trillion").too_large);
    EXPECT_FALSE(spoken_number("nine hundred ninety nine trillion nine hundred ninety nine billion").too_large);
    EXPECT_TRUE(spoken_number("0.0000000000000000001").too_fine);
    EXPECT_FALSE(spoken_number("0.1000000000000000000000").too_fine);
}

} // namespace
} // namespace floorman
