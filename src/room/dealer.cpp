#include "room/dealer.hpp"

#include "hand/pending.hpp"
#include "hand/showdown.hpp"
#include "room/taken.hpp"

namespace floorman::room {

namespace {

Card next_card(HandRun& run) noexcept { return run.dealt < run.deck.size() ? run.deck[run.dealt++] : unknown_card; }

// The muck in a new order, to be dealt when the deck is out.
void reshuffle(const Hand& hand, HandRun& run) {
    CardRun muck;
    for (const Card card : known_to_reshuffle(hand)) muck.push_back(card);
    CardRun deck;
    while (run.dealt < run.deck.size()) deck.push_back(next_card(run));
    for (const Card card : shuffle::reshuffled(*run.seed, run.reshuffles, muck)) deck.push_back(card);
    ++run.reshuffles;
    run.deck = deck;
    run.dealt = 0;
}

// Whether the hand of `seat` wins anything of what it may claim, against those that have been shown.
bool beats_what_is_shown(const Hand& hand, Seat seat, const Policy& policy) {
    Hand as_shown = hand;
    for (const Seat other : hand.round.live)
        if (other != seat && !hand.shown.has(other)) as_shown.mucked.add(other);
    const std::optional<PerSeat<Chips>> won = awards(as_shown, policy);
    return won && (*won)[seat] > no_chips;
}

// The first to show shows; after that, whoever cannot win anything mucks. Hands that are all in lie open.
Input show_or_muck(const Hand& hand, Seat seat, const Policy& policy) {
    const bool all_in = hand.round.with_chips != hand.round.live;
    const bool shows = all_in || hand.shown.empty() || beats_what_is_shown(hand, seat, policy);
    return of_seat(shows ? InputKind::show : InputKind::muck, seat);
}

Seat to_turn_up(const Hand& hand, const Policy& policy) {
    const SeatSet hidden = hand.round.live - hand.shown - hand.mucked;
    return all_turned_up(hand, policy) && !hidden.empty() ? hidden.lowest() : no_seat;
}

std::optional<Input> answer(const Hand& hand, HandRun& run, const Policy& policy) {
    if (const Seat seat = to_turn_up(hand, policy); seat.exists()) return of_seat(InputKind::show, seat);
    const Pending due = pending(hand, policy);
    switch (due.awaited) {
    case Awaited::deal_hole:
    case Awaited::deal_board: {
        Input input = of_seat(due.awaited == Awaited::deal_hole ? InputKind::deal_hole : InputKind::deal_board, due.seat);
        for (int i = 0; i < due.cards; ++i) input.cards.push_back(next_card(run));
        return input;
    }
    case Awaited::burn: {
        Input input = of_seat(InputKind::burn, no_seat);
        input.cards.push_back(next_card(run));
        return input;
    }
    case Awaited::reshuffle: reshuffle(hand, run); return of_seat(InputKind::reshuffle, due.seat);
    case Awaited::show: return show_or_muck(hand, due.seat, policy);
    case Awaited::act:
    case Awaited::draw:
    case Awaited::nothing: break;
    }
    return std::nullopt;
}

} // namespace

bool all_turned_up(const Hand& hand, const Policy& policy) noexcept {
    const bool all_up = policy.all_in_shown() == AllInShown::all_up && hand.betting_over && hand.round.live.several();
    // In other families cards are still to come into hands.
    return all_up && policy.family == Family::board && hand.round.with_chips != hand.round.live && hand.drawing.empty();
}

void keep(const Events& events, HandRun& run) {
    run.log.add(events);
    for (const Event& event : events) {
        if (event.kind == EventKind::uncalled) run.uncalled[event.seat] += event.adds;
        if (event.kind == EventKind::street_closed) run.street_closed = true;
        if (event.kind == EventKind::acted) run.last_act[event.seat] = event.act;
        if (event.kind == EventKind::street_opened) run.last_act = {};
        run.happened.push_back({event, {}, false, run.rulings.size()});
    }
}

void keep(const SittingEvents& events, bool with_hand, HandRun& run) {
    if (with_hand) keep(events.hand, run);
    for (const TableEvent& event : events.table) run.happened.push_back({{}, event, true, run.rulings.size()});
}

void go_on(Sitting& sitting, HandRun& run, const Policy& policy, RulingWatch& watch) {
    while (sitting.in_hand) {
        const std::optional<Input> input = answer(sitting.hand, run, policy);
        if (!input) return;
        SittingInput cards;
        cards.kind = SittingKind::cards;
        cards.input = *input;
        SittingEvents& events = no_events();
        const bool taken = step(sitting, cards, policy, events, &watch).allowed();
        FLOORMAN_CHECK(taken, "the dealer gave the hand what it awaits, and it was refused");
        keep(events, false, run);
    }
}

} // namespace floorman::room
