// What the cases of spec/ prove of the clauses of the four books, as JSON for script/trace.
//
// A case exercises a clause when its report changes once the clause's answer is replaced by another one. Where every book
// agrees there is no other answer: there a case exercises the clause when a ruling of it names the question. Knows no rule of
// poker; what the sources say of a question is script/lib/trace.py's.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "rules/books.hpp"
#include "scene/play.hpp"
#include "scene/read.hpp"
#include "scene/report_json.hpp"
#include "scene/session.hpp"
#include "scene/session_play.hpp"
#include "spec/spec_case.hpp"

namespace floorman::spec {

namespace {

constexpr std::size_t cases_enough = 3; // For each clause: more prove no more.

struct Proof {
    std::string id;
    std::string file;
    std::string instead; // The answer that would have changed the case; empty where the question has no other.
    bool at_home{};      // The case stands in the file of the clause's page.
};

// What a ruling said, and how well it shows the clause.
struct Sentence {
    std::string text;
    int worth{};
};

struct Traced {
    std::vector<Proof> proofs; // Those at home first.
    Sentence sentence;

    [[nodiscard]] bool complete() const {
        return proofs.size() >= cases_enough && proofs.back().at_home && sentence.worth == best_worth;
    }

    void prove(Proof proof) {
        const auto same = [&](const Proof& other) { return other.id == proof.id; };
        if (std::any_of(proofs.begin(), proofs.end(), same)) return;
        const auto at = std::find_if(proofs.begin(), proofs.end(),
                                     [&](const Proof& other) { return proof.at_home && !other.at_home; });
        proofs.insert(at, std::move(proof));
        if (proofs.size() > cases_enough) proofs.pop_back();
    }

    void say(const std::string& text, int worth) {
        if (!text.empty() && worth > sentence.worth) sentence = {text, worth};
    }

