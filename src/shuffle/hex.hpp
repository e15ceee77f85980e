#pragma once
// hex: bytes as hexadecimal digits, two a byte, and back.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace floorman::shuffle {

[[nodiscard]] std::string hex(std::span<const std::uint8_t> bytes);

// Exactly out.size() bytes, in small or capital digits; false, and `out` as it was, for other text.
[[nodiscard]] bool from_hex(std::string_view text, std::span<std::uint8_t> out);

template <std::size_t size>
[[nodiscard]] std::optional<std::array<std::uint8_t, size>> bytes_from_hex(std::string_view text) {
    std::array<std::uint8_t, size> bytes{};
    return from_hex(text, bytes) ? std::optional(bytes) : std::nullopt;
}

} // namespace floorman::shuffle
