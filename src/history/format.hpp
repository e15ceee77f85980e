#pragma once
// Format: the formats of hand histories that the program reads, and how a text of many hands is cut between them.

#include <cstdint>
#include <optional>
#include <string_view>

namespace floorman {

enum class Format : std::uint8_t {
    phh,   // One hand in PHH.
    phhs,  // Hands in PHH, a table each.
    stars, // PokerStars' text, and that of programs that write it.
};

// By the name's end and what the text begins with; nothing when it is no format known here.
[[nodiscard]] std::optional<Format> format_of(std::string_view name, std::string_view beginning) noexcept;

// Whether files of such a name may hold hands: "x.phh", "x.phhs", "x.txt".
[[nodiscard]] bool may_hold_hands(std::string_view name) noexcept;

// Where the last hand of `text` begins that is not its first, so that what comes before is whole hands; npos when there is
// none.
[[nodiscard]] std::size_t last_hand_begins(std::string_view text, Format format) noexcept;

// Where the second hand of a text in PHH begins, reading strings and lists as TOML has them; its size when there is none.
[[nodiscard]] std::size_t phh_hand_ends(std::string_view text) noexcept;

// Whether a line is a hand's first in PokerStars' text.
[[nodiscard]] bool is_stars_header(std::string_view line) noexcept;

// Whether a line is the header of a hand in PHH: "[12]", and at most a comment behind it.
[[nodiscard]] bool is_phhs_header(std::string_view line) noexcept;

} // namespace floorman
