// PHH read, replayed and verified, from text in memory to a verdict: what a core of `floorman verify` does.

#include <random>

#include <benchmark/benchmark.h>

#include "history/judge_hand.hpp"
#include "history/read_hands.hpp"
#include "rules/books.hpp"
#include "support/random_history.hpp"

namespace floorman {
namespace {

constexpr int hands_in_file = 2'000;

enum class Stacks { same, changing };

// Six-handed no-limit hands with all cards known: every hand with the same stacks, as research writes them, or with others.
std::string file_of_hands(Stacks stacks) {
    std::mt19937 random{20'261'130};
    HandMaker maker{[&random](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); }};
    std::string text;
    for (int i = 1; i <= hands_in_file; ++i) {
        const PlayedHand hand = stacks == Stacks::same ? maker.usual() : maker.cash();
        text += "[" + std::to_string(i) + "]\n" + phh_text(hand.phh()) + "\n";
    }
    return text;
}

class Counting : public HandVisitor {
public:
    explicit Counting(JudgeHand& judge) : judge_(judge) {}
    void hand(const Record& record) override { ok += judge_.judge(record) == HandVerdict::ok ? 1 : 0; }
    void unreadable(const Unreadable&) override { ++bad; }

    int ok = 0;
    int bad = 0;

private:
    JudgeHand& judge_;
};

void verify(benchmark::State& state, Stacks stacks, bool toml_only) {
    const std::string text = file_of_hands(stacks);
    JudgeHand judge(chain_of(book_named("tda")).value());
    ReadHands reader(ReadOptions{false, toml_only});
    Counting first(judge);
    reader.read(text, Format::phhs, 1, first);
    if (first.ok != hands_in_file) state.SkipWithError("not every hand is ok");
    for (auto _ : state) {
        Counting counting(judge);
        reader.read(text, Format::phhs, 1, counting);
        benchmark::DoNotOptimize(counting.ok);
    }
    state.counters["hands/s"] = benchmark::Counter(hands_in_file, benchmark::Counter::kIsIterationInvariantRate);
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

class Nothing : public HandVisitor {
public:
    void hand(const Record& record) override { benchmark::DoNotOptimize(record.deeds.data()); }
    void unreadable(const Unreadable&) override {}
};

void read(benchmark::State& state) {
    const std::string text = file_of_hands(Stacks::same);
    ReadHands reader(ReadOptions{});
    Nothing nothing;
    for (auto _ : state) reader.read(text, Format::phhs, 1, nothing);
    state.counters["hands/s"] = benchmark::Counter(hands_in_file, benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK_CAPTURE(verify, scanned, Stacks::same, false)->Name("history/verify");
BENCHMARK_CAPTURE(verify, cash, Stacks::changing, false)->Name("history/verify_cash");
BENCHMARK(read)->Name("history/read");
BENCHMARK_CAPTURE(verify, by_toml, Stacks::same, true)->Name("history/verify_by_toml");

} // namespace
} // namespace floorman
