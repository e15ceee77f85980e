// The site without sockets: routes, rulings, what is kept by browsers, and what is refused.

#include <map>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "rules/question.hpp"
#include "server/site.hpp"

namespace floorman::server {
namespace {

using nlohmann::json;

constexpr PageFile test_files[] = {
    {"/index.html", "text/html; charset=utf-8", "aaaa", false, "<p>the page</p>", "packed"},
    {"/assets/index-12345678.js", "text/javascript; charset=utf-8", "bbbb", true, "let a;", ""},
};

const Site& site() {
    static const Site made("1.2.3", SceneLimits{}, test_files);
    return made;
}

Request get(std::string target) {
    Request request;
    request.method = Method::get;
    request.target = std::move(target);
    return request;
}

Request scene(std::string body, std::string type = "application/json") {
    Request request;
    request.method = Method::post;
    request.target = "/api/rule";
    request.content_type = std::move(type);
    request.body = std::move(body);
    return request;
}

// The error that a response says, with its status and line; fails where it is no error of ours.
struct Fault {
    int status{};
    std::string error;
    int line{};
};
Fault fault_in(const Response& response) {
    EXPECT_EQ(response.header("Content-Type"), "application/json");
    const json said = json::parse(response.body);
    EXPECT_EQ(said["status"], response.status);
    return {response.status, said["error"], said.value("line", 0)};
}

constexpr const char* spot = R"({"players": ["A", "B", "C"], "starting_stacks": [1000, 1000, 130], "blinds": [5, 10],
 "street": "flop", "actions": ["A bets 100", "B calls", "C is all in"]})";

// ---- Hands ----------------------------------------------------------------------------------------------------------

Request hand(std::string body) {
    Request request = scene(std::move(body));
    request.target = "/api/phh";
    return request;
}

TEST(SiteHands, AreWrittenAsPhh) {
    const Response response = site().answer(hand(
        R"({"players": ["A", "B"], "starting_stacks": [200, 200], "blinds": [1, 2], "actions": ["B raises to 6", "A folds"]})"));
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.header("Content-Type"), "text/plain; charset=utf-8");
    EXPECT_TRUE(response.body.starts_with("variant = "));
    EXPECT_NE(response.body.find("p2 cbr 6"), std::string::npos) << response.body;
}

TEST(SiteHands, ThatPhhCannotSayAreRefusedWithTheReason) {
    const Fault fault = fault_in(site().answer(hand(spot)));
    EXPECT_EQ(fault.status, 422);
    EXPECT_TRUE(fault.error.starts_with("this scene is not written as PHH: ")) << fault.error;
}

TEST(SiteHands, OfABrokenSceneSayTheLine) {
    EXPECT_EQ(fault_in(site().answer(hand("{\"starting_stacks\": [5, 5],\n\"players\": 3}"))).line, 2);
}

// ---- Rulings --------------------------------------------------------------------------------------------------------

TEST(Rule, ASceneInItsReportsOut) {
    json asked = json::parse(spot);
    asked["rulebook"] = {"tda", "roberts"};
    const Response response = site().answer(scene(asked.dump()));
    ASSERT_EQ(response.status, 200) << response.body;
    EXPECT_EQ(response.header("Content-Type"), "application/json");
    EXPECT_EQ(response.header("Cache-Control"), "no-store");
    const json reports = json::parse(response.body);
    ASSERT_EQ(reports.size(), 2U);
    EXPECT_EQ(reports[0]["rulebook"], "tda-2026");
    EXPECT_EQ(reports[1]["rulebook"], "roberts-11");
    EXPECT_EQ(reports[0]["to_call"], 30);
    EXPECT_FALSE(reports[0]["can_raise"]);
}

TEST(Rule, OneRulebookIsAListOfOne) { EXPECT_EQ(json::parse(site().answer(scene(spot)).body).size(), 1U); }

TEST(Rule, AReportALineWhereThatIsAccepted) {
    json asked = json::parse(spot);
    asked["rulebook"] = {"tda", "roberts", "home"};
    for (const std::string accepted : {"application/x-ndjson", "application/jsonl", "text/html, Application/X-NDJSON;q=0.9"}) {
        Request request = scene(asked.dump());
        request.accept = accepted;
        const Response response = site().answer(request);
        EXPECT_EQ(response.header("Content-Type"), "application/x-ndjson");
        EXPECT_EQ(std::count(response.body.begin(), response.body.end(), '\n'), 3);
        EXPECT_EQ(json::parse(response.body.substr(0, response.body.find('\n')))["rulebook"], "tda-2026");
    }
}

