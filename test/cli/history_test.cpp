// floorman verify and floorman replay, as people call them.

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/progress.hpp"
#include "cli/run.hpp"

namespace floorman::cli {
namespace {

using Json = nlohmann::json;

constexpr std::string_view good = "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
                                  "starting_stacks = [100, 100, 100]\nplayers = ['Ann', 'Ben', 'Cy']\n"
                                  "actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 QsQd', 'p3 cbr 6', 'p1 f', 'p2 f']\n";
constexpr std::string_view bad = "variant = 'NT'\nblinds_or_straddles = [1, 2, 0]\nstarting_stacks = [100, 100, 100]\n"
                                 "actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 QsQd', 'p3 cbr 3']\n";

// `count` hands, of which every tenth is illegal.
std::string many(int count) {
    std::string text;
    for (int i = 1; i <= count; ++i) {
        text += "[" + std::to_string(i) + "]\n";
        text += i % 10 == 0 ? bad : good;
    }
    return text;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Verify, SaysThatAllIsInOrder) {
    const Ran ran = floorman_with("verify " + write_file("good.phh", good));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "1 hand: 1 ok, 0 illegal, 0 unreadable\n");
    EXPECT_EQ(ran.err, "");
}

TEST(Verify, TellsFileLineHandActAndRule) {
    const std::string file = write_file("bad.phhs", std::string("[4]\n").append(bad));
    const Ran ran = floorman_with("verify " + file);
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(ran.out.starts_with(file + ":5: hand 4, act 4: p3 bets or raises to 3, but the least here is 4. "
                                           "p3 may fold, call 2 or raise to 4 to 100. (4.8, "))
        << ran.out;
    EXPECT_TRUE(has(ran.out, "\n1 hand: 0 ok, 1 illegal, 0 unreadable\n")) << ran.out;
}

TEST(Verify, PrintsOneObject) {
    const std::string file = write_file("mixed.phhs",
                                        std::string("[1]\n").append(good).append("[2]\n").append(bad).append("[3]\nx\n"));
    const Ran ran = floorman_with("verify --json " + file);
    EXPECT_EQ(ran.status, 1);
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["hands"], 3);
    EXPECT_EQ(json["ok"], 1);
    EXPECT_EQ(json["illegal"], 1);
    EXPECT_EQ(json["unreadable"], 1);
    ASSERT_EQ(json["problems"].size(), 2U);
    EXPECT_EQ(json["problems"][0]["file"], file);
    EXPECT_EQ(json["problems"][0]["hand"], 2);
    EXPECT_EQ(json["problems"][0]["action"], 4);
    EXPECT_EQ(json["problems"][0]["cites"][0], "4.8");
    EXPECT_EQ(json["problems"][1]["action"], nullptr);
    EXPECT_EQ(json["problems"][1]["line"], 15);
}

TEST(Verify, ANumberedHandHasItsNumberWhateverIsWrongWithIt) {
    const std::string hand = "variant = 'NT'\nblinds_or_straddles = [1, 2]\nstarting_stacks = [100, 100]\n";
    const std::string file = write_file("wrong.phhs", "[1]\n" + hand +
                                                          "actions = ['d dh p1 AsKs', 'd dh p2 QdQh', 'p1 f']\n[2]\n" + hand +
                                                          "actions = ['p1 zz']\n[3]\n" + hand + "antes = {}\n");
    const Json json = Json::parse(floorman_with("verify --json " + file).out);
    ASSERT_EQ(json["problems"].size(), 3U);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(json["problems"][static_cast<std::size_t>(i)]["hand"], i + 1);
    std::istringstream lines(floorman_with("replay --json " + file).out);
    int number = 0;
    for (std::string line; std::getline(lines, line);) EXPECT_EQ(Json::parse(line)["hand"], ++number);
    EXPECT_EQ(number, 3);
}

