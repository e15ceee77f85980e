// The quick scanner of PHH: what it may keep from one hand to the next, and what it leaves to the other reader.

#include <string>

#include <gtest/gtest.h>

#include "history/phh_scan.hpp"

namespace floorman {
namespace {

// A hand of two, long enough that its lists are read in the quickest way.
std::string hand(std::string_view stacks, std::string_view acts, std::string_view more = "") {
    std::string text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [";
    text.append(stacks).append("]\nactions = [").append(acts).append("]\n").append(more);
    return text + "# A comment behind it, so that the text does not end where the last list does.\n";
}
constexpr std::string_view deals_and_fold = "'d dh p1 AsAd', 'd dh p2 KsKd', 'p2 f'";

// The same text, read by somebody who has read nothing before; but for the numbers, which nobody else gives.
PhhFields read_alone(const std::string& text, const PhhFields& otherwise) {
    PhhScan scan;
    PhhFields fields;
    EXPECT_EQ(scan.hand(text, otherwise.line, fields), text.size()) << text;
    fields.opening = otherwise.opening;
    fields.stacks = otherwise.stacks;
    return fields;
}

TEST(PhhScan, KeepsNothingOfTheHandBefore) {
    PhhScan scan;
    PhhFields fields;
    int line = 1;
    for (const std::string& text :
         {hand("100, 90", deals_and_fold, "rake = -0.5\nhand = 'A'\nplayers = ['X', 'Y']\nfinishing_stacks = [101, 89]\n"),
          hand("100, 90", deals_and_fold), hand("100, 90", "'d dh p1 AsAd', 'd dh p2 KsKd', 'p2 cbr 4.5', 'p1 f'", "rake = 1\n"),
          hand("100, 90", deals_and_fold, "winnings = [3, 0]\n"), hand("80, 70", deals_and_fold, "rake = 2\n"),
          hand("80, 70", deals_and_fold), hand("80.5, 70", deals_and_fold), hand("80, 70, 60", deals_and_fold),
          hand("80, 70", deals_and_fold), hand("100, 90", deals_and_fold, "min_bet = 4\n"), hand("100, 90", deals_and_fold)}) {
        const bool plain = text.find("min_bet = 4") == std::string::npos; // A key that stands there twice is no TOML.
        EXPECT_EQ(scan.hand(text, line, fields).has_value(), plain) << text;
        EXPECT_TRUE(!plain || fields == read_alone(text, fields)) << text;
        line += 10;
    }
}

TEST(PhhScan, NumbersOpeningsAndStacksThatAreTheSame) {
    PhhScan scan;
    PhhFields fields;
    const auto numbers = [&](const std::string& text) {
        EXPECT_TRUE(scan.hand(text, 1, fields)) << text;
        return std::pair{fields.opening, fields.stacks};
    };
    const auto first = numbers(hand("100, 90", deals_and_fold));
    EXPECT_GT(first.first, 0U);
    EXPECT_EQ(numbers(hand("100, 90", "'d dh p1 2c3c', 'd dh p2 KsKd', 'p2 f'")), first);
    const auto other_stacks = numbers(hand("100, 91", deals_and_fold));
    EXPECT_EQ(other_stacks.first, first.first);
    EXPECT_NE(other_stacks.second, first.second);
    EXPECT_EQ(numbers(hand("100, 91", "'d dh p1 AsAd', 'd dh p2 KsKd', 'p2 cbr 4.5', 'p1 f'")).first, 0U) << "a finer unit";
    EXPECT_NE(numbers(hand("100, 90, 80", deals_and_fold)).first, first.first);
}

TEST(PhhScan, LeavesAPlayerTooManyToTheOtherReader) {
    const auto scanned = [](std::string_view acts) {
        PhhFields fields;
        return PhhScan().hand(hand("100, 90", acts), 1, fields).has_value();
    };
    EXPECT_TRUE(scanned(deals_and_fold));
    for (const std::string_view act : {"'p3 f'", "\"p9 cc\"", "'p3 cbr 4'", "'p4 sm'", "'p3 sm AsAd'", "'d dh p3 QsQd'",
                                       "'d dh p3 \?\?\?\?'", "'p3  f'", "'p10 f'"}) {
        std::string acts(deals_and_fold);
        EXPECT_FALSE(scanned(acts.append(", ").append(act))) << act;
    }
}

} // namespace
} // namespace floorman
