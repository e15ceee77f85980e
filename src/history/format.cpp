#include "history/format.hpp"

#include <algorithm>
#include <array>

namespace floorman {

namespace {

std::string_view line_at(std::string_view text, std::size_t at) noexcept {
    const std::string_view rest = text.substr(at);
    return rest.substr(0, rest.find('\n'));
}

bool is_hand_header(std::string_view line, Format format) noexcept {
    switch (format) {
    case Format::phh: return false;
    case Format::phhs: return is_phhs_header(line);
    case Format::stars: return is_stars_header(line);
    }
    return false;
}

bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\r'; }

// The end of a string that begins at `at`, or of the line or text where it has none.
std::size_t string_ends(std::string_view text, std::size_t at) noexcept {
    const char quote = text[at];
    const std::array<char, 3> three_quotes{quote, quote, quote};
    const std::string_view three{three_quotes.data(), three_quotes.size()};
    const bool long_string = text.substr(at, 3) == three;
    at += long_string ? 3 : 1;
    while (at < text.size()) {
        if (text[at] == '\\' && quote == '"')
            ++at;
        else if (long_string ? text.substr(at, 3) == three : text[at] == quote)
            return at + (long_string ? 3 : 1);
        else if (text[at] == '\n' && !long_string)
            return at;
        ++at;
    }
    return text.size();
}

// Whether three quotes stand in a row anywhere. Every third character is one of such three, so only those are looked at.
bool has_long_string(std::string_view text) noexcept {
    const auto is_three = [&](std::size_t first) {
        return first + 2 < text.size() && text[first] == text[first + 1] && text[first] == text[first + 2];
    };
    for (std::size_t at = 2; at < text.size(); at += 3)
        if ((text[at] == '\'' || text[at] == '"') && (is_three(at - 2) || is_three(at - 1) || is_three(at))) return true;
    return false;
}

} // namespace

bool is_stars_header(std::string_view line) noexcept {
    if (line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
    if (!line.starts_with("PokerStars ")) return false;
    const std::size_t number = line.find('#');
    if (number == std::string_view::npos) return false;
    const std::string_view before = line.substr(0, number);
    return before.ends_with("Hand ") || before.ends_with("Game ");
}

bool is_phhs_header(std::string_view line) noexcept {
    if (!line.starts_with('[')) return false;
    const std::size_t digits = line.find_first_not_of("0123456789", 1);
    if (digits == 1 || digits == std::string_view::npos || line[digits] != ']') return false;
    std::string_view rest = line.substr(digits + 1);
    while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
    return rest.empty() || rest.front() == '#';
}

std::optional<Format> format_of(std::string_view name, std::string_view beginning) noexcept {
    if (beginning.starts_with("\xEF\xBB\xBF")) beginning.remove_prefix(3);
    std::size_t at = 0;
    while (at < beginning.size() && (is_blank(beginning[at]) || beginning[at] == '\n')) ++at;
    if (is_stars_header(line_at(beginning, at))) return Format::stars;
    if (name.ends_with(".phhs")) return Format::phhs;
    // Comments may stand before a first key or header.
    while (at < beginning.size() && beginning[at] == '#') {
        at = std::min(beginning.find('\n', at), beginning.size());
        while (at < beginning.size() && (is_blank(beginning[at]) || beginning[at] == '\n')) ++at;
    }
    const std::string_view line = line_at(beginning, at);
    if (is_phhs_header(line)) return Format::phhs;
    if (name.ends_with(".phh")) return Format::phh;
    // A key of TOML at the start of a text without a name that says what it is.
    const std::size_t key = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz_");
    if (key == 0 || key == std::string_view::npos) return std::nullopt;
    const std::size_t sign = line.find_first_not_of(" \t", key);
    return sign != std::string_view::npos && line[sign] == '=' ? std::optional{Format::phh} : std::nullopt;
}

bool may_hold_hands(std::string_view name) noexcept {
    return name.ends_with(".phh") || name.ends_with(".phhs") || name.ends_with(".txt");
}

std::size_t phh_hand_ends(std::string_view text) noexcept {
    int open = 0; // Brackets.
    bool has_begun = false;
    for (std::size_t at = 0; at < text.size();) {
        const bool starts_line = at == 0 || text[at - 1] == '\n';
        if (starts_line && open == 0 && is_phhs_header(line_at(text, at))) {
            if (has_begun) return at;
            has_begun = true;
            at = std::min(text.find('\n', at), text.size());
            continue;
        }
        const char c = text[at];
        if (c == '#') {
            at = std::min(text.find('\n', at), text.size());
        } else if (c == '"' || c == '\'') {
            has_begun = true;
            at = string_ends(text, at);
        } else {
            if (c == '[') ++open;
            if (c == ']') open = std::max(0, open - 1);
            has_begun = has_begun || !(is_blank(c) || c == '\n');
            ++at;
        }
    }
    return text.size();
}

std::size_t last_hand_begins(std::string_view text, Format format) noexcept {
    // Within a string of many lines a header is none: then strings are to be read.
    if (format == Format::phhs && has_long_string(text)) {
        std::size_t last = 0;
        for (std::size_t at = phh_hand_ends(text); at < text.size(); at += phh_hand_ends(text.substr(at))) last = at;
        return last == 0 ? std::string_view::npos : last;
    }
    for (std::size_t end = text.size(); end > 0;) {
        const std::size_t line_break = text.rfind('\n', end - 1);
        if (line_break == std::string_view::npos) return line_break;
        // The last line may go on in what is not read yet.
        const std::string_view rest = text.substr(line_break + 1);
        if (rest.find('\n') != std::string_view::npos && is_hand_header(line_at(text, line_break + 1), format))
            return line_break + 1;
        end = line_break;
    }
    return std::string_view::npos;
}

} // namespace floorman
