#pragma once
// message: a request and its response as plain values. Knows HTTP's words, and no socket.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace floorman::server {

enum class Method : std::uint8_t { get, head, post, other };

struct Request {
    Method method{};
    std::string target; // As it stands in the request line: a path, perhaps with a query.
    std::string content_type;
    std::string accept;
    std::string accept_encoding;
    std::string if_none_match;
    std::string cookie;
    std::string origin; // Of the page that asks; empty where no page does.
    std::string host;
    std::string body;

    // The target without its query.
    [[nodiscard]] std::string_view path() const noexcept { return std::string_view(target).substr(0, target.find('?')); }
};

struct Header {
    std::string_view name;
    std::string value;
};

// A response but for what only the connection knows. To HEAD the same as to GET: whoever sends it leaves the body out.
struct Response {
    int status{};
    std::vector<Header> headers;
    std::string body;

    // The value of the header; empty where there is none.
    [[nodiscard]] std::string_view header(std::string_view name) const noexcept;
};

// What every response has, whatever else is in it: nothing runs that does not come from here, nothing is framed, no type is
// guessed, nobody is told where a reader came from.
void add_strict_headers(Response& response);

// A JSON object that says what is wrong: {"error": what, "status": status}, and "line" where a line of the scene is at fault.
[[nodiscard]] Response fault(int status, std::string_view what, int line = 0);

} // namespace floorman::server
