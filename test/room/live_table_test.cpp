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

// Time that was taken back runs for nobody: a clock that was called before goes on from where it was.
TEST(LiveTable, AnUndoLetsNoClockRunOut) {
    TestTable table(R"({"clock": 0, "rulebook": "home", "house": {"clock": "any_player", "clock_wait": 0}})");
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    const Seat first = table.table.turn().seat;
    const std::string other = table.table.lasting().guests[table.table.sitting().map.at_table[Seat{1 - first.index}]].visitor;
    Order clock = table.act_order("calls the clock on " + table.table.name_in_hand(first));
    clock.visitor = other;
    ASSERT_EQ(table.take(clock), "");
    const int called = table.table.run().input;
    table.now += 1000;
    ASSERT_EQ(table.act("calls"), "");
    table.now += 500'000;
    ASSERT_EQ(table.sit("cy", 3, "Cy", 200), "");
    ASSERT_EQ(table.host(OrderKind::undo, called), "");
    EXPECT_FALSE(table.table.run().over);
    EXPECT_EQ(table.table.turn().seat, first);
    EXPECT_EQ(table.table.lasting().guests[Seat{2}].name, "Cy");
    // And once more, over the time that the first took back.
    table.now += 1000;
    ASSERT_EQ(table.act("calls"), "");
    ASSERT_EQ(table.act("checks"), "");
    ASSERT_EQ(table.host(OrderKind::undo, table.table.run().input - 1), "");
    EXPECT_EQ(table.table.sitting().hand.street, 0);
    EXPECT_FALSE(table.table.run().over);
    ASSERT_EQ(table.act("checks"), "");
    EXPECT_EQ(table.table.sitting().hand.street, 1);
}

TEST(LiveTable, AnUndoLeavesTheLevelsClock) {
    TestTable table(R"({"clock": 0, "levels": [{"blinds": [1, 2], "minutes": 5}, {"blinds": [2, 4], "minutes": 5}]})");
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("calls"), "");
    table.now += 20'000;
    ASSERT_EQ(table.act("checks"), "");
    const std::int64_t spent = table.table.lasting().level_spent;
    EXPECT_GE(spent, 20'000);
    table.now += 1000;
    ASSERT_EQ(table.host(OrderKind::undo, 0), "");
    EXPECT_EQ(table.table.lasting().level_spent, spent + 1000);
}

void play_to_the_draw(TestTable& table) {
    while (!table.table.turn().draws) {
        const Round& round = table.table.sitting().hand.round;
        ASSERT_EQ(table.act(round.bet_to > round.wagered_to[round.to_act] ? "calls" : "checks"), "");
    }
}

// A fold stands whenever it comes, and the others draw on.
TEST(LiveTable, AFoldBeforeTheOwnDrawStopsNobody) {
    for (const int drawn_before : {0, 1}) {
        TestTable table(R"({"game": "single-draw", "clock": 20})");
        ASSERT_EQ(table.sit("ann", 1, "Ann", 200), "");
        ASSERT_EQ(table.sit("bo", 2, "Bo", 200), "");
        ASSERT_EQ(table.sit("cy", 3, "Cy", 200), "");
        ASSERT_TRUE(table.pass_until_turn());
        play_to_the_draw(table);
        for (int i = 0; i < drawn_before; ++i) ASSERT_EQ(table.act("stands pat"), "");
        Order fold = table.act_order("folds");
        const Seat next = next_after(table.table.sitting().hand.drawing, table.table.turn().seat);
        fold.visitor = table.table.lasting().guests[table.table.sitting().map.at_table[next]].visitor;
        ASSERT_EQ(table.take(fold), "");
        EXPECT_FALSE(table.table.sitting().hand.drawing.has(next));
        for (int i = 0; i < 20 && !table.table.run().over; ++i) ASSERT_TRUE(table.pass());
        EXPECT_TRUE(table.table.run().over);
        EXPECT_EQ(table.chips(), 600);
    }
}

