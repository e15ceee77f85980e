#pragma once
// Scenario: one hand, set up and played, in numbers that can be told to the engine, to the auditor and to a reader.
//
// The only place that knows both sides' words: it makes the engine's HandSetup and Policy, the auditor's Deal, and a scene
// file (SCENE.md) of the same hand.

#include <cstdint>
#include <string>
#include <vector>

#include "betting/action.hpp"
#include "cards/card.hpp"
#include "hand/input.hpp"
#include "hand/setup.hpp"
#include "rules/compose.hpp"
#include "simulation/auditor.hpp"
#include "simulation/auditor_cards.hpp"

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

    bool bomb_pot = false;
    Amount rake_of_10000 = 0, rake_most = 0, rake_unit = 0;
    bool no_flop_no_drop = false;
    bool burns = false;
    int boards = 1;          // How often the rest of the board is dealt, where that can be,
    int boards_part_at = 0;  // and how many cards lie there when they agree to it.
    unsigned mucks = 0;      // Who mucks at the showdown, one bit a seat.
    std::uint64_t draws = 0; // Where what is thrown away comes from.

    std::vector<auditor::Act> acts;

    [[nodiscard]] int seats() const { return static_cast<int>(stacks.size()); }
};

[[nodiscard]] floorman::Policy policy_of(const Scenario& scenario);
[[nodiscard]] floorman::HandSetup setup_of(const Scenario& scenario);
// Who opens a street of stud, and whether a pair is open on it, is written into the deal as the streets come.
[[nodiscard]] auditor::Deal deal_of(const Scenario& scenario, const floorman::Policy& policy);
[[nodiscard]] floorman::Action action_of(const auditor::Act& act);

[[nodiscard]] auditor::CardGame card_game_of(const Scenario& scenario);

// The card that is meant for this place of a seat's hand, or of the board where `seat` is -1; -1 where none is.
[[nodiscard]] int card_meant_for(const Scenario& scenario, int seat, int place);

// A scene file of the hand, with the lines that were played.
[[nodiscard]] std::string scene_of(const Scenario& scenario, const std::vector<std::string>& lines);
[[nodiscard]] std::string name_of(int seat);
[[nodiscard]] std::string line_of(const auditor::Act& act);
[[nodiscard]] std::string line_of(const auditor::CardDeed& deed);
[[nodiscard]] floorman::Input input_of(const auditor::CardDeed& deed);

} // namespace simulation
