#pragma once
// json_tree: JSON text becomes a tree of Nodes. Knows JSON, and no keys of a scene.

#include <string_view>

#include "text/tree.hpp"

namespace floorman {

// The text's one value. Throws a Fault with the line where the text is no JSON; `what_to_do` about that is the caller's word.
[[nodiscard]] Node json_tree(std::string_view text, std::string_view what_to_do = "mend it");

} // namespace floorman
