// Hands that are over: told from the journal, the same before a restart and after it, and replayed as scenes.

#include <gtest/gtest.h>

#include "room/chapter.hpp"
#include "room/hand_files.hpp"
#include "room/scene_of.hpp"
#include "support/live_room.hpp"
#include "support/live_table.hpp"
#include "support/played_scene.hpp"

namespace floorman::room {
namespace {

using nlohmann::json;

std::string bots_of(std::string_view game) {
    return R"({"pace": 0, "think": 5, "seats": 4, "bots": 4, "game": ")" + std::string(game) + "\"}";
}

// What a visitor is told of all hands of the table, by `hands` and `hand`.
json told(TestRoom& room, const std::string& key, const std::string& who) {
    TestVisitor visitor(room, who);
    visitor.ask({{"do", "enter"}, {"table", key}});
    const json hands = visitor.ask({{"do", "hands"}})["hands"];
    json all = json::array({hands});
    for (const json& listed : hands) all.push_back(visitor.ask({{"do", "hand"}, {"hand", listed["number"]}})["history"]);
    return all;
}

TEST(FinishedHands, AreToldAfterARestartAsTheyWereBefore) {
    for (const std::string_view game : {"holdem", "omaha8", "stud", "triple-draw"}) {
        journal::MemoryJournal journal;
        std::string key;
        json before;
        std::int64_t now = 0;
        {
            TestRoom room(journal);
            key = room.room->make(bots_of(game), visitor_of("ann"), "here", true).value();
            room.settle();
            while (room.room->counts().hands < 3) room.pass(room.now + 50);
            before = told(room, key, "looks on");
            now = room.now;
        }
        ASSERT_GT(before.size(), 2U) << game;
        TestRoom room(journal);
        room.now = now;
        EXPECT_EQ(told(room, key, "looks on"), before) << game;
    }
}

TEST(FinishedHands, ShowEachPlayerTheOwnCardsAfterARestart) {
    journal::MemoryJournal journal;
    std::string key;
    json before;
    {
        TestRoom room(journal);
        key = room.room->make(R"({"pace": 0})", visitor_of("ann"), "here").value();
        TestVisitor ann(room, "ann");
        TestVisitor bo(room, "bo");
        ann.ask({{"do", "enter"}, {"table", key}});
        bo.ask({{"do", "enter"}, {"table", key}});
        ann.ask({{"do", "sit"}, {"seat", 1}, {"name", "Ann"}, {"chips", 200}});
        bo.ask({{"do", "sit"}, {"seat", 2}, {"name", "Bo"}, {"chips", 200}});
        room.pass(room.now + 5000);
        ann.take();
        bo.take();
        TestVisitor& first = ann.update["hand"]["awaits"]["who"] == "Ann" ? ann : bo;
        ASSERT_TRUE(first.act("folds").contains("done"));
        before = told(room, key, "ann");
    }
    TestRoom room(journal);
    const json after = told(room, key, "ann");
    EXPECT_EQ(after, before);
    EXPECT_EQ(after[1]["scene"]["hole_cards"]["Bo"], "????");
    EXPECT_EQ(after[1]["scene"]["hole_cards"]["Ann"].get<std::string>().find('?'), std::string::npos);
    TestVisitor ann(room, "ann");
    ann.ask({{"do", "enter"}, {"table", key}});
    EXPECT_EQ(ann.ask({{"do", "hand"}, {"hand", 7}})["refused"], "There is no hand of that number that is over.");
}

TEST(FinishedHands, AreListedFiftyAtATime) {
    journal::MemoryJournal journal;
    TestRoom room(journal, {.messages = 100'000, .burst = 100'000});
    const std::string key = room.room->make(bots_of("holdem"), visitor_of("ann"), "here", true).value();
    while (room.room->counts().hands < 60) room.pass(room.now + 1000);
    TestVisitor visitor(room, "looks on");
    visitor.ask({{"do", "enter"}, {"table", key}});
    const json latest = visitor.ask({{"do", "hands"}})["hands"];
    ASSERT_EQ(latest.size(), 50U);
    const int least = latest.back()["number"];
    EXPECT_EQ(latest.front()["number"], least + 49);
    EXPECT_EQ(visitor.ask({{"do", "hands"}, {"before", least}})["hands"].front()["number"], least - 1);
    EXPECT_EQ(visitor.ask({{"do", "hand"}, {"hand", 1}})["history"]["number"], 1);
}

// Under the TDA's rules who is not there posts, and the hand is dead (article: absent players): a program that knows PHH alone reads it.
TEST(FinishedHands, OfWhoeverIsNotThereAreWrittenInTurn) {
    for (const std::string_view name : {"holdem", "triple-draw"}) {
        TestTable table(R"({"game": ")" + std::string(name) + "\"}");
        ASSERT_EQ(table.sit("ann", 1, "Ann", 200), "");
        ASSERT_EQ(table.sit("bo", 2, "Bo", 200), "");
        ASSERT_EQ(table.sit("cy", 3, "Cy", 200), "");
        ASSERT_EQ(table.order(OrderKind::sit_out, "bo", 0), "");
        for (int hands = 0; hands < 3;) {
            if (table.table.turn().seat.exists())
                ASSERT_EQ(table.act(table.table.turn().draws ? "stands pat" : "cc"), "");
            else
                ASSERT_TRUE(table.pass()) << table.why;
            if (!table.table.run().over) continue;
            ++hands;
            const HandRun& run = table.table.run();
            EXPECT_NE(phh_of(run, table.table.rules(), no_seat), "");
            const Result<Spot, SceneError> spot = read_scene(scene_of(run, table.table.settings(), no_seat), "scene.json");
            ASSERT_TRUE(spot.ok()) << spot.error().what;
            EXPECT_EQ(spot->absent.count(), 1);
        }
    }
}

