#pragma once
// Seed: 32 secret bytes from which everything that is random in one hand follows. Knows no cards.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace floorman::shuffle {

class Seed {
public:
    static constexpr std::size_t size = 32;

    // From the system's randomness. The program ends when the system has none to give.
    [[nodiscard]] static Seed random();
    // 64 hexadecimal digits, as `hex` writes them; nothing for other text.
    [[nodiscard]] static std::optional<Seed> from_hex(std::string_view hex);
    [[nodiscard]] static Seed of(std::span<const std::uint8_t, size> bytes);

    Seed(const Seed& other) noexcept = default;
    Seed& operator=(const Seed& other) noexcept = default;
    ~Seed(); // Wipes the bytes.

    [[nodiscard]] std::span<const std::uint8_t, size> bytes() const noexcept { return bytes_; }
    // For the journal. Whoever reads it knows every card of the hand.
    [[nodiscard]] std::string hex() const;

    // In a time that does not tell where they differ.
    friend bool operator==(const Seed& a, const Seed& b) noexcept;

private:
    Seed() = default;

    std::array<std::uint8_t, size> bytes_{};
};

} // namespace floorman::shuffle
