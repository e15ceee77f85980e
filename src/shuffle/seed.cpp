#include "shuffle/seed.hpp"

#include <algorithm>

#include "shuffle/hex.hpp"
#include "shuffle/sodium.hpp"

namespace floorman::shuffle {

Seed Seed::random() {
    prepare_sodium();
    Seed seed;
    randombytes_buf(seed.bytes_.data(), seed.bytes_.size());
    return seed;
}

std::optional<Seed> Seed::from_hex(std::string_view hex) {
    Seed seed;
    if (!shuffle::from_hex(hex, seed.bytes_)) return std::nullopt;
    return seed;
}

Seed Seed::of(std::span<const std::uint8_t, size> bytes) {
    Seed seed;
    std::ranges::copy(bytes, seed.bytes_.begin());
    return seed;
}

Seed::~Seed() { sodium_memzero(bytes_.data(), bytes_.size()); }

std::string Seed::hex() const { return shuffle::hex(bytes_); }

bool operator==(const Seed& a, const Seed& b) noexcept {
    return sodium_memcmp(a.bytes_.data(), b.bytes_.data(), Seed::size) == 0;
}

} // namespace floorman::shuffle
