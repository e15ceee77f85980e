#pragma once
// Game: a poker variant as data: its streets, what is dealt on each, and how hands are ranked.
//
// A variant is a row in a table, never a class. Knows no seats and no amounts.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/seat.hpp"
#include "cards/card_set.hpp"
#include "cards/rank.hpp"
#include "rules/policy.hpp"

namespace floorman {

enum class GameId : std::uint8_t {
    holdem = 0,
    omaha = 1,
    omaha8 = 2,
    stud = 3,
    stud8 = 4,
    razz = 5,
    draw = 6,
    triple_draw = 7,
    single_draw = 8,
    badugi = 9,
    short_deck_holdem = 10,
    omaha5 = 11, // The same with five and six cards in the hand.
    omaha6 = 12,
    omaha5_hi_lo = 13,
    omaha6_hi_lo = 14,
};

// Who opens a street.
enum class Opener : std::uint8_t {
    left_of_blinds, // The first seat left of the last blind or straddle.
    left_of_button,
    low_card,   // The lowest card showing brings it in; suits break ties.
    high_card,  // The highest card showing brings it in (razz).
    high_board, // The highest hand showing.
    low_board,  // The lowest hand showing (razz).
};

struct Street {
    std::string_view name;
    std::uint8_t down;  // Cards dealt face down to each seat.
    std::uint8_t up;    // Cards dealt face up to each seat.
    std::uint8_t board; // Cards dealt to the board.
    bool draws;         // Seats may discard and draw before the betting.
    bool big_bet;       // The greater of two fixed bets.
    Opener opener;
    std::uint8_t held = 0;     // What a seat holds once this street is dealt,
    std::uint8_t on_board = 0; // and the board.
};

struct alignas(64) Game { // Each in a cache line, found by a shift.
    GameId id;
    std::string_view name; // As scenes write it.
    Family family;
    std::span<const Street> streets;
    Ladder high;               // How the pot is won; where it is shared, its first half.
    std::optional<Ladder> low; // The other half of a shared pot.
    std::uint8_t hole_cards;   // What a seat holds at the showdown.
    std::uint8_t deck;         // How many cards the deck has.
    std::uint8_t face_up = 0;  // Which places of a hand lie face up, one bit each, the first dealt lowest.

    [[nodiscard]] constexpr bool lowball() const noexcept { return low.has_value() || high >= Ladder::ace_to_five; }
    [[nodiscard]] constexpr bool lies_face_up(std::size_t place) const noexcept { return (face_up >> place & 1U) != 0; }
    [[nodiscard]] constexpr bool two_rounds() const noexcept { return streets.size() == 2; }
    [[nodiscard]] constexpr int board_cards() const noexcept { return streets.back().on_board; }
    [[nodiscard]] constexpr CardSet cards() const noexcept { return deck == cards_in_deck ? full_deck : short_deck; }
    // How many seats the deck serves. In stud the last card is a common one where it would not be enough.
    [[nodiscard]] constexpr int most_seats() const noexcept {
        const int each = family == Family::stud ? hole_cards - 1 : hole_cards;
        return std::min(max_seats, (deck - board_cards()) / each);
    }
};

inline constexpr std::size_t game_count = 15;
extern const std::array<Game, game_count> games; // In the order of GameId.

[[nodiscard]] inline const Game& game(GameId id) noexcept { return games[static_cast<std::size_t>(id)]; }
[[nodiscard]] std::span<const Game> all_games() noexcept;
[[nodiscard]] const Game* game_named(std::string_view name) noexcept; // Null when there is none.

// A PHH variant code ("NT", "F7S", "PO/8") is a game and a structure.
struct Variant {
    std::string_view code;
    GameId game;
    Structure structure;
};
[[nodiscard]] std::optional<Variant> variant_coded(std::string_view code) noexcept;
[[nodiscard]] std::span<const Variant> all_variants() noexcept;

// The place of a street by its name in this game, or -1.
[[nodiscard]] int street_named(const Game& game, std::string_view name) noexcept;

} // namespace floorman
