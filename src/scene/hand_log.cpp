#include "scene/hand_log.hpp"

#include "base/check.hpp"
#include "hand/step.hpp"

namespace floorman {

void HandLog::back_to(const Hand& hand, const Policy& policy) {
    for (std::size_t left = marks_.size(); left > 0; --left) {
        const Mark& marked = marks_[left - 1];
        const std::optional<std::vector<Event>> folds = folds_since(marked, hand, policy);
        if (!folds) continue;
        events_.resize(marked.events);
        events_.insert(events_.end(), folds->begin(), folds->end());
        marks_.resize(left);
        return mark(hand);
    }
    FLOORMAN_DEBUG_CHECK(false, "the log goes back to a hand that never was");
}

// The folds out of turn that make `hand` of the marked one; nothing where they do not.
std::optional<std::vector<Event>> HandLog::folds_since(const Mark& marked, const Hand& hand, const Policy& policy) const {
    Hand reached = marked.hand;
    std::vector<Event> folds;
    for (std::size_t i = marked.events; i < events_.size(); ++i) {
        const Event& event = events_[i];
        const bool kept = event.kind == EventKind::acted && event.act == Act::fold && !hand.round.live.has(event.seat);
        Input fold_again = of_seat(InputKind::stand, event.seat);
        fold_again.action = fold();
        Events folded;
        if (kept && step(reached, fold_again, policy, folded).allowed()) folds.insert(folds.end(), folded.begin(), folded.end());
    }
    if (!(reached == hand)) return std::nullopt;
    return folds;
}

} // namespace floorman
