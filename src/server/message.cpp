#include "server/message.hpp"

#include <nlohmann/json.hpp>

namespace floorman::server {

std::string_view Response::header(std::string_view name) const noexcept {
    for (const Header& each : headers)
        if (each.name == name) return each.value;
    return {};
}

void add_strict_headers(Response& response) {
    response.headers.push_back(
        {"Content-Security-Policy",
         "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"});
    response.headers.push_back({"X-Content-Type-Options", "nosniff"});
    response.headers.push_back({"X-Frame-Options", "DENY"});
    response.headers.push_back({"Referrer-Policy", "no-referrer"});
    response.headers.push_back({"Cross-Origin-Resource-Policy", "same-origin"});
    response.headers.push_back({"Permissions-Policy", "camera=(), geolocation=(), microphone=()"});
}

Response fault(int status, std::string_view what, int line) {
    nlohmann::ordered_json said{{"error", what}, {"status", status}};
    if (line > 0) said["line"] = line;
    Response response{status, {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}, {}};
    response.body = said.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    add_strict_headers(response);
    return response;
}

} // namespace floorman::server
