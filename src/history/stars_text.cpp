#include "history/stars_text.hpp"

#include <array>

namespace floorman {

namespace {

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

constexpr std::array<std::string_view, 6> currency_signs{"$", "\xE2\x82\xAC", "\xC2\xA3", "\xC2\xA5", "\xE2\x82\xB9", "Rs. "};

// "1,500,000": digits in threes behind the first comma.
bool take_grouped(std::string_view& rest, AmountText& amount) noexcept {
    std::array<char, 24> digits{};
    std::size_t count = 0;
    std::size_t at = 0;
    std::size_t in_group = 0;
    bool grouped = false;
    for (; at < rest.size() && count < digits.size(); ++at) {
        if (is_digit(rest[at])) {
            digits[count++] = rest[at];
            ++in_group;
            continue;
        }
        const bool comma = rest[at] == ',' && at + 3 < rest.size() && is_digit(rest[at + 1]) && is_digit(rest[at + 2]) &&
                           is_digit(rest[at + 3]) && (grouped ? in_group == 3 : in_group >= 1 && in_group <= 3);
        if (!comma) break;
        grouped = true;
        in_group = 0;
    }
    if (!grouped || in_group != 3) return false;
    if (at < rest.size() && rest[at] == '.')
        while (count < digits.size() && at < rest.size() && (rest[at] == '.' || is_digit(rest[at]))) digits[count++] = rest[at++];
    std::string_view plain{digits.data(), count};
    if (!take_amount(plain, amount) || !(plain.empty() || plain == ".")) return false;
    rest.remove_prefix(at - plain.size());
    return true;
}

} // namespace

bool take(std::string_view& rest, std::string_view word) noexcept {
    if (!rest.starts_with(word)) return false;
    rest.remove_prefix(word.size());
    return true;
}

bool take_money(std::string_view& rest, AmountText& amount, bool& has_currency) noexcept {
    std::string_view tried = rest;
    bool sign = false;
    for (const std::string_view currency : currency_signs) sign = sign || take(tried, currency);
    if (!take_grouped(tried, amount) && !take_amount(tried, amount)) return false;
    has_currency = has_currency || sign;
    rest = tried;
    return true;
}

std::string_view sign_of_money(std::string_view text) noexcept {
    for (const std::string_view currency : currency_signs)
        if (const std::size_t at = text.find(currency); at != std::string_view::npos) return text.substr(at, currency.size());
    return {};
}

bool take_bracket(std::string_view& rest, BracketedCards& cards) noexcept {
    std::string_view tried = rest;
    while (take(tried, " ")) {}
    if (!take(tried, "[")) return false;
    cards.clear();
    while (!take(tried, "]")) {
        while (take(tried, " ")) {}
        if (tried.size() < 2 || cards.full()) return false;
        const Result<Card, CardError> card = card_from(tried.substr(0, 2));
        if (!card) return false;
        cards.push_back(*card);
        tried.remove_prefix(2);
    }
    rest = tried;
    return true;
}

bool take_number(std::string_view& rest, int& number) noexcept {
    std::size_t at = 0;
    number = 0;
    for (; at < rest.size() && is_digit(rest[at]) && at < 6; ++at) number = number * 10 + (rest[at] - '0');
    rest.remove_prefix(at);
    return at > 0;
}

std::string_view without_blanks(std::string_view text) noexcept {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

} // namespace floorman
