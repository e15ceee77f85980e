// A live table as a state machine: orders in, verdicts out; equal orders make equal tables.

#include <gtest/gtest.h>

#include "room/digest.hpp"
#include "support/live_table.hpp"

namespace floorman::room {
namespace {

TEST(LiveTable, TwoPeopleSitDownAndPlayAHand) {
    TestTable table;
    ASSERT_EQ(table.sit("ann", 1, "Ann", 200), "");
    EXPECT_FALSE(table.table.next_due());
    ASSERT_EQ(table.sit("bo", 2, "Bo", 200), "");
    ASSERT_TRUE(table.pass_until_turn());
    EXPECT_EQ(table.table.run().number, 1);
    EXPECT_EQ(table.act("raises to 6"), "");
    EXPECT_EQ(table.act("folds"), "");
    EXPECT_TRUE(table.table.run().over);
    EXPECT_EQ(table.chips(), 400);
}

TEST(LiveTable, WhatWasMeantForAnEarlierInputIsStale) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    Order order = table.act_order("calls");
    ASSERT_TRUE(table.table.take(order).done());
    const std::uint64_t before = digest(table.table.sitting());
    const Taken again = table.table.take(order);
    EXPECT_TRUE(again.stale);
    EXPECT_EQ(again.refused, "That was for the turn before. Nothing was done.");
    EXPECT_EQ(digest(table.table.sitting()), before);
}

TEST(LiveTable, WordsAndChipsAreRuledOn) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("puts out 25"), "");
    ASSERT_EQ(table.table.run().rulings.size(), 1U);
    EXPECT_EQ(table.table.run().rulings[0].ruling.ruling.reason, Reason::one_chip_calls);
    EXPECT_NE(table.table.run().rulings[0].ruling.text, "");
}

TEST(LiveTable, TheClockChecksRatherThanFoldsWhereACheckIsFree) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("calls"), "");
    const Seat big_blind = table.table.turn().seat;
    table.now += 31'000;
    const std::optional<Order> order = table.table.due(table.now, 1);
    ASSERT_TRUE(order);
    EXPECT_EQ(order->kind, OrderKind::time_out);
    ASSERT_TRUE(table.table.take(*order).done());
    EXPECT_TRUE(table.table.sitting().hand.round.live.has(big_blind));
    EXPECT_FALSE(table.table.run().over);
    // Whoever let the time run out is not waited for again.
    while (!table.table.run().over) { ASSERT_TRUE(table.pass()); }
    EXPECT_EQ(table.chips(), 400);
}

TEST(LiveTable, TheClockFoldsWhoFacesABet) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    table.now += 31'000;
    ASSERT_TRUE(table.table.take(*table.table.due(table.now, 1)).done());
    EXPECT_TRUE(table.table.run().over);
}

TEST(LiveTable, TheHostTakesInputsBackAndTheDeckKeepsItsOrder) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("calls"), "");
    const std::uint64_t after_call = digest(table.table.sitting());
    ASSERT_EQ(table.act("checks"), "");
    const Board flop = table.table.sitting().hand.board;
    ASSERT_EQ(flop.size(), 3U);
    ASSERT_EQ(table.host(OrderKind::undo, 1), "");
    EXPECT_EQ(table.table.run().input, 3); // No two states have one number.
    EXPECT_EQ(table.table.run().undone, 1);
    EXPECT_EQ(digest(table.table.sitting()), after_call);
    ASSERT_EQ(table.act("checks"), "");
    EXPECT_EQ(table.table.sitting().hand.board, flop);
    EXPECT_NE(table.order(OrderKind::undo, "bo", 0), "");
    // Once more, over the gap that the first left.
    ASSERT_EQ(table.host(OrderKind::undo, 3), "");
    EXPECT_EQ(digest(table.table.sitting()), after_call);
    EXPECT_EQ(table.table.run().undone, 2);
    EXPECT_NE(table.host(OrderKind::undo, 50), "");
}

// Talk, and what others do meanwhile, is no act: it wins nobody time.
TEST(LiveTable, TalkDoesNotStopTheClock) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    const std::optional<std::int64_t> ends = table.table.turn_ends();
    table.now += 20'000;
    ASSERT_EQ(table.act("says \"let me think\""), "");
    ASSERT_EQ(table.sit("carl", 3, "Carl", 200), "");
    EXPECT_EQ(table.table.turn_ends(), ends);
    ASSERT_EQ(table.act("calls"), "");
    EXPECT_EQ(table.table.turn_ends(), table.now + 30'000);
}

