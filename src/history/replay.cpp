#include "history/replay.hpp"

#include <algorithm>
#include <span>

#include "history/replay_cards.hpp"
#include "history/replay_shows.hpp"
#include "history/replay_table.hpp"

namespace floorman {

namespace {

// Does deed after deed, to the end or to the first that may not be.
class Player {
public:
    Player(const Record& record, const Compiled& rules, Replayed& replayed)
        : table_(record, rules, replayed), cards_(table_), shows_(table_), record_(record), policy_(rules.policy), out_(replayed),
          hand_(replayed.hand) {}

    void posts() {
        hand_ = begin(record_.setup, policy_, table_.events);
        table_.note();
    }

    void deeds() {
        const std::span<const Deed> all{record_.deeds};
        const bool deals_are_implied = record_.deals_are_implied;
        for (const Deed& deed : all.subspan(cards_.deal_first())) {
            if (deals_are_implied) ready(&deed);
            if (done(deed)) continue;
            out_.acts = static_cast<int>(&deed - all.data());
            return;
        }
        out_.acts = static_cast<int>(all.size());
        finish();
    }

private:
    bool done(const Deed& deed) {
        Action action;
        switch (deed.did) {
        case Did::deal_hole: return cards_.deal_hole(deed);
        case Did::deal_board: return cards_.deal_board(deed);
        case Did::run: return cards_.run(deed);
        case Did::discard: return cards_.discards(deed);
        case Did::stand_pat: return cards_.stands_pat(deed);
        case Did::show: return shows_.shows(deed);
        case Did::muck: return shows_.mucks(deed);
        case Did::uncalled: return uncalled(deed);
        case Did::street: return street(deed);
        case Did::showdown: return showdown(deed);
        case Did::fold: return folds(deed);
        case Did::check: action = check(); break;
        case Did::check_or_call: action = owes(deed.seat) ? call() : check(); break;
        case Did::bet: action = bet_to(deed.to); break;
        case Did::bet_or_raise: action = lies_a_bet() ? raise_to(deed.to) : bet_to(deed.to); break;
        case Did::call:
            if (!calls_as_said(deed)) return false;
            action = call();
            break;
        case Did::raise:
            if (!raises_as_said(deed)) return false;
            action = raise_to(deed.to);
            break;
        case Did::bring_in:
            if (!brings_in_as_said(deed)) return false;
            action = bring_in();
            break;
        }
        return act(deed, action) && (!deed.all_in || is_all_in(deed));
    }

    // What happens without a word before the next deed: hands that nobody saw are dealt, once those that somebody saw are.
    void ready(const Deed* next) {
        const bool dealt_now = next != nullptr && (next->did == Did::deal_hole || next->did == Did::street);
        if (!dealt_now) cards_.deal_unseen();
    }

    // ---- Acts -------------------------------------------------------------------------------------------------------

    [[nodiscard]] bool lies_a_bet() const noexcept { return hand_.round.bet_to > no_chips && !hand_.round.bring_in_due; }
    [[nodiscard]] bool owes(Seat seat) const noexcept { return hand_.round.bet_to > hand_.round.wagered_to[seat]; }

    bool act(const Deed& deed, Action action) {
        if (hand_.round.to_act != deed.seat && !opens_unseen(deed.seat)) return table_.not_its_turn(deed);
        table_.events.clear();
        const StepVerdict verdict = act_in_turn(hand_, action.act, action.to, policy_, table_.events);
        if (!verdict.allowed())
            return verdict.refusal == Refusal::none ? table_.not_its_turn(deed) : table_.refused(deed, verdict.refusal);
        table_.note();
        return true;
    }

    bool folds(const Deed& deed) {
        const auto street = hand_.street;
        if (!act(deed, fold())) return false;
        out_.folded.add(deed.seat);
        out_.folded_on[deed.seat] = street;
        return true;
    }

    // In stud, cards that nobody has seen do not tell who opens: then the act does.
    bool opens_unseen(Seat seat) {
        return policy_.family == Family::stud && seat.exists() &&
               step(hand_, of_seat(InputKind::lead, seat), policy_, table_.events).allowed() && hand_.round.to_act == seat;
    }

    [[nodiscard]] Chips adds_by_calling(Seat seat) const noexcept {
        return std::min(hand_.round.bet_to - hand_.round.wagered_to[seat], hand_.round.stack[seat]);
    }

    bool calls_as_said(const Deed& deed) {
        if (hand_.round.to_act == deed.seat && deed.adds != not_said && owes(deed.seat) &&
            deed.adds != adds_by_calling(deed.seat))
            return table_.wrong(deed, "there is " + record_.unit.text(adds_by_calling(deed.seat)) + " to call",
                                Question::undercall);
        return true;
    }

