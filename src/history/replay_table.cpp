#include "history/replay_table.hpp"

#include <algorithm>

#include "explain/refusals.hpp"

namespace floorman {

namespace {

template <class Cards>
bool among(const Cards& cards, Card card) noexcept {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

// Sentences begin with a capital; here they go on after "but".
std::string lower_first(std::string sentence, const std::string& who) {
    if (!sentence.starts_with(who) && !sentence.empty() && sentence[0] >= 'A' && sentence[0] <= 'Z')
        sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
    return sentence;
}

} // namespace

Pending ReplayTable::next_cards() {
    Pending due = pending(hand, policy);
    while (due.awaited == Awaited::burn || due.awaited == Awaited::reshuffle) {
        Input input = of_seat(due.awaited == Awaited::burn ? InputKind::burn : InputKind::reshuffle, no_seat);
        if (due.awaited == Awaited::burn) input.cards.push_back(unknown_card);
        if (!does(input).allowed()) break;
        due = pending(hand, policy);
    }
    return due;
}

bool ReplayTable::is_out(Card card) const noexcept {
    for (int run = 0; run < runs(hand); ++run)
        if (among(board_of(hand, run), card)) return true;
    for (const Seat seat : hand.dealt_in)
        if (holds(seat, card)) return true;
    return false;
}

bool ReplayTable::holds(Seat seat, Card card) const noexcept { return among(hand.hole[seat], card); }

std::string ReplayTable::cards_held(Seat seat) const {
    const HoleCards& hole = hand.hole[seat];
    return hole.empty() ? "no cards" : text(std::span{hole.begin(), hole.size()});
}

// ---- Trouble --------------------------------------------------------------------------------------------------------

const std::vector<std::string>& ReplayTable::names() {
    if (names_.empty()) names_ = names_of(record);
    return names_;
}

// Few hands are in trouble: nobody keeps it beforehand, and what was done is done again with a log.
PerSeat<std::optional<Act>> ReplayTable::last_acts_before(const Deed& deed) const {
    Record done = record;
    done.deeds.resize(static_cast<std::size_t>(&deed - record.deeds.data()));
    std::vector<Event> log;
    Replayed again;
    again.log = &log;
    replay(done, rules, again);
    PerSeat<std::optional<Act>> acts;
    for (const Event& event : log) {
        if (event.kind == EventKind::street_opened) acts = {};
        if (event.kind == EventKind::acted) acts[event.seat] = event.act;
    }
    return acts;
}

std::string ReplayTable::name(Seat seat) { return seat.exists() ? names()[seat.index] : "the board"; }

std::string ReplayTable::street_name() const {
    return std::string(game(hand.game).streets[static_cast<std::size_t>(cards_street(hand))].name);
}

bool ReplayTable::wrong(const Deed& deed, std::string why, Question question) {
    return wrong(deed, std::move(why), citations(rules, question));
}

bool ReplayTable::wrong(const Deed& deed, std::string why, std::vector<std::string> cites) {
    out.problem = Problem{deed.line, deed.number, told(deed, name(deed.seat), record.unit) + ", but " + std::move(why),
                          std::move(cites)};
    return false;
}

bool ReplayTable::refused(const Deed& deed, Refusal refusal) {
    const TableNames told_of{names(), record.unit, last_acts_before(deed)};
    const std::string why = why_refused(hand.round, hand.round.to_act, refusal, figures_of(hand.round, policy), policy, told_of);
    return wrong(deed, lower_first(why, name(deed.seat)) + " " + what_is_legal(), question_of(refusal));
}

bool ReplayTable::not_its_turn(const Deed& deed) {
    const Pending due = pending(hand, policy);
    const auto wrong_turn = [&](std::string why) { return wrong(deed, std::move(why), Question::turn_order); };
    if (!hand.round.live.has(deed.seat)) return wrong_turn(name(deed.seat) + " has folded");
    switch (due.awaited) {
    case Awaited::deal_hole:
        return wrong_turn("the cards of " + street_name() + " are not out: " + name(due.seat) + " is to get " +
                          std::to_string(due.cards) + " more");
    case Awaited::deal_board: return wrong_turn("the " + street_name() + " is not dealt yet");
    case Awaited::draw: return wrong_turn("it is the turn of " + name(due.seat) + " to draw");
    case Awaited::act: return wrong_turn("it is the turn of " + name(due.seat) + ". " + what_is_legal());
    case Awaited::burn:
    case Awaited::reshuffle:
    case Awaited::show:
    case Awaited::nothing: break;
    }
    return wrong_turn("betting is over");
}

} // namespace floorman
