#pragma once
// Random: numbers from a seed, the same on every machine.

#include <array>
#include <cstddef>
#include <cstdint>

namespace simulation {

class Random {
public:
    // A stream of its own for every hand of a seed.
    Random(std::uint64_t seed, std::uint64_t hand) : state_(seed * 0x9E3779B97F4A7C15U ^ (hand + 1) * 0xD1B54A32D192ED03U) {
        next();
    }

    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15U;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }
    // From 0 up to and without `n`, which is at least 1.
    int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
    // Both ends included.
    std::int64_t between(std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(next() % static_cast<std::uint64_t>(high - low + 1));
    }
    bool chance(int percent) { return below(100) < percent; }
    template <class T, std::size_t Count>
    T one_of(const std::array<T, Count>& items) {
        return items[static_cast<std::size_t>(below(static_cast<int>(Count)))];
    }

private:
    std::uint64_t state_;
};

} // namespace simulation
