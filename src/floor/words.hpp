#pragma once
// Words: what a player said, as the words of the game (4.4, 4.16). Understands; rules on nothing.
//
// Knows the official terms and their common forms, numbers in digits and in English words. What the words count as in a
// spot, under which book, is for adjudicate.

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/chips.hpp"
#include "base/money.hpp"

namespace floorman {

enum class Term : std::uint8_t {
    none,      // No term of the game: talk.
    fold,
    check,
    call,      // "call", "see", "I'm in".
    bet,
    raise,     // "raise", "make it".
    complete,
    all_in,
    pot,
    number,    // An amount and no other word of the game.
};

// How an amount was said.
enum class AmountSaid : std::uint8_t {
    none,
    total, // "to 300", "make it 300", and a number alone.
    more,  // "200 more", "by 200", "another 200".
    plain, // "raise 300", "bet 300": neither "to" nor "more".
};

struct Spoken {
    Term term{};              // The first term said; what follows it in the same breath does not change it.
    Term then{};              // A second term after it: "call ... and raise" (a string raise by speech).
    AmountSaid said{};
    Chips amount{};           // As said, in the unit; 0 when none was. That of the first term: "call and raise 100" has none.
    bool small_number{};      // A number below a hundred said without "hundred", "thousand" or "k": it may mean more.
    bool amount_is_too_fine{}; // An amount that the unit does not make.
    bool conditional{};       // "If he bets I raise", "I would call", "I'm going to fold": not said as an act.
    bool asks{};              // A question: "run it twice?", "raise?".
    friend constexpr bool operator==(const Spoken&, const Spoken&) noexcept = default;
};

[[nodiscard]] Spoken understand(std::string_view words, Unit unit);

} // namespace floorman
