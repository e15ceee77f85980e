#pragma once
// layout: text for a page of a given width: how wide it is on a terminal, where it breaks, what colour it has.
//
// Knows columns and colours; knows no poker. Nothing is ever cut short: what does not fit goes on in the next line.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace floorman::cli {

struct Style {
    int width = 80;      // Columns of the page.
    bool colour = false; // Whether escape sequences may be used.
};

enum class Ink : std::uint8_t { plain, strong, faint, good, changed, wrong, waits, differs };

// `text` in a colour, where the style has colours.
[[nodiscard]] std::string inked(Ink ink, std::string_view text, const Style& style);

// Text from outside, harmless on a terminal: no control characters and no escape sequences.
[[nodiscard]] std::string shown(std::string_view text);

// How many columns `text` takes on a terminal. Colours take none, wide characters two.
[[nodiscard]] int columns_of(std::string_view text);

// `text` broken at its spaces into lines of at most `width` columns; only a word that is longer than a line is broken
// within. At least one line. A no-break space (U+00A0) keeps words together, and is a plain space in rows.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width);

// The same with `tail` at the right margin: on the last line where it fits there, else on lines of its own.
[[nodiscard]] std::vector<std::string> wrapped_with_tail(std::string_view text, std::string_view tail, int width);

// "4.11 · TDA-2026 49", which breaks only between two rules.
[[nodiscard]] std::string cited(std::span<const std::string> cites);

// "A", "A and B", "A, B and C".
[[nodiscard]] std::string listed(std::span<const std::string> words, std::string_view last = "and");

enum class Side : std::uint8_t { left, right };

struct Cell {
    std::vector<std::string> lines;
    int width{};
    Side side = Side::left;
};

// Cells side by side, two spaces between them, `indent` before the first. Ends with a newline.
void append_row(std::string& page, int indent, std::span<const Cell> cells);
// Lines one below another, `indent` before each.
void append_lines(std::string& page, int indent, std::span<const std::string> lines);
// A paragraph, and its citation at the right margin.
void append_paragraph(std::string& page, int indent, std::string_view text, std::string_view tail, const Style& style);

} // namespace floorman::cli