// Who was sat out by a clock that the host takes back has no need to come back.
TEST(LiveTable, AnUndoTakesWhatFollowedFromIt) {
    TestTable table;
    ASSERT_EQ(table.sit("ann", 1, "Ann", 200), "");
    ASSERT_EQ(table.sit("bo", 2, "Bo", 200), "");
    ASSERT_EQ(table.sit("cy", 3, "Cy", 200), "");
    ASSERT_TRUE(table.pass_until_turn());
    const Seat late = table.table.sitting().map.at_table[table.table.turn().seat];
    const std::string visitor = table.table.lasting().guests[late].visitor;
    const int input = table.table.run().input;
    table.now += 31'000;
    ASSERT_TRUE(table.table.take(*table.table.due(table.now, 1)).done());
    ASSERT_EQ(table.table.sitting().table.at[late].presence, Presence::away);
    Order back;
    back.kind = OrderKind::come_back;
    back.at = table.now;
    back.visitor = visitor;
    back.how = "wait";
    ASSERT_EQ(table.take(back), "");
    ASSERT_EQ(table.host(OrderKind::undo, input), "");
    EXPECT_EQ(table.table.sitting().table.at[late].presence, Presence::in_seat);
    EXPECT_EQ(table.act("calls"), "");
}

// A clock that was called and the table's own run out together: the floor's ruling comes, and the table goes on.
TEST(LiveTable, TwoClocksThatRunOutTogetherAreOneRuling) {
    TestTable table(R"({"clock": 40, "rulebook": "home", "house": {"clock": "any_player", "clock_wait": 0}})");
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    const Seat to_act = table.table.turn().seat;
    Order call = table.act_order("calls the clock on " + table.table.name_in_hand(to_act));
    const Seat other = table.table.sitting().map.at_table[Seat{1 - to_act.index}];
    call.visitor = table.table.lasting().guests[other].visitor;
    ASSERT_EQ(table.take(call), "");
    ASSERT_TRUE(table.table.sitting().floor.clock);
    table.now += 600'000;
    const std::optional<Order> order = table.table.due(table.now, 1);
    ASSERT_TRUE(order);
    EXPECT_TRUE(table.table.take(*order).done());
    EXPECT_TRUE(table.table.run().over); // The hand of whoever faced the bet is dead.
}

TEST(LiveTable, BotsPlayEveryGameToItsEnd) {
    for (const Game& game : all_games()) {
        TestTable table(R"({"seats": 4, "bots_alone": true, "think": 0, "pace": 0, "game": ")" + std::string(game.name) + "\"}");
        for (int seat = 1; seat <= 4; ++seat) ASSERT_EQ(table.bot(seat), "") << game.name;
        const std::int64_t chips = table.chips();
        while (table.table.run().number < 12 || !table.table.run().over) {
            ASSERT_TRUE(table.pass()) << game.name << table.why;
            if (table.table.run().over) {
                for (const Given& given : table.table.run().rulings)
                    ASSERT_NE(given.ruling.ruling.verdict, Ruled::refused) << game.name << given.line << given.ruling.text;
            }
        }
        EXPECT_EQ((table.chips() - chips) % table.table.settings().house.least_buy_in.count, 0)
            << game.name; // Bots may buy in again.
    }
}

TEST(LiveTable, EqualOrdersMakeEqualTables) {
    TestTable table(R"({"seats": 4, "bots_alone": true, "think": 0, "pace": 0})");
    for (int seat = 1; seat <= 4; ++seat) table.bot(seat);
    while (table.table.run().number < 20) ASSERT_TRUE(table.pass());
    TestTable again(R"({"seats": 4, "bots_alone": true, "think": 0, "pace": 0})");
    for (const Order& order : table.taken) {
        JsonWriter json;
        write(json, order);
        const std::optional<Order> read = read_order(document(json.take(), "order.json"));
        ASSERT_TRUE(read);
        ASSERT_TRUE(again.table.take(*read).done());
    }
    EXPECT_EQ(digest(again.table.sitting()), digest(table.table.sitting()));
}

TEST(LiveTable, NobodyButTheHostOrdersTheTable) {
    TestTable table;
    table.two_players();
    for (const OrderKind kind : {OrderKind::pause, OrderKind::remove, OrderKind::give_chips, OrderKind::level, OrderKind::floor})
        EXPECT_EQ(table.order(kind, "bo", 0), "That is for the host of the table.");
    EXPECT_EQ(table.order(OrderKind::deal, "bo", 0), "That is the dealer's.");
}

TEST(LiveTable, NamesAreOnesThatALineCanBegin) {
    TestTable table;
    for (const char* name : {"", "dealer", "Floor", "p3", " Ann", "a \"b\"", "#1", "abcdefghijklmnopqrstu"})
        EXPECT_NE(table.sit("ann", 1, name, 200), "") << name;
    EXPECT_EQ(table.sit("ann", 1, "Ann", 200), "");
    EXPECT_NE(table.sit("bo", 2, "ann", 200), "");
    EXPECT_NE(table.sit("bo", 2, "Bo", 39), "");
    EXPECT_NE(table.sit("bo", 9, "Bo", 200), "");
}

// A name that another begins with is no way to act for that other.
TEST(LiveTable, NobodyActsForAnother) {
    TestTable table;
    ASSERT_EQ(table.sit("ann", 1, "Ann", 200), "");
    ASSERT_EQ(table.sit("bo", 2, "Ann B", 200), "");
    ASSERT_TRUE(table.pass_until_turn());
    Order order = table.act_order("B folds");
    order.visitor = "ann";
    EXPECT_FALSE(table.table.take(order).done());
}

} // namespace
} // namespace floorman::room