TEST(Verify, IsTheSameByOneAndBySeveral) {
    const std::string file = write_file("many.phhs", many(6'000));
    for (const std::string form : {"", "--json "}) {
        const Ran one = floorman_with("verify -j1 " + form + file);
        const Ran several = floorman_with("verify -j5 " + form + file);
        EXPECT_EQ(one.status, 1);
        EXPECT_EQ(one.out, several.out);
    }
    EXPECT_EQ(Json::parse(floorman_with("verify --json -j3 " + file).out)["illegal"], 600);
}

TEST(Verify, ReadsFoldersInOrderAndPassesOverWhatHoldsNoHands) {
    const std::string folder = scratch().path("folder");
    std::filesystem::create_directories(folder + "/inner");
    std::ofstream(folder + "/b.phh") << good;
    std::ofstream(folder + "/a.phh") << bad;
    std::ofstream(folder + "/inner/c.phhs") << "[1]\n" << bad;
    std::ofstream(folder + "/readme.txt") << "What these hands are.\n";
    std::ofstream(folder + "/script.py") << "print(1)\n";
    const Ran ran = floorman_with("verify " + folder);
    EXPECT_EQ(ran.status, 1);
    EXPECT_LT(ran.out.find(folder + "/a.phh:"), ran.out.find(folder + "/inner/c.phhs:")) << ran.out;
    EXPECT_TRUE(has(ran.out, "3 hands: 1 ok, 2 illegal, 0 unreadable\n")) << ran.out;
    EXPECT_TRUE(has(ran.out, "1 file holds no hands and was passed over\n")) << ran.out;
}

TEST(Verify, WhatCannotBeReadIsTold) {
    const std::string text = write_file("notes.txt", "Dear diary\n");
    for (const std::string& path : {std::string("nowhere.phh"), text, write_file("empty.phh", "")}) {
        const Ran ran = floorman_with("verify " + path);
        EXPECT_EQ(ran.status, 1) << path;
        EXPECT_FALSE(ran.out.empty() && ran.err.empty());
    }
    EXPECT_TRUE(has(floorman_with("verify " + text).out, "is no hand history of a format known here"));
    const Ran empty = floorman_with("verify " + write_file("empty.phh", ""));
    EXPECT_TRUE(has(empty.err, "there is no hand")) << empty.err;
}

TEST(Verify, ReadsStandardInput) {
    const Ran ran = run_script("\"$FLOORMAN\" verify - < " + write_file("in.phh", good));
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
}

TEST(Verify, CtrlCStopsItAndTellsWhatWasJudged) {
    // The pipe never ends: only the signal does.
    const Ran ran = run_script("mkfifo " + scratch().path("pipe") + "; (while :; do cat " + write_file("loop.phhs", many(2'000)) +
                               "; done > " + scratch().path("pipe") + ") 2>/dev/null & feeder=$!\n\"$FLOORMAN\" verify --json " +
                               scratch().path("pipe") +
                               " & reader=$!\nsleep 1\nkill -INT $reader\nwait $reader; status=$?\n"
                               "kill $feeder 2>/dev/null\nexit $status");
    EXPECT_EQ(ran.status, 130);
    const Json json = Json::parse(ran.out, nullptr, false);
    ASSERT_FALSE(json.is_discarded()) << ran.out.substr(0, 400);
    EXPECT_EQ(json["interrupted"], true);
    EXPECT_EQ(json["hands"].get<std::int64_t>(),
              json["ok"].get<std::int64_t>() + json["illegal"].get<std::int64_t>() + json["unreadable"].get<std::int64_t>());
}

TEST(Replay, ShowsAHandStreetByStreet) {
    const Ran ran = floorman_with("replay " + write_file("good.phh", good));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "preflop\n  Ann posts 1\n  Ben posts 2\n")) << ran.out;
    EXPECT_TRUE(has(ran.out, "  Cy raises to 6\n  Ann folds\n  Ben folds\n  4 goes back to Cy\n")) << ran.out;
    EXPECT_TRUE(has(ran.out, "  Cy: 103 (+3)\n")) << ran.out;
}

TEST(Replay, SaysWhatTheHandsCameTo) {
    const Ran ran = floorman_with("replay " + write_file("shown.phh", R"(variant = "FO/8"
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [2, 2]
actions = ["d dh p1 AsKs2c3d", "d dh p2 QhQd9c9d", "p2 cc", "p1 sm AsKs2c3d", "p2 sm QhQd9c9d", "d db 4h5h8s", "d db Qs", "d db Td"]
)"));
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_TRUE(has(ran.out, "  p1 has ace high; an eight-five-four-deuce-ace low\n  p2 has three of a kind, queens\n"))
        << ran.out;
}

TEST(Replay, PrintsOneObjectAHand) {
    const Ran ran = floorman_with("replay --json " + write_file("good.phh", good));
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["ok"], true);
    EXPECT_EQ(json["variant"], "NT");
    EXPECT_EQ(json["final_stacks"], Json::parse(R"({"Ann": 99, "Ben": 98, "Cy": 103})"));
    EXPECT_EQ(json["pots"], Json::parse(R"([{"amount": 5, "eligible": ["Cy"]}])"));
    EXPECT_EQ(json["actions"].size(), 6U);
    EXPECT_EQ(json["why"], nullptr);
    const Json wrong = Json::parse(floorman_with("replay --json " + write_file("bad.phh", bad)).out);
    EXPECT_EQ(wrong["ok"], false);
    EXPECT_EQ(wrong["final_stacks"], nullptr);
    EXPECT_EQ(Json::parse(floorman_with("replay --json nowhere.phh").out)["ok"], false);
}

TEST(Replay, WritesPhhThatVerifies) {
    const std::string written = scratch().path("written.phhs");
    const Ran ran = run_script("\"$FLOORMAN\" replay --phh " + write_file("good.phh", good) + " > " + written);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(floorman_with("verify " + written).status, 0);
    EXPECT_EQ(run_script("\"$FLOORMAN\" replay --phh " + written).out, file_text(written));
}

TEST(Replay, WritesOneHandAloneAndSeveralAsTables) {
    const std::string one = run_script("\"$FLOORMAN\" replay --phh " + write_file("good.phh", good)).out;
    EXPECT_TRUE(one.starts_with("variant = ")) << one;
    EXPECT_EQ(floorman_with("verify " + write_file("alone.phh", one)).status, 0);
    EXPECT_EQ(floorman_with("verify " + write_file("alone.phhs", one)).status, 0);
    EXPECT_EQ(floorman_with("verify " + write_file("odd.phhs", "\"variant\"" + one.substr(7))).status, 0);
    const std::string folder = scratch().path("two");
    std::filesystem::create_directories(folder);
    std::ofstream(folder + "/a.phh") << good;
    std::ofstream(folder + "/b.phh") << good;
    const std::string two = floorman_with("replay --phh " + folder).out;
    EXPECT_TRUE(two.starts_with("[1]\nvariant = ") && has(two, "\n\n[2]\nvariant = ")) << two;
}

TEST(RulePhh, WritesOneHandAloneAndSeveralAsTables) {
    const std::string scene = write_file("one.scene.toml", "starting_stacks = [100, 100]\nblinds = [1, 2]\n");
    const std::string one = floorman_with("rule --phh " + scene).out;
    EXPECT_TRUE(one.starts_with("variant = ")) << one;
    const std::string two = floorman_with("rule --phh -b tda -b wsop " + scene).out;
    EXPECT_TRUE(two.starts_with("[1]\nvariant = ") && has(two, "\n\n[2]\nvariant = ")) << two;
}

TEST(RulePhh, WritesWhatWasRuledAndNotWhatWasSaid) {
    const std::string scene = write_file("said.scene.toml",
                                         "players = ['Ann', 'Ben', 'Cy']\nstarting_stacks = [100, 100, 100]\nblinds = [1, 2]\n"
                                         "actions = ['Cy raises to 3', 'Ann folds', 'Ben puts out 25']\n");
    const Ran ran = floorman_with("rule --phh " + scene);
    EXPECT_EQ(ran.status, 0) << ran.err;
    // Brought up to the least, and one big chip is a call.
    EXPECT_TRUE(has(ran.out, "'p3 cbr 4', 'p1 f', 'p2 cc', 'd db ")) << ran.out;
    const Ran later = floorman_with("rule --phh " +
                                    write_file("later.scene.toml", "starting_stacks = [100, 100]\nstreet = 'flop'\n"));
    EXPECT_EQ(later.status, 1);
    EXPECT_TRUE(has(later.err, "PHH begins with the first street")) << later.err;
}

TEST(Progress, SaysHowFarAndHowFast) {
    EXPECT_EQ(progress_line(1000, 500, 42, 2.0), "[===============               ]  50 %  42 hands, 21 a second");
    EXPECT_EQ(progress_line(std::nullopt, 500, 1, 0.0), "1 hand");
}

} // namespace
} // namespace floorman::cli
