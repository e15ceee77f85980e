// What making up for blinds costs, by each book's answer.

#include <gtest/gtest.h>

#include "table/blinds.hpp"

namespace floorman {
namespace {

constexpr Blinds two{no_chips, Chips{5}, Chips{10}};
constexpr Blinds three{Chips{1}, Chips{2}, Chips{5}};

constexpr BlindSet missed(std::initializer_list<Blind> blinds) {
    BlindSet set;
    for (const Blind blind : blinds) set.add(blind);
    return set;
}

constexpr Post post(std::int64_t live, std::int64_t dead) { return {Chips{live}, Chips{dead}}; }

TEST(MissedBlindsPrice, UpToTheOpeningBetIsLive) {
    constexpr MissedBlinds rule = MissedBlinds::live_to_opening_bet;
    EXPECT_EQ(price_of_missed(missed({Blind::small, Blind::big}), two, rule), post(10, 5));
    EXPECT_EQ(price_of_missed(missed({Blind::big}), two, rule), post(10, 0));
    EXPECT_EQ(price_of_missed(missed({Blind::small}), two, rule), post(5, 0));
    EXPECT_EQ(price_of_missed(missed({Blind::button, Blind::small, Blind::big}), three, rule), post(5, 3));
    EXPECT_EQ(price_of_missed(missed({Blind::button, Blind::small}), three, rule), post(3, 0));
}

TEST(MissedBlindsPrice, OnlyTheBigBlindIsLive) {
    constexpr MissedBlinds rule = MissedBlinds::big_blind_live;
    EXPECT_EQ(price_of_missed(missed({Blind::small, Blind::big}), two, rule), post(10, 5));
    EXPECT_EQ(price_of_missed(missed({Blind::big}), two, rule), post(10, 0));
    EXPECT_EQ(price_of_missed(missed({Blind::small}), two, rule), post(0, 5));
    EXPECT_EQ(price_of_missed(missed({Blind::button, Blind::small, Blind::big}), three, rule), post(5, 3));
    EXPECT_EQ(price_of_missed(missed({Blind::small}), three, rule), post(5, 2)) << "WSOP 188c: a whole bet comes with it";
}

TEST(MissedBlindsPrice, NothingIsMissedWhereTheAbsentArePostedFor) {
    EXPECT_EQ(price_of_missed(missed({Blind::small, Blind::big}), two, MissedBlinds::posted_for_absent), post(0, 0));
}

TEST(EntryPrice, IsTheBigBlindAndTheButtonCostsBoth) {
    EXPECT_EQ(price_of_entry(two), post(10, 0));
    EXPECT_EQ(price_of_button(two), post(10, 5));
    EXPECT_EQ(price_of_button(three), post(5, 3));
}

TEST(BlindSets, KnowTheGreatest) {
    EXPECT_EQ(missed({Blind::button, Blind::small}).greatest(), Blind::small);
    EXPECT_EQ(missed({Blind::button, Blind::big}).greatest(), Blind::big);
    BlindSet set = missed({Blind::button});
    EXPECT_EQ(set.greatest(), Blind::button);
    set.remove(Blind::button);
    EXPECT_TRUE(set.empty());
}

} // namespace
} // namespace floorman
