#include "server/scene_phh.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "history/in_turn.hpp"
#include "history/phh_write.hpp"
#include "history/read_back.hpp"
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

} // namespace

ScenePhh scene_phh(const Spot& spot, const Report& report, const Compiled& rules) {
    PhhHand hand{
        spot.setup, spot.structure, spot.unit, spot.unbounded, spot.players, report.events, report.hole_cards, report.board,
        {},         false,          {}};
    hand.finishing_stacks = report.final_stacks;
    if (std::string why = why_no_phh(hand); !why.empty()) return {{}, std::move(why)};
    const CameTo came_to{report.stacks, report.bets, report.board};
    const std::vector<KeptField> all = kept_fields(spot);
    const std::vector<KeptField> of_the_occasion = without_outcome(all);
    const std::vector<Event> in_turn_alone = in_turn(spot.setup, report.events, rules.policy);
    ScenePhh written;
    for (const std::span<const Event> events : {std::span<const Event>(report.events), std::span<const Event>(in_turn_alone)}) {
        hand.events = events;
        for (const std::vector<KeptField>* kept : {&all, &of_the_occasion}) {
            hand.kept = *kept;
            written.text = phh_text(hand);
            ReadBack read = read_back(written.text, came_to, rules);
            written.why_not = std::move(read.why);
            if (!written.why_not.empty() || read.outcome_fits) break;
        }
        if (written.why_not.empty()) return written;
    }
    written.text.clear();
    return written;
}

} // namespace floorman
