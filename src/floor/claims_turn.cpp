#include "floor/claims_turn.hpp"

#include <algorithm>
#include <array>

#include "floor/utterance.hpp"

namespace floorman {

namespace {

constexpr std::string_view marks = ",.?";

// Count by themselves: "take your time" stops nobody.
constexpr std::array<std::string_view, 5> alone{"time", "time time", "time please", "please time", "time out"};

// Count within anything that is said.
constexpr std::array<std::string_view, 22> within{
    "wait",         "stop",        "hold on",      "hold it",    "hold up",   "hang on",         "my turn",      "my action",
    "on me",        "up to me",    "skipped me",   "passed me",  "not act",   "not acted",       "havent acted", "didnt act",
    "not gone yet", "havent gone", "still to act", "yet to act", "call time", "skipped over me",
};

bool says(std::string_view clause, std::string_view words) noexcept {
    for (std::size_t at = clause.find(words); at != std::string_view::npos; at = clause.find(words, at + 1)) {
        const bool begins = at == 0 || clause[at - 1] == ' ';
        const std::size_t end = at + words.size();
        if (begins && (end == clause.size() || clause[end] == ' ')) return true;
    }
    return false;
}

bool clause_claims(std::string_view clause) noexcept {
    return std::find(alone.begin(), alone.end(), clause) != alone.end() ||
           std::any_of(within.begin(), within.end(), [clause](std::string_view words) { return says(clause, words); });
}

constexpr std::string_view trimmed(std::string_view clause) noexcept {
    while (!clause.empty() && clause.front() == ' ') clause.remove_prefix(1);
    while (!clause.empty() && clause.back() == ' ') clause.remove_suffix(1);
    return clause;
}

} // namespace

// What is asked claims nothing: "is it my turn?"
bool claims_turn(std::string_view words) noexcept {
    const Utterance utterance{words};
    std::string_view rest = utterance.text();
    while (!rest.empty()) {
        const std::size_t end = rest.find_first_of(marks);
        const bool asks = end != std::string_view::npos && rest[end] == '?';
        if (!asks && clause_claims(trimmed(rest.substr(0, end)))) return true;
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return false;
}

} // namespace floorman
