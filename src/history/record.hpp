#pragma once
// Record: one hand as its history tells it: who sat with what, what was done in order, and what is said to have come of it.
//
// Whatever format it was written in. Nobody has judged anything yet: history/replay does. Names and words are views of the
// file's text, which outlives the record; a record is used again for the next hand, so that it takes no new memory.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/bounded.hpp"
#include "base/money.hpp"
#include "cards/card.hpp"
#include "hand/setup.hpp"
#include "history/called_hand.hpp"
#include "history/occasion.hpp"
#include "history/problem.hpp"
#include "rules/policy.hpp"

namespace floorman {

enum class Did : std::uint8_t {
    deal_hole,  // `cards` to `seat`.
    deal_board, // `cards` to the board.
    run,        // All are in, and the rest of the board is dealt `board` times.
    fold,
    check,
    call,          // `adds`, where it is said.
    check_or_call, // Whichever it is.
    bet,           // To `to`.
    raise,         // To `to`, by `adds` where it is said.
    bet_or_raise,  // To `to`, whichever it is.
    bring_in,      // `adds`, where it is said.
    discard,       // `cards`, for as many new ones; none: stands pat.
    stand_pat,     // On `cards`, where they are said.
    show,          // `cards`, or those that are known.
    muck,
    uncalled, // `adds` went back to `seat`.
    street,   // The street of this number begins, as `board` says.
    showdown, // From here on hands are shown.
};

// Whether a hand's name is a number that JSON and TOML write alike and every reader holds.
[[nodiscard]] bool is_plain_number(std::string_view name) noexcept;

inline constexpr Chips not_said{-1}; // An amount that the history does not give.

struct Deed {
    Did did{};
    Seat seat{};
    std::uint8_t board{}; // Which of several boards, for deal_board: 0 is the first, or the only one. How many. Which street.
    CalledHand called;    // With a show.
    bool all_in{};        // It is said to take the last chips.
    Chips to{};
    Chips adds = not_said;
    Bounded<Card, 7> cards;
    int line{};   // In the file; 0 where there is none.
    int number{}; // Of the acts, counted from 1; 0 for what is no act.
    friend bool operator==(const Deed&, const Deed&) noexcept = default;
};

// Chips that somebody is said to have taken from a pot.
struct Collected {
    Seat seat{};
    Chips chips{};
    std::int8_t pot{}; // 0 the main pot, 1 the first side pot; -1 where it is not said.
    std::uint8_t board{};
    int line{};
};

// What a text's summary says of one seat.
struct SeatSaid {
    int line{};
    bool folded{};
    std::int8_t folded_on{}; // The street; -1 where it is not said.
    bool showed{};
    bool mucked{};
    CalledHand called; // With which it won or lost.
    Chips won = not_said;
    Bounded<Card, 7> cards; // That it showed or mucked.
};

// What is said to have come of the hand.
struct Claims {
    std::optional<PerSeat<Chips>> finishing; // Chips behind each when all was paid.
    SeatSet finishing_split;                 // Whose finishing chips are no whole number of the unit.
    std::optional<PerSeat<Chips>> winnings;  // Chips taken from the pot.
    int finishing_line{};
    int winnings_line{};

    Chips rake = not_said;
    bool for_money{};     // A venue or a currency is named, and no tournament: a house may have taken a rake unsaid.
    bool of_tournament{}; // From its pots nobody takes anything.
    Chips total_pot = not_said;
    Bounded<Chips, max_seats> pots; // As a summary lists them, the main pot first.
    int total_line{};
    std::vector<Collected> collected;
    PerSeat<int> cashed_out; // The line where the house bought the hand, and with it what it wins; 0 where it did not.
    std::vector<Bounded<Card, 5>> boards; // Of the summary.
    int board_line{};
    PerSeat<std::optional<SeatSaid>> seats;
    bool shows_everything{}; // The format prints every chip that is returned or collected.

    void clear() noexcept;
};

struct Record {
    std::uint64_t opening{}; // Records with the same number have the same setup but for the stacks, structure and unit; or 0.
    std::uint64_t stacks{};  // Those with the same number here too have the same stacks.
    std::string_view hand;   // What the file calls it.
    bool hand_is_number{};
    std::string_view id; // What the site calls it, which in a file of several is another thing.
    bool id_is_number{};
    int line{}; // Where it begins.
    std::string_view variant;
    Structure structure{};
    std::optional<bool> tournament; // The rulebook's kind of event where the file does not say.
    Unit unit;
    HandSetup setup;
    SeatSet unbounded;                            // Stacks that are `inf`: unbounded_stack.
    SeatSet live_posts_unclear;                   // Live posts that the file may have meant as dead ones.
    Bounded<std::string_view, max_seats> players; // Empty: p1, p2, ...
    bool deals_are_implied{};                     // Hole cards that nobody saw are not told to be dealt.
    std::vector<Deed> deeds;
    Claims claims;
    std::string_view phh; // All of the hand as the file has it, where that is PHH: its other fields stand there. Else empty.
    Occasion occasion;    // Of a text.
    std::vector<Problem> contradictions; // That its reader saw.

    // Empty again; the memory of its lists stays.
    void clear() noexcept;
    // The same, but for the setup and what follows from the opening.
    void clear_play() noexcept;
};

} // namespace floorman
