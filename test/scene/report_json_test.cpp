// A report as JSON: the keys in their order, exact decimals, and null where there is nothing to say.

#include "scene/report_json.hpp"

#include <nlohmann/json.hpp>

#include "scene/reading.hpp"

namespace floorman {
namespace {

using Json = nlohmann::ordered_json;

const Spot table = spot_of("players = ['Ann', 'Bo \"B\"', 'Cy']\nstarting_stacks = [10, 10, 117.5]\nblinds = [0.05, 0.10]");

std::vector<std::string> keys_of(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
}

Report empty_report() {
    Report report;
    report.rulebook = "tda-2026";
    report.street = "flop";
    return report;
}

TEST(ReportJson, KeysComeInTheOrderOfTheFormat) {
    const Json json = Json::parse(report_json(empty_report(), table));
    EXPECT_EQ(keys_of(json), (std::vector<std::string>{"report",        "rulebook",     "rulings",
                                                       "street",        "street_over",  "hand_over",
                                                       "to_act",        "declared",     "to_call",
                                                       "can_check",     "can_raise",    "raise_barred",
                                                       "full_raise_to", "min_raise_to", "max_raise_to",
                                                       "sizes",         "complete_to",  "may_raise",
                                                       "limited",       "bets",         "stacks",
                                                       "pots",          "uncalled",     "awards",
                                                       "final_stacks",  "show_order",   "substantial_action",
                                                       "raises",        "capped",       "held",
                                                       "clock",         "floor"}));
}

TEST(ReportJson, WhatThereIsNotIsNullOrEmpty) {
    const Json json = Json::parse(report_json(empty_report(), table));
    EXPECT_EQ(json["report"], 1);
    EXPECT_EQ(json["rulebook"], "tda-2026");
    EXPECT_EQ(json["rulings"], Json::array());
    EXPECT_EQ(json["to_call"], 0);
    for (const char* key : {"to_act", "declared", "raise_barred", "full_raise_to", "min_raise_to", "max_raise_to", "sizes",
                            "complete_to", "awards", "final_stacks", "show_order", "clock", "floor"})
        EXPECT_TRUE(json[key].is_null()) << key;
    for (const char* key : {"may_raise", "limited", "uncalled"}) EXPECT_EQ(json[key], Json::object()) << key;
    for (const char* key : {"pots", "held"}) EXPECT_EQ(json[key], Json::array()) << key;
    EXPECT_EQ(json["bets"], (Json{{"Ann", 0}, {"Bo \"B\"", 0}, {"Cy", 0}}));
}

TEST(ReportJson, IsOneLine) {
    Report report = empty_report();
    report.rulings.push_back({1, "Ann", {}, {}, "first\nsecond", {}});
    EXPECT_EQ(report_json(report, table).find('\n'), std::string::npos);
}

TEST(ReportJson, AmountsAreExactDecimals) {
    Report report = empty_report();
    report.to_call = Chips{10};
    report.full_raise_to = Chips{11750};
    report.min_raise_to = Chips{100};
    report.max_raise_to = most_chips;
    report.sizes = {Chips{5}, Chips{1}};
    report.complete_to = Chips{0};
    report.stacks[A] = Chips{995};
    const std::string text = report_json(report, table);
    for (const std::string_view part :
         {"\"to_call\": 0.1,", "\"full_raise_to\": 117.5,", "\"min_raise_to\": 1,", "\"max_raise_to\": 90071992547409.92,",
          "\"sizes\": [0.05, 0.01],", "\"complete_to\": 0,", "\"stacks\": {\"Ann\": 9.95, \"Bo \\\"B\\\"\": 0, \"Cy\": 0}"})
        EXPECT_NE(text.find(part), std::string::npos) << part << " in " << text;
}

TEST(ReportJson, WhatMayBeDone) {
    Report report = empty_report();
    report.to_act = B;
    report.declared = Held{B, Act::raise, {}};
    report.can_check = true;
    report.raise_barred = Cited{Question::reopening, {"4.11", "TDA-2026 49"}, "Ann may not raise."};
    report.asked_may_raise = SeatSet::of(A) | SeatSet::of(C);
    report.may_raise = SeatSet::of(C);
    report.limited[A] = only_call_or_fold;
    const Json json = Json::parse(report_json(report, table));
    EXPECT_EQ(json["to_act"], "Bo \"B\"");
    EXPECT_EQ(json["declared"], (Json{{"by", "Bo \"B\""}, {"act", "raise"}}));
    EXPECT_EQ(json["can_check"], true);
    EXPECT_EQ(json["raise_barred"],
              (Json{{"question", "reopening"}, {"cites", {"4.11", "TDA-2026 49"}}, {"text", "Ann may not raise."}}));
    EXPECT_EQ(json["may_raise"], (Json{{"Ann", false}, {"Cy", true}}));
    EXPECT_EQ(json["limited"], (Json{{"Ann", {"call", "fold"}}}));
}

TEST(ReportJson, WhatIsWon) {
    Report report = empty_report();
    report.street_over = report.hand_over = true;
    report.pots.push_back({Chips{300}, SeatSet::of(A) | SeatSet::of(C)});
    report.uncalled[C] = Chips{50};
    report.awards.emplace()[C] = Chips{300};
    report.final_stacks.emplace()[C] = Chips{12000};
    report.show_order.push_back(C);
    report.show_order.push_back(A);
    const Json json = Json::parse(report_json(report, table));
    EXPECT_EQ(json["pots"], Json::parse(R"([{"amount": 3, "eligible": ["Ann", "Cy"]}])"));
    EXPECT_EQ(json["uncalled"], (Json{{"Cy", 0.5}}));
    EXPECT_EQ(json["awards"]["Cy"], 3);
    EXPECT_EQ(json["awards"]["Ann"], 0);
    EXPECT_EQ(json["final_stacks"]["Cy"], 120);
    EXPECT_EQ(json["show_order"], (Json{"Cy", "Ann"}));
}

TEST(ReportJson, TheFloor) {
    Report report = empty_report();
    report.substantial_action = report.capped = true;
    report.raises = 3;
    report.held.push_back({C, Act::bet, Chips{500}});
    report.held.push_back({A, Act::check, std::nullopt});
    report.clock = ClockReport{A, 25, 5, 12};
    report.floor = FloorQuestion{
        Question::undercall, B, {FloorChoice::full_call, FloorChoice::fold_forfeit}, FloorChoice::full_call, "It is a call."};
    const Json json = Json::parse(report_json(report, table));
    EXPECT_EQ(json["raises"], 3);
    EXPECT_EQ(json["capped"], true);
    EXPECT_EQ(json["substantial_action"], true);
    EXPECT_EQ(json["held"], Json::parse(R"([{"by": "Cy", "act": "bet", "to": 5}, {"by": "Ann", "act": "check", "to": null}])"));
    EXPECT_EQ(json["clock"], Json::parse(R"({"on": "Ann", "seconds": 25, "countdown": 5, "left": 12})"));
    EXPECT_EQ(
        json["floor"],
        Json::parse(R"({"question": "undercall", "on": "Bo \"B\"", "choices": ["full_call", "fold_forfeit"], "taken": "full_call",
                                             "text": "It is a call."})"));
}

TEST(ReportJson, Rulings) {
    Report report = empty_report();
    RulingLine line;
    line.line = 4;
    line.by = "Ann";
    line.ruling.verdict = Ruled::corrected;
    line.ruling.act = Act::bring_in;
    line.ruling.all_in = true;
    line.ruling.to = Chips{150};
    line.ruling.adds = Chips{100};
    line.ruling.returned = Chips{25};
    line.ruling.owes = Chips{1};
    line.ruling.may_only = MayOnly{MayOnly::fold | MayOnly::check | MayOnly::bet | MayOnly::raise | MayOnly::call};
    line.ruling.penalty = true;
    line.ruling.question = Question::bring_in;
    line.cites = {"4.2", "TDA-2026 1"};
    line.text = "Brought up.";
    RulingLine waits;
    waits.line = 5;
    waits.ruling.verdict = Ruled::no_action;
    line.then.push_back(waits);
    report.rulings.push_back(line);
    const Json ruling = Json::parse(report_json(report, table))["rulings"][0];
    EXPECT_EQ(keys_of(ruling), (std::vector<std::string>{"line", "by", "verdict", "act", "all_in", "to", "adds", "returned",
                                                         "owes", "may_only", "penalty", "question", "cites", "text", "then"}));
    EXPECT_EQ(ruling["line"], 4);
    EXPECT_EQ(ruling["verdict"], "corrected");
    EXPECT_EQ(ruling["act"], "bring_in");
    EXPECT_EQ(ruling["to"], 1.5);
    EXPECT_EQ(ruling["may_only"], (Json{"check", "call", "bet", "raise", "fold"}));
    EXPECT_EQ(ruling["question"], "bring_in");
    EXPECT_EQ(ruling["cites"], (Json{"4.2", "TDA-2026 1"}));
    const Json& then = ruling["then"][0];
    EXPECT_TRUE(then["by"].is_null()) << "time passes for nobody";
    EXPECT_TRUE(then["act"].is_null());
    EXPECT_TRUE(then["to"].is_null());
    EXPECT_TRUE(then["may_only"].is_null());
    EXPECT_EQ(then["then"], Json::array());
}

TEST(ReportJson, WhatHasNoBoundIsInf) {
    const Spot spot = spot_of("starting_stacks = [inf, 100]");
    Report report = empty_report();
    report.stacks[A] = unbounded_stack - Chips{100};
    report.stacks[B] = Chips{100};
    report.bets[A] = Chips{100};
    report.max_raise_to = unbounded_stack;
    const Json json = Json::parse(report_json(report, spot));
    EXPECT_EQ(json["stacks"], (Json{{"p1", "inf"}, {"p2", 100}}));
    EXPECT_EQ(json["bets"], (Json{{"p1", 100}, {"p2", 0}}));
    EXPECT_EQ(json["max_raise_to"], "inf");
    report.stacks[A] = no_chips; // All in.
    report.bets[A] = unbounded_stack;
    const Json all_in = Json::parse(report_json(report, spot));
    EXPECT_EQ(all_in["stacks"]["p1"], 0);
    EXPECT_EQ(all_in["bets"]["p1"], "inf");
}

} // namespace
} // namespace floorman
