// The half of a contest that is about cards: what is due, what is done with them, and what is tried.

#include "simulation/contest.hpp"

#include <algorithm>
#include <array>

#include "hand/invariants.hpp"
#include "hand/pending.hpp"
#include "hand/showing.hpp"
#include "simulation/differences.hpp"

namespace simulation {

using floorman::Awaited;
using floorman::Hand;
using floorman::Seat;

namespace {

bool a_pair_is_open(const Scenario& scenario, const Hand& hand) {
    for (const Seat seat : hand.round.live) {
        const auto cards = floorman::showing(hand, seat);
        for (std::size_t i = 1; i < cards.size() && !scenario.deck.empty(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (cards[i].rank() == cards[j].rank()) return true;
    }
    return false;
}

auditor::CardsDue told_by(const floorman::Pending& pending) {
    auditor::CardsDue due;
    switch (pending.awaited) {
    case Awaited::deal_hole: due.what = auditor::CardsDue::hand; break;
    case Awaited::deal_board: due.what = auditor::CardsDue::board; break;
    case Awaited::burn: due.what = auditor::CardsDue::burn; break;
    case Awaited::draw: due.what = auditor::CardsDue::draw; break;
    case Awaited::reshuffle: due.what = auditor::CardsDue::reshuffle; break;
    case Awaited::act:
    case Awaited::show:
    case Awaited::nothing: return due;
    }
    due.seat = pending.seat.exists() ? pending.seat.index : -1;
    due.count = pending.cards;
    due.board_number = pending.board;
    return due;
}

std::string text(const auditor::CardsDue& due) {
    constexpr std::array names{"nothing", "a hand", "a board", "a burn", "a draw", "a reshuffle"};
    return std::string(names[static_cast<std::size_t>(due.what)]) + " seat " + std::to_string(due.seat) + " cards " +
           std::to_string(due.count) + " board " + std::to_string(due.board_number);
}

template <class Cards>
std::vector<int> codes_of(const Cards& cards) {
    std::vector<int> codes;
    for (const floorman::Card card : cards) codes.push_back(card.known() ? card.code : -1);
    return codes;
}

} // namespace

// Tells the auditor of cards what betting changed.
void Contest::tell_the_cards() {
    const auto told = [&](auditor::CardDeed::Kind kind, int seat, int number) {
        return std::any_of(cards_.deeds.begin(), cards_.deeds.end(), [&](const auditor::CardDeed& deed) {
            return deed.kind == kind && deed.seat == seat && deed.number == number;
        });
    };
    const auto tell = [&](auditor::CardDeed::Kind kind, int seat, int number) {
        if (!told(kind, seat, number)) add(cards_, {kind, seat, {}, number});
    };
    for (int seat = 0; seat < scenario_.seats(); ++seat)
        if (view_.in[static_cast<std::size_t>(seat)] == 0) tell(auditor::CardDeed::out, seat, 0);
    if (view_.street > 0) tell(auditor::CardDeed::street, -1, view_.street);
    if (view_.hand_over) tell(auditor::CardDeed::over, -1, 0);
}

bool Contest::agree_on_what_is_due(const auditor::CardsDue& due) {
    const auditor::CardsDue engine = told_by(floorman::pending(hand_, policy_));
    if (engine != due) difference_ = "  cards due: engine " + text(engine) + ", auditor " + text(due) + "\n";
    return !difference_;
}

// The card that was meant for this place, while it is in the deck; else another one that is.
int Contest::pick(int seat, int place, const std::vector<int>& picked) const {
    if (!cards_.game.seen) return -1;
    const auto free = [&](int card) {
        return card >= 0 && std::find(picked.begin(), picked.end(), card) == picked.end() && auditor::in_deck(cards_, card);
    };
    if (const int meant = card_meant_for(scenario_, seat, place); place >= 0 && free(meant)) return meant;
    for (std::size_t i = scenario_.deck.size(); i-- > 0;)
        if (free(scenario_.deck[i])) return scenario_.deck[i];
    return -1;
}

std::vector<int> Contest::thrown_by(int seat) {
    const int percent = random_.one_of(std::array{0, 20, 50, 80, 100});
    std::vector<int> thrown;
    for (const int card : auditor::hand_of(cards_, seat)) {
        auditor::CardDeed more{auditor::CardDeed::throws_away, seat, thrown, 0};
        more.cards.push_back(card);
        if (random_.chance(percent) && auditor::allows(cards_, more)) thrown = more.cards;
    }
    return thrown;
}

auditor::CardDeed Contest::answer_to(const auditor::CardsDue& due) {
    auditor::CardDeed deed;
    deed.seat = due.seat;
    deed.number = due.board_number;
    switch (due.what) {
    case auditor::CardsDue::hand: deed.kind = auditor::CardDeed::to_hand; break;
    case auditor::CardsDue::board: deed.kind = auditor::CardDeed::to_board; break;
    case auditor::CardsDue::burn: deed.kind = auditor::CardDeed::burns; break;
    case auditor::CardsDue::reshuffle: deed.kind = auditor::CardDeed::reshuffles; return deed;
    case auditor::CardsDue::draw:
        deed.kind = auditor::CardDeed::throws_away;
        deed.cards = thrown_by(due.seat);
        return deed;
    case auditor::CardsDue::nothing: break;
    }
    const bool board = due.what == auditor::CardsDue::board;
    const auto lie = board           ? auditor::board_of(cards_, due.board_number)
                     : due.seat >= 0 ? auditor::hand_of(cards_, due.seat)
                                     : std::vector<int>{};
    const bool meant = due.what != auditor::CardsDue::burn && due.board_number == 0;
    for (int i = 0; i < due.count; ++i)
        deed.cards.push_back(pick(board ? -1 : due.seat, meant ? static_cast<int>(lie.size()) + i : -1, deed.cards));
    return deed;
}

// Both take the deed, or it is the first difference.
bool Contest::take(const auditor::CardDeed& deed) {
    floorman::Events events;
    const bool engine = floorman::step(hand_, input_of(deed), policy_, events).allowed();
    const bool allowed = auditor::allows(cards_, deed);
    lines_.push_back(line_of(deed));
    if (!engine || !allowed) {
        difference_ = "  cards: \"" + line_of(deed) + "\": engine " + (engine ? "allows" : "refuses") + ", auditor " +
                      (allowed ? "allows" : "refuses") + "\n";
        return false;
    }
    add(cards_, deed);
    if (const char* broken = floorman::broken_invariant(hand_); broken != nullptr)
        difference_ = std::string("  broken: ") + broken + "\n";
    return !difference_;
}

// Whether both would allow the deed, or both refuse it. Changes nothing.
void Contest::try_to(const auditor::CardDeed& deed) {
    floorman::Hand tried = hand_;
    floorman::Events events;
    const bool engine = floorman::step(tried, input_of(deed), policy_, events).allowed();
    const bool allowed = auditor::allows(cards_, deed);
    if (engine != allowed)
        difference_ = "  cards: \"" + line_of(deed) + "\" tried: engine " + (engine ? "allows" : "refuses") + ", auditor " +
                      (allowed ? "allows" : "refuses") + "\n";
    if (!engine && !(tried == hand_)) difference_ = "  cards: \"" + line_of(deed) + "\" is refused, and yet done\n";
}

// Something that is not due, or nearly so.
void Contest::try_something(const auditor::CardsDue& due) {
    auditor::CardDeed deed = answer_to(due);
    switch (random_.below(6)) {
    case 0: deed.kind = static_cast<auditor::CardDeed::Kind>(random_.below(6)); break;
    case 1: deed.seat = random_.below(scenario_.seats()); break;
    case 2:
        if (!deed.cards.empty()) deed.cards.pop_back();
        break;
    case 3:
        if (deed.cards.size() < 5) deed.cards.push_back(cards_.game.seen ? random_.below(52) : -1);
        break;
    case 4:
        if (!deed.cards.empty() && cards_.game.seen) deed.cards.back() = random_.below(52);
        break;
    default: deed = {auditor::CardDeed::runs, -1, {}, random_.below(6)}; break;
    }
    const bool of_a_seat = deed.kind == auditor::CardDeed::to_hand || deed.kind == auditor::CardDeed::throws_away;
    if (of_a_seat && deed.seat < 0) deed.seat = random_.below(scenario_.seats());
    if (deed.kind == auditor::CardDeed::to_board) deed.number = due.board_number;
    try_to(deed);
}

void Contest::run_the_board() {
    const auditor::CardDeed deed{auditor::CardDeed::runs, -1, {}, scenario_.boards};
    const auto lie = static_cast<int>(auditor::board_of(cards_, 0).size());
    const bool agreed = scenario_.boards > 1 && lie >= scenario_.boards_part_at && cards_.boards.size() == 1;
    if (agreed && auditor::allows(cards_, deed)) take(deed);
}

// Does with the cards whatever is due, and tells the auditor what they decide: who opens, and whether a pair is open.
void Contest::deal_cards() {
    tell_the_cards();
    while (!difference_) {
        run_the_board();
        const auditor::CardsDue due = auditor::cards_due(cards_);
        if (difference_ || !agree_on_what_is_due(due) || due.what == auditor::CardsDue::nothing) break;
        if (random_.chance(15)) try_something(due);
        if (!difference_) take(answer_to(due));
    }
    if (difference_) return;
    compare_cards();
    if (hand_.betting_over || policy_.family != floorman::Family::stud) return;
    auditor::Street& street = deal_.streets[static_cast<std::size_t>(hand_.street - scenario_.street)];
    street.opens = hand_.leads.index;
    if (deal_.bring_in > 0 && hand_.street == 0) deal_.bring_in_seat = hand_.leads.index;
    const bool doubles = policy_.structure == floorman::Structure::fixed_limit && hand_.street == 1 &&
                         policy_.open_pair() == floorman::OpenPair::double_allowed && a_pair_is_open(scenario_, hand_);
    if (doubles && hand_.round.acted.empty()) street.double_bet = scenario_.big_bet;
}

void Contest::compare_cards() {
    Differences found;
    for (int seat = 0; seat < scenario_.seats(); ++seat)
        found.note("cards of a hand", codes_of(hand_.hole[Seat{seat}]), auditor::hand_of(cards_, seat));
    found.note("boards", floorman::runs(hand_), static_cast<int>(cards_.boards.size()));
    for (int run = 0; run < floorman::runs(hand_); ++run)
        found.note("cards of a board", codes_of(floorman::board_of(hand_, run)), auditor::board_of(cards_, run));
    found.note("left in the deck", floorman::left_in_deck(hand_), cards_.left);
    if (!found.lines().empty()) difference_ = found.lines();
}

// Each shows or mucks, in the engine's order, until nobody is asked any more.
void Contest::show_hands() {
    floorman::Events events;
    for (floorman::Pending due = floorman::pending(hand_, policy_); due.awaited == Awaited::show;
         due = floorman::pending(hand_, policy_)) {
        const bool mucks = (scenario_.mucks >> due.seat.index & 1U) != 0;
        mucked_[due.seat.index] = mucks ? 1 : 0;
        floorman::step(hand_, floorman::of_seat(mucks ? floorman::InputKind::muck : floorman::InputKind::show, due.seat), policy_,
                       events);
    }
    if (floorman::pending(hand_, policy_).awaited != Awaited::nothing) difference_ = "  shows: the hand waits for more\n";
}

} // namespace simulation
