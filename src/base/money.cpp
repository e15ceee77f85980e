#include "base/money.hpp"

#include <algorithm>

namespace floorman {

namespace {

constexpr std::size_t most_decimals = 9;

// An amount as written: digits, and behind a point more digits. Zeros that say nothing are gone.
struct Decimal {
    std::string_view whole;    // Empty for 0.
    std::string_view fraction; // Empty when there is none.
};

bool all_digits(std::string_view text) noexcept {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Decimal> decimal(std::string_view text) noexcept {
    const std::size_t point = text.find('.');
    const bool has_fraction = point != std::string_view::npos;
    Decimal parts{text.substr(0, point), has_fraction ? text.substr(point + 1) : std::string_view{}};
    if (!all_digits(parts.whole) || (has_fraction && !all_digits(parts.fraction))) return std::nullopt;
    parts.whole.remove_prefix(std::min(parts.whole.find_first_not_of('0'), parts.whole.size()));
    parts.fraction = parts.fraction.substr(0, parts.fraction.find_last_not_of('0') + 1);
    return parts;
}

// Division as it is done on paper, a digit at a time, so that no amount is too long for it.
class LongDivision {
public:
    constexpr explicit LongDivision(std::int64_t divisor) noexcept : divisor_(divisor) {}

    constexpr void bring_down(char digit) noexcept {
        if (too_large_) return;
        rest_ = rest_ * 10 + (digit - '0');
        quotient_ = quotient_ * 10 + rest_ / divisor_;
        rest_ %= divisor_;
        too_large_ = quotient_ > most_chips.count;
    }

    [[nodiscard]] Result<Chips, MoneyError> whole() const {
        if (too_large_) return MoneyError::too_large;
        if (rest_ != 0) return MoneyError::not_whole;
        return Chips{quotient_};
    }

private:
    std::int64_t divisor_; // At most most_chips, so that ten times the rest fits.
    std::int64_t quotient_ = 0;
    std::int64_t rest_ = 0;
    bool too_large_ = false;
};

} // namespace

Result<Unit, MoneyError> Unit::from(std::string_view text) {
    const auto parts = decimal(text);
    if (!parts) return MoneyError::not_a_number;
    if (parts->fraction.size() > most_decimals) return MoneyError::not_whole;
    LongDivision count{1};
    for (const char digit : parts->whole) count.bring_down(digit);
    for (const char digit : parts->fraction) count.bring_down(digit);
    const auto whole = count.whole();
    if (!whole) return whole.error();
    if (*whole == no_chips) return MoneyError::not_whole; // No amount is a whole number of nothings.
    return Unit{whole->count, static_cast<int>(parts->fraction.size())};
}

Result<Chips, MoneyError> Unit::chips(std::string_view text) const {
    const auto parts = decimal(text);
    if (!parts) return MoneyError::not_a_number;
    const auto decimals = static_cast<std::size_t>(decimals_);
    if (parts->fraction.size() > decimals) return MoneyError::not_whole;
    LongDivision amount{count_};
    for (const char digit : parts->whole) amount.bring_down(digit);
    for (const char digit : parts->fraction) amount.bring_down(digit);
    for (std::size_t zeros = parts->fraction.size(); zeros < decimals; ++zeros) amount.bring_down('0');
    return amount.whole();
}

std::string Unit::text(Chips amount) const {
    const bool negative = amount.count < 0;
    auto left = static_cast<std::uint64_t>(amount.count);
    if (negative) left = 0U - left;

    // Multiplication as on paper, the last digit first. A digit of the amount times the unit fits with what is carried.
    const auto unit = static_cast<std::uint64_t>(count_);
    const auto decimals = static_cast<std::size_t>(decimals_);
    std::string written;
    std::uint64_t carried = 0;
    while (left != 0 || carried != 0 || written.size() <= decimals) {
        carried += left % 10 * unit;
        left /= 10;
        written += static_cast<char>('0' + carried % 10);
        carried /= 10;
    }
    if (negative) written += '-';
    std::ranges::reverse(written);

    if (decimals == 0) return written;
    written.insert(written.size() - decimals, 1, '.');
    written.erase(written.find_last_not_of('0') + 1);
    if (written.back() == '.') written.pop_back();
    return written;
}

int decimals_written(std::string_view text) noexcept {
    const std::size_t point = text.find('.');
    return decimal(text) && point != std::string_view::npos ? static_cast<int>(text.size() - point - 1) : 0;
}

} // namespace floorman
