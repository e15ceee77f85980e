#pragma once
// Unit: how the amounts people write ("2.50", "1000") become Chips and back. Only the edges include this.
//
// A unit is the least chip of a scene or file: one of it is Chips{1}. Exact in decimal; no floating point anywhere.

#include <optional>
#include <string>
#include <string_view>

#include "base/chips.hpp"
#include "base/result.hpp"

namespace floorman {

enum class MoneyError : std::uint8_t {
    not_a_number, // "ten", "1.2.3", "", "0x10"
    not_whole,    // finer than the unit, or no whole number of it
    too_large,    // past most_chips
};

class Unit {
public:
    // The unit that is 1: whole amounts only.
    constexpr Unit() noexcept = default;

    // The unit that `text` writes ("0.01", "25"): above zero, at most 9 decimals.
    static Result<Unit, MoneyError> from(std::string_view text);
    // 10^-decimals.
    static constexpr Unit of_decimals(int decimals) noexcept { return Unit{1, decimals}; }

    // Exact: "2.50" in units of 0.01 is Chips{250}. A sign and `inf` are the caller's business.
    [[nodiscard]] Result<Chips, MoneyError> chips(std::string_view text) const;

    // The shortest decimal text: Chips{250} of 0.01 is "2.5".
    [[nodiscard]] std::string text(Chips amount) const;

    friend constexpr bool operator==(Unit, Unit) noexcept = default;

private:
    constexpr Unit(std::int64_t count, int decimals) noexcept : count_(count), decimals_(decimals) {}

    std::int64_t count_ = 1; // The unit is count_ / 10^decimals_.
    int decimals_ = 0;
};

// How many decimals `text` writes ("2.50" writes 2; "2.00" writes 2; "5" writes 0; "1e3" is no number here).
[[nodiscard]] int decimals_written(std::string_view text) noexcept;

} // namespace floorman
