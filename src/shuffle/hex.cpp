#include "shuffle/hex.hpp"

namespace floorman::shuffle {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

// The value of a digit, or 16.
constexpr unsigned value(char digit) noexcept {
    if (digit >= '0' && digit <= '9') return static_cast<unsigned>(digit - '0');
    if (digit >= 'a' && digit <= 'f') return static_cast<unsigned>(digit - 'a') + 10;
    if (digit >= 'A' && digit <= 'F') return static_cast<unsigned>(digit - 'A') + 10;
    return 16;
}

} // namespace

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

bool from_hex(std::string_view text, std::span<std::uint8_t> out) {
    if (text.size() != 2 * out.size()) return false;
    for (const char digit : text)
        if (value(digit) > 15) return false;
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = static_cast<std::uint8_t>(value(text[2 * i]) << 4U | value(text[2 * i + 1]));
    return true;
}

} // namespace floorman::shuffle
