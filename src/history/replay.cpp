#include "history/replay.hpp"

#include <algorithm>

#include "betting/limits.hpp"
#include "explain/refusals.hpp"
#include "hand/pending.hpp"
#include "hand/showdown.hpp"
#include "hand/step.hpp"
#include "history/deed_words.hpp"

namespace floorman {

namespace {

std::string street_name(const Hand& hand) {
    return std::string(game(hand.game).streets[static_cast<std::size_t>(cards_street(hand))].name);
}

class Player {
public:
    Player(const Record& record, const Compiled& rules, Replayed& replayed)
        : record_(record), rules_(rules), policy_(rules.policy), out_(replayed), hand_(replayed.hand),
          events_(replayed.step_events) {}

    void play() {
        hand_ = begin(record_.setup, policy_, events_);
        note();
        for (const Deed& deed : record_.deeds) {
            if (!done(deed)) return;
            ++out_.acts;
        }
        finish();
    }

private:
    // ---- Trouble ----------------------------------------------------------------------------------------------------

    [[nodiscard]] TableNames table() {
        if (names_.empty()) names_ = names_of(record_);
        return TableNames{names_, record_.unit, last_acts_};
    }
    [[nodiscard]] std::string name(Seat seat) { return seat.exists() ? table().name(seat) : "the board"; }

    bool wrong(const Deed& deed, std::string why, Question question) {
        return wrong(deed, std::move(why), citations(rules_, question));
    }
    bool wrong(const Deed& deed, std::string why, std::vector<std::string> cites) {
        out_.problem = Problem{deed.line, deed.number, told(deed, name(deed.seat), record_.unit) + ", but " + std::move(why),
                               std::move(cites)};
        return false;
    }

    // Sentences begin with a capital; here they go on after "but".
    static std::string lower_first(std::string sentence, const std::string& who) {
        if (!sentence.starts_with(who) && !sentence.empty() && sentence[0] >= 'A' && sentence[0] <= 'Z')
            sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
        return sentence;
    }

    bool refused(const Deed& deed, Refusal refusal) {
        const std::string why = why_refused(hand_.round, hand_.round.to_act, refusal, figures_of(hand_.round, policy_), policy_,
                                            table());
        return wrong(deed, lower_first(why, name(deed.seat)) + " " + what_is_legal(hand_, policy_, record_),
                     question_of(refusal));
    }

    // Cards are due, or another seat is, or betting is over.
    bool not_its_turn(const Deed& deed) {
        const Pending due = pending(hand_, policy_);
        if (!hand_.round.live.has(deed.seat)) return wrong(deed, name(deed.seat) + " has folded", Question::turn_order);
        switch (due.awaited) {
        case Awaited::deal_hole:
            return wrong(deed,
                         "the cards of " + street_name(hand_) + " are not out: " + name(due.seat) + " is to get " +
                             std::to_string(due.cards) + " more",
                         Question::turn_order);
        case Awaited::deal_board: return wrong(deed, "the " + street_name(hand_) + " is not dealt yet", Question::turn_order);
        case Awaited::draw: return wrong(deed, "it is the turn of " + name(due.seat) + " to draw", Question::turn_order);
        case Awaited::act:
            return wrong(deed, "it is the turn of " + name(due.seat) + ". " + what_is_legal(hand_, policy_, record_),
                         Question::turn_order);
        case Awaited::burn:
        case Awaited::reshuffle:
        case Awaited::show:
        case Awaited::nothing: break;
        }
        return wrong(deed, "betting is over", Question::turn_order);
    }

    // ---- Deeds ------------------------------------------------------------------------------------------------------

    bool done(const Deed& deed) {
        ready(&deed);
        switch (deed.did) {
        case Did::deal_hole: return deal_hole(deed);
        case Did::deal_board: return deal_board(deed);
        case Did::fold: return act(deed, fold());
        case Did::check: return act(deed, check());
        case Did::call: return calls(deed);
        case Did::check_or_call: return act(deed, owes(deed.seat) ? call() : check());
        case Did::bet: return act(deed, bet_to(deed.to));
        case Did::raise: return raises(deed);
        case Did::bet_or_raise:
            return act(deed, hand_.round.bet_to > no_chips && !hand_.round.bring_in_due ? raise_to(deed.to) : bet_to(deed.to));
        case Did::bring_in: return brings_in(deed);
        case Did::discard: return discards(deed);
        case Did::show: return shows(deed);
        case Did::muck: return mucks(deed);
        case Did::uncalled: return uncalled(deed);
        case Did::street: return street(deed);
        case Did::showdown: return showdown(deed);
        }
        return false;
    }

