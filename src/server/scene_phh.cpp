#include "server/scene_phh.hpp"

#include <algorithm>
#include <array>

#include "history/phh_write.hpp"
#include "history/read_hands.hpp"
#include "history/replay.hpp"
#include "history/settle.hpp"
#include "history/toml_value.hpp"

namespace floorman {

namespace {

constexpr std::array<std::string_view, 3> keys_of_the_outcome{"finishing_stacks", "winnings", "rake"};

// What the scene's file said beside the acts.
std::vector<KeptField> kept_fields(const Spot& spot) {
    std::vector<KeptField> kept;
    for (const Entry& entry : spot.kept) kept.push_back({toml_key(entry.key), toml_value(entry.value)});
    return kept;
}

std::vector<KeptField> without_outcome(std::vector<KeptField> kept) {
    std::erase_if(kept, [](const KeptField& field) {
        return std::find(keys_of_the_outcome.begin(), keys_of_the_outcome.end(), field.key) != keys_of_the_outcome.end();
    });
    return kept;
}

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
        if (!same || replayed.problem) return;
        Settled settled;
        settle(record, replayed, rules_, settled);
        outcome_fits = settled.problems.empty();
    }
    void unreadable(const Unreadable& unreadable) override { why = unreadable.problem.why; }

    std::string why = "it cannot be read back";
    bool outcome_fits = false; // What the file says came of the hand is what comes of what was ruled.

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
    const std::vector<KeptField> all = kept_fields(spot);
    const std::vector<KeptField> of_the_occasion = without_outcome(all);
    std::string text;
    for (const std::vector<KeptField>* kept : {&all, &of_the_occasion}) {
        hand.kept = *kept;
        text = phh_text(hand);
        ReadBack read(report, rules);
        ReadHands(ReadOptions{}).read(text, Format::phh, 1, read);
        if (!read.why.empty()) return {{}, std::move(read.why)};
        if (read.outcome_fits) break;
    }
    return {std::move(text), {}};
}

} // namespace floorman
