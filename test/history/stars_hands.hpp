#pragma once
// Hands in PokerStars' text for tests: one is judged, and what was found is expected.

#include <algorithm>
#include <string>
#include <string_view>

#include "history/judged.hpp"

namespace floorman {

inline JudgedHand judged_stars(const std::string& text) {
    std::vector<JudgedHand> all = judged(text, Format::stars);
    if (all.size() == 1) return all[0];
    ADD_FAILURE() << all.size() << " hands in\n" << text;
    return {};
}

inline void expect_in_order(const std::string& text) {
    const JudgedHand hand = judged_stars(text);
    EXPECT_EQ(hand.verdict, HandVerdict::ok) << hand.why() << "\n" << text;
}

// A fault that says so, at the first line that holds `at`.
inline void expect_fault(const std::string& text, std::string_view why, std::string_view at) {
    const JudgedHand hand = judged_stars(text);
    EXPECT_EQ(hand.verdict, HandVerdict::illegal) << text;
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(at)), '\n');
    bool said = false;
    for (const Problem& problem : hand.problems)
        said = said || (problem.line == line && problem.why.find(why) != std::string::npos);
    EXPECT_TRUE(said) << why << " at line " << line << ", but " << hand.why() << "\n" << text;
}

inline std::string instead(std::string text, std::string_view what, std::string_view by) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

} // namespace floorman
