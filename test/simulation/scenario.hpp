#pragma once
// Scenario: one hand, set up and played, in numbers that can be told to the engine, to the auditor and to a reader.
//
// The only place that knows both sides' words: it makes the engine's HandSetup and Policy, the auditor's Deal, and a scene
// file (SCENE.md) of the same hand.

#include <string>
#include <vector>

#include "betting/action.hpp"
#include "cards/card.hpp"
#include "hand/setup.hpp"
#include "rules/compose.hpp"
#include "simulation/auditor.hpp"

namespace simulation {

using auditor::Amount;

struct Scenario {
    floorman::GameId game{};
    floorman::Structure structure{};
    std::string book = "tda-2026";
    std::vector<floorman::HouseAnswer> house; // In place of the book's.
    bool tournament = false;
    bool event_heads_up = false;

    std::vector<Amount> stacks;
    std::vector<Amount> antes, blinds, live_posts, dead_posts; // One a seat, or empty.
    std::vector<auditor::Straddle> straddles;
    int killer = -1;
    Amount kill_post = 0;

    Amount min_bet = 0, small_bet = 0, big_bet = 0, spread_least = 0, spread_most = 0, bring_in = 0;
    int street = 0;
    Amount pot = 0;
    int first = -1;        // Who opens where neither seats nor cards tell.
    std::vector<int> deck; // The order of the cards; empty: nobody has seen any.

    std::vector<auditor::Act> acts;

    [[nodiscard]] int seats() const { return static_cast<int>(stacks.size()); }
};

[[nodiscard]] floorman::Policy policy_of(const Scenario& scenario);
[[nodiscard]] floorman::HandSetup setup_of(const Scenario& scenario);
// Who opens a street of stud, and whether a pair is open on it, is written into the deal as the streets come.
[[nodiscard]] auditor::Deal deal_of(const Scenario& scenario, const floorman::Policy& policy);
[[nodiscard]] floorman::Action action_of(const auditor::Act& act);

// The card at this place of a seat's hand, or of the board where `seat` is -1.
[[nodiscard]] floorman::Card card_of(const Scenario& scenario, int seat, int place);

// A scene file of the hand.
[[nodiscard]] std::string scene_of(const Scenario& scenario);
[[nodiscard]] std::string name_of(int seat);
[[nodiscard]] std::string line_of(const auditor::Act& act);

} // namespace simulation
