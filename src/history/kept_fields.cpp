#include "history/kept_fields.hpp"

#include <algorithm>
#include <array>

#include "history/record.hpp"
#include "history/toml_value.hpp"
#include "text/complaint.hpp"
#include "text/toml_tree.hpp"

namespace floorman {

namespace {

// Whoever writes the hand knows these better: what is played, who posts what and what is done.
constexpr std::array<std::string_view, 9> keys_of_the_play{
    "variant", "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "actions", "starting_stacks"};

// ---- PHH ------------------------------------------------------------------------------------------------------------

std::vector<KeptField> kept_of_phh(const Record& record) {
    const Node tree = toml_tree(record.phh);
    const Node* const own_table = tree.find(record.hand);
    const Node& hand = own_table != nullptr && own_table->find("variant") != nullptr ? *own_table : tree; // Of several, or alone.
    std::vector<KeptField> kept;
    for (const Entry& entry : hand.entries)
        if (std::find(keys_of_the_play.begin(), keys_of_the_play.end(), entry.key) == keys_of_the_play.end())
            kept.push_back({toml_key(entry.key), toml_value(entry.value)});
    return kept;
}

// ---- Text -----------------------------------------------------------------------------------------------------------

// With two digits for the hour, as TOML wants it.
std::string toml_time(std::string_view time) { return (time.size() < 8 ? "0" : "") + std::string(time); }

std::vector<KeptField> kept_of_text(const Occasion& occasion) {
    std::vector<KeptField> kept;
    const auto keep = [&](std::string_view key, std::string value) { kept.push_back({std::string(key), std::move(value)}); };
    const auto keep_text = [&](std::string_view key, std::string_view text) {
        if (!text.empty()) keep(key, toml_string(text));
    };
    const auto keep_number = [&](std::string_view key, int number) {
        if (number > 0) keep(key, std::to_string(number));
    };
    keep_text("event", occasion.event);
    keep_text("venue", occasion.venue);
    if (!occasion.time.empty()) keep("time", toml_time(occasion.time));
    keep_text("time_zone_abbreviation", occasion.time_zone);
    keep_number("day", occasion.day);
    keep_number("month", occasion.month);
    keep_number("year", occasion.year);
    std::string places;
    for (const int place : occasion.places) places += (places.empty() ? "" : ", ") + std::to_string(place);
    if (!places.empty()) keep("seats", "[" + places + "]");
    keep_number("seat_count", occasion.seat_count);
    keep_text("table", occasion.table);
    keep_text("currency", occasion.currency);
    keep_text("currency_symbol", occasion.currency_symbol);
    return kept;
}

} // namespace

Result<std::vector<KeptField>, std::string> kept_fields(const Record& record) {
    if (record.phh.empty()) return kept_of_text(record.occasion);
    try {
        return kept_of_phh(record);
    } catch (const Fault& fault) { return fault.what; }
}

} // namespace floorman