// Nobody bets before the draw is over: what is done before waits, and takes effect as soon as the last cards are out.
TEST(LiveTable, ActsBeforeTheDrawIsOverWait) {
    for (const bool stands_pat : {true, false}) {
        TestTable table(R"({"game": "single-draw", "clock": 20})");
        ASSERT_EQ(table.sit("ann", 1, "Ann", 200), "");
        ASSERT_EQ(table.sit("bo", 2, "Bo", 200), "");
        ASSERT_EQ(table.sit("cy", 3, "Cy", 200), "");
        ASSERT_TRUE(table.pass_until_turn());
        play_to_the_draw(table);
        const Sitting& sitting = table.table.sitting();
        const Seat opener = table.table.turn().seat; // Draws first, and bets first.
        const Seat second = next_after(sitting.hand.round.live, opener);
        const auto by = [&](Seat seat, const char* line) {
            Order order = table.act_order(line);
            order.visitor = table.table.lasting().guests[sitting.map.at_table[seat]].visitor;
            return table.take(order);
        };
        EXPECT_EQ(by(opener, "checks"), "");
        EXPECT_EQ(table.table.run().rulings.back().ruling.ruling.reason, Reason::held_out_of_turn);
        EXPECT_TRUE(table.table.run().rulings.back().ruling.text.ends_with("The draw comes first."));
        EXPECT_EQ(by(second, "bets 10"), "");
        for (int drawers = 3; drawers > 0; --drawers) {
            EXPECT_TRUE(table.table.turn().draws);
            const Seat drawer = table.table.turn().seat;
            ASSERT_EQ(table.act(stands_pat ? "stands pat" : "discards " + text(sitting.hand.hole[drawer][0])), "");
        }
        const std::vector<RulingLine>& then = table.table.run().rulings.back().ruling.then;
        ASSERT_EQ(then.size(), 2U);
        EXPECT_EQ(then[0].ruling.act, Act::check);
        EXPECT_EQ(then[1].ruling.act, Act::bet);
        EXPECT_EQ(sitting.hand.round.bet_to, Chips{10});
        EXPECT_FALSE(table.table.turn().draws);
        while (!table.table.run().over) ASSERT_TRUE(table.pass()) << table.why;
        EXPECT_EQ(table.chips(), 600);
    }
}

// Whoever draws first may fold instead, and would have been the first to bet.
TEST(LiveTable, WhoDrawsFirstMayFoldInstead) {
    TestTable table(R"({"game": "single-draw", "clock": 20})");
    ASSERT_EQ(table.sit("ann", 1, "Ann", 200), "");
    ASSERT_EQ(table.sit("bo", 2, "Bo", 200), "");
    ASSERT_EQ(table.sit("cy", 3, "Cy", 200), "");
    ASSERT_TRUE(table.pass_until_turn());
    play_to_the_draw(table);
    const Seat first = table.table.turn().seat;
    ASSERT_EQ(table.act("folds"), "");
    EXPECT_FALSE(table.table.run().rulings.back().ruling.ruling.penalty);
    EXPECT_TRUE(table.table.run().rulings.back().ruling.text.ends_with(" folds."));
    EXPECT_FALSE(table.table.sitting().hand.round.live.has(first));
    while (!table.table.run().over) ASSERT_TRUE(table.pass()) << table.why;
    EXPECT_EQ(table.chips(), 600);
}

// The small bet of stud is twice the greater blind at every level, and the bring-in stays its part of that.
TEST(LiveTable, LevelsOfStudKeepTheBringInsPart) {
    const Settings settings = TestTable::read(
        R"({"game": "stud", "blinds": [5, 10], "levels": [{"blinds": [5, 10], "minutes": 10}, {"blinds": [50, 100], "minutes": 10}]})");
    EXPECT_EQ(settings.level.stakes.small_bet, Chips{20});
    EXPECT_EQ(settings.level.stakes.bring_in, Chips{10});
    const Level later = level_of(settings, settings.levels[1].blinds, settings.levels[1].ante);
    EXPECT_EQ(later.stakes.small_bet, Chips{200});
    EXPECT_EQ(later.stakes.big_bet, Chips{400});
    EXPECT_EQ(later.stakes.bring_in, Chips{100});
    EXPECT_EQ(later.ante, Chips{50});
}

// A clock that was called ends the turn before the table's own does, and that is the time that is told.
TEST(LiveTable, ACalledClockIsTheDeadline) {
    TestTable table(R"({"clock": 120})");
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    EXPECT_EQ(table.table.deadline(), table.table.turn_ends());
    table.now += 5000;
    Order clock = table.act_order("says \"clock\"");
    clock.visitor = clock.visitor == "ann" ? "bo" : "ann";
    ASSERT_EQ(table.take(clock), "");
    ASSERT_TRUE(table.table.deadline());
    EXPECT_LT(*table.table.deadline(), *table.table.turn_ends());
    EXPECT_EQ(table.table.deadline(), table.table.next_due());
}

