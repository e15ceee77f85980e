#pragma once
// HandLog: what happened in a hand, in order, without what was taken back.

#include <optional>
#include <utility>
#include <vector>

#include "hand/event.hpp"
#include "hand/hand.hpp"
#include "rules/policy.hpp"

namespace floorman {

class HandLog {
public:
    void add(const Events& events) { events_.insert(events_.end(), events.begin(), events.end()); }

    // The hand is now like this: where the log may be taken back to.
    void mark(const Hand& hand) { marks_.push_back({hand, events_.size()}); }

    // What came after the hand was like this did not happen, but for folds out of turn that it has kept (4.24). Requires that the
    // hand is one that was marked, or one with such folds more.
    void back_to(const Hand& hand, const Policy& policy);

    // Nothing will be taken back any more.
    void close() { std::vector<Mark>().swap(marks_); }

    // These, which were kept of a hand that is over.
    void keep(std::vector<Event> events) { events_ = std::move(events); }

    [[nodiscard]] const std::vector<Event>& events() const noexcept { return events_; }

private:
    struct Mark {
        Hand hand;
        std::size_t events;
    };

    [[nodiscard]] std::optional<std::vector<Event>> folds_since(const Mark& marked, const Hand& hand, const Policy& policy) const;

    std::vector<Event> events_;
    std::vector<Mark> marks_;
};

} // namespace floorman
