#include "rules/conditions.hpp"

#include <array>

namespace floorman {

namespace {

constexpr std::array conditions{
    ConditionInfo{When::no_limit, "no_limit", "no-limit"},
    ConditionInfo{When::pot_limit, "pot_limit", "pot-limit"},
    ConditionInfo{When::fixed_limit, "fixed_limit", "fixed limit"},
    ConditionInfo{When::spread_limit, "spread_limit", "spread limit"},
    ConditionInfo{When::board, "board", "games with a board"},
    ConditionInfo{When::stud, "stud", "stud"},
    ConditionInfo{When::draw, "draw", "draw"},
    ConditionInfo{When::lowball, "lowball", "games that a low hand wins or shares"},
    ConditionInfo{When::high_only, "high_only", "games that only the high hand wins"},
    ConditionInfo{When::two_rounds, "two_rounds", "games of two betting rounds"},
    ConditionInfo{When::more_rounds, "more_rounds", "games of three or more betting rounds"},
    ConditionInfo{When::tournament, "tournament", "tournaments"},
    ConditionInfo{When::cash, "cash", "cash games"},
    ConditionInfo{When::kill, "kill", "kill pots"},
    ConditionInfo{When::big_bet, "big_bet", "no-limit and pot-limit"},
    ConditionInfo{When::limit, "limit", "fixed and spread limit"},
};

} // namespace

std::span<const ConditionInfo> all_conditions() noexcept { return conditions; }

std::optional<When::Bit> condition_named(std::string_view name) noexcept {
    for (const ConditionInfo& condition : conditions)
        if (condition.name == name) return condition.bit;
    return std::nullopt;
}

bool can_hold(When when) noexcept {
    bool found = false;
    for_each_conditions([&](const Conditions& some) { found = found || applies(when, some); });
    return found;
}

std::string text(When when) {
    std::string names;
    for (const ConditionInfo& condition : conditions) {
        if ((when.bits & condition.bit) == 0) continue;
        if (!names.empty()) names += ", ";
        names += condition.meaning;
    }
    return names.empty() ? "always" : names;
}

} // namespace floorman