    [[nodiscard]] bool owes(Seat seat) const noexcept { return hand_.round.bet_to > hand_.round.wagered_to[seat]; }

    void note() {
        for (const Event& event : events_) {
            if (event.kind == EventKind::uncalled) out_.uncalled[event.seat] += event.adds;
            if (event.kind == EventKind::acted) last_acts_[event.seat] = event.act;
            if (event.kind == EventKind::street_opened) last_acts_ = {};
            if (out_.log != nullptr) out_.log->push_back(event);
        }
    }

    bool act(const Deed& deed, Action action) {
        if (hand_.round.to_act != deed.seat && !opens_unseen(deed.seat)) return not_its_turn(deed);
        const auto street = hand_.street;
        const StepVerdict verdict = step(hand_, floorman::act(action), policy_, events_);
        if (!verdict.allowed()) return verdict.refusal == Refusal::none ? not_its_turn(deed) : refused(deed, verdict.refusal);
        if (action.act == Act::fold) {
            out_.folded.add(deed.seat);
            out_.folded_on[deed.seat] = street;
        }
        note();
        return true;
    }

    // In stud, cards that nobody has seen do not tell who opens: then the act does.
    bool opens_unseen(Seat seat) {
        return policy_.family == Family::stud && seat.exists() &&
               step(hand_, of_seat(InputKind::lead, seat), policy_, events_).allowed() && hand_.round.to_act == seat;
    }

    [[nodiscard]] Chips adds_by_calling(Seat seat) const noexcept {
        return std::min(hand_.round.bet_to - hand_.round.wagered_to[seat], hand_.round.stack[seat]);
    }

    bool calls(const Deed& deed) {
        if (hand_.round.to_act == deed.seat && deed.adds != not_said && owes(deed.seat) &&
            deed.adds != adds_by_calling(deed.seat))
            return wrong(deed, "there is " + record_.unit.text(adds_by_calling(deed.seat)) + " to call", Question::undercall);
        return act(deed, call()) && says_all_in(deed);
    }

    bool raises(const Deed& deed) {
        const Chips by = deed.to - hand_.round.bet_to;
        if (hand_.round.to_act == deed.seat && deed.adds != not_said && deed.adds != by)
            return wrong(deed,
                         "a raise of " + record_.unit.text(deed.adds) + " over " + record_.unit.text(hand_.round.bet_to) +
                             " is to " + record_.unit.text(hand_.round.bet_to + deed.adds),
                         Question::min_raise);
        return act(deed, raise_to(deed.to)) && says_all_in(deed);
    }

    bool brings_in(const Deed& deed) {
        const Chips due = std::min(record_.setup.stakes.bring_in, hand_.round.stack[deed.seat]);
        if (deed.adds != not_said && deed.adds != due)
            return wrong(deed, "the bring-in is " + record_.unit.text(due), Question::bring_in);
        return act(deed, bring_in()) && says_all_in(deed);
    }

    // Whoever is said to be all in has no chips left.
    bool says_all_in(const Deed& deed) {
        const Chips behind = hand_.round.stack[deed.seat] + out_.uncalled[deed.seat];
        if (!deed.all_in || hand_.round.stack[deed.seat] == no_chips || out_.uncalled[deed.seat] > no_chips) return true;
        return wrong(deed, "all in is said of it, and " + record_.unit.text(behind) + " is left behind", Question::all_in);
    }

    // ---- Cards ------------------------------------------------------------------------------------------------------

    // What happens without a word before the next deed: hands that nobody saw are dealt, once those that somebody saw are.
    void ready(const Deed* next) {
        const bool dealt_now = next != nullptr && (next->did == Did::deal_hole || next->did == Did::street);
        if (record_.deals_are_implied && !dealt_now) deal_unseen();
    }

    void deal_unseen() {
        for (Pending due = next_cards(); due.awaited == Awaited::deal_hole; due = next_cards()) {
            Input input = of_seat(InputKind::deal_hole, due.seat);
            for (int i = 0; i < due.cards; ++i) input.cards.push_back(unknown_card);
            if (!step(hand_, input, policy_, events_).allowed()) return;
            note();
        }
    }

