#include "base/money.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace floorman {
namespace {

Unit unit(std::string_view text) { return Unit::from(text).value(); }
Chips chips(std::string_view of_unit, std::string_view amount) { return unit(of_unit).chips(amount).value(); }
MoneyError refused(std::string_view of_unit, std::string_view amount) { return unit(of_unit).chips(amount).error(); }

TEST(Money, AnAmountIsAWholeNumberOfUnits) {
    EXPECT_EQ(chips("1", "1000"), Chips{1000});
    EXPECT_EQ(chips("0.01", "2.50"), Chips{250});
    EXPECT_EQ(chips("0.01", "2.5"), Chips{250});
    EXPECT_EQ(chips("0.01", "3"), Chips{300});
    EXPECT_EQ(chips("25", "1000"), Chips{40});
    EXPECT_EQ(chips("0.25", "1.75"), Chips{7});
    EXPECT_EQ(chips("2.5", "7.5"), Chips{3});
    EXPECT_EQ(chips("0.000000001", "1.000000001"), Chips{1'000'000'001});
    EXPECT_EQ(chips("0.01", "0"), no_chips);
    EXPECT_EQ(chips("0.01", "0.00"), no_chips);
}

TEST(Money, ZerosThatSayNothingChangeNothing) {
    EXPECT_EQ(chips("1", "0007"), Chips{7});
    EXPECT_EQ(chips("1", "7.000000000000"), Chips{7});
    EXPECT_EQ(chips("0.01", "0000000000000000000000000000.0100000000000"), Chips{1});
    EXPECT_EQ(unit("0.10"), unit("0.1"));
    EXPECT_EQ(unit("25.00"), unit("25"));
    EXPECT_EQ(unit("0.01"), Unit::of_decimals(2));
    EXPECT_EQ(unit("1"), Unit{});
}

TEST(Money, FinerThanTheUnitOrBetweenTwoOfThemIsNotWhole) {
    EXPECT_EQ(refused("1", "2.5"), MoneyError::not_whole);
    EXPECT_EQ(refused("0.01", "0.005"), MoneyError::not_whole);
    EXPECT_EQ(refused("25", "110"), MoneyError::not_whole);
    EXPECT_EQ(refused("25", "1"), MoneyError::not_whole);
    EXPECT_EQ(refused("0.25", "1.80"), MoneyError::not_whole);
    EXPECT_EQ(refused("2.5", "6"), MoneyError::not_whole);
}

TEST(Money, OnlyDigitsAndOnePointBetweenThemAreANumber) {
    for (const auto* text :
         {"", ".", "ten", "1.2.3", "0x10", "1e3", ".5", "5.", "-5", "+5", " 5", "5 ", "1,000", "1_000", "inf"}) {
        EXPECT_EQ(Unit{}.chips(text).error(), MoneyError::not_a_number) << text;
        EXPECT_EQ(Unit::from(text).error(), MoneyError::not_a_number) << text;
    }
    EXPECT_EQ(refused("1", "99999999999999999999999999x"), MoneyError::not_a_number);
}

TEST(Money, MostChipsIsTheMost) {
    EXPECT_EQ(chips("1", "9007199254740992"), most_chips);
    EXPECT_EQ(refused("1", "9007199254740993"), MoneyError::too_large);
    EXPECT_EQ(chips("0.01", "90071992547409.92"), most_chips);
    EXPECT_EQ(refused("0.01", "90071992547409.93"), MoneyError::too_large);
    // Far past 64 bits, on both sides of the division.
    EXPECT_EQ(refused("1", "18446744073709551617"), MoneyError::too_large);
    EXPECT_EQ(refused("0.000000001", "1000000000000000000000000000000"), MoneyError::too_large);
    EXPECT_EQ(chips("9007199254740992", "81129638414606681695789005144064"), most_chips);
    EXPECT_EQ(refused("9007199254740992", "81129638414606690702988259885056"), MoneyError::too_large);
}

TEST(Money, AUnitIsAboveZeroOfNineDecimalsAtMost) {
    EXPECT_EQ(Unit::from("0").error(), MoneyError::not_whole);
    EXPECT_EQ(Unit::from("0.00").error(), MoneyError::not_whole);
    EXPECT_EQ(Unit::from("0.0000000001").error(), MoneyError::not_whole);
    EXPECT_TRUE(Unit::from("0.000000001").ok());
    EXPECT_TRUE(Unit::from("0.0100000000000").ok());
    EXPECT_EQ(Unit::from("9007199254740993").error(), MoneyError::too_large);
}

TEST(Money, TheShortestTextIsWritten) {
    EXPECT_EQ(unit("0.01").text(Chips{250}), "2.5");
    EXPECT_EQ(unit("0.01").text(Chips{300}), "3");
    EXPECT_EQ(unit("0.01").text(Chips{1}), "0.01");
    EXPECT_EQ(unit("0.01").text(no_chips), "0");
    EXPECT_EQ(unit("25").text(Chips{40}), "1000");
    EXPECT_EQ(unit("0.25").text(Chips{7}), "1.75");
    EXPECT_EQ(unit("2.5").text(Chips{4}), "10");
    EXPECT_EQ(Unit{}.text(most_chips), "9007199254740992");
    EXPECT_EQ(unit("9007199254740992").text(most_chips), "81129638414606681695789005144064");
    EXPECT_EQ(unit("0.01").text(Chips{-5}), "-0.05");
    EXPECT_EQ(Unit{}.text(Chips{std::numeric_limits<std::int64_t>::min()}), "-9223372036854775808");
}

TEST(Money, DecimalsAreCountedAsWritten) {
    EXPECT_EQ(decimals_written("2.50"), 2);
    EXPECT_EQ(decimals_written("2.00"), 2);
    EXPECT_EQ(decimals_written("5"), 0);
    EXPECT_EQ(decimals_written("1e3"), 0);
    EXPECT_EQ(decimals_written("1.5e3"), 0);
    EXPECT_EQ(decimals_written("1.2.3"), 0);
    EXPECT_EQ(decimals_written("5."), 0);
    EXPECT_EQ(decimals_written(""), 0);
}

} // namespace
} // namespace floorman