TEST(Rule, TomlSaysTheSame) {
    const std::string toml = "players = ['A', 'B', 'C']\nstarting_stacks = [1000, 1000, 130]\nblinds = [5, 10]\n"
                             "street = 'flop'\nactions = ['A bets 100', 'B calls', 'C is all in']\n";
    const Response response = site().answer(scene(toml, "application/toml; charset=utf-8"));
    ASSERT_EQ(response.status, 200) << response.body;
    EXPECT_EQ(response.body, site().answer(scene(spot)).body);
}

TEST(Rule, ABadSceneIsToldWithItsLine) {
    const Fault json_fault = fault_in(site().answer(scene("{\"starting_stacks\": [5, 5],\n\"blind\": [1, 2]}")));
    EXPECT_EQ(json_fault.status, 400);
    EXPECT_EQ(json_fault.line, 2);
    EXPECT_EQ(json_fault.error, "scene.json:2: unknown key 'blind'; did you mean 'blinds'?");
    const Fault toml_fault = fault_in(site().answer(scene("a = 1\n\nb = = 2\n", "application/toml")));
    EXPECT_EQ(toml_fault.status, 400);
    EXPECT_EQ(toml_fault.line, 3);
    EXPECT_EQ(fault_in(site().answer(scene("[1, 2"))).status, 400);
    EXPECT_EQ(fault_in(site().answer(scene("[1, 2]"))).status, 400);
    EXPECT_EQ(fault_in(site().answer(scene(" \r\n"))).status, 400);
    EXPECT_EQ(fault_in(site().answer(scene("\xff\xfe{}"))).status, 400);
    EXPECT_EQ(fault_in(site().answer(scene(std::string("{\0}", 3)))).status, 400);
}

TEST(Rule, AHouseThatCannotRuleIsToldToo) {
    json asked = json::parse(spot);
    asked["rulebook"] = {{"amends", "tda-2026"}, {"clause", json::array({{{"question", "raise_cap"}, {"answer", "no"}}})}};
    EXPECT_EQ(fault_in(site().answer(scene(asked.dump()))).status, 400);
}

TEST(Rule, NoSceneReadsAFile) {
    for (const std::string name :
         {"LICENSE", "./rulebooks/home.toml", "rulebooks/home.toml", "/etc/passwd", "house.toml", "../x"}) {
        json asked = json::parse(spot);
        asked["rulebook"] = name;
        const Fault named = fault_in(site().answer(scene(asked.dump())));
        EXPECT_EQ(named.status, 400);
        EXPECT_NE(named.error.find("there is no rulebook"), std::string::npos) << named.error;
        asked["rulebook"] = {{"amends", name}, {"clause", json::array()}};
        const Fault amended = fault_in(site().answer(scene(asked.dump())));
        EXPECT_EQ(amended.status, 400);
        EXPECT_EQ(amended.error.find("root:"), std::string::npos) << amended.error;
        EXPECT_NE(amended.error.find("amends"), std::string::npos) << amended.error;
    }
}

