#include "cli/layout.hpp"

#include <algorithm>
#include <array>

namespace floorman::cli {

namespace {

constexpr std::string_view no_break_space = "\u00A0";
constexpr std::string_view replacement = "\uFFFD";
constexpr std::string_view plain_again = "\x1b[0m";

// One character of UTF-8: its code and how many bytes it takes. A stray byte is a character of its own.
struct Character {
    char32_t code{};
    std::size_t bytes{};
};

Character character_at(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at);
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1;
    if (lead >= 0xF5 || bytes == 1 || at + bytes > text.size()) return {0xFFFD, 1};
    char32_t code = lead & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80U) return {0xFFFD, 1};
        code = (code << 6U) | (byte(at + i) & 0x3FU);
    }
    return {code, bytes};
}

struct Range {
    char32_t first, last;
};

// What terminals draw without moving on, and what they draw two columns wide (the common ranges).
constexpr std::array narrow{Range{0x300, 0x36F}, Range{0x200B, 0x200F}, Range{0x20D0, 0x20FF}, Range{0xFE00, 0xFE0F}};
constexpr std::array wide{Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0xA4CF},  Range{0xAC00, 0xD7A3},
                          Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},  Range{0xFFE0, 0xFFE6},
                          Range{0x1F300, 0x1F64F}, Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD}};

bool within(char32_t code, std::span<const Range> ranges) {
    return std::any_of(ranges.begin(), ranges.end(), [&](Range range) { return code >= range.first && code <= range.last; });
}

int columns_of_code(char32_t code) {
    if (within(code, narrow)) return 0;
    return within(code, wide) ? 2 : 1;
}

// The length of the colour sequence at `at`, or 0.
std::size_t sequence_at(std::string_view text, std::size_t at) {
    if (text.substr(at, 2) != "\x1b[") return 0;
    const std::size_t end = text.find('m', at);
    return end == std::string_view::npos ? text.size() - at : end - at + 1;
}

std::string_view code_of(Ink ink) {
    switch (ink) {
    case Ink::plain: return "";
    case Ink::strong: return "\x1b[1m";
    case Ink::faint: return "\x1b[2m";
    case Ink::good: return "\x1b[32m";
    case Ink::changed: return "\x1b[33m";
    case Ink::wrong: return "\x1b[31m";
    case Ink::waits: return "\x1b[36m";
    case Ink::differs: return "\x1b[1;35m";
    }
    return "";
}

// Breaks one word that is longer than a line into pieces that are not.
void break_word(std::string_view word, int width, std::vector<std::string>& lines) {
    std::string line;
    int taken = 0;
    for (std::size_t at = 0; at < word.size();) {
        if (const std::size_t sequence = sequence_at(word, at); sequence != 0) {
            line += word.substr(at, sequence);
            at += sequence;
            continue;
        }
        const Character character = character_at(word, at);
        const int columns = columns_of_code(character.code);
        if (taken + columns > width && taken > 0) {
            lines.push_back(std::move(line));
            line.clear();
            taken = 0;
        }
        line += word.substr(at, character.bytes);
        taken += columns;
        at += character.bytes;
    }
    lines.push_back(std::move(line));
}

// A colour that is still on where a line ends is ended there and begun again on the next, so that it does not run into
// the cell beside it.
void keep_colours_within_lines(std::vector<std::string>& lines) {
    std::string on;
    for (std::string& line : lines) {
        const std::string before = on;
        for (std::size_t at = line.find('\x1b'); at != std::string::npos; at = line.find('\x1b', at + 1)) {
            const std::string sequence = line.substr(at, sequence_at(line, at));
            on = sequence == plain_again ? "" : sequence;
        }
        line.insert(0, before);
        if (!on.empty()) line += plain_again;
    }
}

void append_plain_spaces(std::string& page, std::string_view line) {
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t next = std::min(line.find(no_break_space, at), line.size());
        page += line.substr(at, next - at);
        if (next < line.size()) page += ' ';
        at = next + (next < line.size() ? no_break_space.size() : 0);
    }
}

