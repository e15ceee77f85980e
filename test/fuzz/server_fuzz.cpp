// Any request at all is answered: with a status that we know, with the strict headers, and with JSON wherever it is refused.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <nlohmann/json.hpp>

#include "base/check.hpp"
#include "server/site.hpp"

namespace {

using namespace floorman;
using namespace floorman::server;

// Small limits, so that they are reached.
SceneLimits limits() {
    SceneLimits small;
    small.lines = 20;
    small.letters = 200;
    small.books = 4;
    small.bytes = 4096;
    return small;
}

// Takes text up to the next line's end off the input.
std::string take_line(std::string_view& rest) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string line(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return line;
}

// The first byte has the method, and whether the rest is a scene in JSON or in TOML or begins with a line for each part.
Request request_in(std::string_view bytes) {
    Request request;
    const auto first = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    request.method = static_cast<Method>(first % 4);
    if (first < 128) {
        request.method = Method::post;
        request.target = "/api/rule";
        request.content_type = first % 2 == 0 ? "application/json" : "application/toml";
        request.accept = first % 4 < 2 ? "" : "application/x-ndjson";
    } else {
        for (std::string* const part :
             {&request.target, &request.content_type, &request.accept, &request.accept_encoding, &request.if_none_match})
            *part = take_line(bytes);
    }
    request.body = bytes;
    return request;
}

void check(const Response& response) {
    constexpr std::array known{200, 304, 400, 404, 405, 413, 415}; // And never 500.
    FLOORMAN_CHECK(std::find(known.begin(), known.end(), response.status) != known.end(), "a status that we know");
    FLOORMAN_CHECK(response.header("X-Content-Type-Options") == "nosniff", "strict headers");
    FLOORMAN_CHECK(response.header("Content-Security-Policy").starts_with("default-src 'self';"), "a strict policy");
    for (const Header& header : response.headers)
        FLOORMAN_CHECK(header.value.find_first_of(std::string_view("\r\n\0", 3)) == std::string::npos, "a header is one line");
    if (response.status == 304) FLOORMAN_CHECK(response.body.empty(), "nothing is sent again");
    if (response.status < 400) return;
    const nlohmann::json said = nlohmann::json::parse(response.body, nullptr, false);
    FLOORMAN_CHECK(said.is_object() && said["error"].is_string() && said["status"] == response.status, "an error says why");
    FLOORMAN_CHECK(said["error"].get<std::string>().find('\n') == std::string::npos, "an error is one line");
}

// The reports of a scene are JSON, whatever names and words were in it.
void check_reports(const Request& request, const Response& response) {
    if (request.method != Method::post || response.status != 200) return;
    std::string_view rest = response.body;
    if (response.header("Content-Type") == "application/json") {
        FLOORMAN_CHECK(nlohmann::json::parse(rest, nullptr, false).is_array(), "reports are a JSON array");
        return;
    }
    while (!rest.empty())
        FLOORMAN_CHECK(nlohmann::json::parse(take_line(rest), nullptr, false).is_object(), "a report is a JSON object a line");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Site site("fuzz", limits());
    if (size == 0) return 0;
    const Request request = request_in({reinterpret_cast<const char*>(data), size});
    const Response response = site.answer(request);
    check(response);
    check_reports(request, response);
    return 0;
}
