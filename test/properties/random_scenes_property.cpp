// Random scenes of words, chips and gestures: none crashes, none loses a chip, every line gets a ruling.

#include <random>

#include <gtest/gtest.h>

#include "support/played_scene.hpp"
#include "support/random_scene.hpp"

namespace floorman {
namespace {

#ifdef NDEBUG
constexpr int scenes = 20'000;
#else
constexpr int scenes = 4'000; // Builds for testing are slow, and stop at a ruling that the hand does not take.
#endif

TEST(RandomScenes, KeepEveryChipAndGiveEveryLineARuling) {
    std::mt19937 random{20'261'130};
    SceneMaker maker{[&random](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); }};
    for (int i = 0; i < scenes; ++i) {
        const std::string text = maker.scene();
        const Result<Spot, SceneError> spot = read_scene(text, "random.json");
        ASSERT_TRUE(spot.ok()) << text << "\n" << spot.error().what;
        constexpr std::array<std::string_view, 4> books{"tda", "roberts", "wsop", "home"};
        const std::string_view book = books[static_cast<std::size_t>(i % 4)];
        ASSERT_EQ(fault_of(played_under(*spot, book), *spot), "") << book << ": " << text;
    }
}

} // namespace
} // namespace floorman
