#pragma once
// Node: a value of a scene's file, whether it was written in TOML or in JSON.
//
// Knows where it stands and what was written: numbers are decimal text, never a double. Knows no keys of a scene.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace floorman {

struct Entry;

struct Node {
    enum class Kind : std::uint8_t {
        nothing, // JSON's null.
        flag,    // `text` is "true" or "false".
        number,  // `text` is plain decimal: "12", "-0.50", "inf", "-inf", "nan"; no exponent, no plus, no underscores.
        text,
        list,   // `items`.
        table,  // `entries`, in the order written.
        moment, // A date or time of TOML: `text`, as TOML writes it.
    };

    Kind kind{};
    int line{}; // Counted from 1.
    std::string text;
    std::vector<Node> items;
    std::vector<Entry> entries;

    [[nodiscard]] bool is(Kind wanted) const noexcept { return kind == wanted; }
    // The value at `key` of a table; null when there is none or it is nothing.
    [[nodiscard]] const Node* find(std::string_view key) const noexcept;
};

struct Entry {
    std::string key;
    int line{};
    Node value;
};

// What people call such a value: "a list", "text", "a number".
[[nodiscard]] std::string_view kind_name(const Node& node) noexcept;

// Deeper than this no scene goes; what does is refused before it can exhaust the stack.
inline constexpr int deepest_tree = 32;

// A number as TOML or JSON writes it, without its exponent, plus sign and underscores: "1.5e3" is "1500", "+1_0" is "10".
// Nothing when it is no such number, or too long to be an amount.
[[nodiscard]] std::optional<std::string> plain_decimal(std::string_view written);

} // namespace floorman