    // Cards may come one at a time: a hand takes those of a street together.
    bool deal_hole(const Deed& deed) {
        const Pending due = next_cards();
        if (due.awaited == Awaited::draw && !hand_.drawing.has(deed.seat)) return wait_for_all_draws(deed);
        const int missing = hole_cards_by(game(hand_.game), cards_street(hand_)) - static_cast<int>(hand_.hole[deed.seat].size());
        Bounded<Card, 7>& waiting = waiting_hole_[deed.seat];
        if (static_cast<int>(waiting.size() + deed.cards.size()) < missing) {
            for (const Card card : deed.cards) waiting.push_back(card);
            return true;
        }
        Input input = of_seat(InputKind::deal_hole, deed.seat);
        if (waiting.empty()) {
            input.cards = deed.cards;
        } else {
            if (waiting.size() + deed.cards.size() > 7) return wrong(deed, "nobody holds so many cards", Question::turn_order);
            input.cards = waiting;
            for (const Card card : deed.cards) input.cards.push_back(card);
            waiting.clear();
        }
        return deal(deed, input);
    }

    bool deal_board(const Deed& deed) {
        if (deed.board > 0) return another_board(deed);
        const int street = cards_street(hand_);
        const int missing = board_cards_by(game(hand_.game), street) - static_cast<int>(hand_.board.size());
        if (static_cast<int>(waiting_board_.size() + deed.cards.size()) < missing) {
            for (const Card card : deed.cards) waiting_board_.push_back(card);
            return true;
        }
        Input input = of_seat(InputKind::deal_board, no_seat);
        if (waiting_board_.empty()) {
            input.cards = deed.cards;
        } else {
            if (waiting_board_.size() + deed.cards.size() > 7)
                return wrong(deed, "no board has so many cards", Question::turn_order);
            input.cards = waiting_board_;
            for (const Card card : deed.cards) input.cards.push_back(card);
            waiting_board_.clear();
        }
        return deal(deed, input);
    }

    bool deal(const Deed& deed, const Input& input) {
        const StepVerdict verdict = step(hand_, input, policy_, events_);
        if (verdict.allowed()) {
            note();
            return true;
        }
        return wrong(deed, why_not_dealt(input, verdict.error), Question::turn_order);
    }

    std::string why_not_dealt(const Input& input, InputError error) {
        const Pending due = pending(hand_, policy_);
        const bool wanted = due.awaited == (input.kind == InputKind::deal_board ? Awaited::deal_board : Awaited::deal_hole);
        if (error == InputError::wrong_cards && wanted) {
            if (static_cast<int>(input.cards.size()) != due.cards && input.kind == InputKind::deal_board)
                return "the " + street_name(hand_) + " has " + std::to_string(due.cards) + (due.cards == 1 ? " card" : " cards");
            for (const Card card : input.cards)
                if (card.known() && is_out(card)) return text(card) + " is out already";
            return "nobody gets so many cards here";
        }
        if (error == InputError::seat_not_in) return name(input.seat) + " is not in the hand";
        switch (due.awaited) {
        case Awaited::act: return "it is the turn of " + name(due.seat) + ". " + what_is_legal(hand_, policy_, record_);
        case Awaited::deal_hole: return name(due.seat) + " is to get cards first";
        case Awaited::deal_board: return "the " + street_name(hand_) + " is to be dealt first";
        case Awaited::draw: return "it is the turn of " + name(due.seat) + " to draw";
        case Awaited::burn:
        case Awaited::reshuffle:
        case Awaited::show:
        case Awaited::nothing: break;
        }
        return "no more cards are to come";
    }

    [[nodiscard]] bool is_out(Card card) const noexcept {
        const auto among = [card](const auto& cards) { return std::find(cards.begin(), cards.end(), card) != cards.end(); };
        if (among(hand_.board)) return true;
        for (const Seat seat : hand_.dealt_in)
            if (among(hand_.hole[seat])) return true;
        for (const Board& board : out_.more_boards)
            if (among(board)) return true;
        return false;
    }

    // Of a hand that is run more than once: what lay on the first board when betting ended lies on all.
    bool another_board(const Deed& deed) {
        if (!hand_.betting_over) return wrong(deed, "the hand is run once while there is betting to come", Question::turn_order);
        if (deed.board > out_.more_boards.size() + 1) return wrong(deed, "the board before it is missing", Question::turn_order);
        if (deed.board > out_.more_boards.size()) {
            Board shared;
            const int cards = board_cards_by(game(hand_.game), hand_.street);
            for (int i = 0; i < cards && i < static_cast<int>(hand_.board.size()); ++i)
                shared.push_back(hand_.board[static_cast<std::size_t>(i)]);
            out_.more_boards.push_back(shared);
        }
        Board& board = out_.more_boards[deed.board - 1U];
        for (const Card card : deed.cards) {
            if (card.known() && is_out(card)) return wrong(deed, text(card) + " is out already", Question::turn_order);
            if (board.size() == static_cast<std::size_t>(game(hand_.game).board_cards()))
                return wrong(deed, "the board is complete", Question::turn_order);
            board.push_back(card);
        }
        return true;
    }

