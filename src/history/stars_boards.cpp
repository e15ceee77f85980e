#include "history/stars_boards.hpp"

#include <algorithm>

namespace floorman {

bool StarsBoards::part(int board) {
    count_ = std::max(count_, board + 1);
    if (parted_) return false;
    parted_ = true;
    shared_ = boards_[0];
    return true;
}

StarsBoards::Told StarsBoards::street(int board, std::string_view rest, BracketedCards& fresh) {
    constexpr std::size_t whole = 5;
    BracketedCards& lies = boards_[static_cast<std::size_t>(board)];
    BracketedCards lying;
    if (!take_bracket(rest, lying)) return Told::no_cards;
    const bool more = take_bracket(rest, fresh);
    if (!without_blanks(rest).empty()) return Told::no_cards;
    if (!more) fresh = lying;
    if (more && lies.empty() && board > 0) lies = shared_;
    before_ = lies;
    const bool agrees = !more || lying == lies;
    if (lies.size() + fresh.size() > whole) return Told::too_many;
    for (const Card card : fresh) lies.push_back(card);
    return agrees ? Told::fresh : Told::contradicts_what_lay_there;
}

} // namespace floorman
