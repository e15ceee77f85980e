// What a shuffle costs: the 17 cards of a six-handed hold'em hand, a whole deck, and a deck with its commitments.

#include <array>
#include <cstdint>

#include <benchmark/benchmark.h>

#include "cards/deck.hpp"
#include "shuffle/commitment.hpp"
#include "shuffle/shuffled_deck.hpp"

namespace floorman::shuffle {
namespace {

constexpr int cards_of_a_hand = 17;

Seed seed_number(std::uint32_t number) {
    std::array<std::uint8_t, Seed::size> bytes{};
    for (std::size_t i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
    return Seed::of(bytes);
}

// Whether the first cards are those of a whole deck that holds every card once.
bool is_a_shuffle(const Seed& seed) {
    const CardRun whole = shuffled_deck(seed, full_deck_cards);
    const CardRun first = first_of_deck(seed, full_deck_cards, cards_of_a_hand);
    for (std::size_t i = 0; i < first.size(); ++i)
        if (first[i] != whole[i]) return false;
    return whole.size() == full_deck_cards && Deck::from(std::span<const Card>(whole.begin(), whole.end())).ok();
}

void shuffle(benchmark::State& state, int count) {
    std::uint32_t number = 0;
    for (; number < 100; ++number)
        if (!is_a_shuffle(seed_number(number))) {
            state.SkipWithError("a shuffle is none");
            return;
        }
    for (auto _ : state) benchmark::DoNotOptimize(first_of_deck(seed_number(number++), full_deck_cards, count));
}

void shuffle_of_a_hand(benchmark::State& state) { shuffle(state, cards_of_a_hand); }
void shuffle_of_a_deck(benchmark::State& state) { shuffle(state, full_deck_cards); }

void commit(benchmark::State& state) {
    const DeckName name{"oak", 12, full_deck_cards};
    std::uint32_t number = 0;
    for (auto _ : state) {
        const std::vector<Opening> openings = openings_of(seed_number(number++), full_deck_cards);
        const std::vector<Commitment> commitments = commitments_to(name, openings);
        benchmark::DoNotOptimize(commitments.data());
        if (number == 1 && !check(name, commitments, openings[51])) state.SkipWithError("an opening does not fit");
    }
}

BENCHMARK(shuffle_of_a_hand)->Name("shuffle/17_cards");
BENCHMARK(shuffle_of_a_deck)->Name("shuffle/deck");
BENCHMARK(commit)->Name("shuffle/committed_deck");

} // namespace
} // namespace floorman::shuffle
