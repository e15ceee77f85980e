// The program as people call it: what it prints, where, and with which exit status.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/run.hpp"

namespace floorman::cli {
namespace {

using Json = nlohmann::json;

const std::string short_all_in =
    R"({"players": ["A", "B", "C"], "starting_stacks": [500, 500, 130], "blinds": [5, 10], "street": "flop", "pot": 120, )"
    R"("actions": ["A bets 100", "B calls", "C is all in"]})";

std::string short_all_in_toml() {
    return write_file("short.scene.toml",
                      "players = [\"A\", \"B\", \"C\"]\nstarting_stacks = [500, 500, 130]\nblinds = [5, 10]\n"
                      "street = \"flop\"\npot = 120\nactions = [\"A bets 100\", \"B calls\", \"C is all in\"]\n");
}

std::vector<Json> objects(const std::string& text) {
    std::vector<Json> all;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        all.push_back(Json::parse(text.substr(at, end - at)));
        at = end == std::string::npos ? text.size() : end + 1;
    }
    return all;
}

int lines(const std::string& text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// ---- The command line -----------------------------------------------------------------------------------------------

TEST(Program, WithoutArgumentsItPrintsHelp) {
    const Ran ran = floorman_with("");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(has(ran.out, "Usage: floorman COMMAND"));
    EXPECT_EQ(ran.out, floorman_with("--help").out);
}

TEST(Program, HelpHasExamplesAndExitStatusesForEveryCommand) {
    for (const std::string command : {"", "rule ", "seats ", "verify ", "replay ", "rules ", "completion "}) {
        const Ran ran = floorman_with(command + "--help");
        EXPECT_EQ(ran.status, 0);
        EXPECT_TRUE(has(ran.out, "Examples:\n")) << command;
        EXPECT_TRUE(has(ran.out, "Exit status:\n")) << command;
        EXPECT_EQ(ran.err, "");
        for (std::size_t at = 0; at < ran.out.size(); at = ran.out.find('\n', at) + 1)
            EXPECT_LE(ran.out.find('\n', at) - at, 80U) << ran.out.substr(at, 90);
    }
}

TEST(Program, TellsItsVersion) {
    const Ran ran = floorman_with("--version");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.out.starts_with("floorman ")) << ran.out;
    EXPECT_EQ(lines(ran.out), 1);
}

TEST(Program, WrongUsageIsOneLineAndStatusTwo) {
    const std::pair<std::string, std::string> wrong[]{
        {"rul", "there is no command \"rul\"; did you mean rule?"},
        {"rule --jsn", "there is no option \"--jsn\"; did you mean --json?"},
        {"rule a.toml b.toml", "\"b.toml\" is one argument too many"},
        {"rule --json --jsonl", "--json"},
        {"rule -b", "--rulebook"},
        {"rule -b tdaa", "did you mean tda?"},
        {"rules -b tdaa", "did you mean tda?"},
        {"seats -b tdaa", "did you mean tda?"},
        {"seats --jsonl", "did you mean --json?"},
        {"seat", "did you mean seats?"},
        {"rules repening", "did you mean reopening?"},
        {"completion fish", "the shells are bash and zsh"},
        {"completion", "no shell is named"},
    };
    for (const auto& [arguments, said] : wrong) {
        const Ran ran = floorman_with(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_EQ(ran.out, "") << arguments;
        EXPECT_EQ(lines(ran.err), 1) << ran.err;
        EXPECT_TRUE(ran.err.starts_with("floorman")) << ran.err;
        EXPECT_TRUE(has(ran.err, said)) << ran.err;
    }
}

// ---- floorman rule --------------------------------------------------------------------------------------------------

TEST(Rule, PrintsAPage) {
    const Ran ran = floorman_with("rule " + short_all_in_toml());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("tda-2026\nNo-limit hold'em, blinds 5 and 10, 3 players, 120 in the pot, on the flop.\n"))
        << ran.out;
    EXPECT_TRUE(has(ran.out, "4.11 · TDA-2026 49\n")) << ran.out;
    EXPECT_TRUE(has(ran.out, "  A may fold or call 30.\n")) << ran.out;
    EXPECT_FALSE(has(ran.out, "\x1b"));
}

TEST(Rule, ReadsStandardInputWithAndWithoutAsking) {
    const std::string page = floorman_with("rule " + short_all_in_toml()).out;
    for (const std::string arguments : {"rule", "rule -"}) {
        const Ran ran = run_script("printf '%s' '" + short_all_in + "' | \"$FLOORMAN\" " + arguments);
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(ran.out, page);
    }
}

TEST(Rule, PrintsOneObjectARulebook) {
    const Ran one = floorman_with("rule --json " + short_all_in_toml());
    ASSERT_EQ(objects(one.out).size(), 1U);
    EXPECT_EQ(objects(one.out)[0]["rulebook"], "tda-2026");
    EXPECT_EQ(objects(one.out)[0]["may_raise"]["A"], false);
    const Ran several = floorman_with("rule --json -b tda -b roberts --rulebook wsop-2023 --rulebook=home " +
                                      short_all_in_toml());
    const std::vector<Json> reports = objects(several.out);
    ASSERT_EQ(reports.size(), 4U);
    EXPECT_EQ(reports[0]["rulebook"], "tda-2026");
    EXPECT_EQ(reports[1]["rulebook"], "roberts-11");
    EXPECT_EQ(reports[2]["rulebook"], "wsop-2023");
    EXPECT_EQ(reports[3]["rulebook"], "home");
}

TEST(Rule, TheCommandLinesBookReplacesTheScenes) {
    const std::string scene = write_file("books.scene.json",
                                         R"({"starting_stacks": [100, 100], "blinds": [1, 2], "rulebook": ["tda", "wsop"]})");
    const std::vector<Json> scenes = objects(floorman_with("rule --json " + scene).out);
    ASSERT_EQ(scenes.size(), 2U);
    EXPECT_EQ(scenes[1]["rulebook"], "wsop-2023");
    const std::vector<Json> named = objects(floorman_with("rule --json -b home " + scene).out);
    ASSERT_EQ(named.size(), 1U);
    EXPECT_EQ(named[0]["rulebook"], "home");
}

TEST(Rule, RulesUnderAHousesOwnBook) {
    const std::string house = write_file(
        "house.toml",
        "book = \"corner-room\"\ntitle = \"The corner room\"\ncite_as = \"HOUSE\"\nedition = 1\namends = \"tda-2026\"\n"
        "[[clause]]\nquestion = \"check_raise\"\nanswer = false\nrule = \"1\"\ninstead_of = \"check_raise\"\n"
        "page = \"4.6\"\nsays = \"No check-raise.\"\n");
    const Ran ran = floorman_with("rule --json -b " + house + " " + short_all_in_toml());
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(objects(ran.out)[0]["rulebook"], "corner-room");
    const Ran told = floorman_with("rules check_raise -b " + house + " -b tda");
    EXPECT_TRUE(has(told.out, "corner-room  No check-raise.")) << told.out << told.err;
}

TEST(Rule, AWrongHouseBookIsWrongInput) {
    const std::string house = write_file("wrong.toml", "book = \"wrong\"\n");
    const Ran ran = floorman_with("rule -b " + house + " " + short_all_in_toml());
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(ran.err.starts_with(house + ":")) << ran.err;
}

TEST(Rule, AWrongClauseIsToldOfTheBooksFile) {
    const std::string house = write_file(
        "clause.toml", "book = \"riverside\"\namends = \"tda-2026\"\n[[clause]]\nquestion = \"raise_cap\"\nanswer = 3\n");
    const Ran ran = floorman_with("rule -b " + house + " " + short_all_in_toml());
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(ran.err.starts_with(house + ":3: ")) << ran.err;
}

TEST(Rule, WritesAHandInWhichSomebodyStoodPatWithoutAWord) {
    const std::string scene = write_file(
        "pat.scene.json", R"({"variant": "N2L1D", "blinds": [1, 2], "players": ["A", "B"], "starting_stacks": [100, 100],)"
                          R"( "actions": ["B calls", "A checks", "A checks", "B checks"]})");
    const Ran ran = floorman_with("rule --phh " + scene);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "'p2 cc', 'p1 cc', 'p1 sd', 'p2 sd', 'p1 cc', 'p2 cc'")) << ran.out;
}

