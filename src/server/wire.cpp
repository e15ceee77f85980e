#include "server/wire.hpp"

#include <array>
#include <ctime>

#include "server/message.hpp"

namespace floorman::server {

std::string date_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

std::string full_house_text() {
    const Response response = fault(503, "too many connections are open; wait a second and ask again");
    std::string text = "HTTP/1.1 503 Service Unavailable\r\n";
    for (const Header& header : response.headers) text.append(header.name).append(": ").append(header.value).append("\r\n");
    return text + "Content-Length: " + std::to_string(response.body.size()) + "\r\nRetry-After: 1\r\nConnection: close\r\n\r\n" +
           response.body;
}

} // namespace floorman::server
