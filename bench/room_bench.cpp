// What live tables cost: six-seat tables of bots, every act judged, journalled, on the disk, and only then acknowledged; and
// a start with ten thousand stored tables.
//
// An action is a record that became durable. p99_us is from the moment an order was judged until it was acknowledged; the bare loop
// of journal_bench, in the same run, says what the disk alone takes.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include <benchmark/benchmark.h>

#include "folder.hpp"
#include "journal/sqlite_journal.hpp"
#include "room/room.hpp"

namespace floorman::room {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t actions_each = 60; // Of a table.
constexpr std::size_t stored_tables = 10'000;
constexpr const char* settings = R"({"seats": 6, "bots": 6, "think": 1, "pace": 1, "clock": 0})";

// A room whose loop is turned here, and whose clock runs as fast as its tables can act.
class Loop {
public:
    explicit Loop(journal::Journal& journal) : writer_(journal) {
        Room::Ports ports;
        ports.now = [this] { return now_; };
        ports.post = [this](std::function<void()> work) {
            const std::scoped_lock lock(mutex_);
            posted_.push_back(std::move(work));
        };
        ports.note = [](std::string_view, const std::string& what) { std::fprintf(stderr, "room_bench: %s\n", what.c_str()); };
        room_ = std::make_unique<Room>(journal, writer_, std::move(ports),
                                       RoomLimits{.tables = stored_tables, .tables_each = stored_tables});
    }
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop() { writer_.stop(); }

    [[nodiscard]] Room& room() { return *room_; }

    void turn() {
        std::deque<std::function<void()>> work;
        {
            const std::scoped_lock lock(mutex_);
            work.swap(posted_);
        }
        for (const std::function<void()>& one : work) one();
        if (work.empty()) std::this_thread::yield();
    }
    void settle() {
        while (writer_.waiting() > 0) turn();
        turn();
    }
    void pass(std::int64_t milliseconds) { now_ += milliseconds; }

private:
    journal::Writer writer_;
    std::int64_t now_ = 1'000'000;
    std::mutex mutex_;
    std::deque<std::function<void()>> posted_;
    std::unique_ptr<Room> room_;
};

void bots(benchmark::State& state) {
    const auto count = static_cast<std::size_t>(state.range(0));
    std::vector<double> waits;
    std::int64_t acknowledged = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        auto journal = journal::SqliteJournal::open(folder.path());
        if (!journal.ok()) std::abort();
        Loop loop(**journal);
        std::vector<std::string> keys;
        for (std::size_t i = 0; i < count; ++i) keys.push_back(loop.room().make(settings, "host", "bench", true).value());
        loop.settle();
        std::vector<std::uint64_t> first(count);
        for (std::size_t i = 0; i < count; ++i) first[i] = loop.room().seqs(keys[i]).last;
        std::vector<std::deque<Clock::time_point>> judged(count);
        std::vector<std::uint64_t> last = first;
        std::vector<std::uint64_t> durable = first;
        std::size_t open = count;
        state.ResumeTiming();
        while (open > 0) {
            // A table acts when all that it did is acknowledged, as people do.
            loop.pass(2);
            loop.room().tick();
            loop.turn();
            const Clock::time_point now = Clock::now();
            open = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const Room::Seqs seqs = loop.room().seqs(keys[i]);
                for (; last[i] < seqs.last; ++last[i]) judged[i].push_back(now);
                for (; durable[i] < seqs.durable; ++durable[i]) {
                    waits.push_back(std::chrono::duration<double, std::micro>(now - judged[i].front()).count());
                    judged[i].pop_front();
                    ++acknowledged;
                }
                open += durable[i] < first[i] + actions_each;
            }
        }
        state.PauseTiming();
        loop.settle();
        for (const std::string& key : keys)
            if (chips_in_sitting(loop.room().table(key)->sitting()).count %
                    loop.room().table(key)->settings().house.least_buy_in.count !=
                0)
                state.SkipWithError("chips were lost");
        state.ResumeTiming();
    }
    std::ranges::sort(waits);
    if (waits.empty()) return;
    state.counters["actions/s"] = benchmark::Counter(static_cast<double>(acknowledged), benchmark::Counter::kIsRate);
    state.counters["p50_us"] = waits[waits.size() / 2];
    state.counters["p99_us"] = waits[waits.size() * 99 / 100];
}

void start(benchmark::State& state) {
    const Folder folder;
    {
        auto journal = journal::SqliteJournal::open(folder.path());
        if (!journal.ok()) std::abort();
        Loop loop(**journal);
        for (std::size_t i = 0; i < stored_tables; ++i) static_cast<void>(loop.room().make(settings, "host", "bench", true));
        for (int i = 0; i < 30; ++i) {
            loop.pass(2000);
            loop.room().tick();
            loop.settle();
        }
    }
    for (auto _ : state) {
        auto journal = journal::SqliteJournal::open(folder.path());
        if (!journal.ok()) std::abort();
        Loop loop(**journal);
        if (loop.room().open()) state.SkipWithError("the tables could not be found");
        if (loop.room().tables() != stored_tables) state.SkipWithError("tables were lost");
    }
}

BENCHMARK(bots)->Name("room/bots")->Arg(100)->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(bots)->Name("room/load")->Arg(1000)->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(start)->Name("room/start_10000_tables")->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace floorman::room