TEST(Rule, WritesWhatAFileSaysBesideTheActs) {
    const std::string hand = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
                             "starting_stacks = [200, 200]\nactions = ['d dh p1 2c3d', 'd dh p2 Kc9d', 'p2 cbr 6', 'p1 f']\n";
    const std::string occasion =
        "author = 'Ann of Corner'\nevent = 'Big One'\ncity = 'Little \u00c5'\ntime = 20:15:07\nday = 17\n"
        "hand = 7\ntable = 12\nseats = [2, 5]\nnotes = ['a', 'b']\n_odd = {when = 2024-05-17}\n";
    const Ran all = floorman_with("rule --phh " + write_file("all.phh", hand + occasion + "winnings = [0, 4]\n"));
    EXPECT_EQ(all.status, 0) << all.err;
    for (const std::string line : {"author = 'Ann of Corner'", "event = 'Big One'", "city = 'Little \u00c5'", "time = 20:15:07",
                                   "day = 17", "hand = 7", "table = 12", "seats = [2, 5]", "notes = ['a', 'b']",
                                   "_odd = {when = 2024-05-17}", "winnings = [0, 4]", "finishing_stacks = [198, 202]"})
        EXPECT_TRUE(has(all.out, "\n" + line + "\n")) << line << " is not in\n" << all.out;
    const std::string again = write_file("again.phh", all.out);
    EXPECT_EQ(floorman_with("rule --phh " + again).out, all.out);
    EXPECT_EQ(floorman_with("verify " + again).status, 0);
    // What came of it is told as it was ruled, where the file says something else; and a scene's own keys are no PHH.
    const Ran other = floorman_with("rule --phh " +
                                    write_file("other.phh", hand + "finishing_stacks = [197, 203]\nwinnings = [0, 5]\n"));
    EXPECT_TRUE(has(other.out, "finishing_stacks = [198, 202]") && !has(other.out, "winnings")) << other.out;
    const Ran scene = floorman_with("rule --phh " + write_file("of_tournament.scene.toml",
                                                               "starting_stacks = [200, 200]\nblinds = [1, 2]\nvenue = 'Corner'\n"
                                                               "event = { kind = 'tournament' }\nrake = { percent = 5 }\n"
                                                               "actions = ['p2 folds']\n"));
    EXPECT_EQ(scene.status, 0) << scene.err;
    EXPECT_TRUE(has(scene.out, "venue = 'Corner'") && !has(scene.out, "event") && !has(scene.out, "rake")) << scene.out;
}

