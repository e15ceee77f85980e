#include "history/record.hpp"

namespace floorman {

void Claims::clear() noexcept {
    finishing.reset();
    finishing_split = SeatSet{};
    winnings.reset();
    finishing_line = 0;
    winnings_line = 0;
    rake = not_said;
    total_pot = not_said;
    pots.clear();
    total_line = 0;
    collected.clear();
    boards.clear();
    board_line = 0;
    for (std::optional<SeatSaid>& seat : seats.at) seat.reset();
    shows_everything = false;
}

void Record::clear() noexcept {
    hand = {};
    hand_is_number = false;
    line = 0;
    variant = {};
    structure = Structure{};
    tournament.reset();
    unit = Unit{};
    setup = HandSetup{};
    unbounded = SeatSet{};
    live_posts_unclear = SeatSet{};
    players.clear();
    deals_are_implied = false;
    deeds.clear();
    claims.clear();
    contradictions.clear();
}

} // namespace floorman
