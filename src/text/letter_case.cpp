#include "text/letter_case.hpp"

#include <array>
#include <cstdint>

namespace floorman {

namespace {

// Capitals from `first` to `last`, each `step` characters from the next, and how far from each its small letter is.
struct Capitals {
    std::uint32_t first;
    std::uint32_t last;
    std::uint32_t step;
    std::int32_t small;
};

// In order. A small letter takes as many bytes as its capital.
constexpr std::array rows{
    Capitals{'A', 'Z', 1, 32},      Capitals{0xC0, 0xD6, 1, 32},     Capitals{0xD8, 0xDE, 1, 32},
    Capitals{0x100, 0x12E, 2, 1},   Capitals{0x132, 0x136, 2, 1},    Capitals{0x139, 0x147, 2, 1},
    Capitals{0x14A, 0x176, 2, 1},   Capitals{0x178, 0x178, 1, -121}, Capitals{0x179, 0x17D, 2, 1},
    Capitals{0x1A0, 0x1A4, 2, 1},   Capitals{0x1AF, 0x1AF, 1, 1},    Capitals{0x1CD, 0x1DB, 2, 1},
    Capitals{0x1DE, 0x1EE, 2, 1},   Capitals{0x1F8, 0x21E, 2, 1},    Capitals{0x222, 0x232, 2, 1},
    Capitals{0x386, 0x386, 1, 38},  Capitals{0x388, 0x38A, 1, 37},   Capitals{0x38C, 0x38C, 1, 64},
    Capitals{0x38E, 0x38F, 1, 63},  Capitals{0x391, 0x3A1, 1, 32},   Capitals{0x3A3, 0x3AB, 1, 32},
    Capitals{0x3C2, 0x3C2, 1, 1}, // The sigma that ends a word.
    Capitals{0x400, 0x40F, 1, 80},  Capitals{0x410, 0x42F, 1, 32},   Capitals{0x460, 0x480, 2, 1},
    Capitals{0x48A, 0x4BE, 2, 1},   Capitals{0x4C0, 0x4C0, 1, 15},   Capitals{0x4C1, 0x4CD, 2, 1},
    Capitals{0x4D0, 0x52E, 2, 1},   Capitals{0x531, 0x556, 1, 48},   Capitals{0x1E00, 0x1E94, 2, 1},
    Capitals{0x1EA0, 0x1EFE, 2, 1},
};

std::uint32_t small(std::uint32_t letter) noexcept {
    for (const Capitals& row : rows) {
        if (letter < row.first) break;
        if (letter <= row.last && (letter - row.first) % row.step == 0)
            return static_cast<std::uint32_t>(static_cast<std::int32_t>(letter) + row.small);
    }
    return letter;
}

// Takes a character of one to three bytes off the text; any other byte by itself, as something that is no character.
std::uint32_t take_character(std::string_view& text) noexcept {
    const auto byte = [&](std::size_t at) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[at])); };
    const auto follows = [&](std::size_t at) { return at < text.size() && (byte(at) & 0xC0U) == 0x80U; };
    const std::uint32_t first = byte(0);
    std::uint32_t taken = first | 0x1000000U;
    std::size_t length = 1;
    if (first < 0x80) {
        taken = first;
    } else if (first >= 0xC2 && first < 0xE0 && follows(1)) {
        taken = (first & 0x1FU) << 6U | (byte(1) & 0x3FU);
        length = 2;
    } else if (first > 0xE0 && first < 0xF0 && follows(1) && follows(2)) {
        taken = (first & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
        length = 3;
    }
    text.remove_prefix(length);
    return taken;
}

} // namespace

bool same_but_for_case(std::string_view one, std::string_view other) noexcept {
    if (one.size() != other.size()) return false;
    while (!one.empty() && !other.empty())
        if (small(take_character(one)) != small(take_character(other))) return false;
    return one.empty() && other.empty();
}

} // namespace floorman
