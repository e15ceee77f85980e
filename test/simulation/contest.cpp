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
#include "simulation/differences.hpp"

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
    : scenario_(scenario), policy_(policy_of(scenario)), deal_(deal_of(scenario, policy_)), cards_(card_game_of(scenario)),
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
    for (int run = 0; run < static_cast<int>(cards_.boards.size()); ++run) {
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
