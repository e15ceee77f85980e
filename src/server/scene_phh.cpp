#include "server/scene_phh.hpp"

#include "history/phh_write.hpp"
#include "history/read_hands.hpp"
#include "history/replay.hpp"

namespace floorman {

namespace {

// Replays what was written, and says how that differs from what was ruled.
class ReadBack : public HandVisitor {
public:
    ReadBack(const Report& report, const Compiled& rules) : report_(report), rules_(rules) {}

    void hand(const Record& record) override {
        Replayed replayed;
        replay(record, rules_, replayed);
        const bool to_the_end = replayed.acts == static_cast<int>(record.deeds.size());
        if (!to_the_end && replayed.problem) {
            why = "by PHH's acts alone " + replayed.problem->why;
            return;
        }
        const Round& round = replayed.hand.round;
        const bool same = round.stack == report_.stacks && round.wagered_to == report_.bets &&
                          replayed.hand.board == report_.board;
        why = same ? "" : "PHH's acts alone do not come to the same";
    }
    void unreadable(const Unreadable& unreadable) override { why = unreadable.problem.why; }

    std::string why = "it cannot be read back";

private:
    const Report& report_;
    const Compiled& rules_;
};

} // namespace

ScenePhh scene_phh(const Spot& spot, const Report& report, const Compiled& rules) {
    PhhHand hand{
        spot.setup, spot.structure, spot.unit, spot.unbounded, spot.players, report.events, report.hole_cards, report.board,
        {},         false,          {}};
    hand.finishing_stacks = report.final_stacks;
    if (std::string why = why_no_phh(hand); !why.empty()) return {{}, std::move(why)};
    std::string text = phh_text(hand);
    ReadBack read(report, rules);
    ReadHands(ReadOptions{}).read(text, Format::phh, 1, read);
    if (!read.why.empty()) return {{}, std::move(read.why)};
    return {std::move(text), {}};
}

} // namespace floorman