TEST(Rule, AWrongSceneIsOneLineWithItsFileAndLine) {
    const std::string scene = write_file("wrong.scene.toml",
                                         "starting_stacks = [100, 100]\nblinds = [1, 2]\nstreeet = \"flop\"\n");
    const Ran ran = floorman_with("rule " + scene);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(lines(ran.err), 1) << ran.err;
    EXPECT_TRUE(ran.err.starts_with(scene + ":3: ")) << ran.err;
}

TEST(Rule, AMissingFileIsWrongInput) {
    const Ran ran = floorman_with("rule nowhere.scene.toml");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(ran.err.starts_with("nowhere.scene.toml: cannot be read: ")) << ran.err;
}

TEST(Rule, ARefusedActIsARulingAndNoError) {
    const Ran ran = run_script("echo '{\"starting_stacks\": [100, 100], \"blinds\": [1, 2], \"actions\": [\"p9 bets 4\", "
                               "\"nonsense\"]}' | \"$FLOORMAN\" rule -");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "refused")) << ran.out;
}

TEST(Rule, RulesEveryHandOfAFile) {
    const std::string hand = "variant = \"NT\"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = "
                             "[100, 100]\nactions = [\"p2 f\"]\n";
    const std::string file = write_file("two.phhs", "[1]\n" + hand + "[2]\n" + hand);
    const Ran page = floorman_with("rule " + file);
    EXPECT_EQ(page.status, 0) << page.err;
    EXPECT_TRUE(has(page.out, "== " + file + "#1 ==\n") && has(page.out, "\n== " + file + "#2 ==\n")) << page.out;
    EXPECT_EQ(objects(floorman_with("rule --json " + file).out).size(), 2U);
}

// ---- --jsonl --------------------------------------------------------------------------------------------------------

TEST(RuleLines, AnswersEachLineAndNeverStops) {
    const std::string file = write_file(
        "scenes.jsonl", short_all_in + "\n\n{\"blinds\": [1, 2]}\nno scene\n{\"starting_stacks\": [1\n" + short_all_in + "\n");
    const Ran ran = floorman_with("rule --jsonl " + file);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err, "");
    const std::vector<Json> answers = objects(ran.out);
    ASSERT_EQ(answers.size(), 5U);
    EXPECT_EQ(answers[0], answers[4]);
    EXPECT_EQ(answers[0]["to_act"], "A");
    for (const int line : {3, 4, 5}) {
        const Json& error = answers[static_cast<std::size_t>(line - 2)];
        ASSERT_TRUE(error.contains("error"));
        EXPECT_TRUE(error["error"].get<std::string>().starts_with(file + ":" + std::to_string(line) + ": ")) << error;
    }
}

TEST(RuleLines, AllWellIsStatusZero) {
    const Ran ran = run_script("printf '%s\\n' '" + short_all_in + "' '" + short_all_in +
                               "' | \"$FLOORMAN\" rule --jsonl -b tda -b home");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(objects(ran.out).size(), 4U);
}

TEST(RuleLines, MayBeginWithAMarkOfByteOrder) {
    const std::string file = write_file("bom.jsonl", "\xEF\xBB\xBF" + short_all_in + "\n" + short_all_in + "\n");
    const Ran ran = floorman_with("rule --jsonl " + file);
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_EQ(objects(ran.out).size(), 2U);
}

