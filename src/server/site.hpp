#pragma once
// Site: what the server answers: a request in, a response out. Knows every route; knows no socket, no clock and no file.
//
// Nothing is kept from one request to the next, so that any number of threads may ask at once.

#include <span>
#include <string>
#include <vector>

#include "server/embedded.hpp"
#include "server/message.hpp"
#include "server/rule_scene.hpp"

namespace floorman::server {

class Site {
public:
    // `page` outlives the site. `addresses` are those of this machine by which others of its network come in, if they may.
    Site(std::string_view version,
         const SceneLimits& limits,
         std::span<const PageFile> page = page_files(),
         const std::vector<std::string>& addresses = {});

    // Whatever is asked, there is an answer: one that went wrong on our side is a 500.
    [[nodiscard]] Response answer(const Request& request) const noexcept;

    [[nodiscard]] const SceneLimits& limits() const noexcept { return limits_; }

private:
    // A route that is not a file of the page.
    struct Route {
        std::string_view path;
        Response (*of_scene)(const Request&,
                             const SceneLimits&){}; // POST; where there is none GET, and the answer is always this:
        std::string text;
        std::string tag;
    };

    [[nodiscard]] Response route(const Request& request) const;
    [[nodiscard]] const PageFile* file_at(std::string_view path) const noexcept;

    SceneLimits limits_;
    std::span<const PageFile> page_;
    std::vector<Route> routes_;
};

} // namespace floorman::server
