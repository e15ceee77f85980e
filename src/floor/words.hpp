#pragma once
// Words: what a player said, as the words of the game (4.4, 4.16). Understands; rules on nothing.
//
// Knows the official terms and their common forms, numbers in digits and in English words. What the words count as in a
// spot, under which book, is for adjudicate.

#include <cstdint>
#include <string_view>

#include "base/chips.hpp"
#include "base/money.hpp"

namespace floorman {

enum class Term : std::uint8_t {
    none, // No term of the game: talk.
    fold,
    check,
    call, // "call", "see", "I'm in".
    bet,
    raise, // "raise", "make it".
    complete,
    bring_in, // "Bring it in": the forced bet of stud, and elsewhere an amount that is opened for.
    all_in,
    pot,
    least,  // "min raise", "bet the minimum".
    number, // An amount before any other word of the game.
    pass,   // A check where it is free; what else it means differs from table to table.
    clock,  // Asks for the clock: no act of betting.
};

// How an amount was said.
enum class AmountSaid : std::uint8_t {
    none,
    total, // "to 300", "make it 300", and a number alone.
    more,  // "200 more", "by 200", "another 200".
    plain, // "raise 300", "raise you 50", "bet 300": neither "to" nor "more".
};

struct Spoken {
    Term term{}; // The first term said; what follows it in the same breath does not change it.
    Term then{}; // Another term after it: "call ... and raise" (a string raise by speech), "check, 200".
    AmountSaid said{};
    Chips amount{};            // As said, in the unit; 0 when none was. That of the first term: "call and raise 100" has none.
    bool small_number{};       // A number below a hundred said without "hundred", "k", a currency or the like: it may mean more.
    bool amount_is_too_fine{}; // An amount that the unit does not make; `amount` is 0.
    Chips hundred{100};        // A hundred in money, which `amount` is said in.
    Chips in_hundreds{};       // What one that is small would be in hundreds: "2.5" is 250. 0 where it makes none.
    bool raise_said{};         // "Raise" or "bet" came before a term that only says its amount: "raise the pot".
    bool conditional{};        // "If he bets I raise", "I would call", "I'm going to fold": not said as an act.
    bool asks{};               // A question: "run it twice?", "raise?". The term is what was asked about, and no act.
    friend constexpr bool operator==(const Spoken&, const Spoken&) noexcept = default;
};

// What `words`, any bytes at all, say. Where they leave a doubt, less is heard rather than more: an amount that may be two,
// or counts something other than chips, is no amount, and a term in a phrase that is talk is no term.
//
// - An act said outright goes before any that is conditional or asked, wherever it stands; those come first to last.
// - "Raise" or "bet" followed by "all in" or "pot" is that one: it is the amount.
// - "I bet" followed by "you", "he", "it's" and the like is talk, but "I bet you 50" is a bet.
// - A number alone is an act only where nothing but filler stands beside it: "two hundred, please", not "ten outs".
// - More than `most_chips` is `most_chips`: more than any stack, and so taken as the stack.
// - Of a very long speech the first 512 letters are heard.
[[nodiscard]] Spoken understand(std::string_view words, Unit unit);

} // namespace floorman
