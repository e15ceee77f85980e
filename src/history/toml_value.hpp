#pragma once
// toml_value: values as TOML writes them, each on one line. Knows no keys of anything.

#include <string>
#include <string_view>

#include "text/tree.hpp"

namespace floorman {

// Literal where it can be, else with its escapes.
[[nodiscard]] std::string toml_string(std::string_view text);

// Bare where it can be, else in quotes.
[[nodiscard]] std::string toml_key(std::string_view key);

// What the tree of a TOML file holds; lists and tables stand in brackets.
[[nodiscard]] std::string toml_value(const Node& node);

} // namespace floorman