    // ---- Draws ------------------------------------------------------------------------------------------------------

    // What the hand waits for, once cards that no history names have gone to the muck or come back from it.
    Pending next_cards() {
        Pending due = pending(hand_, policy_);
        while (due.awaited == Awaited::burn || due.awaited == Awaited::reshuffle) {
            Input input = of_seat(due.awaited == Awaited::burn ? InputKind::burn : InputKind::reshuffle, no_seat);
            if (due.awaited == Awaited::burn) input.cards.push_back(unknown_card);
            if (!step(hand_, input, policy_, events_).allowed()) break;
            note();
            due = pending(hand_, policy_);
        }
        return due;
    }

    bool discards(const Deed& deed) {
        const Pending due = next_cards();
        if (due.awaited != Awaited::draw) return not_its_turn(deed);
        Input input = of_seat(InputKind::draw, deed.seat);
        input.cards = deed.cards;
        const StepVerdict verdict = step(hand_, input, policy_, events_);
        if (verdict.allowed()) {
            note();
            return deal_what_waited();
        }
        if (due.seat != deed.seat) return not_its_turn(deed);
        if (verdict.error == InputError::deck_too_short)
            return wrong(deed, "the deck has not so many cards for all", Question::turn_order);
        return wrong(deed, "it holds " + cards_held(deed.seat), Question::turn_order);
    }

    // New cards may be named before everybody has drawn: the hand takes them when the draws are over.
    bool wait_for_all_draws(const Deed& deed) {
        Bounded<Card, 7>& waiting = waiting_hole_[deed.seat];
        if (waiting.size() + deed.cards.size() > 7) return wrong(deed, "nobody holds so many cards", Question::turn_order);
        for (const Card card : deed.cards) waiting.push_back(card);
        return true;
    }

    bool deal_what_waited() {
        for (Pending due = next_cards(); due.awaited == Awaited::deal_hole && !waiting_hole_[due.seat].empty();
             due = next_cards()) {
            if (std::cmp_less(waiting_hole_[due.seat].size(), due.cards)) break;
            Input input = of_seat(InputKind::deal_hole, due.seat);
            input.cards = waiting_hole_[due.seat];
            waiting_hole_[due.seat].clear();
            if (!step(hand_, input, policy_, events_).allowed()) break;
            note();
        }
        return true;
    }

    // ---- Showdown ---------------------------------------------------------------------------------------------------

    bool shows(const Deed& deed) {
        Input input = of_seat(InputKind::show, deed.seat);
        if (deed.cards.size() == hand_.hole[deed.seat].size()) input.cards = deed.cards;
        const StepVerdict verdict = step(hand_, input, policy_, events_);
        if (verdict.allowed()) {
            if (deed.cards.size() != hand_.hole[deed.seat].size() && !some_are_held(deed))
                return wrong(deed, "it holds " + cards_held(deed.seat), Question::show_order);
            note();
            return called_what_it_is(deed);
        }
        if (verdict.error == InputError::wrong_cards) {
            for (const Card card : deed.cards)
                if (card.known() && is_out(card) && !holds(deed.seat, card))
                    return wrong(deed, text(card) + " is out already", Question::show_order);
            return wrong(deed, "it was dealt " + cards_held(deed.seat), Question::show_order);
        }
        if (!hand_.round.live.has(deed.seat)) return wrong(deed, name(deed.seat) + " has folded", Question::show_order);
        if (hand_.mucked.has(deed.seat)) return wrong(deed, name(deed.seat) + " has mucked", Question::show_order);
        return wrong(deed, "there is no showdown yet. " + what_is_legal(hand_, policy_, record_), Question::show_order);
    }

    // Where a hand is called something ("two pair"), the cards say whether it is. On one of several boards it may be either.
    bool called_what_it_is(const Deed& deed) {
        const Ladder ladder = game(hand_.game).high;
        const bool high = ladder == Ladder::high || ladder == Ladder::omaha_high;
        if (!deed.made_is_said || !high || !out_.more_boards.empty()) return true;
        const std::optional<Strength> made = strength(hand_, deed.seat, ladder);
        if (!made || Made{made->value}.category == deed.made) return true;
        return wrong(deed, "what it makes is " + in_words(ladder, *made), Question::show_order);
    }

    [[nodiscard]] bool holds(Seat seat, Card card) const noexcept {
        const HoleCards& hole = hand_.hole[seat];
        return std::find(hole.begin(), hole.end(), card) != hole.end();
    }
    [[nodiscard]] std::string cards_held(Seat seat) const {
        const HoleCards& hole = hand_.hole[seat];
        return hole.empty() ? "no cards" : text(std::span{hole.begin(), hole.size()});
    }

