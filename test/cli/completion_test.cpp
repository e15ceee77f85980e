#include "cli/completion.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/run.hpp"

namespace floorman::cli {
namespace {

// What bash offers for the last of these words.
std::vector<std::string> bash_offers(const std::string& words, const std::string& before = "") {
    const Ran ran = run_script("source <(\"$FLOORMAN\" completion bash)\n" + before + "\nCOMP_WORDS=(" + words +
                               ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_floorman\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n");
    EXPECT_EQ(ran.err, "");
    std::vector<std::string> offers;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);)
        if (!line.empty()) offers.push_back(line);
    return offers;
}

bool offers(const std::vector<std::string>& all, const std::string& word) {
    return std::find(all.begin(), all.end(), word) != all.end();
}

TEST(BashCompletion, OffersCommandsAndOptions) {
    EXPECT_EQ(bash_offers("floorman ''"),
              (std::vector<std::string>{"rule", "seats", "verify", "verify-deal", "replay", "rules", "serve", "completion"}));
    EXPECT_EQ(bash_offers("floorman ru"), (std::vector<std::string>{"rule", "rules"}));
    EXPECT_EQ(bash_offers("floorman --v"), std::vector<std::string>{"--version"});
    EXPECT_EQ(bash_offers("floorman rule --js"), (std::vector<std::string>{"--json", "--jsonl"}));
    EXPECT_EQ(bash_offers("floorman rules --js"), std::vector<std::string>{"--json"});
}

TEST(BashCompletion, OffersBooksForARulebook) {
    for (const std::string words : {"floorman rule --rulebook t", "floorman rules -b t", "floorman rule --rulebook = t"})
        EXPECT_EQ(bash_offers(words, "cd " + scratch().path("")), (std::vector<std::string>{"tda", "tda-2026"})) << words;
    const std::vector<std::string> all = bash_offers("floorman rule --rulebook =");
    EXPECT_TRUE(offers(all, "roberts") && offers(all, "home") && offers(all, "wsop-2023"));
}

TEST(BashCompletion, OffersQuestionsAndPageNumbers) {
    EXPECT_EQ(bash_offers("floorman rules reop"), std::vector<std::string>{"reopening"});
    const std::vector<std::string> pages = bash_offers("floorman rules 4.1");
    EXPECT_TRUE(offers(pages, "4.1") && offers(pages, "4.11") && offers(pages, "4.12"));
    EXPECT_EQ(bash_offers("floorman completion z"), std::vector<std::string>{"zsh"});
}

TEST(BashCompletion, OffersScenesAndFoldersAndNoOtherFiles) {
    const std::string folder = scratch().path("completes");
    std::filesystem::create_directories(folder + "/inner");
    for (const std::string name : {"a scene.toml", "b.phh", "c.txt", "d.jsonl"}) std::ofstream(folder + "/" + name) << "x";
    std::vector<std::string> all = bash_offers("floorman rule ''", "cd " + folder);
    std::sort(all.begin(), all.end());
    EXPECT_EQ(all, (std::vector<std::string>{"a scene.toml", "b.phh", "d.jsonl", "inner"}));
    EXPECT_EQ(bash_offers("floorman seats a", "cd " + folder), std::vector<std::string>{"a scene.toml"});
    EXPECT_EQ(bash_offers("floorman seats b", "cd " + folder), std::vector<std::string>{}) << "a hand history is no session";
    const std::vector<std::string> books = bash_offers("floorman rule -b a", "cd " + folder);
    EXPECT_EQ(books, std::vector<std::string>{"a scene.toml"});
}

TEST(BashCompletion, OffersHistories) {
    const std::string folder = scratch().path("histories");
    std::filesystem::create_directories(folder);
    for (const std::string name : {"a.phh", "b.phhs", "c.txt", "d.toml"}) std::ofstream(folder + "/" + name) << "x";
    for (const std::string command : {"verify", "replay"}) {
        std::vector<std::string> all = bash_offers("floorman " + command + " ''", "cd " + folder);
        std::sort(all.begin(), all.end());
        EXPECT_EQ(all, (std::vector<std::string>{"a.phh", "b.phhs", "c.txt"}));
    }
    EXPECT_EQ(bash_offers("floorman verify --d"), std::vector<std::string>{"--dead-posts"});
}

TEST(BashCompletion, OffersDeals) {
    const std::string folder = scratch().path("deals");
    std::filesystem::create_directories(folder);
    for (const std::string name : {"oak-12.deal.json", "b.phh", "c.txt"}) std::ofstream(folder + "/" + name) << "x";
    EXPECT_EQ(bash_offers("floorman verify-deal ''", "cd " + folder), std::vector<std::string>{"oak-12.deal.json"});
    EXPECT_EQ(bash_offers("floorman verify-deal --j"), std::vector<std::string>{"--json"});
}

TEST(ZshCompletion, IsAScriptThatZshTakes) {
    if (!is_installed("zsh")) GTEST_SKIP() << "zsh is not installed";
    const Ran ran = run_script("\"$FLOORMAN\" completion zsh > " + scratch().path("_floorman") + " && zsh -n " +
                               scratch().path("_floorman"));
    EXPECT_EQ(ran.status, 0) << ran.err;
}

// A zsh in a terminal of its own completes what is typed into it; it has ten seconds for each.
constexpr const char* type_into_zsh = R"(
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1=; bindkey '^I' complete-word; fpath=($1 \$fpath); autoload -Uz compinit; compinit -D -u; print re''ady"
until [[ $line == *ready* ]]; do zpty -r shell line; done
for typed expected in 'rules reop' reopening 'rule --rulebook rob' roberts 'comp' completion; do
    zpty -n -w shell "floorman $typed"$'\t'
    shown= tries=0
    until [[ $shown == *$expected* ]]; do
        zpty -r -t shell line && { shown+=$line; continue }
        (( ++tries > 100 )) && { print -r -- "floorman $typed: $shown"; exit 1 }
        sleep 0.1
    done
    zpty -n -w shell $'\C-u'
done
zpty -d shell
)";

TEST(ZshCompletion, CompletesCommandsBooksAndQuestions) {
    if (!is_installed("zsh")) GTEST_SKIP() << "zsh is not installed";
    const std::string folder = scratch().path("");
    const Ran ran = run_script("\"$FLOORMAN\" completion zsh > " + folder + "_floorman\nzsh -f " +
                               write_file("type.zsh", type_into_zsh) + " " + folder);
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
}

TEST(Completion, WordsCoverEveryQuestionAndBook) {
    const CompletionWords words = completion_words();
    EXPECT_TRUE(offers(words.books, "tda") && offers(words.books, "tda-2026") && offers(words.books, "home"));
    EXPECT_TRUE(offers(words.questions, "turn_order") && offers(words.questions, "clock_expiry") &&
                offers(words.questions, "4.29"));
    for (const std::string& word : words.questions) EXPECT_EQ(word.find(' '), std::string::npos) << word;
}

} // namespace
} // namespace floorman::cli
