#pragma once
// What a test expects to be heard, written as it is said: `to(Term::raise, 300)`. Knows no phrase.

#include <gtest/gtest.h>

#include <ostream>
#include <span>
#include <string_view>

#include "floor/words.hpp"

namespace floorman {

// How a failed row is printed.
inline void PrintTo(const Spoken& spoken, std::ostream* out) {
    constexpr const char* terms[] = {"none",     "fold",   "check", "call",  "bet",    "raise", "complete",
                                     "bring_in", "all_in", "pot",   "least", "number", "pass",  "clock"};
    constexpr const char* said[] = {"", " total ", " more ", " plain "};
    *out << terms[static_cast<int>(spoken.term)];
    if (spoken.then != Term::none) *out << " then " << terms[static_cast<int>(spoken.then)];
    if (spoken.said != AmountSaid::none) *out << said[static_cast<int>(spoken.said)] << spoken.amount.count;
    if (spoken.small_number) *out << " small";
    if (spoken.amount_is_too_fine) *out << " too fine";
    if (spoken.conditional) *out << " conditional";
    if (spoken.asks) *out << " asks";
    if (spoken.raise_said) *out << " after raise";
    if (spoken.in_hundreds > no_chips) *out << " in hundreds " << spoken.in_hundreds.count;
}

namespace heard {

struct Row {
    std::string_view words;
    Spoken heard;
};

inline void expect(std::span<const Row> rows, Unit unit = {}) {
    for (const Row& row : rows) EXPECT_EQ(understand(row.words, unit), row.heard) << '"' << row.words << '"';
}

inline Spoken term(Term said, Term then = Term::none) {
    Spoken spoken;
    spoken.term = said;
    spoken.then = then;
    return spoken;
}

inline Spoken talk() { return {}; }

inline Spoken asks(Term about = Term::none) {
    Spoken spoken = term(about);
    spoken.asks = true;
    return spoken;
}

inline Spoken conditional(Term about, Term then = Term::none) {
    Spoken spoken = term(about, then);
    spoken.conditional = true;
    return spoken;
}

inline Spoken amount(Spoken spoken, AmountSaid said, std::int64_t count) {
    spoken.said = said;
    spoken.amount = Chips{count};
    spoken.small_number = count < 100;
    return spoken;
}

inline Spoken to(Term said, std::int64_t count) { return amount(term(said), AmountSaid::total, count); }
inline Spoken by(Term said, std::int64_t count) { return amount(term(said), AmountSaid::more, count); }
inline Spoken plain(Term said, std::int64_t count) { return amount(term(said), AmountSaid::plain, count); }
inline Spoken number(std::int64_t count) { return to(Term::number, count); }

inline Spoken meaning_itself(Spoken spoken) {
    spoken.small_number = false;
    return spoken;
}

inline Spoken after_raise(Term amount) {
    Spoken spoken = term(amount);
    spoken.raise_said = true;
    return spoken;
}

inline Spoken then(Spoken spoken, Term second) {
    spoken.then = second;
    return spoken;
}

inline Spoken too_fine(Term said, AmountSaid how) {
    Spoken spoken = term(said);
    spoken.said = how;
    spoken.amount_is_too_fine = true;
    return spoken;
}

inline Spoken in_hundreds(Spoken spoken, std::int64_t count) {
    spoken.in_hundreds = Chips{count};
    return spoken;
}

} // namespace heard

} // namespace floorman
