#pragma once
// line: one action line of a scene becomes an incident. Knows the words of SCENE.md's lines, not what they count as.

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "floor/incident.hpp"
#include "scene/spot.hpp"

namespace floorman {

// Why a line is no incident, for the ruling that refuses it.
struct LineError {
    Seat by{};         // Whose line it would have been, where it is a player's and that much is clear.
    std::string whose; // The same by name: a player's, "dealer", "floor"; empty where it is nobody's.
    std::string what;  // One sentence: what is wrong; what may be written.
};

// A comment ("# ...") or an empty line is nothing. The incident's words live as long as the characters of `text`.
Result<std::optional<Incident>, LineError> read_line(std::string_view text, const Spot& spot);

// The same for a line of the player in `by` without the name, which then may be any.
Result<std::optional<Incident>, LineError> read_line_of(Seat by, std::string_view rest, const Spot& spot);

// Whose line an incident comes from: a player's name, "dealer" or "floor"; empty when time passes.
[[nodiscard]] std::string_view whose(const Incident& incident, const Spot& spot) noexcept;

} // namespace floorman
