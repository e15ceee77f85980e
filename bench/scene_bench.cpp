// What a ruled scene costs, from its text to its report: words, chips and gestures under the four books.

#include <array>
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "scene/report_json.hpp"
#include "support/played_scene.hpp"
#include "support/random_scene.hpp"

namespace floorman {
namespace {

constexpr std::array<std::string_view, 4> book_names{"tda", "roberts", "wsop", "home"};

std::vector<std::string> made_scenes(int count) {
    std::mt19937 random{4'11'2026};
    SceneMaker maker{[&random](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); }};
    std::vector<std::string> scenes;
    while (std::cmp_less(scenes.size(), count)) scenes.push_back(maker.scene());
    return scenes;
}

void scenes(benchmark::State& state) {
    const std::vector<std::string> texts = made_scenes(1000);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Result<Spot, SceneError> spot = read_scene(texts[i], "bench.json");
        if (!spot || !fault_of(played_under(*spot, book_names[i % book_names.size()]), *spot).empty()) {
            state.SkipWithError("a scene was not ruled as it should be");
            return;
        }
    }
    std::size_t next = 0;
    for (auto _ : state) {
        const Result<Spot, SceneError> spot = read_scene(texts[next], "bench.json");
        benchmark::DoNotOptimize(report_json(played_under(*spot, book_names[next % book_names.size()]), *spot));
        next = (next + 1) % texts.size();
    }
    state.counters["scenes/s"] = benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK(scenes);

} // namespace
} // namespace floorman
