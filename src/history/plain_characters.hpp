#pragma once
// PlainCharacters: which characters stand in the strings, keys, numbers and comments of plain PHH, and where a run of them ends.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "history/eight_characters.hpp"

namespace floorman {

// What a character may be part of.
enum CharClass : std::uint8_t {
    in_literal = 1,
    in_basic = 2,
    in_comment = 4,
    in_key = 8,
    is_digit = 16,
    in_word = 32,
};

inline constexpr std::array<std::uint8_t, 256> char_classes = [] {
    std::array<std::uint8_t, 256> classes{};
    for (unsigned c = 0x20; c < 0x7F; ++c) {
        const char as_char = static_cast<char>(c);
        std::uint8_t bits = in_comment;
        if (as_char != '\'') bits |= in_literal;
        if (as_char != '"' && as_char != '\\') bits |= in_basic;
        const bool digit = as_char >= '0' && as_char <= '9';
        const bool letter = (as_char >= 'a' && as_char <= 'z') || (as_char >= 'A' && as_char <= 'Z');
        if (digit) bits |= is_digit | in_word;
        if (digit || letter || as_char == '_' || as_char == '-') bits |= in_key;
        if (letter || as_char == ':' || as_char == '.') bits |= in_word;
        classes[c] = bits;
    }
    classes['\t'] = in_comment;
    return classes;
}();

[[nodiscard]] inline bool of_class(char c, CharClass wanted) noexcept {
    return (char_classes[static_cast<unsigned char>(c)] & wanted) != 0;
}

// The first character that is not `inside`: one for which `stops`, of eight at once, has the highest bit.
template <class Stops>
[[nodiscard]] const char* first_outside(CharClass inside, const char* at, const char* end, Stops stops) noexcept {
    while (end - at >= 8) {
        const EightCharacters found = stops(eight_at(at)) & highs;
        if (found != 0) return at + before_first(found);
        at += 8;
    }
    while (at != end && of_class(*at, inside)) ++at;
    return at;
}

// Where a string that is plain goes no further: at its quote, or at what is not plain in it.
[[nodiscard]] inline const char* end_of_literal(const char* at, const char* end) noexcept {
    return first_outside(in_literal, at, end, [](std::uint64_t each) { return not_printable(each) | equal(each, '\''); });
}
[[nodiscard]] inline const char* end_of_basic(const char* at, const char* end) noexcept {
    return first_outside(in_basic, at, end,
                         [](std::uint64_t each) { return not_printable(each) | equal(each, '"') | equal(each, '\\'); });
}
[[nodiscard]] inline const char* end_of_comment(const char* at, const char* end) noexcept {
    while (true) {
        at = first_outside(in_comment, at, end, [](std::uint64_t each) { return not_printable(each); });
        if (at == end || *at != '\t') return at;
        ++at;
    }
}

[[nodiscard]] inline const char* after_blanks(const char* at, const char* end) noexcept {
    if (at != end && *at > ' ') return at; // Most often there are none.
    while (at != end && (*at == ' ' || *at == '\t')) ++at;
    return at;
}

[[nodiscard]] inline const char* after_digits(const char* at, const char* end) noexcept {
    while (at != end && of_class(*at, is_digit)) ++at;
    return at;
}

[[nodiscard]] inline std::string_view between(const char* begin, const char* end) noexcept {
    return {begin, static_cast<std::size_t>(end - begin)};
}

// "00:00:08", a local time as sites write it: in range, without fractions.
[[nodiscard]] inline bool is_local_time(std::string_view word) noexcept {
    if (word.size() != 8 || word[2] != ':' || word[5] != ':') return false;
    for (const std::size_t i : {0U, 1U, 3U, 4U, 6U, 7U})
        if (!of_class(word[i], is_digit)) return false;
    const auto two = [&](std::size_t i) { return (word[i] - '0') * 10 + (word[i + 1] - '0'); };
    return two(0) < 24 && two(3) < 60 && two(6) < 60;
}

// Digits without a zero before others, as TOML has its whole numbers; few enough that every reader holds them.
[[nodiscard]] inline bool is_whole(std::string_view word) noexcept {
    if (word.empty() || word.size() > 18 || (word.size() > 1 && word[0] == '0')) return false;
    return std::all_of(word.begin(), word.end(), [](char c) { return of_class(c, is_digit); });
}

[[nodiscard]] inline bool is_decimal(std::string_view word) noexcept {
    const std::size_t point = word.find('.');
    if (point == std::string_view::npos) return is_whole(word);
    const std::string_view fraction = word.substr(point + 1);
    return is_whole(word.substr(0, point)) && !fraction.empty() && fraction.size() <= 18 &&
           std::all_of(fraction.begin(), fraction.end(), [](char c) { return of_class(c, is_digit); });
}

} // namespace floorman
