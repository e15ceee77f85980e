#include <algorithm>
#include <array>

#include "scene/session.hpp"
#include "text/complaint.hpp"

namespace floorman {

namespace {

struct Phrase {
    std::string_view words; // What follows the name, at the line's end.
    SeatingKind kind;
};

// Longer ones first, where one ends with another.
constexpr std::array phrases{
    Phrase{"returns and posts", SeatingKind::returns_and_posts},
    Phrase{"buys the button", SeatingKind::buys_button},
    Phrase{"sits out", SeatingKind::sits_out},
    Phrase{"returns", SeatingKind::returns},
    Phrase{"leaves", SeatingKind::leaves},
    Phrase{"waits", SeatingKind::waits},
    Phrase{"posts", SeatingKind::posts},
};

constexpr std::string_view takes_seat = "takes seat";

char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

bool same(std::string_view one, std::string_view other) noexcept {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](char a, char b) { return lower(a) == lower(b); });
}

std::string_view trimmed(std::string_view text) noexcept {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

// The name before `words`, which the line ends with; empty where it does not, or where there is none.
std::string_view name_before(std::string_view line, std::string_view words) noexcept {
    if (line.size() <= words.size() || !same(line.substr(line.size() - words.size()), words)) return {};
    const std::string_view before = line.substr(0, line.size() - words.size());
    return is_blank(before.back()) ? trimmed(before) : std::string_view{};
}

// The number that a line ends with, and the line before it; -1 where it ends with none.
int number_at_end(std::string_view& line) noexcept {
    std::size_t at = line.size();
    while (at > 0 && line[at - 1] >= '0' && line[at - 1] <= '9') --at;
    if (at == line.size() || line.size() - at > 4) return -1;
    int number = 0;
    for (const char digit : line.substr(at)) number = number * 10 + (digit - '0');
    line = trimmed(line.substr(0, at));
    return number;
}

} // namespace

Result<std::optional<SessionAct>, std::string> read_session_line(std::string_view text) {
    const std::string_view line = trimmed(text);
    if (line.empty() || line.front() == '#') return std::optional<SessionAct>{};
    SessionAct act;
    if (same(line, "deal")) {
        act.deal = true;
        return std::optional{act};
    }
    act.name = name_before(line, "straddles");
    act.straddle = !act.name.empty();
    if (act.straddle) return std::optional{act};
    for (const Phrase& phrase : phrases) {
        act.kind = phrase.kind;
        act.name = name_before(line, phrase.words);
        if (!act.name.empty()) return std::optional{act};
    }
    std::string_view before = line;
    act.kind = SeatingKind::sits;
    act.seat = number_at_end(before);
    act.name = name_before(before, takes_seat);
    if (act.seat >= 0 && !act.name.empty()) return std::optional{act};
    return in_quotes(text) +
           " says nothing that happens between hands; write deal, or a name and one of leaves, takes seat 3, sits out, returns, "
           "returns and posts, waits, posts, buys the button, straddles";
}

} // namespace floorman
