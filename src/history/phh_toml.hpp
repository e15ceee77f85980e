#pragma once
// phh_toml: a PHH hand in any TOML at all becomes fields. The judge of odd files, and of what phh_scan may read.

#include "history/phh_fields.hpp"
#include "text/tree.hpp"

namespace floorman {

// Fills `fields` from a hand's table, which was read behind so many lines of its file; its texts are views of `hand`. Throws a Fault: a key of another kind than PHH's, or
// one that is probably a slip of the pen for one that matters.
void phh_from_tree(const Node& hand, int lines_before, PhhFields& fields);

} // namespace floorman
