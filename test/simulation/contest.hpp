#pragma once
// Contest: one hand, played by the engine's steps and judged by the auditor, and the first thing on which they differ.

#include <optional>
#include <string>

#include "hand/step.hpp"
#include "simulation/random.hpp"
#include "simulation/scenario.hpp"

namespace simulation {

class Contest {
public:
    // Begins the hand of `scenario`; its acts are not played yet.
    explicit Contest(const Scenario& scenario);

    // What the two disagree on now, in words; nothing while they agree. The first disagreement stays.
    [[nodiscard]] const std::optional<std::string>& difference() const { return difference_; }
    [[nodiscard]] const auditor::Opinion& view() const { return view_; }
    [[nodiscard]] bool over() const { return view_.hand_over; }
    [[nodiscard]] const auditor::Deal& deal() const { return deal_; }
    [[nodiscard]] int acts() const { return static_cast<int>(acts_.size()); }
    // Everything that was done, as lines of a scene.
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

    // Whether both allow the act, of the seat whose turn it is, or both refuse it. Changes nothing.
    bool probe(const auditor::Act& act);
    // Both do it. False, and nothing is done, where both refuse.
    bool play(const auditor::Act& act);

private:
    void tell_the_cards();
    void deal_cards();
    bool take(const auditor::CardDeed& deed);
    void try_to(const auditor::CardDeed& deed);
    void try_something(const auditor::CardsDue& due);
    void run_the_board();
    [[nodiscard]] bool agree_on_what_is_due(const auditor::CardsDue& due);
    [[nodiscard]] auditor::CardDeed answer_to(const auditor::CardsDue& due);
    [[nodiscard]] int pick(int seat, int place, const std::vector<int>& picked) const;
    [[nodiscard]] std::vector<int> thrown_by(int seat);
    void compare_cards();
    void show_hands();
    void note(const floorman::Events& events);
    void compare();
    void compare_event(const auditor::Act& act, const auditor::Opinion& before, const floorman::Events& events);
    void compare_awards();

    Scenario scenario_;
    floorman::Policy policy_;
    auditor::Deal deal_;
    auditor::CardTable cards_;
    Random random_; // Draws, and what is tried with cards.
    std::vector<char> mucked_;
    std::vector<std::string> lines_;
    std::vector<auditor::Act> acts_;
    floorman::Hand hand_;
    auditor::Opinion view_;
    bool street_over_ = false;
    std::vector<Amount> uncalled_;
    Amount all_chips_ = 0;
    std::optional<std::string> difference_;
};

// Plays the acts of the scenario until the two differ, as far as both allow them.
[[nodiscard]] std::optional<std::string> first_difference(const Scenario& scenario);
// The hand as a scene, as far as both allow it.
[[nodiscard]] std::string scene_of(const Scenario& scenario);

} // namespace simulation
