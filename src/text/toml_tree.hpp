#pragma once
// toml_tree: TOML text becomes a tree of Nodes. Knows TOML, and no keys of anything.

#include <string_view>

#include "text/tree.hpp"

namespace floorman {

// The file's table. Throws a Fault with the line where the text is no TOML, and says what to do about it.
[[nodiscard]] Node toml_tree(std::string_view text, std::string_view what_to_do = "mend the line");

} // namespace floorman
