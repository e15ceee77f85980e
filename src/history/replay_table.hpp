#pragma once
// ReplayTable: the hand on which a record is done again, and what is said of a deed that may not be.

#include <optional>
#include <string>
#include <vector>

#include "explain/table_names.hpp"
#include "hand/pending.hpp"
#include "hand/step.hpp"
#include "history/replay.hpp"

namespace floorman {

class ReplayTable {
public:
    ReplayTable(const Record& of, const Compiled& by, Replayed& replayed) noexcept
        : record(of), rules(by), policy(by.policy), out(replayed), hand(replayed.hand), events(replayed.step_events) {}

    const Record& record;
    const Compiled& rules;
    const Policy& policy;
    Replayed& out;
    Hand& hand;
    Events& events;

    // Does it where it may be done, and keeps what happened.
    StepVerdict does(const Input& input) {
        const StepVerdict verdict = step(hand, input, policy, events);
        if (verdict.allowed()) note();
        return verdict;
    }
    // Keeps what happened. What nobody called goes back where a street closes, which is never what happens first.
    void note() {
        if (out.log != nullptr) out.log->insert(out.log->end(), events.begin(), events.end());
        if (events.size() < 2 || events.back().kind == EventKind::dealt_down) return;
        for (const Event& event : events)
            if (event.kind == EventKind::uncalled) out.uncalled[event.seat] += event.adds;
    }

    // What the hand waits for, once cards that no history names have gone to the muck or come back from it.
    Pending next_cards();

    [[nodiscard]] bool is_out(Card card) const noexcept;
    [[nodiscard]] bool holds(Seat seat, Card card) const noexcept;
    // Whether these are among its cards, or may be among those that nobody has seen.
    [[nodiscard]] bool may_hold(Seat seat, const Bounded<Card, 7>& cards) const noexcept;
    [[nodiscard]] std::string cards_held(Seat seat) const;

    // ---- Trouble ----------------------------------------------------------------------------------------------------

    // The problem that ends the replay; all give false.
    bool wrong(const Deed& deed, std::string why, Question question);
    bool wrong(const Deed& deed, std::string why, std::vector<std::string> cites);
    // Cards that contradict each other or their count: no rule of betting says so.
    bool wrong_cards(const Deed& deed, std::string why) { return wrong(deed, std::move(why), std::vector<std::string>{}); }
    bool refused(const Deed& deed, Refusal refusal);
    // Cards are due, or another seat is, or betting is over.
    bool not_its_turn(const Deed& deed);

    [[nodiscard]] std::string name(Seat seat);
    [[nodiscard]] std::string street_name() const; // Of the street whose cards come next.
    // "A may check or bet 100 to 1500."
    [[nodiscard]] std::string what_is_legal() const { return floorman::what_is_legal(hand, policy, record); }

private:
    [[nodiscard]] const std::vector<std::string>& names();
    // Most direct first.
    [[nodiscard]] std::vector<std::string> cited(Refusal refusal) const;
    [[nodiscard]] std::vector<std::string> cited_for_turn() const;
    // What each seat did last on this street before the deed, which is one of the record's.
    [[nodiscard]] PerSeat<std::optional<Act>> last_acts_before(const Deed& deed) const;

    std::vector<std::string> names_; // Made when somebody asks.
};

} // namespace floorman
