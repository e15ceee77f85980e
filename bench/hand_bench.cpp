// What whole hands cost, on the shipped engine: shuffled, dealt, bet at random, shown, paid and logged. Items per second are
// hands per second on one core.
//
// Before anything is timed the same hands are played with every step checked: invariants hold, each act that the limits
// offer is taken, and chips are conserved to the last award.

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

#include <benchmark/benchmark.h>

#include "betting/limits.hpp"
#include "hand/dealing.hpp"
#include "hand/invariants.hpp"
#include "hand/pending.hpp"
#include "hand/showdown.hpp"
#include "hand/step.hpp"
#include "rules/books.hpp"

namespace floorman {
namespace {

constexpr int checked_hands = 20'000;

class Random {
public:
    std::uint32_t below(std::uint32_t n) noexcept {
        state_ = state_ * 6364136223846793005U + 1442695041U;
        return static_cast<std::uint32_t>((state_ >> 32U) * n >> 32U);
    }

private:
    std::uint64_t state_ = 0x9E3779B97F4A7C15U;
};

Policy policy_of(std::string_view book, Structure structure) {
    const auto chain = chain_of(book_named(book));
    Conditions conditions;
    conditions.structure = structure;
    return compile(chain.value(), conditions).value().policy;
}

HandSetup table_of(int seats, const Stakes& stakes, Chips stack) {
    HandSetup setup;
    setup.seats = seats;
    setup.button = Seat{seats - 1};
    setup.big_blind = Seat{seats == 2 ? 0 : 1};
    setup.blind[Seat{seats == 2 ? 1 : 0}] = Chips{50};
    setup.blind[setup.big_blind] = Chips{100};
    setup.stakes = stakes;
    for (const Seat seat : SeatSet::first(seats)) setup.stack[seat] = stack;
    return setup;
}

// Everything that happened, step by step; begins again when it is full, as if it had been written out. No longer than a
// program that writes it out would keep it: together with the hand it lies in the nearest cache.
class Log {
public:
    // Where the next step writes its events.
    Events& next() noexcept {
        step_ = (step_ + 1) % steps_.size();
        return steps_[step_];
    }
    [[nodiscard]] const Events& last() const noexcept { return steps_[step_]; }

private:
    std::array<Events, 8> steps_;
    std::size_t step_ = 0;
};

struct Played {
    PerSeat<Chips> stacks; // After the hand was paid.
    int acts = 0;
    std::size_t events = 0; // Counted where hands are checked.
};

template <bool checked>
class Table {
public:
    Table(const HandSetup& setup, const Policy& policy) : setup_(setup), policy_(policy) {
        for (int code = 0; code < cards_in_deck; ++code) deck_[static_cast<std::size_t>(code)] = Card{code};
    }

    [[gnu::noinline]] Played play() {
        Hand hand = begin(setup_, policy_, log_.next());
        next_card_ = 0;
        Played played;
        if constexpr (checked) played.events += log_.last().size();
        for (Pending due = pending(hand, policy_); due.awaited != Awaited::nothing; due = pending(hand, policy_)) {
            if (due.awaited == Awaited::act) ++played.acts;
            const StepVerdict verdict = answer(hand, due, log_.next());
            if (!verdict.allowed()) stop("a step was refused");
            if constexpr (checked) {
                played.events += log_.last().size();
                if (broken_invariant(hand) != nullptr) stop("a step broke an invariant");
            }
        }
        const auto won = awards(hand, policy_);
        if (!won) stop("nobody won");
        for (std::size_t i = 0; i < max_seats; ++i) played.stacks.at[i] = hand.round.stack.at[i] + won->at[i];
        return played;
    }

    [[noreturn]] static void stop(const char* what) {
        std::fprintf(stderr, "hand_bench: %s\n", what);
        std::abort();
    }

private:
    // So many cards off the deck, which is shuffled as far as it is dealt.
    std::span<const Card> deal(int count) noexcept {
        Card* const first = deck_.data() + next_card_;
        for (Card* card = first; card != first + count; ++card)
            std::swap(*card, card[random_.below(cards_in_deck - next_card_++)]);
        return {first, static_cast<std::size_t>(count)};
    }

    StepVerdict answer(Hand& hand, const Pending& due, Events& events) noexcept {
        if (due.awaited == Awaited::act) [[likely]]
            return step(hand, act(choose(limits(hand.round, policy_), hand.round.bet_to > no_chips)), policy_, events);
        if (due.awaited == Awaited::show) return step(hand, of_seat(InputKind::show, due.seat), policy_, events);
        if (due.awaited == Awaited::deal_hole) {
            events.clear();
            return deal_around(hand, deal(setup_.seats * due.cards), policy_, events);
        }
        Input input = of_seat(InputKind::deal_board, no_seat);
        for (const Card card : deal(due.cards)) input.cards.push_back(card);
        return step(hand, input, policy_, events);
    }

    // Evenly one of the kinds that are allowed; nobody folds for nothing. A bet or raise is to any amount that is allowed.
    Action choose(const Limits& may, bool bet_lies) noexcept {
        const std::uint32_t die = random_.below((may.can_check ? 1U : 2U) + (may.can_raise() ? 1U : 0U));
        if (may.can_raise() && die == 0) {
            const std::int64_t room = may.max_raise_to.count - may.min_raise_to.count;
            const Chips to = may.min_raise_to + Chips{room > 0 ? random_.below(static_cast<std::uint32_t>(room) + 1) : 0};
            return bet_lies ? raise_to(to) : bet_to(to);
        }
        if (may.can_check) return check();
        return die == 1 ? fold() : call();
    }

    HandSetup setup_;
    Policy policy_;
    Log log_;
    Random random_;
    std::array<Card, cards_in_deck> deck_{};
    std::uint32_t next_card_ = 0;
};

void check_then_time(benchmark::State& state, const HandSetup& setup, const Policy& policy) {
    Table<true> careful{setup, policy};
    Chips before{};
    for (const Chips stack : setup.stack.at) before += stack;
    std::size_t events = 0;
    for (int i = 0; i < checked_hands; ++i) {
        const Played played = careful.play();
        Chips after{};
        for (const Chips stack : played.stacks.at) after += stack;
        if (after != before) Table<true>::stop("chips came or went");
        events += played.events;
    }
    Table<false> table{setup, policy};
    std::int64_t hands = 0;
    std::int64_t acts = 0;
    for (auto _ : state) {
        const Played played = table.play();
        benchmark::DoNotOptimize(played);
        acts += played.acts;
        ++hands;
    }
    state.counters["hands/s"] = benchmark::Counter(static_cast<double>(hands), benchmark::Counter::kIsRate);
    state.counters["acts a hand"] = static_cast<double>(acts) / static_cast<double>(hands);
    state.counters["events a hand"] = static_cast<double>(events) / checked_hands;
}

void no_limit_six_handed(benchmark::State& state) {
    check_then_time(state, table_of(6, {Chips{100}, {}, {}, {}, {}, {}}, Chips{10'000}), policy_of("tda", Structure::no_limit));
}
void fixed_limit_heads_up(benchmark::State& state) {
    check_then_time(state, table_of(2, {{}, Chips{100}, Chips{200}, {}, {}, {}}, Chips{10'000}),
                    policy_of("roberts", Structure::fixed_limit));
}

BENCHMARK(no_limit_six_handed)->Name("hands/no_limit_six_handed");
BENCHMARK(fixed_limit_heads_up)->Name("hands/fixed_limit_heads_up");

} // namespace
} // namespace floorman
