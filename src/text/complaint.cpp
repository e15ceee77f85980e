#include "text/complaint.hpp"

#include <algorithm>

#include "base/nearest.hpp"

namespace floorman {

namespace {

constexpr std::size_t most_quoted = 60;
// Looking for the nearest word takes time by the square of its length; nobody mistypes a key of this size.
constexpr std::size_t longest_misspelt = 40;

// Whether `c` goes on with a character of UTF-8 that began before it.
bool goes_on(char c) noexcept { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

} // namespace

std::string in_quotes(std::string_view word) {
    std::string shown = "'";
    std::size_t end = word.size();
    if (end > most_quoted) {
        end = most_quoted;
        while (end > 0 && goes_on(word[end])) --end;
    }
    for (const char c : word.substr(0, end)) shown += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
    return shown + (end < word.size() ? "...'" : "'");
}

std::string in_words(std::span<const std::string_view> names, std::string_view last) {
    std::string words;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) words += i + 1 == names.size() ? last : ", ";
        words += in_quotes(names[i]);
    }
    return words;
}

std::string instead(std::string_view word, std::span<const std::string_view> known) {
    const std::string_view near = word.size() <= longest_misspelt ? nearest(word, known) : std::string_view{};
    if (!near.empty()) return "; did you mean " + in_quotes(near) + "?";
    return "; write one of " + in_words(known);
}

std::string nearest_known(std::string_view word, std::span<const std::string_view> known) {
    const std::string_view looked_at = word.substr(0, longest_misspelt);
    if (const std::string_view near = nearest(looked_at, known); !near.empty()) return "; did you mean " + in_quotes(near) + "?";
    const auto edits = [&](std::string_view candidate) { return edits_between(looked_at, candidate); };
    return "; the nearest known one is " + in_quotes(*std::ranges::min_element(known, {}, edits));
}

} // namespace floorman
