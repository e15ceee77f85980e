#include "scene/line_words.hpp"

#include <algorithm>
#include <array>

namespace floorman {

namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_blank(char c) noexcept { return blanks.find(c) != std::string_view::npos; }
char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string_view trimmed(std::string_view text) noexcept {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

struct Marks {
    std::string_view open;
    std::string_view close;
};
constexpr std::array marks{Marks{"\"", "\""}, Marks{"\xE2\x80\x9C", "\xE2\x80\x9D"}}; // Straight and curly.

// What is quoted at the beginning of a text, and how many characters that takes with its marks.
struct Quotation {
    std::string_view words;
    std::size_t length;
};
std::optional<Quotation> quotation_at_start(std::string_view text) noexcept {
    for (const Marks& pair : marks) {
        if (!text.starts_with(pair.open)) continue;
        const std::size_t end = text.find(pair.close, pair.open.size());
        if (end == std::string_view::npos) return std::nullopt;
        return Quotation{text.substr(pair.open.size(), end - pair.open.size()), end + pair.close.size()};
    }
    return std::nullopt;
}

} // namespace

Words::Words(std::string_view line) noexcept : rest_(trimmed(line)) {}

bool Words::follows_exactly(std::string_view words) const noexcept {
    return rest_.starts_with(words) && (rest_.size() == words.size() || is_blank(rest_[words.size()]));
}

bool Words::take(std::string_view words) noexcept {
    std::size_t at = 0;
    for (const char letter : words) {
        if (letter == ' ') {
            if (at == rest_.size() || !is_blank(rest_[at])) return false;
            while (at < rest_.size() && is_blank(rest_[at])) ++at;
        } else if (at < rest_.size() && lower(rest_[at]) == letter) {
            ++at;
        } else {
            return false;
        }
    }
    // A quotation may follow without a blank: says"raise".
    if (at < rest_.size() && !is_blank(rest_[at]) && !quotation_at_start(rest_.substr(at))) return false;
    skip(at);
    return true;
}

std::string_view Words::word() noexcept {
    const std::size_t end = std::min(rest_.find_first_of(blanks), rest_.size());
    const std::string_view taken = rest_.substr(0, end);
    skip(end);
    return taken;
}

std::string_view Words::take_rest() noexcept {
    const std::string_view taken = rest_;
    rest_ = {};
    return taken;
}

void Words::skip(std::size_t characters) noexcept { rest_ = trimmed(rest_.substr(characters)); }

std::optional<std::string_view> Words::quotation() noexcept {
    const std::optional<Quotation> quoted = quotation_at_start(rest_);
    if (!quoted) return std::nullopt;
    skip(quoted->length);
    return quoted->words;
}

void Words::cut_comment() noexcept {
    for (std::size_t at = 0; at < rest_.size(); ++at) {
        if (const std::optional<Quotation> quoted = quotation_at_start(rest_.substr(at)))
            at += quoted->length - 1;
        else if (rest_[at] == '#' && (at == 0 || is_blank(rest_[at - 1]))) {
            rest_ = trimmed(rest_.substr(0, at));
            return;
        }
    }
}

std::string_view first_words(std::string_view text, std::size_t count) noexcept {
    text = trimmed(text);
    std::size_t at = 0;
    for (; count > 0 && at < text.size(); --count) {
        while (at < text.size() && is_blank(text[at])) ++at;
        while (at < text.size() && !is_blank(text[at])) ++at;
    }
    return text.substr(0, at);
}

} // namespace floorman