void end_line(std::string& page) {
    while (!page.empty() && page.back() == ' ') page.pop_back();
    page += '\n';
}

std::string spaces(int count) { return std::string(static_cast<std::size_t>(std::max(count, 0)), ' '); }

} // namespace

std::string inked(Ink ink, std::string_view text, const Style& style) {
    if (!style.colour || ink == Ink::plain || text.empty()) return std::string(text);
    return std::string(code_of(ink)).append(text).append(plain_again);
}

std::string shown(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Character character = character_at(text, at);
        const bool space = character.code == '\t' || character.code == '\n' || character.code == '\r';
        const bool control = character.code < 0x20 || (character.code >= 0x7F && character.code < 0xA0);
        if (space)
            safe += ' ';
        else if (control || character.code == 0xFFFD)
            safe += replacement;
        else
            safe += text.substr(at, character.bytes);
        at += character.bytes;
    }
    return safe;
}

int columns_of(std::string_view text) {
    int columns = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t sequence = sequence_at(text, at); sequence != 0) {
            at += sequence;
            continue;
        }
        const Character character = character_at(text, at);
        columns += columns_of_code(character.code);
        at += character.bytes;
    }
    return columns;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    width = std::max(width, 1);
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        if (!line.empty() && columns_of(line) + 1 + columns_of(word) <= width) {
            line.append(1, ' ').append(word);
            continue;
        }
        if (!line.empty()) lines.push_back(std::move(line));
        line.clear();
        if (columns_of(word) <= width) {
            line = word;
        } else {
            break_word(word, width, lines);
            line = std::move(lines.back());
            lines.pop_back();
        }
    }
    if (!line.empty() || lines.empty()) lines.push_back(std::move(line));
    keep_colours_within_lines(lines);
    return lines;
}

std::vector<std::string> wrapped_with_tail(std::string_view text, std::string_view tail, int width) {
    std::vector<std::string> lines = wrapped(text, width);
    if (tail.empty()) return lines;
    const int room = width - columns_of(lines.back());
    const int needed = columns_of(tail);
    if (lines.back().empty() || needed + 2 <= room) {
        lines.back() += spaces(room - needed).append(tail);
        return lines;
    }
    for (const std::string& line : wrapped(tail, width)) lines.push_back(spaces(width - columns_of(line)) + line);
    return lines;
}

std::string cited(std::span<const std::string> cites) {
    std::string text;
    for (const std::string& cite : cites) {
        if (!text.empty()) text.append(no_break_space).append("· ");
        for (const char c : cite) {
            if (c == ' ')
                text += no_break_space;
            else
                text += c;
        }
    }
    return text;
}

std::string listed(std::span<const std::string> words, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0 && i + 1 == words.size())
            text.append(1, ' ').append(last).append(1, ' ');
        else if (i > 0)
            text += ", ";
        text += words[i];
    }
    return text;
}

void append_row(std::string& page, int indent, std::span<const Cell> cells) {
    std::size_t height = 1;
    for (const Cell& cell : cells) height = std::max(height, cell.lines.size());
    for (std::size_t i = 0; i < height; ++i) {
        page += spaces(indent);
        for (std::size_t c = 0; c < cells.size(); ++c) {
            const Cell& cell = cells[c];
            const std::string_view line = i < cell.lines.size() ? std::string_view(cell.lines[i]) : std::string_view();
            const int rest = cell.width - columns_of(line);
            if (c > 0) page += "  ";
            if (cell.side == Side::right) page += spaces(rest);
            append_plain_spaces(page, line);
            if (cell.side == Side::left) page += spaces(rest);
        }
        end_line(page);
    }
}

void append_lines(std::string& page, int indent, std::span<const std::string> lines) {
    for (const std::string& line : lines) {
        page += spaces(indent);
        append_plain_spaces(page, line);
        end_line(page);
    }
}

void append_paragraph(std::string& page, int indent, std::string_view text, std::string_view tail, const Style& style) {
    append_lines(page, indent, wrapped_with_tail(text, tail, style.width - indent));
}

} // namespace floorman::cli