// A line is the player's whose order it is, whatever others are called.
TEST(LiveTable, ANameMayReadLikeALine) {
    TestTable table;
    ASSERT_EQ(table.sit("ann", 1, "Ada", 200), "");
    ASSERT_EQ(table.sit("bo", 2, "Ada folds", 200), "");
    ASSERT_EQ(table.sit("cy", 3, "d db", 200), "");
    ASSERT_TRUE(table.pass_until_turn());
    EXPECT_EQ(table.act("folds"), "");
    EXPECT_EQ(table.act("folds"), "");
    EXPECT_TRUE(table.table.run().over);
}

TEST(LiveTable, TheFirstButtonIsAPlayers) {
    TestTable table(R"({"seats": 9})");
    ASSERT_EQ(table.sit("ann", 2, "Ann", 200), "");
    ASSERT_EQ(table.sit("bo", 3, "Bo", 200), "");
    ASSERT_EQ(table.sit("cy", 5, "Cy", 200), "");
    ASSERT_TRUE(table.pass_until_turn());
    EXPECT_EQ(table.table.sitting().deal.placing.button, Seat{4});
}

// A word binds: when time has run out, it is the least that it may be.
TEST(LiveTable, TheClockEndsTheTurnOfWhoOwesAnAmount) {
    for (const char* const rulebook : {"tda", "roberts", "wsop", "home"})
        for (const char* const structure : {"no_limit", "pot_limit", "fixed_limit"})
            for (const std::int64_t chips : {40, 200}) {
                const std::string where = std::string(rulebook) + ", " + structure;
                TestTable table(R"({"clock": 20, "rulebook": ")" + std::string(rulebook) + R"(", "structure": ")" + structure +
                                R"("})");
                ASSERT_EQ(table.sit("ann", 1, "Ann", chips), "");
                ASSERT_EQ(table.sit("bo", 2, "Bo", chips), "");
                ASSERT_TRUE(table.pass_until_turn());
                for (int i = 0; i < 30 && !table.table.run().over; ++i) {
                    const Seat late = table.table.turn().seat;
                    const Chips bet = table.table.sitting().hand.round.bet_to;
                    const bool said = table.act("says \"raise\"").empty() && table.table.turn().seat == late;
                    ASSERT_TRUE(table.pass()) << where << ": " << table.why;
                    if (said && !table.table.run().over && i == 0) {
                        EXPECT_GT(table.table.sitting().hand.round.bet_to, bet) << where;
                    }
                }
                EXPECT_EQ(table.chips(), 2 * chips);
            }
}

// An earlier chip pulled back binds to a call or a raise.
TEST(LiveTable, TheClockCallsForWhoMayNotFold) {
    TestTable table(R"({"clock": 20, "rulebook": "tda", "blinds": [5, 10]})");
    ASSERT_EQ(table.sit("ann", 1, "Ann", 1000), "");
    ASSERT_EQ(table.sit("bo", 2, "Bo", 1000), "");
    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("puts out 25x2"), "");
    ASSERT_EQ(table.act("raises to 200"), "");
    const Seat late = table.table.turn().seat;
    ASSERT_EQ(table.act("pulls back 25"), "");
    ASSERT_EQ(table.act("folds"), "");
    ASSERT_EQ(table.table.turn().seat, late) << "the fold is refused";
    ASSERT_TRUE(table.pass()) << table.why;
    EXPECT_TRUE(table.table.sitting().hand.round.live.has(late));
    EXPECT_EQ(table.chips(), 2000);
}

TEST(LiveTable, TalkHasAnEnd) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    EXPECT_NE(table.act("says \"" + std::string(300, 'h') + "\""), "");
    int heard = 0;
    while (heard < 1000 && table.act("says \"hm\"").empty()) ++heard;
    EXPECT_EQ(heard, 25);
    EXPECT_EQ(table.act("calls"), "");
    EXPECT_EQ(table.act("says \"well\""), "") << "the other may still talk";
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

TEST(LiveTable, ANameIsCountedInLetters) {
    TestTable table;
    EXPECT_EQ(table.sit("ann", 1, "äöüäöüäöüäöüäöü", 200), "");
    EXPECT_NE(table.sit("bo", 2, std::string(21, 'b'), 200), "");
    EXPECT_EQ(table.sit("bo", 2, std::string(20, 'b'), 200), "");
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
