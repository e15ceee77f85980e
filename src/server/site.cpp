#include "server/site.hpp"

#include <algorithm>
#include <array>
#include <exception>

#include <nlohmann/json.hpp>

#include "base/check.hpp"
#include "scene/book_answers.hpp"
#include "scene/rules_json.hpp"

namespace floorman::server {

namespace {

constexpr std::string_view ask_each_time = "no-cache"; // It may be kept, and is asked about before it is shown.
constexpr std::string_view for_good = "public, max-age=31536000, immutable";

// ---- What GET is always answered ------------------------------------------------------------------------------------

// Every question with each book's answer: the objects of `floorman rules --json`.
std::string rules_text() {
    std::vector<BookAnswers> books;
    for (const Chain& chain : all_chains()) {
        Result<BookAnswers, ComposeError> answers = answers_of(chain);
        FLOORMAN_CHECK(answers.ok(), "a book of the program has two answers to one question");
        books.push_back(std::move(answers).value());
    }
    std::string text;
    for (const QuestionInfo& each : all_questions()) {
        text += text.empty() ? "[" : ",\n";
        text += question_json(each.question, books);
    }
    return text + "]\n";
}

// 64 bits of FNV-1a in hexadecimal: other text, other tag.
std::string tag_of(std::string_view text) {
    std::uint64_t digest = 14695981039346656037U;
    for (const char c : text) digest = (digest ^ static_cast<unsigned char>(c)) * 1099511628211U;
    std::string tag;
    for (int shift = 60; shift >= 0; shift -= 4) tag += "0123456789abcdef"[(digest >> shift) & 0xFU];
    return tag;
}

// ---- What a browser has, and what it takes --------------------------------------------------------------------------

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

// Calls `item` for each part of "a, b;q=0.5" until it returns true; whether it did.
bool any_item(std::string_view list, auto item) {
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        if (item(trimmed(list.substr(0, comma)))) return true;
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return false;
}

bool has_tag(std::string_view if_none_match, std::string_view quoted_tag) {
    return any_item(if_none_match, [&](std::string_view item) {
        if (item.starts_with("W/")) item.remove_prefix(2);
        return item == "*" || item == quoted_tag;
    });
}

// "gzip", or with any weight but 0: "gzip;q=0.8".
bool takes_gzip(std::string_view accept_encoding) {
    return any_item(accept_encoding, [](std::string_view item) {
        const std::size_t semicolon = std::min(item.find(';'), item.size());
        if (trimmed(item.substr(0, semicolon)) != "gzip") return false;
        const std::string_view weight = trimmed(item.substr(std::min(semicolon + 1, item.size())));
        return !weight.starts_with("q=0") || weight.find_first_of("123456789") != std::string_view::npos;
    });
}

Response kept(const Request& request, std::string_view type, std::string quoted_tag, std::string_view keep) {
    Response response{200, {{"Content-Type", std::string(type)}, {"Cache-Control", std::string(keep)}}, {}};
    if (has_tag(request.if_none_match, quoted_tag)) response.status = 304;
    response.headers.push_back({"ETag", std::move(quoted_tag)});
    add_strict_headers(response);
    return response;
}

Response file(const Request& request, const PageFile& file) {
    const bool packed = !file.gzip.empty() && takes_gzip(request.accept_encoding);
    const std::string tag = "\"" + std::string(file.tag) + (packed ? "-gz\"" : "\"");
    Response response = kept(request, file.type, tag, file.hashed ? for_good : ask_each_time);
    if (!file.gzip.empty()) response.headers.push_back({"Vary", "Accept-Encoding"});
    if (packed) response.headers.push_back({"Content-Encoding", "gzip"});
    if (response.status == 200) response.body = packed ? file.gzip : file.plain;
    return response;
}

Response wrong_method(std::string_view path, std::string_view allowed) {
    Response response = fault(405, std::string(path) + " takes " + std::string(allowed) + " and no other method");
    response.headers.push_back({"Allow", std::string(allowed)});
    return response;
}

} // namespace

Site::Site(std::string_view version,
           const SceneLimits& limits,
           std::span<const PageFile> page,
           const std::vector<std::string>& addresses)
    : limits_(limits), page_(page) {
    const nlohmann::ordered_json health{{"status", "ok"}, {"version", version}};
    const nlohmann::ordered_json here{{"addresses", addresses}};
    const auto add = [&](std::string_view path, std::string text) {
        std::string tag = tag_of(text);
        routes_.push_back({path, nullptr, std::move(text), std::move(tag)});
    };
    add("/healthz", health.dump() + "\n");
    add("/api/rules", rules_text());
    add("/api/addresses", here.dump() + "\n");
    routes_.push_back({"/api/rule", rule_scene, {}, {}});
    routes_.push_back({"/api/phh", scene_as_phh, {}, {}});
}

const PageFile* Site::file_at(std::string_view path) const noexcept {
    if (path == "/") path = "/index.html";
    if (path == examples_file().path) return &examples_file();
    const auto found = std::find_if(page_.begin(), page_.end(), [&](const PageFile& file) { return file.path == path; });
    return found == page_.end() ? nullptr : &*found;
}

Response Site::route(const Request& request) const {
    const std::string_view path = request.path();
    if (!path.starts_with('/')) return fault(400, "the request asks for no path; begin it with /");
    const bool reads = request.method == Method::get || request.method == Method::head;
    for (const Route& route : routes_) {
        if (route.path != path) continue;
        if (route.of_scene != nullptr)
            return request.method == Method::post ? route.of_scene(request, limits_) : wrong_method(path, "POST");
        if (!reads) return wrong_method(path, "GET, HEAD");
        Response response = kept(request, "application/json", "\"" + route.tag + "\"", ask_each_time);
        if (response.status == 200) response.body = route.text;
        return response;
    }
    const PageFile* const found = file_at(path);
    if (found == nullptr)
        return fault(404, "there is nothing at this address; the page is at /, and what programs ask is /api/rule, /api/phh, "
                          "/api/rules, /api/examples and /healthz");
    return reads ? file(request, *found) : wrong_method(path, "GET, HEAD");
}

Response Site::answer(const Request& request) const noexcept {
    try {
        return route(request);
    } catch (const std::exception&) { return fault(500, "this went wrong here, and not in what was asked"); }
}

} // namespace floorman::server
