#include "history/in_turn.hpp"

#include "hand/pending.hpp"
#include "hand/step.hpp"

namespace floorman {

namespace {

bool is_dealt(const Event& event) noexcept {
    return event.kind == EventKind::dealt_down || event.kind == EventKind::dealt_up || event.kind == EventKind::dealt_board;
}

// Plays the hand again, and lets folds wait for their turn.
class InTurn {
public:
    InTurn(const HandSetup& setup, std::span<const Event> given, const Policy& policy) : given_(given), policy_(policy) {
        Events posted;
        hand_ = begin(setup, policy, posted);
        keep(posted);
    }

    // False where the hand does not go on so.
    bool play() {
        while (at_ < given_.size()) {
            let_the_folded_do();
            const Event& event = given_[at_];
            if (is_dealt(event) ? !deal() : !take(event)) return false;
        }
        let_the_folded_do();
        for (const Seat seat : folded_) add_event(EventKind::mucked, seat);
        return true;
    }

    std::vector<Event> told() { return std::move(told_); }

private:
    void keep(const Events& events) { told_.insert(told_.end(), events.begin(), events.end()); }

    void add_event(EventKind kind, Seat seat) {
        Event event;
        event.kind = kind;
        event.seat = seat;
        told_.push_back(event);
    }

    bool step_on(const Input& input) {
        Events events;
        const bool taken = step(hand_, input, policy_, events).allowed();
        if (taken) keep(events);
        return taken;
    }

    // As long as the hand waits for one who has folded.
    void let_the_folded_do() {
        while (true) {
            const Pending due = pending(hand_, policy_);
            if (!due.seat.exists() || !folded_.has(due.seat)) return;
            Input input;
            if (due.awaited == Awaited::act) {
                input = act(fold());
                folded_.remove(due.seat);
            } else if (due.awaited == Awaited::draw) {
                input = of_seat(InputKind::draw, due.seat);
            } else if (due.awaited == Awaited::deal_hole) {
                input = of_seat(InputKind::deal_hole, due.seat);
                for (int i = 0; i < due.cards; ++i) input.cards.push_back(unknown_card);
            } else {
                return;
            }
            if (!step_on(input)) return;
        }
    }

    // The cards that are due, as they were dealt.
    bool deal() {
        const Pending due = pending(hand_, policy_);
        const bool on_board = given_[at_].kind == EventKind::dealt_board;
        if (due.awaited != (on_board ? Awaited::deal_board : Awaited::deal_hole)) return false;
        Input input = of_seat(on_board ? InputKind::deal_board : InputKind::deal_hole, due.seat);
        for (int i = 0; i < due.cards; ++i, ++at_) {
            if (at_ == given_.size() || !is_dealt(given_[at_]) || given_[at_].seat != due.seat) return false;
            input.cards.push_back(given_[at_].card);
        }
        return step_on(input);
    }

    bool take(const Event& event) {
        ++at_;
        switch (event.kind) {
        case EventKind::acted: return acted(event);
        case EventKind::killed: folded_.add(event.seat); return true;
        case EventKind::drew: return drew(event.seat);
        case EventKind::burnt: return step_with(InputKind::burn, event.card);
        case EventKind::reshuffled: return step_on(of_seat(InputKind::reshuffle, pending(hand_, policy_).seat));
        case EventKind::shown:
        case EventKind::mucked: told_.push_back(event); return true;
        case EventKind::ante:
        case EventKind::blind:
        case EventKind::straddle:
        case EventKind::live_post:
        case EventKind::dead_post:
        case EventKind::kill_post:
        case EventKind::street_opened:
        case EventKind::street_closed:
        case EventKind::betting_over:
        case EventKind::uncalled:
        case EventKind::barred:
        case EventKind::unbarred:
        case EventKind::discarded:
        case EventKind::dealt_board:
        case EventKind::dealt_down:
        case EventKind::dealt_up: return true; // Told with what they follow from.
        case EventKind::forfeited:
        case EventKind::runs: break;
        }
        return false;
    }

    bool acted(const Event& event) {
        const bool its_turn = event.seat == seat_in_turn(hand_);
        if (event.act == Act::fold && !its_turn) {
            folded_.add(event.seat);
            return true;
        }
        return its_turn && step_on(act({event.act, event.to}));
    }

    bool drew(Seat seat) {
        Input input = of_seat(InputKind::draw, seat);
        for (; at_ < given_.size() && given_[at_].kind == EventKind::discarded; ++at_) input.cards.push_back(given_[at_].card);
        return step_on(input);
    }

    bool step_with(InputKind kind, Card card) {
        Input input = of_seat(kind, no_seat);
        input.cards.push_back(card);
        return step_on(input);
    }

    std::span<const Event> given_;
    const Policy& policy_;
    Hand hand_;
    std::vector<Event> told_;
    SeatSet folded_; // Their turn is still to come.
    std::size_t at_ = 0;
};

} // namespace

std::vector<Event> in_turn(const HandSetup& setup, std::span<const Event> events, const Policy& policy) {
    InTurn hand(setup, events, policy);
    if (!hand.play()) return {events.begin(), events.end()};
    return hand.told();
}

} // namespace floorman
