// Who may come, go, sit out, wait, post and buy the button, and why not.

#include <gtest/gtest.h>

#include "support/policies.hpp"
#include "table/dealing.hpp"
#include "table/seating.hpp"

namespace floorman {
namespace {

const Policy tda = policy_for("tda", Structure::no_limit);
const Policy roberts = policy_for("roberts", Structure::no_limit);
const Policy wsop = policy_for("wsop", Structure::no_limit);

// Six places, the first four taken; seat 1 had the button.
Table four_of_six() {
    Table table;
    table.seats = 6;
    table.blinds = {no_chips, Chips{5}, Chips{10}};
    for (int seat = 0; seat < 4; ++seat) table.at[Seat{seat}].presence = Presence::in_seat;
    table.places = taken(table);
    table.last = {Seat{0}, Seat{1}, Seat{2}, false};
    return table;
}

SeatingRefusal refusal(Table table, SeatingKind kind, int seat, const Policy& policy) {
    const Table before = table;
    const SeatingRefusal why = take(table, {kind, Seat{seat}, no_seat}, policy);
    EXPECT_TRUE(why == SeatingRefusal::none || table == before) << "a refusal changes nothing";
    return why;
}

TEST(Seating, RefusesWhatCannotBe) {
    const Table table = four_of_six();
    EXPECT_EQ(refusal(table, SeatingKind::sits, 6, roberts), SeatingRefusal::no_such_seat);
    EXPECT_EQ(refusal(table, SeatingKind::sits, 0, roberts), SeatingRefusal::seat_is_taken);
    EXPECT_EQ(refusal(table, SeatingKind::leaves, 5, roberts), SeatingRefusal::nobody_is_there);
    EXPECT_EQ(refusal(table, SeatingKind::returns, 0, roberts), SeatingRefusal::is_not_away);
    EXPECT_EQ(refusal(table, SeatingKind::posts, 0, roberts), SeatingRefusal::owes_nothing);
    EXPECT_EQ(refusal(table, SeatingKind::waits, 0, roberts), SeatingRefusal::owes_nothing);
    EXPECT_EQ(refusal(table, SeatingKind::buys_button, 0, wsop), SeatingRefusal::owes_nothing);
    EXPECT_EQ(refusal(table, SeatingKind::sits_out, 0, roberts), SeatingRefusal::none);
}

TEST(Seating, TheButtonIsSoldWhereTheBookSellsIt) {
    Table table = four_of_six();
    ASSERT_EQ(take(table, {SeatingKind::sits, Seat{4}, no_seat}, roberts), SeatingRefusal::none);
    EXPECT_EQ(refusal(table, SeatingKind::buys_button, 4, roberts), SeatingRefusal::button_not_for_sale);
    EXPECT_EQ(refusal(table, SeatingKind::buys_button, 4, tda), SeatingRefusal::button_not_for_sale);
    EXPECT_EQ(refusal(table, SeatingKind::buys_button, 4, wsop), SeatingRefusal::none);
}

TEST(Seating, ANewPlayerPostsUnlessTheBookDealsEverybodyIn) {
    Table table = four_of_six();
    take(table, {SeatingKind::sits, Seat{4}, no_seat}, roberts);
    EXPECT_EQ(table.at[Seat{4}].entering, Entering::posts);
    Table event = four_of_six();
    take(event, {SeatingKind::sits, Seat{4}, no_seat}, tda);
    EXPECT_EQ(event.at[Seat{4}].entering, Entering::no);
}

TEST(Seating, WhoMissedNothingIsBackForNothing) {
    Table table = four_of_six();
    take(table, {SeatingKind::sits_out, Seat{3}, no_seat}, roberts);
    EXPECT_EQ(take(table, {SeatingKind::sits_out, Seat{3}, no_seat}, roberts), SeatingRefusal::is_away_already);
    take(table, {SeatingKind::returns, Seat{3}, no_seat}, roberts);
    EXPECT_EQ(table, four_of_six());
}

TEST(Dealing, TakesTwo) {
    Table table = four_of_six();
    for (int seat = 1; seat < 4; ++seat) take(table, {SeatingKind::leaves, Seat{seat}, no_seat}, roberts);
    EXPECT_FALSE(next_deal(table, roberts).has_value());
    take(table, {SeatingKind::sits, Seat{5}, no_seat}, roberts);
    const std::optional<Deal> deal = next_deal(table, roberts);
    ASSERT_TRUE(deal.has_value());
    EXPECT_EQ(deal->placing, (Placing{Seat{0}, Seat{0}, Seat{5}, true})) << "the newcomer has the big blind";
}

TEST(Dealing, AsksAndChangesNothing) {
    const Table table = four_of_six();
    const std::optional<Deal> first = next_deal(table, roberts);
    EXPECT_EQ(first, next_deal(table, roberts));
    EXPECT_EQ(table, four_of_six());
}

TEST(Dealing, InATournamentWhereAllAreAwayNobodyIsDealtIn) {
    Table table = four_of_six();
    for (int seat = 0; seat < 4; ++seat) take(table, {SeatingKind::sits_out, Seat{seat}, no_seat}, tda);
    EXPECT_FALSE(next_deal(table, tda).has_value());
    take(table, {SeatingKind::returns, Seat{1}, no_seat}, tda);
    EXPECT_TRUE(next_deal(table, tda).has_value()) << "one who is there takes the blinds of the absent";
}

} // namespace
} // namespace floorman