    bool raises_as_said(const Deed& deed) {
        const Chips by = deed.to - hand_.round.bet_to;
        if (hand_.round.to_act == deed.seat && deed.adds != not_said && deed.adds != by)
            return table_.wrong(deed,
                                "a raise of " + record_.unit.text(deed.adds) + " over " + record_.unit.text(hand_.round.bet_to) +
                                    " is to " + record_.unit.text(hand_.round.bet_to + deed.adds),
                                Question::min_raise);
        return true;
    }

    bool brings_in_as_said(const Deed& deed) {
        const Chips due = std::min(record_.setup.stakes.bring_in, hand_.round.stack[deed.seat]);
        if (deed.adds != not_said && deed.adds != due)
            return table_.wrong(deed, "the bring-in is " + record_.unit.text(due), Question::bring_in);
        return true;
    }

    // Whoever is said to be all in has no chips left.
    bool is_all_in(const Deed& deed) {
        const Chips behind = hand_.round.stack[deed.seat] + out_.uncalled[deed.seat];
        if (hand_.round.stack[deed.seat] == no_chips || out_.uncalled[deed.seat] > no_chips) return true;
        return table_.wrong(deed, "all in is said of it, and " + record_.unit.text(behind) + " is left behind", Question::all_in);
    }

    // ---- What a text says between the acts ---------------------------------------------------------------------------

    bool uncalled(const Deed& deed) {
        const Chips back = out_.uncalled[deed.seat];
        if (back == deed.adds) return true;
        if (hand_.round.to_act.exists()) return table_.not_its_turn(deed);
        return table_.wrong(deed,
                            back == no_chips ? "nothing of " + table_.name(deed.seat) + " was uncalled"
                                             : record_.unit.text(back) + " of it was uncalled",
                            {"4.10", "article: uncalled bets"});
    }

    // The streets of a text begin where ours do: betting before it has closed, or the hand runs out.
    bool street(const Deed& deed) {
        if (cards_street(hand_) >= deed.board || hand_.betting_over) return true;
        if (hand_.round.to_act.exists())
            return table_.wrong(deed, "it is the turn of " + table_.name(hand_.round.to_act) + ". " + table_.what_is_legal(),
                                Question::turn_order);
        return table_.wrong(deed, "the " + table_.street_name() + " is not over", Question::turn_order);
    }

    bool showdown(const Deed& deed) {
        const Pending due = pending(hand_, policy_);
        if (due.board > 0) return table_.wrong(deed, "one of the boards is not complete", Question::turn_order);
        if (due.awaited == Awaited::deal_board || due.awaited == Awaited::deal_hole)
            return table_.wrong(deed, "the " + table_.street_name() + " is not dealt", Question::turn_order);
        if (due.awaited == Awaited::act)
            return table_.wrong(deed, "it is the turn of " + table_.name(due.seat) + ". " + table_.what_is_legal(),
                                Question::turn_order);
        return true;
    }

    // ---- The end ----------------------------------------------------------------------------------------------------

    void finish() {
        if (record_.deals_are_implied) ready(nullptr);
        const Pending due = table_.next_cards();
        const int line = record_.deeds.empty() ? record_.line : record_.deeds.back().line;
        const auto unfinished = [&](std::string why) {
            out_.problem = Problem{line, 0, "the hand is not finished: " + std::move(why),
                                   citations(table_.rules, Question::turn_order)};
        };
        switch (due.awaited) {
        case Awaited::act:
            return unfinished("on the " + std::string(street_of(hand_).name) + " it is the turn of " + table_.name(due.seat) +
                              ". " + table_.what_is_legal());
        case Awaited::deal_board:
            if (due.board > 0) return unfinished("one of the boards is not complete");
            [[fallthrough]];
        case Awaited::deal_hole: return unfinished("the " + table_.street_name() + " is not dealt");
        case Awaited::draw: return unfinished("it is the turn of " + table_.name(due.seat) + " to draw");
        case Awaited::burn:
        case Awaited::reshuffle:
        case Awaited::show:
        case Awaited::nothing: (void)cards_.none_waits_still();
        }
    }

    ReplayTable table_;
    ReplayCards cards_;
    ReplayShows shows_;
    const Record& record_;
    const Policy& policy_;
    Replayed& out_;
    Hand& hand_;
};

} // namespace

void make_posts(const Record& record, const Compiled& rules, Replayed& replayed) {
    replayed.uncalled = {};
    Player(record, rules, replayed).posts();
}

void play_deeds(const Record& record, const Compiled& rules, Replayed& replayed) {
    replayed.folded = SeatSet{};
    replayed.folded_on = {};
    replayed.problem.reset();
    Player(record, rules, replayed).deeds();
}

void replay(const Record& record, const Compiled& rules, Replayed& replayed) {
    make_posts(record, rules, replayed);
    play_deeds(record, rules, replayed);
}

} // namespace floorman
