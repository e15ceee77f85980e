// Plays random hands through the engine and asks the auditor about each of them after every act.
//
//     simulation [--seed N] [--hands N] [--seconds N] [--threads N]
//         until the hands or the seconds that are named run out; where neither is, 200,000 hands or 60 seconds
//     simulation --seed N --hand K
//         one hand of a seed again
//     simulation --game NAME ...
//         hands of that game only; `simulation games` lists them
//     simulation worlds [--write]
//         small worlds, see small_worlds.hpp; in the root of the sources
//
// A seed and a hand's number make the hand, whatever the threads. Where the two differ it prints the smallest hand that
// still shows it, as a scene, with both opinions. Closes with "N passed, N failed" (hands); exit status 0 if none failed.

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#include "simulation/draw_hand.hpp"
#include "simulation/examples.hpp"
#include "simulation/shrink.hpp"
#include "simulation/small_worlds.hpp"

namespace simulation {

namespace {

struct Options {
    std::uint64_t seed = 1;
    std::optional<std::uint64_t> hands, seconds;
    std::uint64_t threads = 2;
    std::optional<std::uint64_t> only;
    const floorman::Game* game = nullptr;
};

constexpr std::uint64_t usual_hands = 200'000;
constexpr std::uint64_t usual_seconds = 60;
constexpr std::uint64_t without_end = 100'000'000'000;
constexpr int most_acts = 150;

// The hand as far as it was played, when engine and auditor differ on it.
std::optional<Scenario> played(const Options& options, std::uint64_t hand) {
    Random random(options.seed, hand);
    Scenario scenario = draw_scenario(random, options.game);
    Contest contest(scenario);
    while (!contest.difference() && !contest.over() && contest.acts() < most_acts) {
        if (random.chance(50)) {
            const auditor::Act probe = draw_probe(random, contest);
            contest.probe(probe);
            if (contest.difference()) {
                scenario.acts.push_back(probe);
                return scenario;
            }
        }
        const auditor::Act act = draw_act(random, contest);
        scenario.acts.push_back(act);
        if (!contest.play(act) && !contest.difference()) break; // Both refuse what the view seemed to allow.
    }
    if (contest.difference()) return scenario;
    return std::nullopt;
}

void print(const Options& options, std::uint64_t hand, const Scenario& scenario) {
    const Scenario small = shrunk(scenario);
    const std::optional<std::string> difference = first_difference(small);
    std::printf("Engine and auditor differ: --seed %llu --hand %llu\n\n%s\n%s\n", static_cast<unsigned long long>(options.seed),
                static_cast<unsigned long long>(hand), scene_of(small).c_str(), difference ? difference->c_str() : "");
}

int run(const Options& options) {
    std::atomic<std::uint64_t> next{options.only.value_or(0)};
    const std::uint64_t hands = options.hands.value_or(options.seconds ? without_end : usual_hands);
    const std::uint64_t seconds = options.seconds.value_or(options.hands ? without_end / 1000 : usual_seconds);
    const std::uint64_t end = options.only ? *options.only + 1 : hands;
    std::atomic<std::uint64_t> passed{0};
    std::atomic<bool> stop{false};
    std::mutex guard;
    std::optional<std::pair<std::uint64_t, Scenario>> failed; // The first by number.
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    const auto work = [&] {
        while (!stop && std::chrono::steady_clock::now() < deadline) {
            const std::uint64_t hand = next++;
            if (hand >= end) return;
            if (const auto scenario = played(options, hand)) {
                const std::scoped_lock lock(guard);
                if (!failed || hand < failed->first) failed = {hand, *scenario};
                stop = true;
            } else {
                ++passed;
            }
        }
    };
    std::printf("seed %llu\n", static_cast<unsigned long long>(options.seed));
    std::fflush(stdout);
    std::vector<std::thread> threads;
    for (std::uint64_t i = 1; i < options.threads; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    if (failed) print(options, failed->first, failed->second);
    std::printf("%llu passed, %d failed\n", static_cast<unsigned long long>(passed.load()), failed ? 1 : 0);
    return failed || passed == 0 ? 1 : 0;
}

bool read_number(std::string_view text, std::uint64_t& number) {
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

// Nothing when an argument cannot be read; its name is printed.
std::optional<Options> read_options(const std::vector<std::string_view>& words) {
    Options options;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        std::uint64_t number = 0;
        if (words[i] == "--game" && i + 1 < words.size()) {
            options.game = floorman::game_named(words[i + 1]);
            if (options.game != nullptr) continue;
            std::fprintf(stderr, "there is no game %s\n", std::string(words[i + 1]).c_str());
            return std::nullopt;
        }
        if (i + 1 >= words.size() || !read_number(words[i + 1], number)) {
            std::fprintf(stderr, "%s needs a whole number\n", std::string(words[i]).c_str());
            return std::nullopt;
        }
        if (words[i] == "--seed")
            options.seed = number;
        else if (words[i] == "--hands")
            options.hands = number;
        else if (words[i] == "--seconds")
            options.seconds = number;
        else if (words[i] == "--threads")
            options.threads = std::clamp<std::uint64_t>(number, 1, 64);
        else if (words[i] == "--hand")
            options.only = number;
        else {
            std::fprintf(stderr, "unknown option %s\n", std::string(words[i]).c_str());
            return std::nullopt;
        }
    }
    return options;
}

} // namespace

} // namespace simulation

int main(int count, char** arguments) {
    const std::vector<std::string_view> words(arguments + 1, arguments + count);
    if (!simulation::auditor_knows_the_examples()) return 1;
    if (!words.empty() && words[0] == "worlds") return simulation::run_worlds(words.size() > 1 && words[1] == "--write");
    if (!words.empty() && words[0] == "games") {
        for (const floorman::Game& game : floorman::all_games()) std::printf("%s\n", std::string(game.name).c_str());
        return 0;
    }
    const auto options = simulation::read_options(words);
    return options ? simulation::run(*options) : 2;
}
