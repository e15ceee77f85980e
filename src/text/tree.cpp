#include "text/tree.hpp"

#include <algorithm>

namespace floorman {

namespace {

// Far more than any amount needs; keeps an exponent from writing a book of zeros.
constexpr int most_digits = 60;

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

// The exponent that `text` writes ("+3", "-07"), if it is one that an amount can have.
std::optional<int> exponent(std::string_view text) noexcept {
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    if (text.empty() || !std::all_of(text.begin(), text.end(), is_digit)) return std::nullopt;
    int value = 0;
    for (const char digit : text) {
        value = value * 10 + (digit - '0');
        if (value > most_digits) return std::nullopt;
    }
    return negative ? -value : value;
}

} // namespace

const Node* Node::find(std::string_view key) const noexcept {
    for (const Entry& entry : entries)
        if (entry.key == key) return entry.value.is(Kind::nothing) ? nullptr : &entry.value;
    return nullptr;
}

std::string_view kind_name(const Node& node) noexcept {
    switch (node.kind) {
    case Node::Kind::nothing: return "nothing";
    case Node::Kind::flag: return "true or false";
    case Node::Kind::number: return "a number";
    case Node::Kind::text: return "text";
    case Node::Kind::list: return "a list";
    case Node::Kind::table: return "a table";
    case Node::Kind::moment: return "a date or time";
    }
    return "";
}

std::optional<std::string> plain_decimal(std::string_view written) {
    std::string sign;
    if (written.starts_with('-')) sign = "-";
    if (written.starts_with('-') || written.starts_with('+')) written.remove_prefix(1);
    if (written == "inf" || written == "nan") return sign + std::string(written);

    const std::size_t e = written.find_first_of("eE");
    std::string digits;
    std::size_t whole = std::string::npos; // How many of the digits stand before the point.
    for (const char c : written.substr(0, e)) {
        if (c == '_') continue;
        if (c == '.' && whole == std::string::npos)
            whole = digits.size();
        else if (is_digit(c))
            digits += c;
        else
            return std::nullopt;
    }
    if (whole == std::string::npos) whole = digits.size();
    if (digits.empty() || digits.size() > most_digits) return std::nullopt;

    if (e != std::string_view::npos) {
        const std::optional<int> power = exponent(written.substr(e + 1));
        if (!power) return std::nullopt;
        if (*power < 0) {
            const auto missing = static_cast<std::size_t>(-*power);
            if (missing >= whole) digits.insert(0, missing - whole + 1, '0');
            whole = missing >= whole ? 1 : whole - missing;
        } else {
            whole += static_cast<std::size_t>(*power);
            if (whole > digits.size()) digits.append(whole - digits.size(), '0');
        }
        // A power of ten says nothing of how fine an amount is meant: "1.50e2" is 150.
        while (digits.size() > whole && digits.back() == '0') digits.pop_back();
    }
    std::string plain = sign + (whole == 0 ? "0" : digits.substr(0, whole));
    if (whole < digits.size()) plain += "." + digits.substr(whole);
    return plain;
}

} // namespace floorman
