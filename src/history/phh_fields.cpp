#include "history/phh_fields.hpp"

#include <algorithm>

namespace floorman {

namespace {

constexpr std::array names{
    PhhKeyName{"variant", PhhKey::variant, 0},
    PhhKeyName{"antes", PhhKey::antes, 1},
    PhhKeyName{"blinds_or_straddles", PhhKey::blinds_or_straddles, 2},
    PhhKeyName{"bring_in", PhhKey::bring_in, 3},
    PhhKeyName{"small_bet", PhhKey::small_bet, 4},
    PhhKeyName{"big_bet", PhhKey::big_bet, 5},
    PhhKeyName{"min_bet", PhhKey::min_bet, 6},
    PhhKeyName{"starting_stacks", PhhKey::starting_stacks, 7},
    PhhKeyName{"actions", PhhKey::actions, 8},
    PhhKeyName{"hand", PhhKey::hand, 9},
    PhhKeyName{"players", PhhKey::players, 10},
    PhhKeyName{"finishing_stacks", PhhKey::finishing_stacks, 11},
    PhhKeyName{"winnings", PhhKey::winnings, 12},
    PhhKeyName{"rake", PhhKey::rake, 13},
    PhhKeyName{"ante_trimming_status", PhhKey::other, 14},
    PhhKeyName{"time_limit", PhhKey::other, 15},
    PhhKeyName{"time_banks", PhhKey::other, 16},
    PhhKeyName{"author", PhhKey::other, 17},
    PhhKeyName{"authors", PhhKey::other, 18},
    PhhKeyName{"event", PhhKey::event, 19},
    PhhKeyName{"url", PhhKey::other, 20},
    PhhKeyName{"urls", PhhKey::other, 21},
    PhhKeyName{"address", PhhKey::other, 22},
    PhhKeyName{"city", PhhKey::other, 23},
    PhhKeyName{"region", PhhKey::other, 24},
    PhhKeyName{"postal_code", PhhKey::other, 25},
    PhhKeyName{"country", PhhKey::other, 26},
    PhhKeyName{"time", PhhKey::other, 27},
    PhhKeyName{"time_zone", PhhKey::other, 28},
    PhhKeyName{"time_zone_abbreviation", PhhKey::other, 29},
    PhhKeyName{"day", PhhKey::other, 30},
    PhhKeyName{"month", PhhKey::other, 31},
    PhhKeyName{"year", PhhKey::other, 32},
    PhhKeyName{"venue", PhhKey::venue, 33},
    PhhKeyName{"level", PhhKey::other, 34},
    PhhKeyName{"seats", PhhKey::other, 35},
    PhhKeyName{"seat_count", PhhKey::other, 36},
    PhhKeyName{"table", PhhKey::other, 37},
    PhhKeyName{"currency", PhhKey::currency, 38},
    PhhKeyName{"currency_symbol", PhhKey::currency_symbol, 39},
    PhhKeyName{"competition", PhhKey::other, 40},
    PhhKeyName{"organization", PhhKey::other, 41},
    PhhKeyName{"license", PhhKey::other, 42},
    PhhKeyName{"description", PhhKey::other, 43},
    PhhKeyName{"note", PhhKey::other, 44},
    PhhKeyName{"notes", PhhKey::other, 45},
    PhhKeyName{"source", PhhKey::other, 46},
};
static_assert(names.size() < 63);
constexpr PhhKeyName own{"", PhhKey::other, 63}; // A key that begins with "_".

} // namespace

const PhhKeyName* phh_key(std::string_view name) noexcept {
    for (const PhhKeyName& known : names)
        if (known.name == name) return &known;
    return name.starts_with('_') ? &own : nullptr;
}

std::string_view name(PhhKey key) noexcept {
    for (const PhhKeyName& known : names)
        if (known.key == key) return known.name;
    return {};
}

} // namespace floorman