TEST(RuleLines, AnswersBeforeItWaitsForMore) {
    // The second scene is only sent once the first is answered.
    const Ran ran = run_script("coproc \"$FLOORMAN\" rule --jsonl\n"
                               "for i in 1 2; do\n"
                               "    printf '%s\\n' '" +
                               short_all_in +
                               "' >&${COPROC[1]}\n"
                               "    IFS= read -r -t 20 answer <&${COPROC[0]} || exit 9\n"
                               "    printf '%s\\n' \"$answer\"\n"
                               "done\n");
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(objects(ran.out).size(), 2U);
}

// ---- Streams and terminals ------------------------------------------------------------------------------------------

TEST(Streams, AReaderWhoGoesAwayIsNoError) {
    std::string many;
    for (int i = 0; i < 3000; ++i) many += short_all_in + "\n";
    const std::string file = write_file("many.jsonl", many);
    const Ran ran = run_script("\"$FLOORMAN\" rule --jsonl " + file + " | head -n 1; echo ${PIPESTATUS[0]}");
    EXPECT_TRUE(ran.out.ends_with("\n0\n")) << ran.out.substr(ran.out.size() - 40);
    EXPECT_EQ(ran.err, "");
    const Ran table = run_script("\"$FLOORMAN\" rules | true; echo ${PIPESTATUS[0]}");
    EXPECT_EQ(table.out, "0\n");
    EXPECT_EQ(table.err, "");
}

TEST(Streams, AFullDiskIsAnError) {
    const Ran ran = floorman_with("rules > /dev/full");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(has(ran.err, "standard output cannot be written")) << ran.err;
}

TEST(Streams, AClosedOutputIsAnError) {
    const Ran ran = floorman_with("--version >&-");
    EXPECT_EQ(ran.status, 1);
}

TEST(Terminal, WithoutASceneItPrintsHelpAndDoesNotWait) {
    if (!is_installed("script")) GTEST_SKIP() << "script(1) is not installed";
    const Ran ran = run_script("timeout 20 script -qec '\"$FLOORMAN\" rule' /dev/null | tr -d '\\r'");
    EXPECT_TRUE(has(ran.out, "Usage: floorman rule")) << ran.out;
}

TEST(Terminal, HasColoursAndItsOwnWidth) {
    if (!is_installed("script")) GTEST_SKIP() << "script(1) is not installed";
    const std::string rule = "\"$FLOORMAN\" rule " + short_all_in_toml();
    const Ran coloured = on_terminal("TERM=xterm " + rule, 100);
    EXPECT_TRUE(has(coloured.out, "\x1b[32mstands\x1b[0m")) << coloured.out;
    EXPECT_TRUE(has(coloured.out, "C is all in for 130, 30 more and short of a full raise of 100.\n"))
        << coloured.out; // 100 columns.
    const Ran plain = on_terminal("NO_COLOR=1 TERM=xterm " + rule, 100);
    EXPECT_FALSE(has(plain.out, "\x1b[")) << plain.out;
    EXPECT_TRUE(has(plain.out, "stands"));
    EXPECT_FALSE(has(on_terminal("TERM=dumb " + rule, 100).out, "\x1b["));
}

TEST(Terminal, ColumnsSetsTheWidth) {
    const Ran ran = run_script("COLUMNS=50 \"$FLOORMAN\" rules reopening");
    EXPECT_EQ(ran.status, 0);
    EXPECT_FALSE(has(ran.out, "What must a player who has acted face before being allowed"));
    const Ran odd = run_script("COLUMNS=none \"$FLOORMAN\" rules reopening");
    EXPECT_EQ(odd.out, floorman_with("rules reopening").out);
}

// ---- floorman rules -------------------------------------------------------------------------------------------------

TEST(Rules, TellsAllQuestionsOrOne) {
    const Ran all = floorman_with("rules");
    EXPECT_EQ(all.status, 0);
    EXPECT_TRUE(has(all.out, "reopening") && has(all.out, "clock_expiry"));
    const Ran one = floorman_with("rules 4.11");
    EXPECT_TRUE(has(one.out, "Raising again"));
    EXPECT_FALSE(has(one.out, "The clock"));
    EXPECT_TRUE(has(floorman_with("rules WSOP-2023 171").out, "WSOP-2023 171"));
}

TEST(Rules, PrintsOneObjectAQuestion) {
    const std::vector<Json> all = objects(floorman_with("rules --json").out);
    EXPECT_GT(all.size(), 50U);
    const std::vector<Json> one = objects(floorman_with("rules reopening --json -b tda").out);
    ASSERT_EQ(one.size(), 1U);
    EXPECT_EQ(one[0]["rulebooks"].size(), 1U);
}

} // namespace
} // namespace floorman::cli
