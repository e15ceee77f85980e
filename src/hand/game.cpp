#include "hand/game.hpp"

#include <array>

namespace floorman {

namespace {

// Adds up what is dealt street by street.
template <std::size_t count>
constexpr std::array<Street, count> added_up(std::array<Street, count> streets) {
    std::uint8_t held = 0;
    std::uint8_t on_board = 0;
    for (Street& street : streets) {
        street.held = held = static_cast<std::uint8_t>(held + street.down + street.up);
        street.on_board = on_board = static_cast<std::uint8_t>(on_board + street.board);
    }
    return streets;
}

constexpr std::array<Street, 4> board_streets(std::uint8_t hole) {
    return added_up(std::array{
        Street{"preflop", hole, 0, 0, false, false, Opener::left_of_blinds},
        Street{"flop", 0, 0, 3, false, false, Opener::left_of_button},
        Street{"turn", 0, 0, 1, false, true, Opener::left_of_button},
        Street{"river", 0, 0, 1, false, true, Opener::left_of_button},
    });
}

constexpr std::array<Street, 5> stud_streets(Opener brings_in, Opener leads) {
    return added_up(std::array{
        Street{"third", 2, 1, 0, false, false, brings_in},
        Street{"fourth", 0, 1, 0, false, false, leads},
        Street{"fifth", 0, 1, 0, false, true, leads},
        Street{"sixth", 0, 1, 0, false, true, leads},
        Street{"seventh", 1, 0, 0, false, true, leads},
    });
}

constexpr std::array<Street, 2> one_draw_streets() {
    return added_up(std::array{
        Street{"predraw", 5, 0, 0, false, false, Opener::left_of_blinds},
        Street{"first-draw", 0, 0, 0, true, true, Opener::left_of_button},
    });
}

constexpr std::array<Street, 4> three_draw_streets(std::uint8_t hole) {
    return added_up(std::array{
        Street{"predraw", hole, 0, 0, false, false, Opener::left_of_blinds},
        Street{"first-draw", 0, 0, 0, true, false, Opener::left_of_button},
        Street{"second-draw", 0, 0, 0, true, true, Opener::left_of_button},
        Street{"third-draw", 0, 0, 0, true, true, Opener::left_of_button},
    });
}

constexpr auto holdem_streets = board_streets(2);
constexpr auto omaha_streets = board_streets(4);
constexpr auto omaha5_streets = board_streets(5);
constexpr auto omaha6_streets = board_streets(6);
constexpr auto seven_stud_streets = stud_streets(Opener::low_card, Opener::high_board);
constexpr auto razz_streets = stud_streets(Opener::high_card, Opener::low_board);
constexpr auto single_streets = one_draw_streets();
constexpr auto triple_streets = three_draw_streets(5);
constexpr auto badugi_streets = three_draw_streets(4);

// On each street the cards that lie face up come after those that do not.
constexpr std::uint8_t places_face_up(std::span<const Street> streets) {
    unsigned places = 0;
    for (const Street& street : streets)
        for (int i = 1; i <= street.up; ++i) places |= 1U << (street.held - i);
    return static_cast<std::uint8_t>(places);
}

constexpr std::uint8_t stud_up = places_face_up(seven_stud_streets);
constexpr std::uint8_t full = cards_in_deck;
constexpr std::uint8_t from_sixes = 36;
constexpr auto no_low = std::nullopt;

constexpr std::array variants{
    Variant{"NT", GameId::holdem, Structure::no_limit},         Variant{"FT", GameId::holdem, Structure::fixed_limit},
    Variant{"PT", GameId::holdem, Structure::pot_limit},        Variant{"NS", GameId::short_deck_holdem, Structure::no_limit},
    Variant{"PO", GameId::omaha, Structure::pot_limit},         Variant{"FO/8", GameId::omaha8, Structure::fixed_limit},
    Variant{"PO/8", GameId::omaha8, Structure::pot_limit},      Variant{"F7S", GameId::stud, Structure::fixed_limit},
    Variant{"F7S/8", GameId::stud8, Structure::fixed_limit},    Variant{"FR", GameId::razz, Structure::fixed_limit},
    Variant{"N5D", GameId::draw, Structure::no_limit},          Variant{"F5D", GameId::draw, Structure::fixed_limit},
    Variant{"N2L1D", GameId::single_draw, Structure::no_limit}, Variant{"F2L3D", GameId::triple_draw, Structure::fixed_limit},
    Variant{"FB", GameId::badugi, Structure::fixed_limit},
};

} // namespace

// clang-format off
constexpr std::array<Game, game_count> games{
    Game{GameId::holdem, "holdem", Family::board, holdem_streets, Ladder::high, no_low, 2, full},
    Game{GameId::omaha, "omaha", Family::board, omaha_streets, Ladder::omaha_high, no_low, 4, full},
    Game{GameId::omaha8, "omaha8", Family::board, omaha_streets, Ladder::omaha_high, Ladder::omaha_eight_or_better, 4, full},
    Game{GameId::stud, "stud", Family::stud, seven_stud_streets, Ladder::high, no_low, 7, full, stud_up},
    Game{GameId::stud8, "stud8", Family::stud, seven_stud_streets, Ladder::high, Ladder::eight_or_better, 7, full, stud_up},
    Game{GameId::razz, "razz", Family::stud, razz_streets, Ladder::ace_to_five, no_low, 7, full, stud_up},
    Game{GameId::draw, "draw", Family::draw, single_streets, Ladder::high, no_low, 5, full},
    Game{GameId::triple_draw, "triple-draw", Family::draw, triple_streets, Ladder::deuce_to_seven, no_low, 5, full},
    Game{GameId::single_draw, "single-draw", Family::draw, single_streets, Ladder::deuce_to_seven, no_low, 5, full},
    Game{GameId::badugi, "badugi", Family::draw, badugi_streets, Ladder::badugi, no_low, 4, full},
    Game{GameId::short_deck_holdem, "short-deck", Family::board, holdem_streets, Ladder::short_deck_high, no_low, 2, from_sixes},
    Game{GameId::omaha5, "omaha5", Family::board, omaha5_streets, Ladder::omaha_high, no_low, 5, full},
    Game{GameId::omaha6, "omaha6", Family::board, omaha6_streets, Ladder::omaha_high, no_low, 6, full},
    Game{GameId::omaha5_hi_lo, "omaha5-hi-lo", Family::board, omaha5_streets, Ladder::omaha_high, Ladder::omaha_eight_or_better, 5, full},
    Game{GameId::omaha6_hi_lo, "omaha6-hi-lo", Family::board, omaha6_streets, Ladder::omaha_high, Ladder::omaha_eight_or_better, 6, full},
};
// clang-format on

namespace {

constexpr bool in_order() {
    for (std::size_t i = 0; i < games.size(); ++i)
        if (static_cast<std::size_t>(games[i].id) != i) return false;
    return true;
}
static_assert(in_order(), "the table of games is in the order of GameId");

} // namespace

std::span<const Game> all_games() noexcept { return games; }

const Game* game_named(std::string_view name) noexcept {
    for (const Game& game : games)
        if (game.name == name) return &game;
    return nullptr;
}

std::optional<Variant> variant_coded(std::string_view code) noexcept {
    for (const Variant& variant : variants)
        if (variant.code == code) return variant;
    return std::nullopt;
}

std::span<const Variant> all_variants() noexcept { return variants; }

int street_named(const Game& game, std::string_view name) noexcept {
    for (std::size_t i = 0; i < game.streets.size(); ++i)
        if (game.streets[i].name == name) return static_cast<int>(i);
    return -1;
}

} // namespace floorman
