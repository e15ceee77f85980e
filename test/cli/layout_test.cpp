#include "cli/layout.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace floorman::cli {
namespace {

using Lines = std::vector<std::string>;

TEST(Layout, WrapsAtSpacesAndNeverCutsAWordShort) {
    EXPECT_EQ(wrapped("A bets 100 and B calls", 10), (Lines{"A bets 100", "and B", "calls"}));
    EXPECT_EQ(wrapped("", 10), Lines{""});
    EXPECT_EQ(wrapped("abcdefghijkl mn", 5), (Lines{"abcde", "fghij", "kl mn"}));
    EXPECT_EQ(wrapped("a  b", 10), Lines{"a b"});
}

TEST(Layout, CountsColumnsAsATerminalDoes) {
    EXPECT_EQ(columns_of("abc"), 3);
    EXPECT_EQ(columns_of("Zoë"), 3);
    EXPECT_EQ(columns_of("e\u0301"), 1); // A letter and the accent upon it.
    EXPECT_EQ(columns_of("王軍"), 4);
    EXPECT_EQ(columns_of("\x1b[1mA\x1b[0m"), 1);
    EXPECT_EQ(columns_of("a\xff"), 2); // No UTF-8: a character like any other.
}

TEST(Layout, BreaksWideCharactersWhole) { EXPECT_EQ(wrapped("王軍王軍", 5), (Lines{"王軍", "王軍"})); }

TEST(Layout, ShowsNothingThatATerminalWouldObey) {
    EXPECT_EQ(shown("A\x1b[2J bets"), "A\uFFFD[2J bets");
    EXPECT_EQ(shown("one\ntwo\tthree"), "one two three");
    EXPECT_EQ(shown("\xC2\x9B"
                    "31m"),
              "\uFFFD31m"); // The C1 form of an escape.
    EXPECT_EQ(shown("Zoë · 王"), "Zoë · 王");
    EXPECT_EQ(shown("\xff"), "\uFFFD");
}

TEST(Layout, PutsTheTailAtTheRightMarginWhereItFits) {
    EXPECT_EQ(wrapped_with_tail("A checks.", "4.1", 20), Lines{"A checks.        4.1"});
    EXPECT_EQ(wrapped_with_tail("A checks here now", "4.1", 20), (Lines{"A checks here now", "                 4.1"}));
    EXPECT_EQ(wrapped_with_tail("A checks.", "", 20), Lines{"A checks."});
    EXPECT_EQ(wrapped_with_tail("", "4.1", 10), Lines{"       4.1"});
}

TEST(Layout, BreaksCitationsOnlyBetweenRules) {
    const Lines lines = wrapped(cited(Lines{"4.11", "TDA-2026 49", "RR-11 14.NL.3"}), 16);
    ASSERT_EQ(lines.size(), 3U);
    std::string page;
    append_lines(page, 0, lines);
    EXPECT_EQ(page, "4.11 ·\nTDA-2026 49 ·\nRR-11 14.NL.3\n");
}

TEST(Layout, ListsAsPeopleDo) {
    EXPECT_EQ(listed(Lines{}), "");
    EXPECT_EQ(listed(Lines{"A"}), "A");
    EXPECT_EQ(listed(Lines{"A", "B"}), "A and B");
    EXPECT_EQ(listed(Lines{"check", "call", "fold"}, "or"), "check, call or fold");
}

TEST(Layout, SetsCellsSideBySideWithoutSpacesAtTheEnd) {
    std::string page;
    append_row(page, 1, std::vector<Cell>{{{"12"}, 3, Side::right}, {{"A bets", "100"}, 8}, {{"x"}, 4}});
    EXPECT_EQ(page, "  12  A bets    x\n      100\n");
}

TEST(Layout, KeepsColoursWithinTheirCell) {
    const Style colours{80, true};
    EXPECT_EQ(inked(Ink::wrong, "refused", colours), "\x1b[31mrefused\x1b[0m");
    EXPECT_EQ(inked(Ink::wrong, "refused", Style{}), "refused");
    EXPECT_EQ(inked(Ink::plain, "stands", colours), "stands");
    EXPECT_EQ(wrapped(inked(Ink::faint, "one two", colours), 3), (Lines{"\x1b[2mone\x1b[0m", "\x1b[2mtwo\x1b[0m"}));
}

} // namespace
} // namespace floorman::cli
