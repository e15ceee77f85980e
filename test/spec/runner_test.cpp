// The runner itself: what it reads from a file of cases, and what it takes for a difference. It must not pass a case that
// says something else than the report, nor one that says nothing.

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "spec/differences.hpp"
#include "spec/spec_case.hpp"

namespace floorman::spec {

namespace {

using nlohmann::json;

std::vector<std::string> between(const char* expect, const char* report) {
    return differences(json::parse(expect), json::parse(report));
}

TEST(SpecRunner, WhatIsExpectedIsASubset) {
    EXPECT_TRUE(between(R"({"to_call": 5})", R"({"to_call": 5, "to_act": "A"})").empty());
    EXPECT_EQ(between(R"({"to_call": 5})", R"({"to_call": 6})"), std::vector<std::string>{"to_call: expected 5, got 6"});
}

TEST(SpecRunner, AKeyThatTheReportDoesNotHaveIsADifference) {
    EXPECT_EQ(between(R"({"to_cal": null})", R"({"to_call": null})").size(), 1U);
}

TEST(SpecRunner, NullIsNull) {
    EXPECT_TRUE(between(R"({"to_act": null})", R"({"to_act": null})").empty());
    EXPECT_EQ(between(R"({"to_act": null})", R"({"to_act": "A"})").size(), 1U);
    EXPECT_EQ(between(R"({"floor": {}})", R"({"floor": null})").size(), 1U);
    EXPECT_TRUE(between(R"({"floor": {}})", R"({"floor": {"on": "A"}})").empty());
}

TEST(SpecRunner, ANameLeftOutIsAZeroInBetsAndUncalledOnly) {
    EXPECT_TRUE(between(R"({"bets": {"A": 0}, "uncalled": {"A": 0}})", R"({"bets": {}, "uncalled": {}})").empty());
    EXPECT_EQ(between(R"({"bets": {"A": 5}})", R"({"bets": {}})").size(), 1U);
    EXPECT_EQ(between(R"({"stacks": {"A": 0}})", R"({"stacks": {}})").size(), 1U);
}

TEST(SpecRunner, ListsAreComparedItemByItem) {
    EXPECT_TRUE(between(R"({"show_order": ["A", "B"]})", R"({"show_order": ["A", "B"]})").empty());
    EXPECT_EQ(between(R"({"show_order": ["A", "B"]})", R"({"show_order": ["B", "A"]})").size(), 2U);
    EXPECT_EQ(between(R"({"held": []})", R"({"held": [{"by": "A"}]})").size(), 1U);
    EXPECT_TRUE(between(R"({"held": [{"by": "A"}]})", R"({"held": [{"by": "A", "act": "check"}]})").empty());
}

TEST(SpecRunner, SomeListsAreSets) {
    EXPECT_TRUE(between(R"({"pots": [{"eligible": ["A", "B"]}]})", R"({"pots": [{"eligible": ["B", "A"]}]})").empty());
    EXPECT_TRUE(between(R"({"limited": {"A": ["call", "fold"]}})", R"({"limited": {"A": ["fold", "call"]}})").empty());
    EXPECT_EQ(between(R"({"floor": {"choices": ["stands"]}})", R"({"floor": {"choices": ["stands", "fold_forfeit"]}})").size(),
              1U);
}

TEST(SpecRunner, NobodyElseIsLimited) {
    EXPECT_TRUE(between(R"({"limited": {}})", R"({"limited": {}})").empty());
    EXPECT_EQ(between(R"({"limited": {}})", R"({"limited": {"A": ["call", "fold"]}})").size(), 1U);
}

TEST(SpecRunner, NobodyElsePosts) {
    EXPECT_TRUE(
        between(R"({"hands": [{"posts": {"A": {"live": 5}}}]})", R"({"hands": [{"posts": {"A": {"live": 5, "dead": 0}}}]})")
            .empty());
    EXPECT_EQ(between(R"({"hands": [{"posts": {}}]})", R"({"hands": [{"posts": {"A": {"live": 5, "dead": 0}}}]})").size(), 1U);
    EXPECT_EQ(between(R"({"hands": [{"posts": {"A": {"live": 5}}}]})", R"({"hands": [{"posts": {}}]})").size(), 1U);
}

TEST(SpecRunner, ReadsASession) {
    const SpecFile read = read_spec(
        "[[case]]\nid = \"a\"\nwhy = \"b\"\nrulebooks = [\"tda\"]\n[case.session]\nhappens = [\"deal\"]\n"
        "[case.expect]\nhands = []\n",
        "spec/x.toml");
    ASSERT_TRUE(read.faults.empty()) << read.faults.front();
    EXPECT_TRUE(read.cases[0].is_session);
    EXPECT_EQ(read.cases[0].scene.dump(), R"({"happens":["deal"]})");
}

TEST(SpecRunner, CitesHoldWhatIsExpected) {
    EXPECT_TRUE(
        between(R"({"raise_barred": {"cites": ["4.11"]}})", R"({"raise_barred": {"cites": ["4.11", "RR-11 14.NL.3"]}})").empty());
    EXPECT_EQ(between(R"({"raise_barred": {"cites": ["4.14"]}})", R"({"raise_barred": {"cites": ["4.11"]}})").size(), 1U);
}

TEST(SpecRunner, TheRulingIsTheLast) {
    const char* report = R"({"rulings": [{"act": "bet"}, {"act": "call", "then": [{"by": "C", "verdict": "stands"}]}]})";
    EXPECT_TRUE(between(R"({"ruling": {"act": "call", "then": [{"by": "C"}]}})", report).empty());
    EXPECT_EQ(between(R"({"ruling": {"act": "bet"}})", report).size(), 1U);
    EXPECT_EQ(between(R"({"ruling": {"act": "bet"}})", R"({"rulings": []})").size(), 1U);
}

TEST(SpecRunner, AmountsInDecimalsAreEqualWhenTheyAreWrittenAlike) {
    EXPECT_TRUE(between(R"({"to_call": 0.3})", R"({"to_call": 0.30})").empty());
    EXPECT_EQ(between(R"({"to_call": 0.3})", R"({"to_call": 0.31})").size(), 1U);
}

TEST(SpecRunner, ReadsACase) {
    const SpecFile read = read_spec(R"(
[[case]]
id = "a"
why = "Because."
rulebooks = ["tda", "home"]
[case.scene]
starting_stacks = [100, inf, 0.5]
[case.expect]
to_act = "none"
ruling = { act = "none", to = 5 }
)",
                                    "spec/x.toml");
    ASSERT_TRUE(read.faults.empty()) << read.faults.front();
    ASSERT_EQ(read.cases.size(), 1U);
    EXPECT_EQ(read.cases[0].line, 2);
    EXPECT_EQ(read.cases[0].rulebooks, (std::vector<std::string>{"tda", "home"}));
    EXPECT_EQ(read.cases[0].scene.dump(), R"({"starting_stacks":[100,"inf",0.5]})");
    EXPECT_EQ(read.cases[0].expect, json::parse(R"({"to_act": null, "ruling": {"act": null, "to": 5}})"));
}

TEST(SpecRunner, TellsWhatIsWrongWithAFile) {
    const auto first_fault = [](const char* text) {
        const SpecFile read = read_spec(text, "spec/x.toml");
        return read.faults.empty() ? std::string() : read.faults.front();
    };
    EXPECT_TRUE(first_fault("a = ").starts_with("spec/x.toml:1: this is not TOML: "));
    EXPECT_EQ(
        first_fault("[[case]]\nid = \"a\"\nwhy = \"b\"\nbooks = [\"tda\"]\n"),
        "spec/x.toml:4: a case has no 'books'; it has id, why, source, shows, rulebooks, scene, session or history, expect");
    EXPECT_EQ(first_fault("[[case]]\nid = \"a\"\n"), "spec/x.toml:1: every case has an id and says why");
    EXPECT_EQ(first_fault("[[case]]\nid = \"a\"\nwhy = \"b\"\nrulebooks = [\"tda\"]\n[case.scene]\n[case.expect]\n"),
              "spec/x.toml:1: case 'a' needs a scene, a session or a history, and something to expect");
    EXPECT_EQ(first_fault("[[case]]\nid = \"a\"\nwhy = \"b\"\n[case.scene]\n[case.expect]\nto_call = 1\n"),
              "spec/x.toml:1: case 'a' names its rulebooks, or its scene brings a house's, and not both");
    EXPECT_EQ(first_fault("[cases]\n"), "spec/x.toml:1: 'cases' is no key here; write [[case]]");
}

} // namespace

} // namespace floorman::spec
