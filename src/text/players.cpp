#include "text/players.hpp"

#include <algorithm>

#include "text/complaint.hpp"

namespace floorman {

namespace {

char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }

// The seat of "p3"; no seat where it is none of the first `count`.
Seat seat_of_place(std::string_view word, std::size_t count) noexcept {
    if (!is_place_name(word) || word[1] == '0' || word.size() > 3) return no_seat;
    int place = 0;
    for (const char digit : word.substr(1)) place = place * 10 + (digit - '0');
    return static_cast<std::size_t>(place) <= count ? Seat{place - 1} : no_seat;
}

} // namespace

std::string place_name(int seat) { return "p" + std::to_string(seat + 1); }

bool is_place_name(std::string_view word) noexcept {
    return word.size() >= 2 && lower(word[0]) == 'p' && std::all_of(word.begin() + 1, word.end(), is_digit);
}

std::string why_no_name(std::string_view name, int seat) {
    if (name.empty()) return "a player has no name; give one, or leave 'players' out";
    if (std::any_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }))
        return "the name " + in_quotes(name) + " holds a character that cannot be printed; leave it out";
    if (is_blank(name.front()) || is_blank(name.back()))
        return "the name " + in_quotes(name) + " begins or ends with a blank; leave it out";
    if (same_but_for_case(name, "dealer") || same_but_for_case(name, "floor"))
        return in_quotes(name) + " is no player's name, for that is who deals or rules; choose another";
    if (is_place_name(name) && !same_but_for_case(name, place_name(seat)))
        return in_quotes(name) + " is no name, for PHH means a place by it; choose another, or " + in_quotes(place_name(seat)) +
               " for this one";
    return {};
}

Seat seat_of(std::string_view name, const std::vector<std::string>& players) noexcept {
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i] == name) return Seat{static_cast<int>(i)};
    for (std::size_t i = 0; i < players.size(); ++i)
        if (same_but_for_case(players[i], name)) return Seat{static_cast<int>(i)};
    return seat_of_place(name, players.size());
}

NameAtStart name_at_start(std::string_view line, const std::vector<std::string>& players) noexcept {
    const auto ends_there = [&](std::size_t length) { return length == line.size() || is_blank(line[length]); };
    const auto longest = [&](auto fits) {
        NameAtStart found;
        for (std::size_t i = 0; i < players.size(); ++i) {
            const std::string& name = players[i];
            if (name.size() <= found.length || name.size() > line.size() || !ends_there(name.size())) continue;
            if (fits(name, line.substr(0, name.size()))) found = {Seat{static_cast<int>(i)}, name.size()};
        }
        return found;
    };
    if (const NameAtStart exact = longest([](std::string_view a, std::string_view b) { return a == b; }); exact.seat.exists())
        return exact;
    if (const NameAtStart any = longest(same_but_for_case); any.seat.exists()) return any;
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    if (const Seat seat = seat_of_place(word, players.size()); seat.exists()) return {seat, word.size()};
    return {};
}

std::string who_plays(const std::vector<std::string>& players) {
    const std::vector<std::string_view> names{players.begin(), players.end()};
    return "the players are " + in_words(names, " and ");
}

} // namespace floorman
