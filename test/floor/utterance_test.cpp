#include "floor/utterance.hpp"

#include <gtest/gtest.h>

namespace floorman {
namespace {

TEST(Utterance, IsPlainWordsWithOneSpaceBetweenTwo) {
    struct Row {
        std::string_view said, heard;
    };
    const Row rows[] = {
        {"I'm  ALL-IN", "im all in"},
        {"call", "call"},
        {" \t call \r", "call"},
        {"Raise, to: 300;", "raise , to , 300 ,"},
        {"raise - 300 -- no", "raise , 300 , no"},
        {"what?!...", "what ?"},
        {"hm...?", "hm ?"},
        {"...so", "so"},
        {"one\ntwo", "one . two"},
        {"$1,400.50!", "$ 1400.50 ."},
        {"1,234,567", "1234567"},
        {"1,40 12,3456 1234,567", "1,40 12,3456 1234,567"},
        {"4k 2.5K 5M", "4 k 2.5 k 5 m"},
        {"4kings 5th", "4kings 5th"},
        {"5-10 1/2 10:30 1.2.3", "5-10 1/2 10:30 1.2.3"},
        {"three-bet 3-bet", "three bet 3 bet"},
        {".5 x.5", "0.5 x . 5"},
        {"-50", "-50"},
        {"300.", "300 ."},
        {"300,400", "300400"},
        {"50%&+", "50 % & +"},
        {"call/raise", "call , raise"},
        {"Carol's bet, it's his. THAT'S 50's", "carol s bet , its his . thats 50s"},
        {"(call)", "call ,"},
        {"\xE2\x80\x9Cit\xE2\x80\x99s\xE2\x80\x9D\xC2\xA0"
         "5\xE2\x82\xAC",
         "its 5 $"},
        {"well\xE2\x80\xA6"
         ".5",
         "well . 0.5"},
        {"caf\xC3\xA9", "caf\xC3\xA9"},
    };
    for (const Row& row : rows) EXPECT_EQ(Utterance{row.said}.text(), row.heard) << row.said;
}

TEST(Utterance, EndsBeforeTheWordThatDoesNotFit) {
    const std::string fits(Utterance::most_letters - 5, 'a');
    EXPECT_EQ(Utterance{fits + " call"}.text(), fits + " call");
    EXPECT_EQ(Utterance{fits + " calls and more"}.text(), fits);
    EXPECT_EQ(Utterance{fits + " call?"}.text(), fits + " call");
    EXPECT_EQ(Utterance{std::string(5000, 'a')}.text(), "");
}

} // namespace
} // namespace floorman
