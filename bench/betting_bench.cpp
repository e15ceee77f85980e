// What betting costs: limits, judge and apply, on the shipped engine. Each result is checked before it is timed.

#include <array>
#include <cstdio>
#include <cstdlib>

#include <benchmark/benchmark.h>

#include "betting/apply.hpp"
#include "betting/judge.hpp"
#include "rules/books.hpp"

namespace floorman {
namespace {

// A policy of the book for hold'em under a structure.
Policy policy_of(std::string_view book, Structure structure) {
    const auto chain = chain_of(book_named(book));
    Conditions conditions;
    conditions.structure = structure;
    return compile(chain.value(), conditions).value().policy;
}

// Six seats before the flop, blinds 50 and 100.
Round six_handed() {
    Round round;
    round.live = round.with_chips = round.waiting = SeatSet::first(6);
    for (const Seat seat : round.live) round.stack[seat] = Chips{10'000};
    const auto post = [&round](Seat seat, Chips amount) {
        round.stack[seat] -= amount;
        round.wagered_to[seat] = amount;
        round.pot += amount;
    };
    post(Seat{0}, Chips{50});
    post(Seat{1}, Chips{100});
    round.bet_to = round.full_to = round.short_from = round.last_full_raise = round.unit = round.most = Chips{100};
    round.counted_up.add(Seat{0});
    round.counted_until = Seat{1};
    round.to_act = Seat{2};
    return round;
}

constexpr std::array no_limit_acts{raise_to(Chips{250}), call(), raise_to(Chips{900}), fold(), fold(), fold(), call(), fold()};
constexpr std::array pot_limit_acts{raise_to(Chips{250}), call(), raise_to(Chips{1000}), fold(), fold(), fold(), call(), fold()};
constexpr std::array fixed_limit_acts{raise_to(Chips{200}), call(), raise_to(Chips{300}), fold(), fold(), fold(), call(), call()};

// Plays a street: limits, judge, apply for each act. Returns what the last limits said, so that none is optimized away.
template <class Acts>
std::int64_t play_street(Round& round, const Acts& acts, const Policy& policy) {
    std::int64_t sum = 0;
    for (const Action action : acts) {
        const Limits allowed = limits(round, policy);
        if (!judge(round, action, allowed, policy).allowed()) std::abort();
        apply(round, action, policy);
        sum += allowed.max_raise_to.count;
    }
    return sum;
}

template <class Acts>
void check_then_time(benchmark::State& state, const Acts& acts, const Policy& policy, Chips gathered) {
    Round played = six_handed();
    play_street(played, acts, policy);
    Chips in_front{};
    for (const Chips wager : played.wagered_to.at) in_front += wager;
    if (played.to_act.exists() || in_front != gathered) {
        state.SkipWithError("the street did not end as it should");
        return;
    }
    const Round start = six_handed();
    for (auto _ : state) {
        Round round = start;
        benchmark::DoNotOptimize(play_street(round, acts, policy));
        benchmark::DoNotOptimize(round);
    }
    state.counters["actions/s"] = benchmark::Counter(static_cast<double>(acts.size()),
                                                     benchmark::Counter::kIsIterationInvariantRate);
}

void no_limit(benchmark::State& state) {
    check_then_time(state, no_limit_acts, policy_of("tda", Structure::no_limit), Chips{900 + 900 + 250 + 150});
}
void pot_limit(benchmark::State& state) {
    check_then_time(state, pot_limit_acts, policy_of("wsop", Structure::pot_limit), Chips{1000 + 1000 + 250 + 150});
}
void fixed_limit(benchmark::State& state) {
    check_then_time(state, fixed_limit_acts, policy_of("roberts", Structure::fixed_limit), Chips{300 + 300 + 300 + 150});
}

BENCHMARK(no_limit)->Name("betting/no_limit");
BENCHMARK(pot_limit)->Name("betting/pot_limit");
BENCHMARK(fixed_limit)->Name("betting/fixed_limit");

} // namespace
} // namespace floorman
