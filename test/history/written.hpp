#pragma once
// Histories for tests, written again: every hand of a text that is in order, as PHH.

#include <string>
#include <string_view>
#include <vector>

#include "history/judged.hpp"
#include "history/kept_fields.hpp"
#include "history/replay_json.hpp"

namespace floorman {

class WritingAll : public HandVisitor {
public:
    WritingAll() { judge_.keep_log(&events_); }

    void hand(const Record& record) override {
        events_.clear();
        if (judge_.judge(record) != HandVerdict::ok) return;
        const std::vector<std::string> names = names_of(record);
        const Result<std::vector<KeptField>, std::string> kept = kept_fields(record);
        ASSERT_TRUE(kept.ok()) << kept.error();
        PhhHand hand = phh_hand(record, judge_, names, events_);
        hand.kept = *kept;
        if (why_no_phh(hand).empty()) hands.push_back(phh_text(hand));
    }
    void unreadable(const Unreadable&) override {}

    std::vector<std::string> hands;

private:
    JudgeHand judge_{chain_of(book_named("tda")).value()};
    std::vector<Event> events_;
};

inline std::vector<std::string> written_again(std::string_view text, Format format) {
    WritingAll all;
    ReadHands(ReadOptions{}).read(text, format, 1, all);
    return all.hands;
}

} // namespace floorman
