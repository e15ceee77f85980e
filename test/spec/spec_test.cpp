// Runs the cases of spec/*.toml: each case under each of its rulebooks is a test of its own, named by the file, the case
// and the book, so that what fails is a rule.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "history/replay_json.hpp"
#include "rules/books.hpp"
#include "scene/play.hpp"
#include "scene/read.hpp"
#include "scene/report_json.hpp"
#include "scene/session.hpp"
#include "scene/session_play.hpp"
#include "spec/differences.hpp"
#include "spec/spec_case.hpp"

namespace floorman::spec {

namespace {

// GoogleTest's filters give "-" and "." a meaning of their own.
std::string as_test_name(std::string name) {
    std::replace_if(name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

// The hands of a case's session, and what was refused.
Result<nlohmann::json, std::string> hands_of(const SpecCase& spec, const std::string& book) {
    nlohmann::json given = spec.scene;
    if (!book.empty()) given["rulebook"] = book;
    const Result<Session, SceneError> session = read_session(given.dump(), spec.file + " " + spec.id);
    if (!session.ok()) return session.error().what;
    const auto& chain = session->rulebooks.front();
    const Result<Compiled, ComposeError> rules = compile(chain, conditions_of(*session, *chain.front()), session->house);
    if (!rules.ok()) return text(rules.error());
    const PlayedSession played = play_session(*session, *rules);
    nlohmann::json report{{"hands", nlohmann::json::array()}, {"refused", nlohmann::json::array()}};
    for (const DealtHand& hand : played.hands)
        report["hands"].push_back(nlohmann::json::parse(hand_json(hand, played, *session)));
    for (const SessionRefusal& refusal : played.refused) report["refused"].push_back(refusal.what);
    return report;
}

// Keeps what a history's first hand comes to.
class FirstHand : public HandVisitor {
public:
    explicit FirstHand(JudgeHand& judge) : judge_(judge) { judge_.keep_log(&events_); }
    void hand(const Record& record) override {
        events_.clear();
        const HandVerdict verdict = judge_.judge(record);
        if (json.empty()) json = replay_json("history", record, judge_, verdict, events_);
    }
    void unreadable(const Unreadable& unreadable) override {
        if (json.empty()) json = replay_json("history", unreadable);
    }

    std::string json;

private:
    JudgeHand& judge_;
    std::vector<Event> events_;
};

// What `floorman replay` says of the first hand of a case's history.
Result<nlohmann::json, std::string> replay_of(const SpecCase& spec, const std::string& book) {
    const std::optional<Format> format = format_of("", spec.history);
    if (!format) return std::string("the history is of no format known here");
    JudgeHand judge(chain_of(book_named(book)).value());
    FirstHand first(judge);
    ReadHands(ReadOptions{}).read(spec.history, *format, 1, first);
    if (first.json.empty()) return std::string("there is no hand in the history");
    return nlohmann::json::parse(first.json);
}

// The report of a case's scene under one book; `book` is empty where the scene brings its own.
Result<nlohmann::json, std::string> report_of(const SpecCase& spec, const std::string& book) {
    if (!spec.history.empty()) return replay_of(spec, book);
    nlohmann::json scene = spec.scene;
    if (!book.empty()) scene["rulebook"] = book;
    const Result<Spot, SceneError> spot = read_scene(scene.dump(), spec.file + " " + spec.id);
    if (!spot.ok()) return spot.error().what;
    const auto& chain = spot->rulebooks.front();
    const Result<Compiled, ComposeError> rules = compile(chain, conditions_of(*spot, *chain.front()), spot->house);
    if (!rules.ok()) return text(rules.error());
    return nlohmann::json::parse(report_json(play(*spot, *rules), *spot));
}

class CaseTest : public testing::Test {
public:
    CaseTest(const SpecCase& spec, std::string book) : spec_(spec), book_(std::move(book)) {}

    void TestBody() override {
        const Result<nlohmann::json, std::string> report = spec_.is_session ? hands_of(spec_, book_) : report_of(spec_, book_);
        if (!report.ok()) {
            ADD_FAILURE_AT(spec_.file.c_str(), spec_.line) << spec_.id << ": the scene or history is none: " << report.error();
            return;
        }
        const std::vector<std::string> found = differences(spec_.expect, *report);
        if (found.empty()) return;
        std::ostringstream told;
        told << spec_.id << " under " << (book_.empty() ? "its own book" : book_) << ": " << spec_.why << "\n";
        for (const std::string& line : found) told << "    " << line << "\n";
        for (const nlohmann::json& hand : report->value("hands", nlohmann::json::array())) told << "    " << hand.dump() << "\n";
        if (report->contains("why")) told << "    " << (*report)["why"] << "\n";
        for (const nlohmann::json& ruling : report->value("rulings", nlohmann::json::array()))
            told << "    line " << ruling["line"] << " " << ruling["verdict"].get<std::string>() << ": "
                 << ruling["text"].get<std::string>() << "\n";
        ADD_FAILURE_AT(spec_.file.c_str(), spec_.line) << told.str();
    }

private:
    const SpecCase& spec_;
    std::string book_;
};

class FaultTest : public testing::Test {
public:
    explicit FaultTest(std::string fault) : fault_(std::move(fault)) {}
    void TestBody() override { FAIL() << fault_; }

private:
    std::string fault_;
};

void register_case(const std::string& suite, const SpecCase& spec) {
    std::vector<std::string> books = spec.rulebooks;
    if (books.empty()) books.emplace_back();
    for (const std::string& book : books) {
        const std::string name = as_test_name(spec.id) + "/" + (book.empty() ? "house" : book);
        testing::RegisterTest(suite.c_str(), name.c_str(), nullptr, nullptr, spec.file.c_str(), spec.line,
                              [&spec, book]() -> testing::Test* { return new CaseTest(spec, book); });
    }
}

void register_fault(const std::string& suite, const std::string& fault, std::size_t number) {
    const std::string name = "can_be_read/" + std::to_string(number);
    testing::RegisterTest(suite.c_str(), name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                          [fault]() -> testing::Test* { return new FaultTest(fault); });
}

// An id names one case in all files, so that rulings, findings and the trace can speak of it.
void complain_of_doubles(std::vector<SpecFile>& files) {
    std::map<std::string, std::string> seen;
    for (SpecFile& file : files)
        for (const SpecCase& spec : file.cases)
            if (const auto [first, is_new] = seen.try_emplace(spec.id, spec.file); !is_new && first->second != spec.file)
                file.faults.push_back(spec.file + ":" + std::to_string(spec.line) + ": case '" + spec.id + "' is in " +
                                      first->second + " too");
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// The files stay: the tests refer to their cases.
std::vector<SpecFile>& register_all(const std::filesystem::path& folder) {
    static std::vector<SpecFile> files;
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".toml") paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    for (const auto& path : paths) files.push_back(read_spec(text_of(path), "spec/" + path.filename().string()));
    complain_of_doubles(files);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const std::string suite = as_test_name(paths[i].stem().string());
        for (const SpecCase& spec : files[i].cases) register_case(suite, spec);
        for (std::size_t fault = 0; fault < files[i].faults.size(); ++fault)
            register_fault(suite, files[i].faults[fault], fault + 1);
    }
    return files;
}

} // namespace

} // namespace floorman::spec

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    floorman::spec::register_all(FLOORMAN_SPEC_FOLDER);
    const int failed = RUN_ALL_TESTS();
    if (failed != 0 || testing::UnitTest::GetInstance()->test_to_run_count() > 0 || GTEST_FLAG_GET(list_tests)) return failed;
    std::cerr << "no case is named so: --gtest_filter=" << GTEST_FLAG_GET(filter) << "\n";
    return 1;
}
