#include "simulation/contest.hpp"

#include <algorithm>
#include <array>

#include "base/check.hpp"
#include "betting/judge.hpp"
#include "betting/limits.hpp"
#include "hand/invariants.hpp"
#include "hand/pending.hpp"
#include "hand/pots.hpp"
#include "hand/rake.hpp"
#include "hand/showdown.hpp"
#include "hand/showing.hpp"

namespace simulation {

namespace {

using auditor::Opinion;
using floorman::Awaited;
using floorman::Chips;
using floorman::EventKind;
using floorman::Hand;
using floorman::Seat;

std::optional<Amount> amount_if(bool there, Chips chips) { return there ? std::optional(chips.count) : std::nullopt; }

// What the engine says of the hand, in the auditor's form.
Opinion told_by(const Hand& hand, const Scenario& scenario, const floorman::Policy& policy) {
    Opinion told;
    const floorman::Round& round = hand.round;
    told.street = hand.street - scenario.street;
    told.hand_over = hand.betting_over;
    told.raises = round.raises;
    told.capped = round.capped;
    for (int i = 0; i < scenario.seats(); ++i) {
        const Seat seat{i};
        told.bets.push_back(round.wagered_to[seat].count);
        told.stacks.push_back(round.stack[seat].count);
        told.in.push_back(round.live.has(seat) ? 1 : 0);
        const bool asked = !hand.betting_over && round.with_chips.has(seat);
        told.may_raise.push_back(asked && floorman::no_raise(round, seat, policy) == floorman::Refusal::none ? 1 : 0);
    }
    for (const floorman::Pot& pot : floorman::pots(hand)) {
        auditor::Pot& added = told.pots.emplace_back();
        added.amount = pot.amount.count;
        for (const Seat seat : pot.eligible) added.eligible.push_back(seat.index);
    }
    if (!round.to_act.exists()) return told;
    told.to_act = round.to_act.index;
    const floorman::Limits limits = floorman::limits(round, policy);
    told.to_call = limits.to_call.count;
    told.can_check = limits.can_check;
    told.can_raise = limits.can_raise();
    told.full_raise_to = amount_if(told.can_raise, limits.full_raise_to);
    told.min_raise_to = amount_if(told.can_raise, limits.min_raise_to);
    told.max_raise_to = amount_if(told.can_raise, limits.max_raise_to);
    told.complete_to = amount_if(limits.complete_to.count > 0, limits.complete_to);
    if (limits.second_size_to.count > 0) told.sizes = {limits.min_raise_to.count, limits.second_size_to.count};
    return told;
}

std::string text(bool flag) { return flag ? "true" : "false"; }
std::string text(Amount amount) { return std::to_string(amount); }
std::string text(int number) { return std::to_string(number); }
std::string text(const std::optional<Amount>& amount) { return amount ? std::to_string(*amount) : "null"; }
template <class T>
std::string text(const std::vector<T>& list) {
    std::string line = "[";
    for (const T& item : list) line += (line.size() > 1 ? ", " : "") + std::to_string(item);
    return line + "]";
}
std::string text(const std::vector<auditor::Pot>& pots) {
    std::string line = "[";
    for (const auditor::Pot& pot : pots) {
        line += (line.size() > 1 ? ", " : "") + std::to_string(pot.amount) + " for ";
        for (const int seat : pot.eligible) line += name_of(seat);
    }
    return line + "]";
}

class Differences {
public:
    template <class T>
    void note(const char* fact, const T& engine, const T& auditor) {
        if (engine == auditor) return;
        lines_ += std::string("  ") + fact + ": engine " + text(engine) + ", auditor " + text(auditor) + "\n";
    }
    [[nodiscard]] const std::string& lines() const { return lines_; }

private:
    std::string lines_;
};

std::string differences(const Opinion& engine, const Opinion& auditor) {
    Differences found;
    found.note("street", engine.street, auditor.street);
    found.note("street_over", engine.street_over, auditor.street_over);
    found.note("hand_over", engine.hand_over, auditor.hand_over);
    found.note("to_act", engine.to_act, auditor.to_act);
    found.note("to_call", engine.to_call, auditor.to_call);
    found.note("can_check", engine.can_check, auditor.can_check);
    found.note("can_raise", engine.can_raise, auditor.can_raise);
    found.note("full_raise_to", engine.full_raise_to, auditor.full_raise_to);
    found.note("min_raise_to", engine.min_raise_to, auditor.min_raise_to);
    found.note("max_raise_to", engine.max_raise_to, auditor.max_raise_to);
    found.note("sizes", engine.sizes, auditor.sizes);
    found.note("complete_to", engine.complete_to, auditor.complete_to);
    found.note("may_raise", engine.may_raise, auditor.may_raise);
    found.note("raises", engine.raises, auditor.raises);
    found.note("capped", engine.capped, auditor.capped);
    found.note("bets", engine.bets, auditor.bets);
    found.note("stacks", engine.stacks, auditor.stacks);
    found.note("uncalled", engine.uncalled, auditor.uncalled);
    found.note("still in", engine.in, auditor.in);
    found.note("pots", engine.pots, auditor.pots);
    return found.lines();
}

bool a_pair_is_open(const Scenario& scenario, const Hand& hand) {
    for (const Seat seat : hand.round.live) {
        const auto cards = floorman::showing(hand, seat);
        for (std::size_t i = 1; i < cards.size() && !scenario.deck.empty(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (cards[i].rank() == cards[j].rank()) return true;
    }
    return false;
}

// The highest card by rank and suit among the five that play; among equal fives, of the one that has the highest.
int highest_that_plays(const floorman::HoleCards& hole, floorman::Ladder ladder) {
    const auto best = floorman::strength_of(ladder, floorman::CardSet::of({hole.begin(), hole.size()}), {});
    int highest = -1;
    for (std::size_t a = 0; a < hole.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) { // The two that do not play.
            floorman::CardSet five;
            int top = -1;
            for (std::size_t i = 0; i < hole.size(); ++i) {
                if (i == a || i == b) continue;
                five.add(hole[i]);
                top = std::max(top, static_cast<int>(hole[i].code));
            }
            if (floorman::strength_of(ladder, five, {}) == best) highest = std::max(highest, top);
        }
    }
    return highest;
}

// Who takes odd chips first: from the button's left; in stud by the cards, as the book's `odd_chip_stud` has it.
std::vector<int> odd_chip_order(const Hand& hand, floorman::Ladder ladder, const floorman::Policy& policy, int seats) {
    std::vector<int> order;
    for (int seat = 0; seat < seats; ++seat) order.push_back(seat);
    if (policy.family != floorman::Family::stud) return order;
    const bool of_five = policy.odd_chip_stud() == floorman::OddChipStud::high_card_of_five;
    std::vector<int> keys;
    for (int seat = 0; seat < seats; ++seat) {
        floorman::HoleCards hole = hand.hole[Seat{seat}];
        for (const floorman::Card common : hand.board) hole.push_back(common);
        int& key = keys.emplace_back(-1000);
        if (hole.size() != 7) continue;
        if (of_five) {
            key = highest_that_plays(hole, ladder);
            continue;
        }
        for (const floorman::Card card : hole) {
            const int ace_low = (card.code + 4) % 52;
            key = std::max(key, ladder == floorman::Ladder::high ? static_cast<int>(card.code) : -ace_low);
        }
    }
    std::sort(order.begin(), order.end(), [&](int a, int b) {
        const int key_a = keys[static_cast<std::size_t>(a)];
        const int key_b = keys[static_cast<std::size_t>(b)];
        return key_a != key_b ? key_a > key_b : a < b;
    });
    return order;
}

} // namespace

Contest::Contest(const Scenario& scenario)
    : scenario_(scenario), policy_(policy_of(scenario)), deal_(deal_of(scenario, policy_)), card_game_(card_game_of(scenario)),
      random_(scenario.draws, 0), mucked_(scenario.stacks.size(), 0), uncalled_(scenario.stacks.size(), 0) {
    floorman::Events events;
    hand_ = floorman::begin(setup_of(scenario), policy_, events);
    all_chips_ = scenario.pot;
    for (const Amount stack : scenario.stacks) all_chips_ += stack;
    note(events);
    view_ = auditor::opinion(deal_, acts_);
    deal_cards();
    compare();
}

void Contest::note(const floorman::Events& events) {
    street_over_ = false;
    std::fill(uncalled_.begin(), uncalled_.end(), 0);
    for (const floorman::Event& event : events) {
        if (event.kind == EventKind::street_closed) street_over_ = true;
        if (event.kind == EventKind::uncalled) uncalled_[event.seat.index] = event.adds.count;
    }
}

// ---- Cards ----------------------------------------------------------------------------------------------------------

namespace {

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
        return std::any_of(card_deeds_.begin(), card_deeds_.end(), [&](const auditor::CardDeed& deed) {
            return deed.kind == kind && deed.seat == seat && deed.number == number;
        });
    };
    const auto tell = [&](auditor::CardDeed::Kind kind, int seat, int number) {
        if (!told(kind, seat, number)) card_deeds_.push_back({kind, seat, {}, number});
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
    if (!card_game_.seen) return -1;
    const auto free = [&](int card) {
        return card >= 0 && std::find(picked.begin(), picked.end(), card) == picked.end() &&
               auditor::in_deck(card_game_, card_deeds_, card);
    };
    if (const int meant = card_meant_for(scenario_, seat, place); place >= 0 && free(meant)) return meant;
    for (std::size_t i = scenario_.deck.size(); i-- > 0;)
        if (free(scenario_.deck[i])) return scenario_.deck[i];
    return -1;
}

std::vector<int> Contest::thrown_by(int seat) {
    const int percent = random_.one_of(std::array{0, 20, 50, 80, 100});
    std::vector<int> thrown;
    for (const int card : auditor::hand_of(card_game_, card_deeds_, seat)) {
        auditor::CardDeed more{auditor::CardDeed::throws_away, seat, thrown, 0};
        more.cards.push_back(card);
        if (random_.chance(percent) && auditor::allows(card_game_, card_deeds_, more)) thrown = more.cards;
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
    const auto lie = board           ? auditor::board_of(card_game_, card_deeds_, due.board_number)
                     : due.seat >= 0 ? auditor::hand_of(card_game_, card_deeds_, due.seat)
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
    const bool allowed = auditor::allows(card_game_, card_deeds_, deed);
    lines_.push_back(line_of(deed));
    if (!engine || !allowed) {
        difference_ = "  cards: \"" + line_of(deed) + "\": engine " + (engine ? "allows" : "refuses") + ", auditor " +
                      (allowed ? "allows" : "refuses") + "\n";
        return false;
    }
    card_deeds_.push_back(deed);
    if (const char* broken = floorman::broken_invariant(hand_); broken != nullptr)
        difference_ = std::string("  broken: ") + broken + "\n";
    return !difference_;
}

// Whether both would allow the deed, or both refuse it. Changes nothing.
void Contest::try_to(const auditor::CardDeed& deed) {
    floorman::Hand tried = hand_;
    floorman::Events events;
    const bool engine = floorman::step(tried, input_of(deed), policy_, events).allowed();
    const bool allowed = auditor::allows(card_game_, card_deeds_, deed);
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
        if (deed.cards.size() < 5) deed.cards.push_back(card_game_.seen ? random_.below(52) : -1);
        break;
    case 4:
        if (!deed.cards.empty() && card_game_.seen) deed.cards.back() = random_.below(52);
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
    const auto lie = static_cast<int>(auditor::board_of(card_game_, card_deeds_, 0).size());
    const bool agreed = scenario_.boards > 1 && lie >= scenario_.boards_part_at && auditor::boards(card_deeds_) == 1;
    if (agreed && auditor::allows(card_game_, card_deeds_, deed)) take(deed);
}

// Does with the cards whatever is due, and tells the auditor what they decide: who opens, and whether a pair is open.
void Contest::deal_cards() {
    tell_the_cards();
    while (!difference_) {
        run_the_board();
        const auditor::CardsDue due = auditor::cards_due(card_game_, card_deeds_);
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
        found.note("cards of a hand", codes_of(hand_.hole[Seat{seat}]), auditor::hand_of(card_game_, card_deeds_, seat));
    found.note("boards", floorman::runs(hand_), auditor::boards(card_deeds_));
    for (int run = 0; run < floorman::runs(hand_); ++run)
        found.note("cards of a board", codes_of(floorman::board_of(hand_, run)), auditor::board_of(card_game_, card_deeds_, run));
    found.note("left in the deck", floorman::left_in_deck(hand_), auditor::left_in_deck(card_game_, card_deeds_));
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

void Contest::compare() {
    if (difference_) return;
    view_ = auditor::opinion(deal_, acts_);
    Opinion engine = told_by(hand_, scenario_, policy_);
    engine.street_over = street_over_;
    engine.uncalled = uncalled_;
    if (!(engine == view_)) difference_ = differences(engine, view_);
    if (const char* broken = floorman::broken_invariant(hand_); broken != nullptr)
        difference_ = std::string("  broken: ") + broken + "\n";
    if (floorman::chips_in_hand(hand_).count != all_chips_) difference_ = "  broken: chips came or went\n";
    if (difference_ || !view_.hand_over) return;
    show_hands();
    compare_awards();
}

// What the engine logs of an act: what it counts as, where it brings the seat, what it adds.
void Contest::compare_event(const auditor::Act& act, const Opinion& before, const floorman::Events& events) {
    const auto seat = static_cast<std::size_t>(act.seat);
    const Amount stake = before.bets[seat] + before.stacks[seat];
    const bool wagers = act.deed != auditor::Deed::fold && act.deed != auditor::Deed::check && act.deed != auditor::Deed::call;
    const Amount adds = wagers ? act.to - before.bets[seat] : act.deed == auditor::Deed::call ? before.to_call : 0;
    auditor::Act counted = act;
    if (act.deed == auditor::Deed::raise && before.complete_to == act.to) counted.deed = auditor::Deed::complete;
    const floorman::Act counts_as = action_of(counted).act;
    const auto logged = std::find_if(events.begin(), events.end(),
                                     [](const floorman::Event& event) { return event.kind == EventKind::acted; });
    if (logged == events.end()) {
        difference_ = "  event: the engine logs no act\n";
        return;
    }
    Differences found;
    found.note("event, act", static_cast<int>(logged->act), static_cast<int>(counts_as));
    found.note("event, to", logged->to.count, before.bets[seat] + adds);
    found.note("event, adds", logged->adds.count, adds);
    found.note("event, all in", logged->all_in, adds > 0 && before.bets[seat] + adds == stake);
    if (!found.lines().empty()) difference_ = found.lines();
}

namespace {

// What the auditor is told of the hands at the showdown, for one board.
auditor::Shares shares_of(const Hand& hand, int run, const floorman::Policy& policy, int seats) {
    const floorman::Game& game = floorman::game(hand.game);
    const auto strengths = [&](floorman::Ladder ladder) {
        std::vector<int> values;
        for (int i = 0; i < seats; ++i) {
            const auto strength = floorman::strength(hand, Seat{i}, ladder, run);
            values.push_back(strength && strength->made() ? strength->value : -1);
        }
        return values;
    };
    auditor::Shares shares;
    shares.high = strengths(game.high);
    shares.high_order = odd_chip_order(hand, game.high, policy, seats);
    if (game.low) {
        shares.low = strengths(*game.low);
        shares.low_order = odd_chip_order(hand, *game.low, policy, seats);
    }
    return shares;
}

} // namespace

void Contest::compare_awards() {
    const std::optional<floorman::PerSeat<Chips>> engine = floorman::awards(hand_, policy_);
    const bool contested = auditor::is_contested(view_, mucked_);
    if (contested && scenario_.deck.empty()) {
        if (engine) difference_ = "  awards: the engine names winners though nobody has seen the cards\n";
        return;
    }
    if (!engine) {
        difference_ = "  awards: the engine names no winners though the cards are known\n";
        return;
    }
    std::vector<auditor::Shares> boards;
    for (int run = 0; run < auditor::boards(card_deeds_); ++run) {
        boards.push_back(contested ? shares_of(hand_, run, policy_, scenario_.seats()) : auditor::Shares{});
        boards.back().mucked = mucked_;
    }
    const std::vector<Amount> expected = auditor::awards(deal_, view_, boards);
    std::vector<Amount> given;
    for (int i = 0; i < scenario_.seats(); ++i) given.push_back((*engine)[Seat{i}].count);
    const Amount raked = floorman::rake_of(hand_, floorman::pots(hand_)).count;
    Amount everything = raked;
    for (const Amount won : given) everything += won;
    Amount gathered = 0;
    for (const auditor::Pot& pot : view_.pots) gathered += pot.amount;
    Differences found;
    found.note("awards", given, expected);
    found.note("rake", raked, auditor::rake(deal_, view_));
    found.note("awards and rake together", everything, gathered);
    if (!found.lines().empty()) difference_ = found.lines();
}

bool Contest::probe(const auditor::Act& act) {
    const bool engine = hand_.round.to_act.exists() && floorman::judge(hand_.round, action_of(act), policy_).allowed();
    const bool allowed = auditor::allows(deal_, acts_, act);
    if (engine != allowed && !difference_)
        difference_ = "  allowed: \"" + line_of(act) + "\": engine " + (engine ? "allows" : "refuses") + ", auditor " +
                      (allowed ? "allows" : "refuses") + "\n";
    if (!engine) { // A refused act changes nothing.
        floorman::Hand untouched = hand_;
        floorman::Events events;
        const floorman::StepVerdict verdict = floorman::step(untouched, floorman::act(action_of(act)), policy_, events);
        if (verdict.allowed() || !(untouched == hand_))
            difference_ = "  allowed: \"" + line_of(act) + "\" is refused, and yet done\n";
    }
    return engine && allowed;
}

bool Contest::play(const auditor::Act& act) {
    if (difference_ || over() || act.seat != view_.to_act || !probe(act)) return false;
    floorman::Events events;
    const floorman::StepVerdict verdict = floorman::step(hand_, floorman::act(action_of(act)), policy_, events);
    if (!verdict.allowed()) {
        difference_ = "  allowed: \"" + line_of(act) + "\": judge allows it, step refuses it\n";
        return false;
    }
    note(events);
    const Opinion before = view_;
    acts_.push_back(act);
    lines_.push_back(line_of(act));
    view_ = auditor::opinion(deal_, acts_);
    deal_cards();
    compare();
    if (!difference_) compare_event(act, before, events);
    return true;
}

namespace {

Contest played(const Scenario& scenario) {
    Contest contest(scenario);
    for (const auditor::Act& act : scenario.acts) {
        if (contest.difference() || contest.over()) break;
        contest.play(act);
    }
    return contest;
}

} // namespace

std::optional<std::string> first_difference(const Scenario& scenario) { return played(scenario).difference(); }

std::string scene_of(const Scenario& scenario) { return scene_of(scenario, played(scenario).lines()); }

} // namespace simulation
