#pragma once
// toml_tree: TOML text becomes a tree of Nodes. Knows TOML, and no keys of a scene.

#include <string_view>

#include "text/tree.hpp"

namespace floorman {

// The file's table. Throws a Fault with the line where the text is no TOML.
[[nodiscard]] Node toml_tree(std::string_view text);

} // namespace floorman
