#pragma once
// toml_keys: reads a table of TOML key by key and notes whatever is wrong, one line each. Knows TOML; knows no keys.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <toml++/toml.h>

#include "base/result.hpp"

namespace floorman {

// What is wrong with a file, one line each: "file:line: what is wrong; what to do".
using Complaints = std::vector<std::string>;

// The lines of a table that a program made of another file's text; toml++ knows only those of TOML that it has read itself.
using TomlLines = std::unordered_map<const toml::node*, int>;

namespace toml_keys {

[[nodiscard]] std::string quoted(std::string_view word);

// "; did you mean 'x'?" or, where nothing is near, "; write one of 'a', 'b'".
[[nodiscard]] std::string instead(std::string_view word, std::span<const std::string_view> known);

// What a value is, for people: "text", "a whole number", "a list".
[[nodiscard]] std::string_view kind_of(const toml::node& node);

// A whole number that an answer can hold: zero or more, and within 31 bits.
[[nodiscard]] std::optional<std::int32_t> whole(const toml::node& node);

// Reading goes on after a complaint, so that a file's faults are told all at once; what is returned in its place is empty.
class Reader {
public:
    Reader(std::string_view file, Complaints& complaints, const TomlLines* lines = nullptr)
        : file_(file), complaints_(complaints), lines_(lines) {}

    // Everything noted from here on is said of `about` ("clause 3, on 'reopening'"); empty for the file itself.
    void about(std::string about) { about_ = std::move(about); }

    void complain(const toml::node& node, std::string_view what);

    // Where a value stands, counted from 1; 0 where nobody knows.
    [[nodiscard]] int line_of(const toml::node& node) const;

    // Notes every key that is not known, with the nearest that is.
    void only_keys(const toml::table& table, std::span<const std::string_view> known);

    // The text at `key`, of one line.
    [[nodiscard]] std::string text(const toml::table& table, std::string_view key);
    // The same where it may not be left out; `else_what` says what to do.
    [[nodiscard]] std::string required_text(const toml::table& table, std::string_view key, std::string_view else_what);
    // One text or a list of them.
    [[nodiscard]] std::vector<std::string> texts(const toml::table& table, std::string_view key);
    // True or false; false where the key is left out.
    [[nodiscard]] bool flag(const toml::table& table, std::string_view key);

private:
    void complain_at(int line, std::string_view what);

    std::string file_;
    std::string about_;
    Complaints& complaints_;
    const TomlLines* lines_; // Null where every value knows its own.
};

// Parses `text` and hands its table to `read`; what is no TOML at all is one complaint.
template <class Value, class Read>
Result<Value, Complaints> parsed(std::string_view text, std::string_view file, Read read) {
    toml::table table;
    try {
        table = toml::parse(text, file);
    } catch (const toml::parse_error& error) {
        return Complaints{std::string(file) + ":" + std::to_string(error.source().begin.line) +
                          ": this is not TOML: " + std::string(error.description()) + "; compare rulebooks/FORMAT.md"};
    }
    return read(table);
}

} // namespace toml_keys
} // namespace floorman
