#pragma once
// Random legal hands, as PHH, from any source of small numbers: a seed, or a fuzzer's bytes.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "betting/limits.hpp"
#include "hand/pending.hpp"
#include "hand/showdown.hpp"
#include "hand/step.hpp"
#include "hand/terms.hpp"
#include "history/phh_write.hpp"
#include "rules/books.hpp"

namespace floorman {

// A hand that was played, with everything that a writer wants to know of it.
struct PlayedHand {
    HandSetup setup;
    Structure structure{};
    Unit unit;
    SeatSet unbounded;
    std::vector<std::string> players;
    std::vector<Event> events;
    Hand hand;
    std::optional<PerSeat<Chips>> final_stacks;
    std::string name;

    [[nodiscard]] PhhHand phh() const {
        return {setup, structure, unit, unbounded, players, events, hand.hole, hand.board, name, true, final_stacks};
    }
};

// `pick(n)` gives a number below n.
template <class Pick>
class HandMaker {
public:
    explicit HandMaker(Pick pick) : pick_(pick) {}

    // Any game, at any table.
    PlayedHand any() {
        const std::span<const Variant> variants = all_variants();
        const Variant& variant = variants[static_cast<std::size_t>(pick_(static_cast<int>(variants.size())))];
        begin_hand(variant.game, variant.structure, 2 + pick_(game(variant.game).family == Family::board ? 7 : 5));
        if (pick_(3) == 0) played_.unit = Unit::of_decimals(2);
        for (const Seat seat : SeatSet::first(played_.setup.seats))
            played_.setup.stack[seat] = Chips{pick_(8) == 0 ? 1 + pick_(30) : 40 + pick_(3000)};
        if (pick_(12) == 0) {
            played_.unbounded.add(Seat{0});
            played_.setup.stack[Seat{0}] = unbounded_stack;
        }
        if (game(variant.game).family == Family::stud)
            stud_stakes();
        else
            blinds();
        known_cards_ = pick_(3) > 0;
        return play();
    }

