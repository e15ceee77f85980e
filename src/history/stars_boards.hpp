#pragma once
// StarsBoards: the boards of a hand as PokerStars' text tells them, street by street: "*** TURN *** [2c 7d 9h] [Ts]", and
// where the rest of the board is run several times, "*** SECOND TURN *** ...".

#include <array>
#include <string_view>

#include "history/stars_text.hpp"

namespace floorman {

inline constexpr int most_stars_boards = 3; // "FIRST", "SECOND", "THIRD".

class StarsBoards {
public:
    enum class Told : std::uint8_t { fresh, contradicts_what_lay_there, no_cards, too_many };

    // What stands behind the marker of a street of `board`: what lies there, and the new cards, which come into `fresh`.
    [[nodiscard]] Told street(int board, std::string_view rest, BracketedCards& fresh);

    // From here on the boards part. True the first time.
    bool part(int board);

    // What lay there before the last street.
    [[nodiscard]] const BracketedCards& before() const noexcept { return before_; }
    // How many there are.
    [[nodiscard]] int count() const noexcept { return count_; }

private:
    std::array<BracketedCards, most_stars_boards> boards_;
    BracketedCards shared_;
    BracketedCards before_;
    int count_ = 1;
    bool parted_ = false;
};

} // namespace floorman
