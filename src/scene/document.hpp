#pragma once
// Document: a file's text as a tree, whether it is TOML or JSON, and what is wrong with it in one line.

#include <string_view>

#include "scene/read.hpp"
#include "text/complaint.hpp"
#include "text/tree.hpp"

namespace floorman {

// The kind is taken from the text itself (a JSON object begins with a brace) or the name's end. Throws a Fault, which calls the
// text what it should be: a scene, a session.
[[nodiscard]] Node document(std::string_view text, std::string_view name, std::string_view what = "scene");

// "file:line: what is wrong; what to do".
[[nodiscard]] SceneError error_in(std::string_view name, const Fault& fault);

} // namespace floorman
