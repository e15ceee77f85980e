// Which format a text is of, and where a text of many hands may be cut.

#include "history/format.hpp"

#include <gtest/gtest.h>

namespace floorman {
namespace {

TEST(Format, IsSeenFromTheNameAndTheText) {
    EXPECT_EQ(format_of("x.phh", "variant = 'NT'\n"), Format::phh);
    EXPECT_EQ(format_of("x.phh", "# several\n\n[1]\nvariant = 'NT'\n"), Format::phhs);
    EXPECT_EQ(format_of("x.phhs", ""), Format::phhs);
    EXPECT_EQ(format_of("x.txt", "\xEF\xBB\xBFPokerStars Hand #1:  Hold'em"), Format::stars);
    EXPECT_EQ(format_of("-", "\n\nPokerStars Zoom Hand #1: "), Format::stars);
    EXPECT_EQ(format_of("-", "variant = 'NT'\n"), Format::phh);
    EXPECT_EQ(format_of("notes.txt", "Dear diary"), std::nullopt);
}

TEST(Format, TextsAreCutBetweenHands) {
    const std::string_view two = "[1]\na = 1\n[2]\na = 2\n";
    EXPECT_EQ(last_hand_begins(two, Format::phhs), two.find("[2]"));
    // A header that may go on in what is not read yet is none.
    EXPECT_EQ(last_hand_begins("[1]\na = 1\n[2", Format::phhs), std::string_view::npos);
    EXPECT_EQ(last_hand_begins("[1]\na = 1\n", Format::phhs), std::string_view::npos);
    const std::string_view within = "[1]\na = '''\n[2]\n'''\n[3]\nb = 1\n";
    EXPECT_EQ(last_hand_begins(within, Format::phhs), within.find("[3]"));
    const std::string_view stars = "PokerStars Hand #1: x\na\n\nPokerStars Hand #2: y\nb\n";
    EXPECT_EQ(last_hand_begins(stars, Format::stars), stars.find("PokerStars Hand #2"));
}

TEST(Format, AHandOfPhhEndsAtTheNextHeaderAndNotWithinAString) {
    const std::string_view text = "[1]\na = \"\"\"\n[2]\n\"\"\" # [3]\nb = [\n[4],\n[5]\n]\n[6]\n";
    EXPECT_EQ(phh_hand_ends(text), text.find("[6]"));
    EXPECT_EQ(phh_hand_ends("a = 1\n"), 6U);
}

} // namespace
} // namespace floorman