    // Some cards of a hand are shown: each is known to be held, or could be one of those that nobody has seen.
    [[nodiscard]] bool some_are_held(const Deed& deed) const noexcept {
        std::size_t unseen = 0;
        for (const Card card : hand_.hole[deed.seat]) unseen += card.known() ? 0U : 1U;
        for (const Card card : deed.cards) {
            if (!card.known() || holds(deed.seat, card)) continue;
            if (unseen == 0 || is_out(card)) return false;
            --unseen;
        }
        return true;
    }

    // A hand that was shown or mucked before is no claim more or less by a bare "muck".
    bool mucks(const Deed& deed) {
        if (hand_.betting_over && (hand_.shown.has(deed.seat) || hand_.mucked.has(deed.seat))) return true;
        const StepVerdict verdict = step(hand_, of_seat(InputKind::muck, deed.seat), policy_, events_);
        if (verdict.allowed()) {
            note();
            return true;
        }
        if (!hand_.round.live.has(deed.seat)) return wrong(deed, name(deed.seat) + " has folded", Question::show_order);
        return wrong(deed, "there is no showdown yet. " + what_is_legal(hand_, policy_, record_), Question::show_order);
    }

    bool uncalled(const Deed& deed) {
        const Chips back = out_.uncalled[deed.seat];
        if (back == deed.adds) return true;
        if (hand_.round.to_act.exists()) return not_its_turn(deed);
        return wrong(deed,
                     back == no_chips ? "nothing of " + name(deed.seat) + " was uncalled"
                                      : record_.unit.text(back) + " of it was uncalled",
                     {"4.10", "article: uncalled bets"});
    }

    // The streets of a text begin where ours do: betting before it has closed, or the hand runs out.
    bool street(const Deed& deed) {
        if (cards_street(hand_) >= deed.board || hand_.betting_over) return true;
        if (hand_.round.to_act.exists())
            return wrong(deed, "it is the turn of " + name(hand_.round.to_act) + ". " + what_is_legal(hand_, policy_, record_),
                         Question::turn_order);
        return wrong(deed, "the " + street_name(hand_) + " is not over", Question::turn_order);
    }

    bool showdown(const Deed& deed) {
        const Pending due = pending(hand_, policy_);
        if (due.awaited == Awaited::deal_board || due.awaited == Awaited::deal_hole)
            return wrong(deed, "the " + street_name(hand_) + " is not dealt", Question::turn_order);
        if (due.awaited == Awaited::act)
            return wrong(deed, "it is the turn of " + name(due.seat) + ". " + what_is_legal(hand_, policy_, record_),
                         Question::turn_order);
        return true;
    }

    // ---- The end ----------------------------------------------------------------------------------------------------

    void finish() {
        ready(nullptr);
        const Pending due = next_cards();
        const int line = record_.deeds.empty() ? record_.line : record_.deeds.back().line;
        const auto unfinished = [&](std::string why) {
            out_.problem = Problem{line, 0, "the hand is not finished: " + std::move(why),
                                   citations(rules_, Question::turn_order)};
        };
        switch (due.awaited) {
        case Awaited::act:
            return unfinished("on the " + std::string(street_of(hand_).name) + " it is the turn of " + name(due.seat) + ". " +
                              what_is_legal(hand_, policy_, record_));
        case Awaited::deal_hole:
        case Awaited::deal_board: return unfinished("the " + street_name(hand_) + " is not dealt");
        case Awaited::draw: return unfinished("it is the turn of " + name(due.seat) + " to draw");
        case Awaited::burn:
        case Awaited::reshuffle:
        case Awaited::show:
        case Awaited::nothing: break;
        }
        for (const Board& board : out_.more_boards)
            if (static_cast<int>(board.size()) != game(hand_.game).board_cards())
                return unfinished("one of its boards is not complete");
    }

    const Record& record_;
    const Compiled& rules_;
    const Policy& policy_;
    Replayed& out_;
    Hand& hand_;
    Events& events_;
    PerSeat<Bounded<Card, 7>> waiting_hole_;
    Bounded<Card, 7> waiting_board_;
    PerSeat<std::optional<Act>> last_acts_;
    std::vector<std::string> names_;
};

} // namespace

void replay(const Record& record, const Compiled& rules, Replayed& replayed) {
    replayed.uncalled = {};
    replayed.more_boards.clear();
    replayed.folded = SeatSet{};
    replayed.folded_on = {};
    replayed.acts = 0;
    replayed.problem.reset();
    Player(record, rules, replayed).play();
}

} // namespace floorman
