#pragma once
// StarsSeats: the lines between the header and the posts in PokerStars' text: the table with its button, and who sits where.
//
// Reads lines one by one; whether they go together is the caller's business.

#include <string_view>

#include "history/stars_posts.hpp"

namespace floorman {

// "Seat 1: Ann ($200 in chips)"; in a summary a line begins so, too, and is none of these.
[[nodiscard]] bool is_stars_seat(std::string_view line) noexcept;
// The number, the name, the stack and whether the seat is out. False when it is nothing known.
[[nodiscard]] bool read_stars_seat(std::string_view line, StarsSeat& sits) noexcept;

// "Table 'Corner' 6-max Seat #1 is the button", behind the first word.
struct StarsTableLine {
    std::string_view name; // Empty where there is none.
    int seat_count{};      // 0 where it is not said.
    int button{};          // The number of a seat; 0 where there is none.
};
[[nodiscard]] bool read_stars_table(std::string_view rest, StarsTableLine& read) noexcept;

} // namespace floorman