    // The hand that research writes most: six at a no-limit table, stacks of a hundred big blinds, all cards known.
    PlayedHand usual() {
        return six_handed([] { return Chips{10'000}; });
    }
    // The next hand at the same table: everything as before but the stacks.
    PlayedHand next(const PlayedHand& before) {
        played_ = PlayedHand{};
        played_.setup = before.setup;
        played_.structure = before.structure;
        played_.unit = before.unit;
        played_.unbounded = before.unbounded;
        played_.players = before.players;
        played_.name = std::to_string(1 + pick_(1'000'000));
        for (const Seat seat : SeatSet::first(before.setup.seats) - before.unbounded)
            played_.setup.stack[seat] = Chips{pick_(4) == 0 ? 1 + pick_(60) : 40 + pick_(3000)};
        return play();
    }

    // The same as cash games have it, with other stacks in each hand.
    PlayedHand cash() {
        return six_handed([this] { return Chips{2'000 + pick_(18'000)}; });
    }

private:
    template <class Stack>
    PlayedHand six_handed(Stack stack) {
        begin_hand(GameId::holdem, Structure::no_limit, 6);
        for (const Seat seat : SeatSet::first(6)) played_.setup.stack[seat] = stack();
        played_.setup.blind[Seat{0}] = Chips{50};
        played_.setup.blind[Seat{1}] = Chips{100};
        played_.setup.big_blind = Seat{1};
        played_.setup.stakes.min_bet = Chips{100};
        known_cards_ = true;
        return play();
    }

    void begin_hand(GameId id, Structure structure, int seats) {
        played_ = PlayedHand{};
        played_.setup.game = id;
        played_.setup.seats = seats;
        played_.setup.button = Seat{seats - 1};
        played_.structure = structure;
        played_.name = std::to_string(1 + pick_(1'000'000));
        for (int seat = 0; seat < seats; ++seat) played_.players.push_back("Player " + std::to_string(seat));
    }

    void stud_stakes() {
        Stakes& stakes = played_.setup.stakes;
        stakes.bring_in = Chips{2};
        if (played_.structure == Structure::fixed_limit) {
            stakes.small_bet = Chips{4};
            stakes.big_bet = Chips{8};
        } else {
            stakes.min_bet = Chips{4};
        }
        if (pick_(2) == 0)
            for (const Seat seat : SeatSet::first(played_.setup.seats)) played_.setup.ante[seat] = Chips{1};
    }

    void blinds() {
        HandSetup& setup = played_.setup;
        const bool heads_up = setup.seats == 2;
        const int big = 2 * (1 + pick_(10));
        setup.big_blind = Seat{heads_up ? 0 : 1};
        setup.blind[Seat{heads_up ? 1 : 0}] = Chips{big / 2};
        setup.blind[setup.big_blind] = Chips{big};
        setup.stakes.min_bet = Chips{big};
        if (played_.structure == Structure::fixed_limit) setup.stakes = {{}, Chips{big}, Chips{2 * big}, {}, {}, {}};
        if (pick_(4) == 0)
            for (const Seat seat : SeatSet::first(setup.seats)) setup.ante[seat] = Chips{1 + big / 10};
        if (pick_(6) == 0) { // One ante for the table.
            setup.ante = {};
            setup.ante[setup.big_blind] = Chips{big};
        }
        if (setup.seats > 3 && pick_(6) == 0) setup.straddles.push_back({Seat{2}, Chips{2 * big}});
        if (setup.seats > 4 && pick_(6) == 0) setup.live_post[Seat{3}] = Chips{big};
    }

    // ---- Playing ----------------------------------------------------------------------------------------------------

    PlayedHand play() {
        const auto chain = chain_of(book_named("tda")).value();
        Conditions conditions = terms_of(played_.setup.game, played_.structure);
        conditions.tournament = chain.front()->tournament;
        const Policy policy = rules(chain, conditions);
        Events events;
        Hand& hand = played_.hand;
        hand = begin(played_.setup, policy, events);
        keep(events);
        shuffle();
        for (Pending due = pending(hand, policy); due.awaited != Awaited::nothing; due = pending(hand, policy)) {
            if (!step(hand, input_for(due, policy), policy, events).allowed()) break;
            keep(events);
            if (due.awaited == Awaited::reshuffle) shuffle();
        }
        if (const auto won = awards(hand, policy)) {
            played_.final_stacks = hand.round.stack;
            for (const Seat seat : hand.dealt_in) (*played_.final_stacks)[seat] += (*won)[seat];
        }
        return std::move(played_);
    }

    // Books take long to compile; hands of a kind share theirs.
    const Policy& rules(const std::vector<std::shared_ptr<const Rulebook>>& chain, const Conditions& conditions) {
        for (const auto& [known, policy] : policies_)
            if (known == conditions) return policy;
        policies_.emplace_back(conditions, compile(chain, conditions, {}).value().policy);
        return policies_.back().second;
    }

    void keep(const Events& events) { played_.events.insert(played_.events.end(), events.begin(), events.end()); }

    Input input_for(const Pending& due, const Policy& policy) {
        Input input = of_seat(InputKind::deal_board, due.seat);
        switch (due.awaited) {
        case Awaited::deal_hole: input.kind = InputKind::deal_hole; [[fallthrough]];
        case Awaited::deal_board:
            for (int i = 0; i < due.cards; ++i) {
                const bool seen = due.awaited == Awaited::deal_board || known_cards_ ||
                                  game(played_.setup.game).family == Family::stud;
                const Card card = next_card();
                input.cards.push_back(seen ? card : unknown_card);
            }
            return input;
        case Awaited::act: return floorman::act(action(policy));
        case Awaited::draw: {
            input.kind = InputKind::draw;
            const HoleCards& hole = played_.hand.hole[due.seat];
            const int thrown = std::min(pick_(4), most_discards(played_.hand));
            for (int i = 0; i < thrown; ++i) input.cards.push_back(hole[static_cast<std::size_t>(i)]);
            return input;
        }
        case Awaited::burn:
            input.kind = InputKind::burn;
            input.cards.push_back(unknown_card);
            return input;
        case Awaited::reshuffle: input.kind = InputKind::reshuffle; return input;
        case Awaited::show: input.kind = pick_(3) > 0 || !known_cards_ ? InputKind::show : InputKind::muck; return input;
        case Awaited::nothing: break;
        }
        return input;
    }

    // The deck is every card that is not known to be out.
    void shuffle() {
        const CardSet left = game(played_.setup.game).cards() - played_.hand.out;
        deck_.clear();
        for (int code = 0; code < cards_in_deck; ++code)
            if (left.has(Card{code})) deck_.push_back(Card{code});
    }

    Card next_card() {
        const auto at = static_cast<std::size_t>(pick_(static_cast<int>(deck_.size())));
        const Card card = deck_[at];
        deck_.erase(deck_.begin() + static_cast<std::ptrdiff_t>(at));
        return card;
    }

    Action action(const Policy& policy) {
        const Round& round = played_.hand.round;
        const Limits limits = floorman::limits(round, policy);
        const int choice = pick_(10);
        if (round.bring_in_due) return choice < 8 || !limits.can_raise() ? bring_in() : bet_to(limits.min_raise_to);
        if (limits.can_raise() && choice >= 7) {
            const std::int64_t range = std::min<std::int64_t>(limits.max_raise_to.count - limits.min_raise_to.count, 4'000);
            Chips to = limits.min_raise_to;
            if (limits.second_size_to > no_chips)
                to = choice == 9 ? limits.second_size_to : limits.full_raise_to;
            else if (choice == 9 && limits.max_raise_to < unbounded_stack && pick_(3) == 0)
                to = limits.max_raise_to;
            else if (range > 0)
                to += Chips{pick_(static_cast<int>(range / 8) + 1)};
            return round.bet_to > no_chips ? raise_to(to) : bet_to(to);
        }
        if (limits.can_check) return check();
        return choice < 4 ? fold() : call();
    }

    Pick pick_;
    PlayedHand played_;
    std::vector<Card> deck_;
    bool known_cards_ = true;
    std::vector<std::pair<Conditions, Policy>> policies_;
};

} // namespace floorman
