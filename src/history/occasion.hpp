#pragma once
// Occasion: where and when a hand was played and for what, as far as a text tells it: what PHH has fields for.
//
// Views of the text; empty or 0 where it does not say.

#include <string_view>

#include "base/bounded.hpp"
#include "base/seat.hpp"

namespace floorman {

struct Occasion {
    std::string_view venue;
    std::string_view event;           // Of a tournament.
    std::string_view currency;        // "USD"
    std::string_view currency_symbol; // "$"
    std::string_view table;
    int seat_count{};               // Of the table.
    Bounded<int, max_seats> places; // Of the players, as the table numbers its seats.
    int year{};                     // With month and day, or none of them.
    int month{};
    int day{};
    std::string_view time; // "20:15:00", or "5:06:07".
    std::string_view time_zone;
};

} // namespace floorman
