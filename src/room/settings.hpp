#pragma once
// Settings: what a live table is made with: the game, the stakes, the rulebook, the clocks. Read from JSON, as
// docs/protocol.md has it; the journal keeps the text.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.hpp"
#include "base/result.hpp"
#include "rules/compose.hpp"
#include "scene/book_answers.hpp"
#include "table/house.hpp"

namespace floorman::room {

// One level of a clock of levels.
struct LevelStep {
    Blinds blinds;
    Chips ante{};
    std::int64_t milliseconds{};
};

struct Settings {
    std::string text; // As it was read.
    std::string name = "Table";
    Structure structure{};
    int seats = 6;
    Unit unit;
    House house;
    Level level;
    std::vector<LevelStep> levels; // Empty: the level holds until the host says another.
    Chain books;
    std::vector<HouseAnswer> answers;
    std::string rulebook_json;   // The book as it was given,
    std::string house_json;      // and the house's answers; empty without.
    std::int64_t clock = 30'000; // Milliseconds for an act; 0: no clock.
    std::int64_t pace = 4'000;   // Milliseconds from the end of a hand to the next deal,
    std::int64_t think = 900;    // and those that a bot takes for an act.
    std::string currency = "$";
    int bots = 0;
    bool invited_only = false;
    bool open_deck = false;
    bool bots_alone = false; // Bots go on where no person is seated: for measuring.

    // "$1/$2": blinds, or in stud the two bets.
    [[nodiscard]] std::string stakes() const;
    [[nodiscard]] std::string money(Chips chips) const { return currency + unit.text(chips); }
};

// The error is one sentence for whoever made it.
[[nodiscard]] Result<Settings, std::string> read_settings(std::string_view json);

// The rules of its hands.
[[nodiscard]] Result<Compiled, std::string> rules_of(const Settings& settings);

// A level of these amounts, at the sizes that follow from them.
[[nodiscard]] Level level_of(const Settings& settings, const Blinds& blinds, Chips ante);

} // namespace floorman::room
