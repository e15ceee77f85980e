#include "history/replay_table.hpp"

#include <algorithm>

#include "explain/refusals.hpp"

namespace floorman {

namespace {

template <class List, class Item>
bool among(const List& list, const Item& item) noexcept {
    return std::find(list.begin(), list.end(), item) != list.end();
}

// Sentences begin with a capital; here they go on after "but".
std::string lower_first(std::string sentence, const std::string& who) {
    if (!sentence.starts_with(who) && !sentence.empty() && sentence[0] >= 'A' && sentence[0] <= 'Z')
        sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
    return sentence;
}

// Each once, in this order.
std::vector<std::string> joined(std::vector<std::string> first, const std::vector<std::string>& then) {
    for (const std::string& each : then)
        if (!among(first, each)) first.push_back(each);
    return first;
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

bool ReplayTable::may_hold(Seat seat, const Bounded<Card, 7>& cards) const noexcept {
    std::size_t unseen = 0;
    for (const Card card : hand.hole[seat]) {
        unseen += card.known() ? 0U : 1U;
        if (card.known() && cards.size() == hand.hole[seat].size() && !among(cards, card)) return false;
    }
    for (const Card card : cards) {
        if (!card.known() || holds(seat, card)) continue;
        if (unseen == 0 || is_out(card)) return false;
        --unseen;
    }
    return true;
}

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
    return wrong(deed, lower_first(why, name(deed.seat)) + " " + what_is_legal(), cited(refusal));
}

// Less than the least is less than a bet (4.7), than a raise (4.8), or than a raise over a short all-in (4.13). In fixed limit
// the size of a bet is the size of a raise.
std::vector<std::string> ReplayTable::cited(Refusal refusal) const {
    const Round& round = hand.round;
    if (refusal != Refusal::below_least) return citations(rules, question_of(refusal));
    const bool bets = round.bet_to == no_chips || round.bring_in_due;
    if (bets || policy.structure == Structure::fixed_limit) return citations(rules, Question::min_bet);
    if (round.full_to == round.bet_to) return citations(rules, Question::min_raise);
    return joined(citations(rules, Question::raise_over_short_all_in), citations(rules, Question::min_raise));
}

// Who acts first on a street is 4.2; from then on it goes around.
std::vector<std::string> ReplayTable::cited_for_turn() const {
    bool is_first = hand.round.acted.empty();
    for (const Seat seat : out.folded) is_first = is_first && out.folded_on[seat] != hand.street;
    const std::vector<std::string> turn = citations(rules, Question::turn_order);
    return is_first ? joined({"4.2"}, turn) : turn;
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
    case Awaited::act: return wrong(deed, "it is the turn of " + name(due.seat) + ". " + what_is_legal(), cited_for_turn());
    case Awaited::burn:
    case Awaited::reshuffle:
    case Awaited::show:
    case Awaited::nothing: break;
    }
    return wrong_turn("betting is over");
}

} // namespace floorman
