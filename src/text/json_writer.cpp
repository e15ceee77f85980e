#include "text/json_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <nlohmann/json.hpp>

namespace floorman {

namespace {

// Within JSON's quotes. Nearly all texts have no characters but printable ones of ASCII, of which two take a backslash.
constexpr bool is_printable(char c) noexcept { return c >= ' ' && c < '\x7F'; }
constexpr bool takes_a_backslash(char c) noexcept { return c == '"' || c == '\\'; }

} // namespace

void JsonWriter::separate() {
    if (!first_) json_ += ", ";
    first_ = false;
}

void JsonWriter::open(char bracket) {
    separate();
    json_ += bracket;
    first_ = true;
}

void JsonWriter::close(char bracket) {
    json_ += bracket;
    first_ = false;
}

void JsonWriter::plain(std::string_view value) {
    separate();
    json_ += value;
}

void JsonWriter::key(std::string_view name) {
    text(name);
    json_ += ": ";
    first_ = true;
}

void JsonWriter::number(std::int64_t value) {
    std::array<char, 20> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    plain({digits.data(), end});
}

void JsonWriter::text(std::string_view value) {
    if (!std::all_of(value.begin(), value.end(), is_printable))
        return plain(nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    separate();
    const std::size_t before = json_.size();
    json_.resize(before + 2 * value.size() + 2); // At most.
    char* to = json_.data() + before;
    *to++ = '"';
    for (const char c : value) {
        if (takes_a_backslash(c)) *to++ = '\\';
        *to++ = c;
    }
    *to++ = '"';
    json_.resize(static_cast<std::size_t>(to - json_.data()));
}

} // namespace floorman
