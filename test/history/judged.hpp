#pragma once
// Histories for tests: a text read and judged under the TDA's rules, and what was found.

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "history/judge_hand.hpp"
#include "history/read_hands.hpp"
#include "rules/books.hpp"

namespace floorman {

struct JudgedHand {
    std::string hand;
    HandVerdict verdict{};
    std::vector<Problem> problems;
    std::vector<std::string> notes;
    std::vector<std::string> final_stacks; // In the order of the seats; empty where they are not known.
    [[nodiscard]] std::string why() const { return problems.empty() ? "" : problems.front().why; }
};

class JudgingAll : public HandVisitor {
public:
    void hand(const Record& record) override {
        JudgedHand& found = hands.emplace_back();
        found.hand = record.hand;
        found.verdict = judge_.judge(record);
        found.problems = judge_.problems();
        found.notes = judge_.settled().notes;
        const std::optional<PerSeat<Chips>> final_stacks = judge_.final_stacks();
        if (!final_stacks) return;
        for (const Seat seat : SeatSet::first(record.setup.seats))
            found.final_stacks.push_back(record.unit.text((*final_stacks)[seat]));
    }
    void unreadable(const Unreadable& unreadable) override {
        hands.push_back({unreadable.hand, HandVerdict::unreadable, {unreadable.problem}, {}, {}});
    }

    std::vector<JudgedHand> hands;

private:
    JudgeHand judge_{chain_of(book_named("tda")).value()};
};

inline std::vector<JudgedHand> judged(std::string_view text, Format format, ReadOptions options = {}) {
    JudgingAll all;
    ReadHands(options).read(text, format, 1, all);
    return all.hands;
}

inline JudgedHand judged_phh(std::string_view text, ReadOptions options = {}) {
    std::vector<JudgedHand> all = judged(text, Format::phh, options);
    if (all.size() != 1) {
        ADD_FAILURE() << all.size() << " hands in\n" << text;
        return {};
    }
    return all[0];
}

} // namespace floorman
