#pragma once
// One street as the auditor tells it: how it began, and everything done on it since.
//
// Every question takes `n`, the number of acts that have been done when it is asked, and is answered by looking back over
// those acts. Nothing is remembered.

#include <vector>

#include "simulation/auditor.hpp"

namespace auditor {

struct Story {
    const Deal* deal = nullptr;
    int street = 0;
    bool posting = false;       // This street began with the hand's posting.
    std::vector<Amount> stake;  // All that each seat can have in front on this street: posted in front and behind.
    std::vector<Amount> posted; // In front before anyone acted.
    std::vector<char> in;       // Dealt in and not folded when the street began.
    Amount price = 0;           // What the forced bets ask for, even where a short stack did not reach it.
    Amount middle = 0;          // All that lies in the middle.
    Amount blind_ante = 0;      // The part of it that is a big-blind ante posted on this street.
    std::vector<Act> acts;
};

[[nodiscard]] Amount level(const Story& story, int n);            // The price of staying in.
[[nodiscard]] Amount front(const Story& story, int seat, int n);  // In front, on this street.
[[nodiscard]] Amount behind(const Story& story, int seat, int n); // Not yet wagered.
[[nodiscard]] bool in(const Story& story, int seat, int n);
[[nodiscard]] int players_in(const Story& story, int n);
[[nodiscard]] int players_with_chips(const Story& story, int n); // With cards and chips.

[[nodiscard]] int to_act(const Story& story, int n); // -1: nobody; the street is over.
[[nodiscard]] bool awaits_bring_in(const Story& story, int n);

[[nodiscard]] Amount full_raise_to(const Story& story, int n);      // The least full bet or raise, for anyone.
[[nodiscard]] Amount most_to(const Story& story, int seat, int n);  // The most that structure and pot allow, whatever the stack.
[[nodiscard]] std::vector<Amount> sizes(const Story& story, int n); // The only full totals, where they are not one or a range.
[[nodiscard]] std::optional<Amount> complete_to(const Story& story, int n);
[[nodiscard]] bool may_raise(const Story& story, int seat, int n); // If it were that seat's turn.
[[nodiscard]] int raises(const Story& story, int n);
[[nodiscard]] bool capped(const Story& story, int n);

} // namespace auditor
