// How fast hands are ranked. What is timed is checked first: a fast wrong answer is worth nothing.
//
// Items per second are hands per second. "Random" hands come in no order, so that nothing of one helps with the next;
// "ordered" is every hand of seven cards in turn, keeping the total of the cards that stay.

#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "cards/high.hpp"
#include "cards/holding.hpp"
#include "cards/low.hpp"
#include "cards/omaha.hpp"

namespace floorman {
namespace {

constexpr std::size_t random_hands = std::size_t{1} << 20;

using Deal = std::array<Card, 9>; // A board of five, and four more.

const std::vector<Deal>& deals() {
    static const std::vector<Deal> all = [] {
        std::mt19937 random{2026};
        std::array<Card, cards_in_deck> deck;
        for (int code = 0; code < cards_in_deck; ++code) deck[static_cast<std::size_t>(code)] = Card{code};
        std::vector<Deal> dealt(random_hands);
        for (Deal& deal : dealt)
            for (std::size_t i = 0; i < deal.size(); ++i) {
                std::swap(deck[i], deck[i + random() % (deck.size() - i)]);
                deal[i] = deck[i];
            }
        return dealt;
    }();
    return all;
}

CardSet first_of(const Deal& deal, std::size_t count) { return CardSet::of(std::span{deal.data(), count}); }

std::vector<CardSet> sets_of(std::size_t count) {
    std::vector<CardSet> sets;
    sets.reserve(random_hands);
    for (const Deal& deal : deals()) sets.push_back(first_of(deal, count));
    return sets;
}

// Visits all 133,784,560 hands of seven cards.
template <class Use>
void for_each_seven(Use&& use) {
    std::array<Holding, cards_in_deck> one;
    for (int code = 0; code < cards_in_deck; ++code) one[static_cast<std::size_t>(code)] += Card{code};
    for (std::size_t a = 6; a < one.size(); ++a)
        for (std::size_t b = 5; b < a; ++b) {
            const Holding two = one[a] + one[b];
            for (std::size_t c = 4; c < b; ++c) {
                const Holding three = two + one[c];
                for (std::size_t d = 3; d < c; ++d) {
                    const Holding four = three + one[d];
                    for (std::size_t e = 2; e < d; ++e) {
                        const Holding five = four + one[e];
                        for (std::size_t f = 1; f < e; ++f) {
                            const Holding six = five + one[f];
                            for (std::size_t g = 0; g < f; ++g) use((six + one[g]).high());
                        }
                    }
                }
            }
        }
}

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "cards_bench: %s\n", what);
    std::abort();
}

bool checked() {
    std::array<std::uint64_t, categories> counts{};
    for_each_seven([&](Strength strength) { ++counts[static_cast<std::size_t>(category_of_high(strength))]; });
    const std::array<std::uint64_t, categories> known{23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020,
                                                      4'047'644,  3'473'184,  224'848,    41'584};
    require(counts == known, "the categories of all hands of seven cards are not what they must be");

    for (const Deal& deal : deals()) {
        const CardSet seven = first_of(deal, 7);
        Strength best;
        for (const Card out : seven)
            for (const Card also_out : seven - CardSet::of(out))
                best = std::max(best, high_of(seven - CardSet::of(out) - CardSet::of(also_out)));
        require(high_of(seven) == best, "seven cards are not worth their best five");
        require(Holding{seven}.high() == best, "a holding and a set differ");
    }
    return true;
}

// Every figure begins here; the first does the work.
void check_before_timing() {
    static const bool done = checked();
    benchmark::DoNotOptimize(done);
}

void high_random_sets(benchmark::State& state) {
    check_before_timing();
    const auto hands = sets_of(7);
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (const CardSet hand : hands) sum += high_of(hand).value;
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(random_hands));
}

// Seven cards one by one, as they come from a shuffle.
void high_random_cards(benchmark::State& state) {
    check_before_timing();
    const auto& all = deals();
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (const Deal& deal : all) {
            Holding holding;
            for (std::size_t i = 0; i < 7; ++i) holding += deal[i];
            sum += holding.high().value;
        }
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(random_hands));
}

void high_ordered(benchmark::State& state) {
    check_before_timing();
    std::int64_t hands = 0;
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for_each_seven([&](Strength strength) {
            sum += strength.value;
            ++hands;
        });
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(hands);
}

void omaha_high_random(benchmark::State& state) {
    check_before_timing();
    const auto& all = deals();
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < random_hands / 16; ++i) {
            const CardSet board = first_of(all[i], 5);
            sum += omaha_high_of(first_of(all[i], 9) - board, board).value;
        }
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(random_hands / 16));
}

template <Strength (*low_of)(CardSet) noexcept>
void low_random(benchmark::State& state) {
    check_before_timing();
    const auto hands = sets_of(7);
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (const CardSet hand : hands) sum += low_of(hand).value;
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(random_hands));
}

BENCHMARK(high_random_sets)->Unit(benchmark::kMillisecond);
BENCHMARK(high_random_cards)->Unit(benchmark::kMillisecond);
BENCHMARK(high_ordered)->Unit(benchmark::kMillisecond);
BENCHMARK(omaha_high_random)->Unit(benchmark::kMillisecond);
BENCHMARK(low_random<eight_or_better_of>)->Name("eight_or_better_random")->Unit(benchmark::kMillisecond);
BENCHMARK(low_random<ace_to_five_of>)->Name("ace_to_five_random")->Unit(benchmark::kMillisecond);

} // namespace
} // namespace floorman
