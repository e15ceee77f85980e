#include "history/phh_fields.hpp"

#include <algorithm>

namespace floorman {

namespace {

constexpr std::array names{
    PhhKeyName{"variant", PhhKey::variant},
    PhhKeyName{"antes", PhhKey::antes},
    PhhKeyName{"blinds_or_straddles", PhhKey::blinds_or_straddles},
    PhhKeyName{"bring_in", PhhKey::bring_in},
    PhhKeyName{"small_bet", PhhKey::small_bet},
    PhhKeyName{"big_bet", PhhKey::big_bet},
    PhhKeyName{"min_bet", PhhKey::min_bet},
    PhhKeyName{"starting_stacks", PhhKey::starting_stacks},
    PhhKeyName{"actions", PhhKey::actions},
    PhhKeyName{"hand", PhhKey::hand},
    PhhKeyName{"players", PhhKey::players},
    PhhKeyName{"finishing_stacks", PhhKey::finishing_stacks},
    PhhKeyName{"winnings", PhhKey::winnings},
    PhhKeyName{"rake", PhhKey::rake},
};

// Those that say nothing about the play.
// clang-format off
constexpr std::array<std::string_view, 34> other_names{
    "ante_trimming_status", "time_limit", "time_banks", "author", "authors", "event", "url", "urls", "address", "city",
    "region", "postal_code", "country", "time", "time_zone", "time_zone_abbreviation", "day", "month", "year", "venue",
    "level", "seats", "seat_count", "table", "currency", "currency_symbol", "competition", "organization", "license",
    "description", "note", "notes", "source", "game"};
// clang-format on
constexpr PhhKeyName some_other{"", PhhKey::other};

} // namespace

AmountTexts* amounts_at(PhhKey key, PhhFields& fields) noexcept {
    switch (key) {
    case PhhKey::antes: return &fields.antes;
    case PhhKey::blinds_or_straddles: return &fields.blinds_or_straddles;
    case PhhKey::starting_stacks: return &fields.starting_stacks;
    case PhhKey::finishing_stacks: return &fields.finishing_stacks;
    case PhhKey::winnings: return &fields.winnings;
    case PhhKey::variant:
    case PhhKey::bring_in:
    case PhhKey::small_bet:
    case PhhKey::big_bet:
    case PhhKey::min_bet:
    case PhhKey::actions:
    case PhhKey::hand:
    case PhhKey::players:
    case PhhKey::rake:
    case PhhKey::other: break;
    }
    return nullptr;
}

AmountText* amount_at(PhhKey key, PhhFields& fields) noexcept {
    switch (key) {
    case PhhKey::bring_in: return &fields.bring_in;
    case PhhKey::small_bet: return &fields.small_bet;
    case PhhKey::big_bet: return &fields.big_bet;
    case PhhKey::min_bet: return &fields.min_bet;
    case PhhKey::rake: return &fields.rake;
    case PhhKey::variant:
    case PhhKey::antes:
    case PhhKey::blinds_or_straddles:
    case PhhKey::starting_stacks:
    case PhhKey::actions:
    case PhhKey::hand:
    case PhhKey::players:
    case PhhKey::finishing_stacks:
    case PhhKey::winnings:
    case PhhKey::other: break;
    }
    return nullptr;
}

const PhhKeyName* phh_key(std::string_view name) noexcept {
    for (const PhhKeyName& known : names)
        if (known.name == name) return &known;
    if (name.starts_with('_')) return &some_other;
    return std::find(other_names.begin(), other_names.end(), name) == other_names.end() ? nullptr : &some_other;
}

std::string_view name(PhhKey key) noexcept {
    for (const PhhKeyName& known : names)
        if (known.key == key) return known.name;
    return {};
}

} // namespace floorman
