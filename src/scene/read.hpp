#pragma once
// read: scenes from TOML, JSON or PHH text. Every error is one line: file:line: what is wrong; what to do.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "scene/spot.hpp"

namespace floorman {

struct SceneError {
    std::string what; // "file:line: what is wrong; what to do"
};

// One scene; its kind is taken from the text itself (a JSON object begins with a brace) or the name's end.
Result<Spot, SceneError> read_scene(std::string_view text, std::string_view name);

// A file that may hold several: .phhs has one hand a table.
Result<std::vector<Spot>, SceneError> read_scenes(std::string_view text, std::string_view name);

} // namespace floorman
