#include "server/rule_scene.hpp"

#include <algorithm>
#include <charconv>

#include "rules/books.hpp"
#include "scene/play.hpp"
#include "scene/read.hpp"
#include "scene/report_json.hpp"
#include "scene/ruled.hpp"
#include "server/scene_phh.hpp"

namespace floorman::server {

namespace {

std::string lower(std::string_view text) {
    std::string made(text);
    for (char& c : made)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return made;
}

// "application/json" of "Application/JSON; charset=utf-8".
std::string media_type(std::string_view content_type) {
    content_type = content_type.substr(0, content_type.find(';'));
    while (content_type.ends_with(' ')) content_type.remove_suffix(1);
    return lower(content_type);
}

// What the reader of scenes calls a body of this type; empty for a type that is none of a scene.
std::string_view name_for(std::string_view type) noexcept {
    if (type == "application/json") return "scene.json";
    if (type == "application/toml") return "scene.toml";
    return {};
}

// The line in "scene.json:12: ..."; 0 where there is none.
int line_in(std::string_view what, std::string_view name) noexcept {
    int line = 0;
    if (what.size() > name.size() && what.starts_with(name) && what[name.size()] == ':')
        std::from_chars(what.data() + name.size() + 1, what.data() + what.size(), line);
    return line;
}

std::string too_many(std::string_view what, std::size_t there, std::size_t most) {
    return "the scene has " + std::to_string(there) + " " + std::string(what) + ", and " + std::to_string(most) +
           " are ruled on at a time; send fewer";
}

// Why so much is not ruled on; empty where it is.
std::string too_much(const Spot& spot, const SceneLimits& limits) {
    if (spot.actions.size() > limits.lines) return too_many("lines", spot.actions.size(), limits.lines);
    if (spot.rulebooks.size() > limits.books) return too_many("rulebooks", spot.rulebooks.size(), limits.books);
    for (std::size_t i = 0; i < spot.actions.size(); ++i)
        if (spot.actions[i].text.size() > limits.letters)
            return "line " + std::to_string(i + 1) + " of 'actions' is " + std::to_string(spot.actions[i].text.size()) +
                   " bytes long, and " + std::to_string(limits.letters) + " are read; write a shorter one";
    return {};
}

bool wants_lines(const Request& request) {
    const std::string accept = lower(request.accept);
    return accept.find("application/x-ndjson") != std::string::npos || accept.find("application/jsonl") != std::string::npos;
}

Response reports_of(const std::vector<Report>& reports, const Spot& spot, bool in_lines) {
    Response response{200, {}, {}};
    response.headers.push_back({"Content-Type", in_lines ? "application/x-ndjson" : "application/json"});
    response.headers.push_back({"Cache-Control", "no-store"});
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (!in_lines) response.body += i == 0 ? "[" : ",\n";
        response.body += report_json(reports[i], spot);
        if (in_lines) response.body += '\n';
    }
    if (!in_lines) response.body += "]\n";
    add_strict_headers(response);
    return response;
}

// The scene of a request, or what is wrong with it.
Result<Spot, Response> scene_in(const Request& request, const SceneLimits& limits) {
    const std::string_view name = name_for(media_type(request.content_type));
    if (name.empty()) return fault(415, "a scene comes as application/json or application/toml; say so in Content-Type");
    if (request.body.size() > limits.bytes)
        return fault(413, "the body is longer than " + std::to_string(limits.bytes) + " bytes; send a smaller scene");
    if (request.body.find_first_not_of(" \t\r\n") == std::string::npos)
        return fault(400, "the body is empty; send a scene, such as {\"starting_stacks\": [500, 500], \"blinds\": [1, 2]}");
    Result<Spot, SceneError> spot = read_scene(request.body, name);
    if (!spot.ok()) return fault(400, spot.error().what, line_in(spot.error().what, name));
    if (const std::string much = too_much(*spot, limits); !much.empty()) return fault(413, much);
    return std::move(spot).value();
}

} // namespace

Response scene_as_phh(const Request& request, const SceneLimits& limits) {
    const Result<Spot, Response> spot = scene_in(request, limits);
    if (!spot.ok()) return spot.error();
    Response response{200, {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}}, {}};
    for (std::size_t i = 0; i < spot->rulebooks.size(); ++i) {
        const Chain& chain = spot->rulebooks[i];
        const Result<Compiled, ComposeError> rules = compile(chain, conditions_of(*spot, *chain.front()), spot->house);
        if (!rules.ok()) return fault(400, spot->source + ": " + text(rules.error()));
        const ScenePhh hand = scene_phh(*spot, play(*spot, *rules), *rules);
        if (!hand.why_not.empty()) return fault(422, "this scene is not written as PHH: " + hand.why_not);
        if (spot->rulebooks.size() > 1) response.body += (i > 0 ? "\n[" : "[") + std::to_string(i + 1) + "]\n";
        response.body += hand.text;
    }
    add_strict_headers(response);
    return response;
}

Response rule_scene(const Request& request, const SceneLimits& limits) {
    const Result<Spot, Response> spot = scene_in(request, limits);
    if (!spot.ok()) return spot.error();
    const Result<std::vector<Report>, SceneError> reports = ruled(*spot, spot->rulebooks);
    if (!reports.ok()) return fault(400, reports.error().what, line_in(reports.error().what, spot->source));
    return reports_of(*reports, *spot, wants_lines(request));
}

} // namespace floorman::server
