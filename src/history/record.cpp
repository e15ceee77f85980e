#include "history/record.hpp"

#include <algorithm>

namespace floorman {

bool is_plain_number(std::string_view name) noexcept {
    constexpr std::size_t most_digits = 15;
    if (name.empty() || name.size() > most_digits || (name.size() > 1 && name[0] == '0')) return false;
    return std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

void Claims::clear() noexcept {
    finishing.reset();
    finishing_split = SeatSet{};
    winnings.reset();
    finishing_line = 0;
    winnings_line = 0;
    rake = not_said;
    for_money = false;
    of_tournament = false;
    total_pot = not_said;
    pots.clear();
    total_line = 0;
    collected.clear();
    boards.clear();
    board_line = 0;
    if (shows_everything) { // Other formats say nothing of a seat.
        for (std::optional<SeatSaid>& seat : seats.at) seat.reset();
        cashed_out = {};
    }
    shows_everything = false;
}

void Record::clear() noexcept {
    clear_play();
    opening = 0;
    stacks = 0;
    structure = Structure{};
    tournament.reset();
    unit = Unit{};
    setup = HandSetup{};
    unbounded = SeatSet{};
    live_posts_unclear = SeatSet{};
}

void Record::clear_play() noexcept {
    hand = {};
    hand_is_number = false;
    id = {};
    id_is_number = false;
    line = 0;
    variant = {};
    players.clear();
    deals_are_implied = false;
    deeds.clear();
    claims.clear();
    phh = {};
    occasion = {};
    contradictions.clear();
}

} // namespace floorman
