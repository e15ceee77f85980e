// Letter case: names that people would take for one.

#include <gtest/gtest.h>

#include "text/players.hpp"

namespace floorman {
namespace {

TEST(LetterCase, CapitalsAreTheirSmallLetters) {
    EXPECT_TRUE(same_but_for_case("Bob SMITH", "bOB smith"));
    EXPECT_TRUE(same_but_for_case("ÉMILIE ÖZ ŠŽ ÿ Ž", "émilie öz šž Ÿ ž"));
    EXPECT_TRUE(same_but_for_case("ΝΊΚΟΣ", "νίκος"));
    EXPECT_TRUE(same_but_for_case("ЖЁЛЯ Ї", "жёля ї"));
    EXPECT_TRUE(same_but_for_case("NGUYỄN", "nguyễn"));
    EXPECT_TRUE(same_but_for_case("\xF0\x9F\x82\xA1", "\xF0\x9F\x82\xA1"));
}

TEST(LetterCase, OtherCharactersAreThemselves) {
    EXPECT_FALSE(same_but_for_case("É", "E"));
    EXPECT_FALSE(same_but_for_case("é", "è"));
    EXPECT_FALSE(same_but_for_case("×", "÷")); // As far from each other as a capital from its small letter.
    EXPECT_FALSE(same_but_for_case("[", "{"));
    EXPECT_FALSE(same_but_for_case("Ann", "Anna"));
    EXPECT_FALSE(same_but_for_case("\xC3", "\xE3")); // No characters.
    EXPECT_FALSE(same_but_for_case("\xC3\x89", "\xC3\xC3"));
}

TEST(LetterCase, DoesNotHideAPlayer) {
    const std::vector<std::string> players{"Émilie", "Zoë"};
    EXPECT_EQ(seat_of("ÉMILIE", players), Seat{0});
    EXPECT_EQ(name_at_start("ZOË folds", players).seat, Seat{1});
    EXPECT_EQ(name_at_start("ZOE folds", players).seat, no_seat);
}

} // namespace
} // namespace floorman
