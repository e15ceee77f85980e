#pragma once
// Problem: what is wrong with a hand of a history: where, what was done, what was legal, and the rule that says so.

#include <string>
#include <vector>

namespace floorman {

struct Problem {
    int line{};   // In the file; 0 where there is none.
    int action{}; // Of the hand's acts, counted from 1; 0 where it is none of them.
    std::string why;
    std::vector<std::string> cites; // Most direct first; empty where no rule but arithmetic says so.

    friend bool operator==(const Problem&, const Problem&) noexcept = default;
};

} // namespace floorman
