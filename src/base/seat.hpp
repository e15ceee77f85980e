#pragma once
// Seat, SeatSet, PerSeat: places at one table, clockwise.
//
// Seat 0 is the first place to the button's left when a hand is dealt; the last seat dealt in has the button.
// A SeatSet is a set of places, visited in order of their number; `next_after` goes round the table.

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace floorman {

inline constexpr int max_seats = 10;

struct Seat {
    std::uint8_t index{none_index};

    static constexpr std::uint8_t none_index = 0xFF;

    constexpr Seat() noexcept = default;
    constexpr explicit Seat(int i) noexcept : index(static_cast<std::uint8_t>(i)) {}

    friend constexpr auto operator<=>(Seat, Seat) noexcept = default;
    [[nodiscard]] constexpr bool exists() const noexcept { return index != none_index; }
};

inline constexpr Seat no_seat{};

struct SeatSet {
    std::uint16_t bits{};

    constexpr SeatSet() noexcept = default;
    constexpr explicit SeatSet(std::uint16_t b) noexcept : bits(b) {}

    // The first `n` seats of the table.
    static constexpr SeatSet first(int n) noexcept { return SeatSet{static_cast<std::uint16_t>((1U << n) - 1U)}; }
    static constexpr SeatSet of(Seat seat) noexcept { return SeatSet{static_cast<std::uint16_t>(1U << seat.index)}; }

    // No seat reads the sixteenth place, which no table has.
    [[nodiscard]] constexpr bool has(Seat seat) const noexcept { return ((bits >> (seat.index & 15U)) & 1U) != 0; }
    [[nodiscard]] constexpr int count() const noexcept { return std::popcount(bits); }
    // At least two seats; quicker than a count.
    [[nodiscard]] constexpr bool several() const noexcept { return (bits & (bits - 1U)) != 0; }
    [[nodiscard]] constexpr bool more_than_two() const noexcept {
        const auto without_one = static_cast<std::uint16_t>(bits & (bits - 1U));
        return (without_one & (without_one - 1U)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const noexcept { return bits == 0; }
    [[nodiscard]] constexpr Seat lowest() const noexcept { return empty() ? no_seat : Seat{std::countr_zero(bits)}; }

    constexpr void add(Seat seat) noexcept { bits = static_cast<std::uint16_t>(bits | (1U << seat.index)); }
    constexpr void remove(Seat seat) noexcept { bits = static_cast<std::uint16_t>(bits & ~(1U << seat.index)); }

    friend constexpr auto operator<=>(SeatSet, SeatSet) noexcept = default;
    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) noexcept {
        return SeatSet{static_cast<std::uint16_t>(a.bits & b.bits)};
    }
    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) noexcept {
        return SeatSet{static_cast<std::uint16_t>(a.bits | b.bits)};
    }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b) noexcept {
        return SeatSet{static_cast<std::uint16_t>(a.bits & ~b.bits)};
    }

    // Visits the seats of the set in order of their number: `for (Seat seat : set)`.
    struct Iterator {
        std::uint16_t rest;
        constexpr Seat operator*() const noexcept { return Seat{std::countr_zero(rest)}; }
        constexpr Iterator& operator++() noexcept {
            rest = static_cast<std::uint16_t>(rest & (rest - 1U));
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const noexcept { return rest != other.rest; }
    };
    [[nodiscard]] constexpr Iterator begin() const noexcept { return {bits}; }
    [[nodiscard]] constexpr Iterator end() const noexcept { return {0}; }
};

// The first seat of `set` clockwise after `seat`, `seat` itself last; no_seat when the set is empty.
[[nodiscard]] constexpr Seat next_after(SeatSet set, Seat seat) noexcept {
    if (set.empty()) return no_seat;
    const auto after = static_cast<std::uint16_t>(set.bits & ~((2U << seat.index) - 1U));
    return Seat{std::countr_zero(after != 0 ? after : set.bits)};
}

// The first seat of `set` clockwise from `seat`, `seat` itself first; no_seat when the set is empty.
[[nodiscard]] constexpr Seat first_from(SeatSet set, Seat seat) noexcept { return set.has(seat) ? seat : next_after(set, seat); }

// Visits the seats of a set clockwise after `from`, `from` itself last: `for (Seat seat : clockwise(live, button))`.
struct Clockwise {
    std::uint32_t bits; // The seats after `from`, and above them once more the others.

    struct Iterator {
        std::uint32_t rest;
        constexpr Seat operator*() const noexcept { return Seat{std::countr_zero(rest) % 16}; }
        constexpr Iterator& operator++() noexcept {
            rest &= rest - 1U;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const noexcept { return rest != other.rest; }
    };
    [[nodiscard]] constexpr Iterator begin() const noexcept { return {bits}; }
    [[nodiscard]] constexpr Iterator end() const noexcept { return {0}; }
};

[[nodiscard]] constexpr Clockwise clockwise(SeatSet set, Seat from) noexcept {
    const std::uint32_t until_from = (2U << from.index) - 1U;
    return {(set.bits & ~until_from) | (set.bits & until_from) << 16U};
}

// The place before `seat`, going round the whole table.
[[nodiscard]] constexpr Seat just_before(Seat seat) noexcept { return Seat{(seat.index + max_seats - 1) % max_seats}; }

template <class T>
struct PerSeat {
    std::array<T, max_seats> at{};

    constexpr T& operator[](Seat seat) noexcept { return at[seat.index]; }
    constexpr const T& operator[](Seat seat) const noexcept { return at[seat.index]; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) noexcept = default;
};

} // namespace floorman
