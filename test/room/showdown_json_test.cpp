// How a live hand's showdown is told: every chip of every pot, who shows first and why, odd chips.

#include <gtest/gtest.h>
#include <map>

#include <nlohmann/json.hpp>

#include "cards/card_set.hpp"
#include "cards/high.hpp"
#include "room/showdown_json.hpp"
#include "support/live_table.hpp"

namespace floorman::room {
namespace {

using nlohmann::json;

json told(const TestTable& table) { return json::parse(showdown_json(table.table.run(), table.table.rules())); }

TEST(Showdown, IsToldOnlyWhereHandsWereShown) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    EXPECT_TRUE(told(table).is_null());
    ASSERT_EQ(table.act("folds"), "");
    ASSERT_TRUE(table.table.run().over);
    EXPECT_TRUE(told(table).is_null());
}

TEST(Showdown, SaysWhoShowsFirstAndWhy) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("calls"), "");
    while (!table.table.run().over) ASSERT_EQ(table.act("checks"), "");
    const json checked = told(table);
    EXPECT_EQ(checked["why"], "position");
    EXPECT_EQ(checked["first"],
              table.table.name_in_hand(next_after(table.table.run().end.round.live, table.table.run().end.button)));
    EXPECT_NE(std::find(checked["cites"].begin(), checked["cites"].end(), "TDA-2026 18"), checked["cites"].end());

    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("is all in"), "");
    ASSERT_EQ(table.act("calls"), "");
    ASSERT_TRUE(table.table.run().over);
    EXPECT_EQ(told(table)["why"], "all_up");
    EXPECT_TRUE(told(table)["first"].is_null());
}

TEST(Showdown, NamesTheHandThatWon) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("is all in"), "");
    ASSERT_EQ(table.act("calls"), "");
    const HandRun& run = table.table.run();
    ASSERT_TRUE(run.over);
    const json showdown = told(table);
    for (const json& share : showdown["pots"][0]["high"]) {
        Seat seat = no_seat;
        for (const Seat other : SeatSet::first(run.spot.setup.seats))
            if (share["name"] == table.table.name_in_hand(other)) seat = other;
        CardSet cards;
        for (const Card card : run.end.hole[seat]) cards.add(card);
        for (const Card card : run.end.board) cards.add(card);
        EXPECT_EQ(share["hand"], high_in_words(high_of(cards)));
    }
}

TEST(Showdown, NamesHandsThatWereShownAlone) {
    for (const std::string game : {"holdem", "omaha8"}) {
        TestTable table(R"({"seats": 4, "bots_alone": true, "think": 0, "pace": 0, "game": ")" + game + "\"}");
        for (int seat = 1; seat <= 4; ++seat) ASSERT_EQ(table.bot(seat), "");
        while (table.table.run().number < 200) {
            ASSERT_TRUE(table.pass()) << table.why;
            const HandRun& run = table.table.run();
            if (!run.over) continue;
            const json showdown = told(table);
            if (showdown.is_null()) continue;
            for (const json& pot : showdown["pots"])
                for (const std::string side : {"high", "low"})
                    for (const json& share : pot[side])
                        for (const Seat seat : run.end.dealt_in) {
                            if (share["name"] != table.table.name_in_hand(seat)) continue;
                            EXPECT_EQ(share["hand"] == "", !run.end.shown.has(seat)) << share;
                        }
        }
    }
}

TEST(Showdown, AccountsForEveryChip) {
    int showdowns = 0;
    int odd = 0;
    for (const std::string game : {"holdem", "omaha8", "stud", "stud8", "badugi"}) {
        TestTable table(R"({"seats": 4, "bots_alone": true, "think": 0, "pace": 0, "game": ")" + game + "\"}");
        for (int seat = 1; seat <= 4; ++seat) ASSERT_EQ(table.bot(seat), "");
        // Decks are drawn anew each time: split pots of hi-lo go on until one has an odd chip.
        while (table.table.run().number < 60 || (game == "omaha8" && odd == 0 && table.table.run().number < 5000)) {
            ASSERT_TRUE(table.pass()) << table.why;
            if (!table.table.run().over) continue;
            const json showdown = told(table);
            if (showdown.is_null()) continue;
            ++showdowns;
            std::map<std::string, std::int64_t> won;
            for (const json& pot : showdown["pots"]) {
                std::int64_t shared = 0;
                for (const std::string side : {"high", "low"})
                    for (const json& share : pot[side]) {
                        won[share["name"]] += share["chips"].get<std::int64_t>();
                        shared += share["chips"].get<std::int64_t>();
                    }
                EXPECT_EQ(shared, pot["amount"].get<std::int64_t>()) << pot;
                odd += static_cast<int>(pot["odd"].size());
            }
            std::map<std::string, std::int64_t> winners;
            for (const Winner& winner : table.table.run().winners)
                if (winner.chips > no_chips) winners[winner.name] = winner.chips.count;
            EXPECT_EQ(won, winners) << game << showdown;
        }
    }
    EXPECT_GT(showdowns, 50);
    EXPECT_GT(odd, 0);
}

TEST(Log, WhatHappensStandsAfterTheRulingThatMadeIt) {
    TestTable table;
    table.two_players();
    ASSERT_TRUE(table.pass_until_turn());
    ASSERT_EQ(table.act("calls"), "");
    ASSERT_EQ(table.act("checks"), "");
    for (const Happening& one : table.table.run().happened) {
        const EventKind kind = one.event.kind;
        if (kind == EventKind::blind || kind == EventKind::dealt_down) { EXPECT_EQ(one.after, 0U); }
        if (kind == EventKind::acted) { EXPECT_GE(one.after, 1U); }
        if (kind == EventKind::dealt_board) { EXPECT_EQ(one.after, 2U); }
    }
}

} // namespace
} // namespace floorman::room
