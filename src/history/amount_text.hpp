#pragma once
// AmountText: an amount as a history writes it, exact, before the unit of the hand is known.
//
// "2.50" is 250 with 2 decimals. The unit follows from the most decimals of a hand's amounts; then each becomes chips.

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "base/chips.hpp"

namespace floorman {

struct AmountText {
    std::int64_t digits{};
    std::int8_t decimals{};
    bool negative{};
    bool infinite{};

    friend constexpr bool operator==(const AmountText&, const AmountText&) noexcept = default;
};

inline constexpr std::size_t most_amount_digits = 15;
inline constexpr std::size_t most_amount_decimals = 9;

// Reads a plain decimal from the start of `text` and takes it off: digits, and after a point more digits. No sign, no
// exponent. False where there is none, or more digits than an amount has.
[[nodiscard]] constexpr bool take_amount(std::string_view& text, AmountText& amount) noexcept {
    std::size_t at = 0;
    std::int64_t digits = 0;
    const auto is_digit = [&] { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    for (; is_digit() && at <= most_amount_digits; ++at) digits = digits * 10 + (text[at] - '0');
    std::size_t count = at;
    std::size_t decimals = 0;
    if (at > 0 && at + 1 < text.size() && text[at] == '.' && text[at + 1] >= '0' && text[at + 1] <= '9') {
        const std::size_t point = at++;
        for (; is_digit() && at - 1 <= most_amount_digits; ++at) digits = digits * 10 + (text[at] - '0');
        decimals = at - point - 1;
        count += decimals;
    }
    if (at == 0 || count > most_amount_digits || decimals > most_amount_decimals || is_digit()) return false;
    amount.digits = digits;
    amount.decimals = static_cast<std::int8_t>(decimals);
    text.remove_prefix(at);
    return true;
}

// In units of 10^-decimals, which are at least as fine as the amount. Past most_chips it is most_chips and one more, so that
// whoever adds amounts up sees that they are too many.
[[nodiscard]] constexpr Chips chips_of(AmountText amount, int decimals) noexcept {
    std::int64_t count = amount.digits;
    for (int i = amount.decimals; i < decimals && count <= most_chips.count; ++i) count *= 10;
    return Chips{std::min(count, most_chips.count + 1)};
}

} // namespace floorman
