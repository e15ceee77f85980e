#pragma once
// Buying in: table stakes. How many chips one sits down with, adds between hands, and brings back after leaving.

#include "table/house.hpp"

namespace floorman {

// In order of precedence.
enum class ChipsRefusal : std::uint8_t {
    none = 0,
    in_a_hand = 1,        // Whoever is dealt in plays with what lies on the table.
    no_buying_in = 2,     // A tournament.
    nothing = 3,          // No chips, or fewer.
    brings_back_less = 4, // Than were taken away.
    under_the_least = 5,
    over_the_most = 6,
    too_many = 7, // More than any table holds.
};

// `took_away` is what the player left with and has to bring back; 0 where nothing. `on_table` is what everybody has.
[[nodiscard]] constexpr ChipsRefusal why_no_buy_in(Chips chips, Chips took_away, Chips on_table, const House& house) noexcept {
    if (chips <= no_chips) return ChipsRefusal::nothing;
    if (chips > most_chips - on_table) return ChipsRefusal::too_many;
    if (house.tournament) return ChipsRefusal::none; // The event deals out the chips.
    if (chips < took_away) return ChipsRefusal::brings_back_less;
    if (chips == took_away) return ChipsRefusal::none; // Even where that is more than one may buy, or less.
    if (chips < house.least_buy_in) return ChipsRefusal::under_the_least;
    if (house.most_buy_in > no_chips && chips > house.most_buy_in) return ChipsRefusal::over_the_most;
    return ChipsRefusal::none;
}

// Adding to a stack. One who has none left buys in anew.
[[nodiscard]] constexpr ChipsRefusal why_no_top_up(
    Chips stack, Chips chips, bool in_hand, Chips on_table, const House& house) noexcept {
    if (in_hand) return ChipsRefusal::in_a_hand;
    if (house.tournament) return ChipsRefusal::no_buying_in;
    if (stack == no_chips) return why_no_buy_in(chips, no_chips, on_table, house);
    if (chips <= no_chips) return ChipsRefusal::nothing;
    if (chips > most_chips - on_table) return ChipsRefusal::too_many;
    if (house.most_buy_in > no_chips && stack + chips > house.most_buy_in) return ChipsRefusal::over_the_most;
    return ChipsRefusal::none;
}

} // namespace floorman
