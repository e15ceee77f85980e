#pragma once
// StarsPosts: who sits at the table of a hand in PokerStars' text, what they posted, and what they therefore owed.
//
// The text says what was posted; a hand wants to know what was owed, and by whom. Where posts and button contradict each
// other, or the stakes, that is kept as a contradiction.

#include <string>
#include <string_view>
#include <vector>

#include "history/record.hpp"
#include "history/stars_header.hpp"
#include "history/stars_text.hpp"

namespace floorman {

struct StarsSeat {
    int number{}; // As the table has it.
    std::string_view name;
    AmountText stack;
    bool out{};          // Said not to be dealt in.
    bool appears{};      // Posts, acts, shows, collects or is in the summary.
    Seat seat{};         // In the hand; no seat for who is not dealt in.
    BracketedCards told; // In stud: what was told of its cards so far.
};

enum class PostKind : std::uint8_t { ante, small_blind, big_blind, both_blinds, straddle, dead, button_blind };

struct StarsPost {
    PostKind kind{};
    Seat seat{};
    Chips chips{};
    bool all_in{};
    int line{};
};

// What a summary calls a seat: "(button)" or "(button blind)", "(small blind)", "(big blind)".
struct StarsLabel {
    enum class Position : std::uint8_t { button, small_blind, big_blind };
    Position position{};
    int number{}; // Of the seat.
    int line{};
};

struct StarsTable {
    StarsHeader header;
    Bounded<StarsSeat, max_seats> seats;    // As listed.
    Bounded<StarsSeat, max_seats> dealt_in; // In the order of the hand: from the button's left.
    std::vector<StarsPost> posts;
    int button{}; // The number of a seat; 0 where there is none.
    int button_line{};
    int boards = 1;                 // More where the hand is run more than once.
    int decimals{};                 // The most that an amount has.
    std::vector<StarsLabel> labels; // Of the summary.

    // Finds out who is dealt in, and in which order.
    void seat_players();
    [[nodiscard]] Seat seat_of(std::string_view name) const noexcept;
};

// Completes `record` with the stacks, posts and stakes of `table`, whose amounts are in chips; `known` has the order of the
// seats. Why that cannot be; empty when it can.
[[nodiscard]] std::string set_up(const StarsTable& table, const StarsTable& known, Record& record);

} // namespace floorman
