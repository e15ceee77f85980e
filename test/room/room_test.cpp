// A room: messages in, answers and updates out, with a journal behind it.

#include <gtest/gtest.h>

#include "room/digest.hpp"
#include "support/live_room.hpp"

namespace floorman::room {
namespace {

using nlohmann::json;

std::string made(TestRoom& room, const std::string& settings = R"({"pace": 0, "think": 0})", bool alone = false) {
    const Result<std::string, RoomFault> key = room.room->make(settings, visitor_of("ann"), "here", alone);
    room.settle();
    return key.ok() ? *key : "refused: " + key.error().what;
}

struct TwoAtATable {
    journal::MemoryJournal journal;
    TestRoom room{journal};
    std::string key = made(room);
    TestVisitor ann{room, "ann"};
    TestVisitor bo{room, "bo"};

    TwoAtATable() {
        ann.ask({{"do", "enter"}, {"table", key}});
        bo.ask({{"do", "enter"}, {"table", key}});
        ann.ask({{"do", "sit"}, {"seat", 1}, {"name", "Ann"}, {"chips", 200}});
        bo.ask({{"do", "sit"}, {"seat", 2}, {"name", "Bo"}, {"chips", 200}});
        room.pass(room.now + 5000);
        ann.take();
        bo.take();
    }
    // Whoever is to act.
    TestVisitor& turn() { return ann.update["hand"]["awaits"]["who"] == "Ann" ? ann : bo; }
    void act(const std::string& line) {
        const json answer = turn().act(line);
        ASSERT_TRUE(answer.contains("done")) << answer;
        room.settle();
        ann.take();
        bo.take();
    }
};

TEST(Room, TwoVisitorsPlayAHand) {
    TwoAtATable two;
    ASSERT_EQ(two.ann.update["hand"]["number"], 1);
    two.act("raises to 6");
    EXPECT_EQ(two.bo.update["hand"]["report"]["to_call"], 4);
    EXPECT_EQ(two.bo.update["rulings"][0]["ruling"]["verdict"], "stands");
    two.act("folds");
    EXPECT_TRUE(two.ann.update["hand"]["over"]);
    EXPECT_EQ(two.ann.update["hand"]["winners"].size(), 1U);
    std::int64_t chips = 0;
    for (const json& person : two.ann.update["people"]) chips += person["stack"].get<std::int64_t>();
    EXPECT_EQ(chips, 400);
}

TEST(Room, AStaleMessageDoesNothing) {
    TwoAtATable two;
    TestVisitor& first = two.turn();
    const json before = first.update;
    two.act("calls");
    first.update = before;
    const json answer = first.act("folds");
    EXPECT_TRUE(answer["stale"]);
    EXPECT_EQ(answer["refused"], "That was for the turn before. Nothing was done.");
}

TEST(Room, CardsAreForTheirSeatAlone) {
    TwoAtATable two;
    TestVisitor carl(two.room, "carl");
    carl.ask({{"do", "enter"}, {"table", two.key}});
    EXPECT_EQ(carl.update["hand"]["cards"]["Ann"], json({"??", "??"}));
    EXPECT_EQ(two.ann.update["hand"]["cards"]["Bo"], json({"??", "??"}));
    EXPECT_NE(two.ann.update["hand"]["cards"]["Ann"][0], "??");
    EXPECT_EQ(carl.update["watching"], 1);
    EXPECT_TRUE(carl.update["you"]["seat"].is_null());
}

TEST(Room, AnyBytesAreAnsweredInOneSentence) {
    TwoAtATable two;
    for (const std::string& bytes : std::vector<std::string>{
             "", "{", "[]", "null", "{\"do\": 7}", "{\"do\": \"act\"}", std::string(5000, '{'), "\xff\xfe",
             "{\"do\": \"act\", \"hand\": 1e99, \"input\": -5, \"line\": []}", "{\"do\": \"sit\", \"seat\": 999999999999}",
             "{\"do\": \"give_chips\", \"seat\": 1, \"chips\": \"many\"}", "{\"do\": \"level\", \"blinds\": [1]}"}) {
        two.ann.outlet.messages.clear();
        two.room.now += 1000;
        two.ann.visit.heard(bytes);
        two.room.settle();
        ASSERT_FALSE(two.ann.outlet.messages.empty()) << bytes;
        const json answer = json::parse(two.ann.outlet.messages.front());
        ASSERT_TRUE(answer.contains("refused")) << bytes;
        EXPECT_EQ(answer["refused"].get<std::string>().find("TOML"), std::string::npos) << answer; // A message is never that.
    }
}

TEST(Room, TheNumbersOfAMessageAreWholeOnes) {
    TwoAtATable two;
    for (const std::string& bytes :
         std::vector<std::string>{R"({"do": "start"})", R"({"id": 1.5, "do": "start"})", R"({"id": "x", "do": "start"})",
                                  R"({"id": 99999999999999999999, "do": "start"})",
                                  R"({"id": 7, "do": "act", "hand": 1.5, "input": 0, "line": "folds"})",
                                  R"({"id": 7, "do": "sit", "seat": 1.9, "name": "Cy", "chips": 200})"}) {
        two.ann.outlet.messages.clear();
        two.ann.visit.heard(bytes);
        two.room.settle();
        ASSERT_FALSE(two.ann.outlet.messages.empty()) << bytes;
        const std::string why = json::parse(two.ann.outlet.messages.front())["refused"];
        EXPECT_NE(why.find("whole number"), std::string::npos) << bytes << ": " << why;
    }
}

TEST(Room, AFloodOfMessagesIsRefused) {
    TwoAtATable two;
    json last;
    for (int i = 0; i < 200; ++i) last = two.ann.ask({{"do", "hands"}});
    EXPECT_EQ(last["refused"], "That is too many messages at once. Wait a moment.");
    two.room.now += 5000;
    EXPECT_TRUE(two.ann.ask({{"do", "hands"}}).contains("done"));
}

TEST(Room, AHandThatIsOverMayBeSeenAgain) {
    TwoAtATable two;
    two.act("calls");
    two.act("checks");
    while (!two.ann.update["hand"]["over"].get<bool>()) two.act("checks");
    const json hand = two.ann.ask({{"do", "hand"}, {"hand", 1}})["history"];
    EXPECT_EQ(hand["players"], json({"Ann", "Bo"})); // The button is in the last seat that is taken.
    ASSERT_TRUE(hand["phh"].is_string());
    EXPECT_NE(hand["phh"].get<std::string>().find("variant = 'NT'"), std::string::npos);
    EXPECT_EQ(hand["deal"]["commitments"].size(), 52U);
    EXPECT_GE(hand["deal"]["openings"].size(), 7U);
    EXPECT_EQ(hand["scene"]["actions"][0], "Bo calls");
    EXPECT_EQ(two.bo.ask({{"do", "hands"}})["hands"][0]["number"], 1);
}

TEST(Room, SeatsByInvitationAreForTheInvited) {
    journal::MemoryJournal journal;
    TestRoom room(journal);
    const std::string key = made(room, R"({"invited_only": true})");
    TestVisitor ann(room, "ann");
    TestVisitor bo(room, "bo");
    ann.ask({{"do", "enter"}, {"table", key}});
    bo.ask({{"do", "enter"}, {"table", key}});
    json sit{{"do", "sit"}, {"seat", 2}, {"name", "Bo"}, {"chips", 200}};
    EXPECT_TRUE(bo.ask(sit).contains("refused"));
    EXPECT_TRUE(bo.ask({{"do", "invite"}}).contains("refused"));
    sit["invite"] = ann.ask({{"do", "invite"}})["invite"];
    EXPECT_TRUE(bo.ask(sit).contains("done"));
    TestVisitor carl(room, "carl");
    carl.ask({{"do", "enter"}, {"table", key}});
    sit["seat"] = 3;
    sit["name"] = "Carl";
    EXPECT_TRUE(carl.ask(sit).contains("refused")); // It was good for one seat.
    sit["invite"] = ann.ask({{"do", "invite"}})["invite"];
    room.now += 25 * 3600 * 1000;
    EXPECT_TRUE(carl.ask(sit).contains("refused")); // And for a day.
}

TEST(Room, InvitationsAreGoodAfterARestart) {
    journal::MemoryJournal journal;
    std::string key;
    std::vector<std::string> links;
    std::int64_t now = 0;
    {
        TestRoom room(journal);
        key = made(room, R"({"invited_only": true})");
        TestVisitor ann(room, "ann");
        ann.ask({{"do", "enter"}, {"table", key}});
        for (int i = 0; i < 3; ++i) links.push_back(ann.ask({{"do", "invite"}})["invite"]);
        TestVisitor bo(room, "bo");
        bo.ask({{"do", "enter"}, {"table", key}});
        json sit{{"do", "sit"}, {"seat", 2}, {"name", "Bo"}, {"chips", 200}, {"invite", links[0]}};
        EXPECT_TRUE(bo.ask(sit).contains("done"));
        now = room.now;
    }
    const std::vector<journal::Record> records = journal.read(key, 0).value();
    for (const journal::Record& record : records)
        for (const std::string& link : links) EXPECT_EQ(record.body.find(link), std::string::npos) << "a key is nobody's to read";
    TestRoom room(journal);
    room.now = now;
    TestVisitor carl(room, "carl");
    carl.ask({{"do", "enter"}, {"table", key}});
    json sit{{"do", "sit"}, {"seat", 3}, {"name", "Carl"}, {"chips", 200}, {"invite", links[0]}};
    EXPECT_TRUE(carl.ask(sit).contains("refused")); // It was good for one seat.
    sit["invite"] = links[1];
    EXPECT_TRUE(carl.ask(sit).contains("done"));
    TestVisitor dee(room, "dee");
    dee.ask({{"do", "enter"}, {"table", key}});
    sit["seat"] = 4;
    sit["name"] = "Dee";
    sit["invite"] = links[2];
    room.now += 25 * 3600 * 1000;
    EXPECT_TRUE(dee.ask(sit).contains("refused")); // And for a day.
}

TEST(Room, TablesGoOnAfterARestart) {
    journal::MemoryJournal journal;
    std::string key;
    std::uint64_t before = 0;
    std::int64_t now = 0;
    int input = 0;
    {
        TestRoom room(journal);
        key = made(room, R"({"pace": 0, "think": 5, "seats": 4, "bots": 4})", true);
        room.pass(room.now + 10'000);
        now = room.now;
        ASSERT_GT(room.room->table(key)->run().number, 3);
        before = digest(room.room->table(key)->sitting());
        input = room.room->table(key)->run().input;
    }
    TestRoom room(journal);
    room.now = now;
    EXPECT_EQ(room.error, "");
    const LiveTable* const table = room.room->table(key);
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(digest(table->sitting()), before);
    EXPECT_EQ(table->run().input, input);
    const int hands = table->run().number;
    room.pass(room.now + 10'000);
    EXPECT_GT(room.room->table(key)->run().number, hands);
}

// Who comes back after a restart hears that a hand ended meanwhile.
TEST(Room, AHandThatEndedBeforeARestartWasSkipped) {
    journal::MemoryJournal journal;
    std::string key;
    {
        TestRoom room(journal);
        key = made(room);
        TestVisitor ann(room, "ann");
        TestVisitor bo(room, "bo");
        for (TestVisitor* const one : {&ann, &bo}) one->ask({{"do", "enter"}, {"table", key}});
        ann.ask({{"do", "sit"}, {"seat", 1}, {"name", "Ann"}, {"chips", 200}});
        bo.ask({{"do", "sit"}, {"seat", 2}, {"name", "Bo"}, {"chips", 200}});
        room.pass(room.now + 5000);
        ann.take();
        bo.take();
        ASSERT_EQ(ann.update["hand"]["number"], 1);
        TestVisitor& turn = ann.update["hand"]["awaits"]["who"] == "Ann" ? ann : bo;
        ASSERT_TRUE(turn.act("folds").contains("done"));
        room.settle();
        ann.take();
        ASSERT_TRUE(ann.update["hand"]["over"].get<bool>());
    }
    TestRoom room(journal);
    TestVisitor carl(room, "carl");
    carl.ask({{"do", "enter"}, {"table", key}, {"from", 2}});
    EXPECT_TRUE(carl.update["skipped"].get<bool>());
    TestVisitor dee(room, "dee");
    dee.ask({{"do", "enter"}, {"table", key}, {"from", carl.update["seq"]}});
    EXPECT_FALSE(dee.update["skipped"].get<bool>());
}

TEST(Room, ATableWhoseRecordsJudgeOtherwiseNowIsHeld) {
    journal::MemoryJournal journal;
    std::string key;
    {
        TwoAtATable two;
        key = two.key;
        const std::vector<journal::Record> records = two.journal.read(key, 0).value();
        journal::Append append;
        append.table = key;
        for (const journal::Record& record : records) append.bodies.push_back(record.body);
        std::string& last = append.bodies.back();
        const std::size_t at = last.find("\"digest\": \"") + 11;
        last[at] = last[at] == 'a' ? 'b' : 'a';
        ASSERT_EQ(journal.append(append).outcome, journal::Outcome::done);
    }
    TestRoom room(journal);
    TestVisitor ann(room, "ann");
    ann.ask({{"do", "enter"}, {"table", key}});
    EXPECT_NE(ann.told.find("held"), std::string::npos);
    EXPECT_TRUE(ann.ask({{"do", "start"}}).contains("refused"));
}

TEST(Room, WhatTheDiskRefusesHasNotHappened) {
    struct Failing : journal::MemoryJournal {
        bool fails = false;
        std::vector<journal::Appended> append_all(std::span<const journal::Append> appends) override {
            if (!fails) return MemoryJournal::append_all(appends);
            return std::vector<journal::Appended>(appends.size(), {journal::Outcome::failed, 0, "the disk is full"});
        }
    };
    Failing journal;
    TestRoom room(journal);
    const std::string key = made(room);
    TestVisitor ann(room, "ann");
    ann.ask({{"do", "enter"}, {"table", key}});
    journal.fails = true;
    const json answer = ann.ask({{"do", "sit"}, {"seat", 1}, {"name", "Ann"}, {"chips", 200}});
    EXPECT_EQ(answer["refused"], "It could not be written down, so it has not happened.");
    EXPECT_NE(ann.told.find("the disk is full"), std::string::npos);
    // Whoever comes now is answered, and told why nothing goes on.
    TestVisitor bo(room, "bo");
    EXPECT_TRUE(bo.ask({{"do", "enter"}, {"table", key}}).contains("done"));
    EXPECT_NE(bo.told.find("the disk is full"), std::string::npos);
    journal.fails = false;
    EXPECT_TRUE(ann.ask({{"do", "release"}}).contains("done"));
    EXPECT_EQ(ann.update["people"].size(), 0U);
}

TEST(Room, WhatTheWriterDoesNotTakeHasNotHappened) {
    journal::MemoryJournal journal;
    TestRoom room(journal);
    const std::string key = made(room);
    TestVisitor ann(room, "ann");
    ann.ask({{"do", "enter"}, {"table", key}});
    room.writer.stop();
    const json answer = ann.ask({{"do", "sit"}, {"seat", 1}, {"name", "Ann"}, {"chips", 200}});
    EXPECT_EQ(answer["refused"], "It could not be written down, so it has not happened.");
    EXPECT_NE(ann.told.find("the journal takes nothing more"), std::string::npos);
    EXPECT_FALSE(room.room->make("{}", visitor_of("ann"), "here").ok());
    EXPECT_EQ(room.room->tables(), 1U);
}

// However slow the disk is, a table of bots is one order ahead of it and no more.
TEST(Room, ATableGoesOnFromWhatIsDurable) {
    struct Slow : journal::MemoryJournal {
        std::mutex gate;
        std::vector<journal::Appended> append_all(std::span<const journal::Append> appends) override {
            const std::scoped_lock lock(gate);
            return MemoryJournal::append_all(appends);
        }
    };
    Slow journal;
    TestRoom room(journal);
    const std::string key = made(room, R"({"pace": 0, "think": 5, "seats": 4, "bots": 4})", true);
    room.pass(room.now + 100);
    const std::uint64_t durable = room.room->seqs(key).durable;
    {
        const std::scoped_lock shut(journal.gate);
        for (int i = 0; i < 20; ++i) {
            room.now += 100;
            EXPECT_FALSE(room.room->tick());
        }
        EXPECT_EQ(room.room->seqs(key).last, durable + 1);
        EXPECT_FALSE(room.room->next_due()) << "only the disk can go on";
    }
    room.pass(room.now + 100);
    EXPECT_GT(room.room->seqs(key).durable, durable + 2);
}

TEST(Room, NobodyButTheHostUndoes) {
    TwoAtATable two;
    two.act("calls");
    EXPECT_TRUE(two.bo.ask({{"do", "undo"}, {"hand", 1}, {"input", 0}}).contains("refused"));
    EXPECT_TRUE(two.ann.ask({{"do", "undo"}, {"hand", 1}, {"input", 0}}).contains("done"));
    EXPECT_EQ(two.ann.update["hand"]["undone"], 1);
    EXPECT_EQ(two.ann.update["rulings"].size(), 0U);
}

TEST(Room, ASettingThatIsNoneIsSaid) {
    journal::MemoryJournal journal;
    TestRoom room(journal);
    for (const char* settings :
         {"[]", "{\"seats\": 40}", "{\"game\": \"bridge\"}", "{\"blinds\": [2, 1]}", "{\"nosuch\": 1}", "{\"rulebook\": \"x\"}",
          "{\"clock\": -1}", "{\"levels\": [{}]}", "{\"name\": \"\\u0001\"}", "{\"buy_in\": [0, 0]}"})
        EXPECT_TRUE(made(room, settings).starts_with("refused: ")) << settings;
}

} // namespace
} // namespace floorman::room