// A fold out of turn waits in PHH for its turn.
TEST(FinishedHands, WithAFoldOutOfTurnAreWrittenInTurn) {
    TestTable table;
    ASSERT_EQ(table.sit("ann", 1, "Ann", 200), "");
    ASSERT_EQ(table.sit("bo", 2, "Bo", 200), "");
    ASSERT_EQ(table.sit("cy", 3, "Cy", 200), "");
    ASSERT_TRUE(table.pass_until_turn());
    const Seat second = next_after(table.table.sitting().hand.round.live, table.table.turn().seat);
    Order fold = table.act_order("folds");
    fold.visitor = table.table.lasting().guests[table.table.sitting().map.at_table[second]].visitor;
    ASSERT_EQ(table.take(fold), "");
    ASSERT_EQ(table.act("calls"), "");
    while (!table.table.run().over) ASSERT_TRUE(table.pass()) << table.why;
    const std::string phh = phh_of(table.table.run(), table.table.rules(), no_seat);
    EXPECT_NE(phh.find("'p3 cc', 'p1 f'"), std::string::npos) << phh;
}

// Every card that a player drew is in the player's scene, and the scene ends as the hand did.
TEST(FinishedHands, OfDrawGamesReplayWithTheNewCards) {
    for (const std::string_view name : {"draw", "single-draw", "triple-draw", "badugi"}) {
        TestTable table(R"({"seats": 4, "bots_alone": true, "think": 0, "pace": 0, "game": ")" + std::string(name) + "\"}");
        for (int seat = 1; seat <= 4; ++seat) ASSERT_EQ(table.bot(seat), "");
        int drawn = 0;
        while (table.table.run().number < 10 || !table.table.run().over) {
            ASSERT_TRUE(table.pass()) << name << table.why;
            if (!table.table.run().over) continue;
            const HandRun run = hand_of(chapter_of(table.table.run()), table.table).value();
            for (const Seat viewer : run.end.dealt_in) {
                const std::string scene = scene_of(run, table.table.settings(), viewer);
                const Result<Spot, SceneError> spot = read_scene(scene, "scene.json");
                ASSERT_TRUE(spot.ok()) << spot.error().what << scene;
                const Report report = played_under(*spot, "tda");
                EXPECT_TRUE(report.hand_over) << scene;
                for (const RulingLine& line : report.rulings)
                    EXPECT_NE(line.ruling.verdict, Ruled::refused) << line.text << scene;
                EXPECT_EQ(report.hole_cards[viewer], run.end.hole[viewer]) << scene;
                drawn += scene.find("d dh ") != std::string::npos;
            }
        }
        EXPECT_GT(drawn, 0) << name;
    }
}

} // namespace
} // namespace floorman::room
