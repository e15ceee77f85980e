#pragma once
// rule_scene: a scene in a request's body, its reports or its hand in the response's. Knows types and limits, and no route.

#include <cstddef>

#include "server/message.hpp"

namespace floorman::server {

// What one request may ask for, so that none takes long. A hand of cards has far fewer lines.
struct SceneLimits {
    std::size_t lines = 1000;       // Of `actions`.
    std::size_t letters = 1000;     // Of one line.
    std::size_t books = 12;         // Rulebooks that rule on it.
    std::size_t bytes = 256 * 1024; // Of the body.
};

[[nodiscard]] Response rule_scene(const Request& request, const SceneLimits& limits);
// The hand as it was ruled, as PHH; under several rulebooks a table each.
[[nodiscard]] Response scene_as_phh(const Request& request, const SceneLimits& limits);

} // namespace floorman::server
