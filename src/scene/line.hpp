#pragma once
// line: one action line of a scene becomes an incident. Knows the words of SCENE.md's lines, not what they count as.

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "floor/incident.hpp"
#include "scene/spot.hpp"

namespace floorman {

// Why a line is no incident, for the ruling that refuses it: what is wrong and what may be written.
struct LineError {
    Seat by{};        // Whose line it would have been, where that much is clear.
    std::string what;
};

// A comment ("# ...") or an empty line is nothing. The incident's words live as long as `text`.
Result<std::optional<Incident>, LineError> read_line(std::string_view text, const Spot& spot);

} // namespace floorman
