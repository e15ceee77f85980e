#include "history/read_back.hpp"

#include "history/read_hands.hpp"
#include "history/replay.hpp"
#include "history/settle.hpp"

namespace floorman {

namespace {

class Reader : public HandVisitor {
public:
    Reader(const CameTo& came_to, const Compiled& rules) : came_to_(came_to), rules_(rules) {}

    void hand(const Record& record) override {
        Replayed replayed;
        replay(record, rules_, replayed);
        const bool to_the_end = replayed.acts == static_cast<int>(record.deeds.size());
        if (!to_the_end && replayed.problem) {
            read.why = "by PHH's acts alone " + replayed.problem->why;
            return;
        }
        const Round& round = replayed.hand.round;
        const bool same = round.stack == came_to_.stacks && round.wagered_to == came_to_.bets &&
                          replayed.hand.board == came_to_.board;
        read.why = same ? "" : "PHH's acts alone do not come to the same";
        if (!same || replayed.problem) return;
        Settled settled;
        settle(record, replayed, rules_, settled);
        read.outcome_fits = settled.problems.empty();
    }
    void unreadable(const Unreadable& unreadable) override { read.why = unreadable.problem.why; }

    ReadBack read;

private:
    const CameTo& came_to_;
    const Compiled& rules_;
};

} // namespace

ReadBack read_back(std::string_view phh, const CameTo& came_to, const Compiled& rules) {
    Reader reader(came_to, rules);
    ReadHands(ReadOptions{}).read(phh, Format::phh, 1, reader);
    return std::move(reader.read);
}

} // namespace floorman