    // A sentence that names the question is better than one that only changes with the answer; one at home better still.
    static constexpr int changes = 1;
    static constexpr int names = 3;
    static constexpr int home_is_better_by = 1;
    static constexpr int best_worth = names + home_is_better_by;
};

using Traces = std::map<const Clause*, Traced>;

// The clause of the book that was asked: where it is silent its own row says so, whoever fills the gap.
const Clause* clause_asked(const Authority& authority, const Conditions& conditions) {
    if (authority.silent == nullptr) return authority.clause;
    for (const Clause& clause : authority.silent->clauses)
        if (clause.question == authority.clause->question && applies(clause.when, conditions)) return &clause;
    return authority.clause;
}

// Whether the case stands in the file of that page: 4.11 in spec/4.11-short-all-in.toml, "article: kill" in article-kill.toml.
bool is_at_home(const SpecCase& spec, std::string_view page) {
    std::string stem(page);
    if (const std::size_t colon = stem.find(": "); colon != std::string::npos) stem.replace(colon, 2, "-");
    std::replace(stem.begin(), stem.end(), ' ', '-');
    return !stem.empty() && (spec.file.starts_with("spec/" + stem + "-") || spec.file == "spec/" + stem + ".toml");
}

struct Told {
    std::vector<Question> questions;
    std::string text;
};

void collect(const RulingLine& line, std::vector<Told>& told) {
    told.push_back({{line.ruling.question}, line.text});
    if (line.ruling.also) told.back().questions.push_back(*line.ruling.also);
    for (const RulingLine& follows : line.then) collect(follows, told);
}

std::vector<Told> everything_told(const Report& report) {
    std::vector<Told> told;
    for (const RulingLine& line : report.rulings) collect(line, told);
    if (report.raise_barred) told.push_back({{report.raise_barred->question}, report.raise_barred->text});
    if (report.floor) told.push_back({{report.floor->question}, report.floor->text});
    return told;
}

std::vector<std::int32_t> other_answers(Question question, std::int32_t answer) {
    std::vector<std::int32_t> others;
    if (info(question).kind == AnswerKind::number) {
        for (const std::int32_t other : {0, answer + 1, answer - 1, 2, 5, 10, 25, 100})
            if (other >= 0 && other != answer) others.push_back(other);
        return others;
    }
    for (std::size_t i = 0; i < info(question).answers.size(); ++i)
        if (const auto other = static_cast<std::int32_t>(i); other != answer) others.push_back(other);
    return others;
}

std::string shown(Question question, std::int32_t answer) {
    return info(question).kind == AnswerKind::number ? std::to_string(answer) : std::string(answer_name(question, answer));
}

// The first sentence that is another one once the answer is.
std::string sentence_that_changed(const std::vector<Told>& before, const std::vector<Told>& changed) {
    for (std::size_t i = 0; i < std::min(before.size(), changed.size()); ++i)
        if (before[i].text != changed[i].text) return before[i].text;
    return {};
}

// What a scene or a session comes to under one set of answers.
struct Outcome {
    std::string written; // Its report, as JSON.
    std::vector<Told> told;
};

struct Prepared {
    Compiled rules;
    Conditions conditions;
    std::function<Outcome(const Compiled&)> play;
};

Prepared prepared(const Spot& spot) {
    const auto& chain = spot.rulebooks.front();
    const Conditions conditions = conditions_of(spot, *chain.front());
    return {compile(chain, conditions, spot.house).value(), conditions, [spot](const Compiled& rules) {
                const Report report = play(spot, rules);
                return Outcome{report_json(report, spot), everything_told(report)};
            }};
}

Prepared prepared(const Session& session) {
    const auto& chain = session.rulebooks.front();
    const Conditions conditions = conditions_of(session, *chain.front());
    return {compile(chain, conditions, session.house).value(), conditions, [session](const Compiled& rules) {
                const PlayedSession played = play_session(session, rules);
                Outcome outcome;
                for (const DealtHand& hand : played.hands) outcome.written += hand_json(hand, played, session);
                for (const SessionRefusal& refusal : played.refused) outcome.written += refusal.what;
                return outcome;
            }};
}

// Nothing for a hand history, which is judged and not ruled, and for what the runner of spec/ complains of.
std::optional<Prepared> prepared(const SpecCase& spec, const std::string& book) {
    if (!spec.history.empty()) return std::nullopt;
    nlohmann::json given = spec.scene;
    given["rulebook"] = book;
    if (spec.is_session) {
        const Result<Session, SceneError> session = read_session(given.dump(), spec.file);
        return session.ok() ? std::optional{prepared(*session)} : std::nullopt;
    }
    const Result<Spot, SceneError> spot = read_scene(given.dump(), spec.file);
    return spot.ok() ? std::optional{prepared(*spot)} : std::nullopt;
}

void trace(const SpecCase& spec, const std::string& book, Traces& traces) {
    const std::optional<Prepared> prepared_case = prepared(spec, book);
    if (!prepared_case) return;
    const Compiled& rules = prepared_case->rules;
    const auto& [written, told] = prepared_case->play(rules);

    for (const QuestionInfo& asked : all_questions()) {
        const Authority& authority = rules.deciding(asked.question);
        if (authority.house) continue;
        const Clause* clause = clause_asked(authority, prepared_case->conditions);
        Traced& traced = traces[clause];
        if (traced.complete()) continue;
        const bool at_home = is_at_home(spec, authority.page);
        const int better = at_home ? Traced::home_is_better_by : 0;

        const auto naming = std::find_if(told.begin(), told.end(), [&](const Told& one) {
            return std::find(one.questions.begin(), one.questions.end(), asked.question) != one.questions.end();
        });
        if (naming != told.end()) traced.say(naming->text, Traced::names + better);
        const std::int32_t answer = rules.policy.answers[static_cast<std::size_t>(asked.question)];
        const std::vector<std::int32_t> others = other_answers(asked.question, answer);
        if (others.empty() && (naming != told.end() || spec.shows == asked.question))
            traced.prove({spec.id, spec.file, "", at_home});
        for (const std::int32_t other : others) {
            Compiled changed = rules;
            changed.policy.answers[static_cast<std::size_t>(asked.question)] = other;
            const Outcome differently = prepared_case->play(changed);
            if (differently.written == written) continue;
            traced.prove({spec.id, spec.file, shown(asked.question, other), at_home});
            traced.say(sentence_that_changed(told, differently.told), Traced::changes + better);
            break;
        }
    }
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

nlohmann::json row(const Rulebook& book, const Clause& clause, const Traced& traced) {
    nlohmann::json proofs = nlohmann::json::array();
    for (const Proof& proof : traced.proofs)
        proofs.push_back({{"id", proof.id}, {"file", proof.file}, {"instead", proof.instead}});
    return {{"book", book.id},
            {"cite_as", book.cite_as},
            {"question", name(clause.question)},
            {"answer", shown(clause.question, clause.answer)},
            {"when", text(clause.when)},
            {"rule", clause.rule},
            {"silent", clause.silent},
            {"filled_by", clause.filled_by},
            {"line", clause.line},
            {"says", clause.says},
            {"doubt", clause.doubt},
            {"proofs", proofs},
            {"sentence", traced.sentence.text},
            {"named", traced.sentence.worth >= Traced::names}};
}

nlohmann::json questions_told() {
    nlohmann::json rows = nlohmann::json::array();
    for (const QuestionInfo& question : all_questions()) {
        const QuestionText& told = text(question.question);
        rows.push_back({{"name", question.name},
                        {"group", told.group},
                        {"title", told.title},
                        {"page", told.page},
                        {"asks", told.asks},
                        {"agreed", question.kind == AnswerKind::choice && question.answers.size() == 1}});
    }
    return rows;
}

} // namespace

} // namespace floorman::spec

int main() {
    using namespace floorman;
    using namespace floorman::spec;
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator("spec"))
        if (entry.path().extension() == ".toml") paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());

    Traces traces;
    for (const auto& path : paths)
        for (const SpecCase& spec : read_spec(text_of(path), "spec/" + path.filename().string()).cases)
            for (const std::string& book : spec.rulebooks) trace(spec, book, traces);

    nlohmann::json clauses = nlohmann::json::array();
    for (const auto& book : books())
        for (const Clause& clause : book->clauses) clauses.push_back(row(*book, clause, traces[&clause]));
    std::cout << nlohmann::json{{"questions", questions_told()}, {"clauses", clauses}}.dump(1) << "\n";
}