TEST(Rule, OtherTypesAreNoScenes) {
    for (const std::string type :
         {"", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx"})
        EXPECT_EQ(fault_in(site().answer(scene(spot, type))).status, 415) << type;
    EXPECT_EQ(site().answer(scene(spot, "Application/JSON ; charset=utf-8")).status, 200);
}

// ---- Limits ---------------------------------------------------------------------------------------------------------

TEST(Limits, OfBytesLinesLettersAndBooks) {
    SceneLimits limits;
    limits.lines = 3;
    limits.letters = 11;
    limits.books = 2;
    limits.bytes = 300;
    const Site small("0", limits, test_files);
    json asked = json::parse(spot);
    asked["rulebook"] = {"tda", "home"};
    EXPECT_EQ(small.answer(scene(asked.dump())).status, 200);

    json books = asked;
    books["rulebook"] = {"tda", "home", "tda"};
    EXPECT_NE(fault_in(small.answer(scene(books.dump()))).error.find("3 rulebooks, and 2"), std::string::npos);
    json lines = asked;
    lines["actions"].push_back("A calls");
    EXPECT_NE(fault_in(small.answer(scene(lines.dump()))).error.find("4 lines, and 3"), std::string::npos);
    json letters = asked;
    letters["actions"][2] = "C is all in.";
    EXPECT_NE(fault_in(small.answer(scene(letters.dump()))).error.find("line 3 of 'actions' is 12 bytes long, and 11"),
              std::string::npos);
    const Fault bytes = fault_in(small.answer(scene(asked.dump() + std::string(300, ' '))));
    EXPECT_EQ(bytes.status, 413);
    EXPECT_NE(bytes.error.find("300 bytes"), std::string::npos);
    for (const json& much : {books, lines, letters}) EXPECT_EQ(small.answer(scene(much.dump())).status, 413);
}

TEST(Limits, OfDepthAreTheReaders) {
    EXPECT_EQ(fault_in(site().answer(scene(std::string(100'000, '[')))).status, 400);
    EXPECT_EQ(fault_in(site().answer(scene("a = " + std::string(100'000, '['), "application/toml"))).status, 400);
}

// ---- What the books say, and examples -------------------------------------------------------------------------------

TEST(Rules, EveryQuestionWithEachBooksAnswer) {
    const Response response = site().answer(get("/api/rules"));
    ASSERT_EQ(response.status, 200);
    const json questions = json::parse(response.body);
    EXPECT_EQ(questions.size(), question_count);
    for (const json& question : questions) {
        EXPECT_FALSE(question["asks"].get<std::string>().empty());
        ASSERT_EQ(question["rulebooks"].size(), 4U);
        for (const json& book : question["rulebooks"]) {
            ASSERT_FALSE(book["answers"].empty()) << question["question"] << book["rulebook"];
            for (const std::string key : {"answer", "says", "rule", "page", "cites", "doubt", "from"})
                EXPECT_TRUE(book["answers"][0].contains(key)) << key;
        }
    }
}

TEST(Examples, EachIsAScene) {
    const Response response = site().answer(get("/api/examples"));
    ASSERT_EQ(response.status, 200);
    const json examples = json::parse(response.body);
    EXPECT_GT(examples.size(), 500U);
    std::set<std::string> ids;
    std::map<std::string, int> worked;
    for (const json& example : examples) {
        EXPECT_TRUE(ids.insert(example["id"]).second) << example["id"];
        EXPECT_FALSE(example["why"].get<std::string>().empty()) << example["id"];
        EXPECT_FALSE(example["rule_title"].get<std::string>().empty()) << example["id"];
        worked[example["rule"]] += example["worked"].get<bool>() ? 1 : 0;
    }
    for (const std::string rule : {"4.8", "4.9", "4.11", "4.12", "4.13", "4.14", "4.18", "4.19", "4.20", "4.22", "4.24"})
        EXPECT_GT(worked[rule], 0) << rule;
    EXPECT_EQ(worked.count("article: pots"), 1U);
    EXPECT_EQ(worked.count("pot limit"), 1U);
}

TEST(Examples, EachIsRuledOn) {
    const json examples = json::parse(site().answer(get("/api/examples")).body);
    for (const json& example : examples) {
        const Response response = site().answer(scene(example["scene"].dump()));
        EXPECT_EQ(response.status, 200) << example["id"] << ": " << response.body;
    }
}

// ---- The page -------------------------------------------------------------------------------------------------------

TEST(Page, IsServedFromTheBinary) {
    for (const std::string target : {"/", "/index.html", "/?x=1", "/index.html?a/../b"}) {
        const Response response = site().answer(get(target));
        EXPECT_EQ(response.status, 200);
        EXPECT_EQ(response.body, "<p>the page</p>");
        EXPECT_EQ(response.header("Content-Type"), "text/html; charset=utf-8");
        EXPECT_EQ(response.header("Cache-Control"), "no-cache");
    }
}

TEST(Page, HashedFilesAreKeptForGood) {
    const Response response = site().answer(get("/assets/index-12345678.js"));
    EXPECT_EQ(response.header("Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(response.header("Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(response.header("Vary"), "");
}

TEST(Page, WhatABrowserHasIsNotSentAgain) {
    const std::string tag(site().answer(get("/")).header("ETag"));
    EXPECT_EQ(tag, "\"aaaa\"");
    for (const std::string& had : {tag, "\"x\", " + tag, "W/" + tag, std::string("*")}) {
        Request request = get("/");
        request.if_none_match = had;
        const Response response = site().answer(request);
        EXPECT_EQ(response.status, 304);
        EXPECT_EQ(response.body, "");
        EXPECT_EQ(response.header("ETag"), tag);
    }
    Request other = get("/");
    other.if_none_match = "\"aaa\", aaaa";
    EXPECT_EQ(site().answer(other).status, 200);
    Request rules = get("/api/rules");
    rules.if_none_match = site().answer(rules).header("ETag");
    EXPECT_EQ(site().answer(rules).status, 304);
}

TEST(Page, IsPackedForWhoTakesIt) {
    const auto packed = [](std::string accepted) {
        Request request = get("/");
        request.accept_encoding = std::move(accepted);
        const Response response = site().answer(request);
        EXPECT_EQ(response.header("Vary"), "Accept-Encoding");
        EXPECT_EQ(response.body == "packed", response.header("Content-Encoding") == "gzip");
        EXPECT_EQ(response.header("ETag"), response.body == "packed" ? "\"aaaa-gz\"" : "\"aaaa\"");
        return response.body == "packed";
    };
    EXPECT_TRUE(packed("gzip"));
    EXPECT_TRUE(packed("br, gzip;q=0.5"));
    EXPECT_TRUE(packed("gzip ; q=1"));
    EXPECT_FALSE(packed(""));
    EXPECT_FALSE(packed("br"));
    EXPECT_FALSE(packed("gzip;q=0"));
    EXPECT_FALSE(packed("gzip;q=0.000"));
    EXPECT_FALSE(packed("xgzip"));
}

TEST(Page, TheOneInTheBinaryIsWhole) {
    ASSERT_FALSE(page_files().empty());
    std::set<std::string_view> paths;
    for (const PageFile& file : page_files()) {
        EXPECT_TRUE(paths.insert(file.path).second);
        EXPECT_TRUE(file.gzip.empty() || (file.gzip.starts_with("\x1f\x8b") && file.gzip.size() < file.plain.size()));
        EXPECT_EQ(file.tag.size(), 16U);
        EXPECT_NE(file.type, "application/octet-stream") << file.path << ": tools/embed_page.py has no type for it";
    }
    EXPECT_TRUE(paths.contains("/index.html"));
}

TEST(Page, PathsLeadNowhereElse) {
    for (const std::string target : {"/../etc/passwd", "/..", "/%2e%2e/etc/passwd", "//", "//index.html", "/index.html/",
                                     "/assets/", "/assets/../index.html", "/./index.html", "/INDEX.HTML", "/index.html%00",
                                     "/\\..\\x", "/api", "/api/", "/api/rule/", "/healthz/", "/LICENSE", "/favicon.ico"})
        EXPECT_EQ(fault_in(site().answer(get(target))).status, 404) << target;
    EXPECT_EQ(fault_in(site().answer(get(std::string("/index.html\0", 12)))).status, 404);
    for (const std::string target : {"", "index.html", "http://localhost/", "*", "?x"})
        EXPECT_EQ(fault_in(site().answer(get(target))).status, 400) << target;
}

// ---- Methods and headers --------------------------------------------------------------------------------------------

TEST(Methods, OnlyThoseThatARouteTakes) {
    Request request = get("/api/rule");
    Response response = site().answer(request);
    EXPECT_EQ(fault_in(response).status, 405);
    EXPECT_EQ(response.header("Allow"), "POST");
    for (const std::string target : {"/", "/healthz", "/api/rules", "/api/examples", "/assets/index-12345678.js"})
        for (const Method method : {Method::post, Method::other}) {
            request.target = target;
            request.method = method;
            response = site().answer(request);
            EXPECT_EQ(fault_in(response).status, 405) << target;
            EXPECT_EQ(response.header("Allow"), "GET, HEAD");
        }
    request.method = Method::head;
    EXPECT_EQ(site().answer(request).status, 200);
}

TEST(Health, TellsTheVersion) {
    const json health = json::parse(site().answer(get("/healthz")).body);
    EXPECT_EQ(health["status"], "ok");
    EXPECT_EQ(health["version"], "1.2.3");
}

TEST(Addresses, AreThoseThatOthersComeInBy) {
    EXPECT_EQ(json::parse(site().answer(get("/api/addresses")).body)["addresses"], json::array());
    const Site lan("0", SceneLimits{}, page_files(), {"192.168.0.5"});
    EXPECT_EQ(json::parse(lan.answer(get("/api/addresses")).body)["addresses"], json::array({"192.168.0.5"}));
}

TEST(Headers, EveryResponseIsStrict) {
    Request not_there = get("/nowhere");
    Request kept = get("/");
    kept.if_none_match = "*";
    for (const Request& request : {get("/"), get("/healthz"), get("/api/rules"), scene(spot), scene("{"), not_there, kept,
                                   scene(spot, ""), get("/api/rule")}) {
        const Response response = site().answer(request);
        const std::string_view policy = response.header("Content-Security-Policy");
        EXPECT_TRUE(policy.starts_with("default-src 'self'")) << response.status;
        EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string_view::npos);
        EXPECT_EQ(policy.find("unsafe"), std::string_view::npos);
        EXPECT_EQ(response.header("X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(response.header("X-Frame-Options"), "DENY");
        EXPECT_EQ(response.header("Referrer-Policy"), "no-referrer");
        EXPECT_EQ(response.header("Access-Control-Allow-Origin"), "");
        EXPECT_FALSE(response.header("Cache-Control").empty());
    }
}

} // namespace
} // namespace floorman::server
