#include "history/stars_seats.hpp"

namespace floorman {

bool is_stars_seat(std::string_view line) noexcept {
    int number = 0;
    return take(line, "Seat ") && take_number(line, number) && take(line, ": ") && line.find(" in chips") != line.npos;
}

bool read_stars_seat(std::string_view line, StarsSeat& sits) noexcept {
    if (!take(line, "Seat ") || !take_number(line, sits.number) || !take(line, ": ")) return false;
    const std::size_t chips = line.rfind(" in chips");
    const std::size_t bracket = line.rfind(" (", chips);
    if (bracket == std::string_view::npos) return false;
    sits.name = line.substr(0, bracket);
    std::string_view amount = line.substr(bracket + 2, chips - bracket - 2);
    bool currency = false;
    if (sits.name.empty() || !take_money(amount, sits.stack, currency) || !amount.empty()) return false;
    sits.out = line.find(" out of hand", chips) != std::string_view::npos ||
               line.find(" is sitting out", chips) != std::string_view::npos;
    return true;
}

bool read_stars_table(std::string_view rest, StarsTableLine& read) noexcept {
    const std::size_t begin = rest.find('\'');
    const std::size_t end = rest.rfind('\'');
    if (end != begin) {
        read.name = rest.substr(begin + 1, end - begin - 1);
        std::string_view behind = rest.substr(end + 1);
        int seats = 0;
        if (take(behind, " ") && take_number(behind, seats) && behind.starts_with("-max")) read.seat_count = seats;
    }
    const std::size_t seat = rest.rfind("Seat #");
    if (seat == std::string_view::npos) return true;
    rest.remove_prefix(seat + 6);
    return take_number(rest, read.button) && rest.starts_with(" is the button");
}

} // namespace floorman
