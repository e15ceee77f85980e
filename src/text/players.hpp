#pragma once
// Players: who is meant where a scene names somebody. Knows names and seats, nothing else.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/seat.hpp"
#include "text/letter_case.hpp"

namespace floorman {

// "p1", "p2", ...: what players are called where nobody says, and what PHH calls them in any case.
[[nodiscard]] std::string place_name(int seat);

// Why `name` cannot be the name of the player in `seat`, nor of anybody; empty when it can. `dealer` and `floor` act for
// themselves, and pN is a place: no other player's name.
[[nodiscard]] std::string why_no_name(std::string_view name, int seat);

// The player of this name: exact case first, then any case, then PHH's pN. No seat when there is none.
[[nodiscard]] Seat seat_of(std::string_view name, const std::vector<std::string>& players) noexcept;

// The player whom a line begins with, by the longest name that fits (exact case first, then any case), or by pN; and how
// many characters that takes. A name ends where a blank follows or the line ends.
struct NameAtStart {
    Seat seat{};
    std::size_t length{};
};
[[nodiscard]] NameAtStart name_at_start(std::string_view line, const std::vector<std::string>& players) noexcept;

// Whether `word` is PHH's name of a place, there or not: "p7".
[[nodiscard]] bool is_place_name(std::string_view word) noexcept;

// "; the players are A, B and C".
[[nodiscard]] std::string who_plays(const std::vector<std::string>& players);

} // namespace floorman
