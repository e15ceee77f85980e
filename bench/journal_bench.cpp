// What durable appends cost: 100 tables that each send the next append when an earlier one is durable, one or sixteen at a time on
// their way, and in the same run a bare loop that writes 4 KiB and waits for the disk, so that one can be told as a multiple of the
// other.
//
// What a disk takes differs from one moment to the next; p50_us and p99_us are microseconds until an append is answered, or
// until the bare loop goes round.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "bare_fsync.hpp"
#include "folder.hpp"
#include "journal/memory_journal.hpp"
#include "journal/sqlite_journal.hpp"
#include "journal/writer.hpp"

namespace floorman::journal {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t table_count = 100;
constexpr std::uint64_t appends_each = 400;
constexpr std::size_t body_bytes = 200;
constexpr int bare_rounds = 10000;

double microseconds(Clock::duration took) { return std::chrono::duration<double, std::micro>(took).count(); }

void tell_waits(benchmark::State& state, std::vector<double>& waits) {
    std::ranges::sort(waits);
    state.counters["p50_us"] = waits[waits.size() / 2];
    state.counters["p99_us"] = waits[waits.size() * 99 / 100];
}

// All tables at once, each with so many appends at a time on their way.
class Tables {
public:
    Tables(Journal& journal, std::uint64_t ahead)
        : ahead_(ahead), sent_(table_count, std::vector<Clock::time_point>(appends_each)), writer_(journal) {
        waits_.reserve(table_count * appends_each);
    }

    void run() {
        {
            const std::scoped_lock lock(first_sends_); // No answer sends before all of these are sent.
            for (std::uint64_t prev = 0; prev < ahead_; ++prev)
                for (std::size_t table = 0; table < table_count; ++table) send(table, prev);
        }
        for (std::size_t left = open_; left > 0; left = open_) open_.wait(left);
        writer_.stop();
    }
    [[nodiscard]] std::vector<double>& waits() { return waits_; }
    [[nodiscard]] bool failed() const { return failed_; }

private:
    void send(std::size_t table, std::uint64_t prev) {
        sent_[table][prev] = Clock::now();
        Append append{
            "table-" + std::to_string(table), prev, {std::string(body_bytes, static_cast<char>('a' + prev % 26))}, {}, {}, {}};
        append.key[0] = 1;
        append.key[1] = static_cast<std::uint8_t>(table);
        const auto answer = [this, table, prev](const Appended& appended) {
            const std::scoped_lock lock(first_sends_);
            waits_.push_back(microseconds(Clock::now() - sent_[table][prev]));
            if (appended.outcome != Outcome::done) failed_ = true;
            if (prev + ahead_ < appends_each) send(table, prev + ahead_);
            if (open_.fetch_sub(1) == 1) open_.notify_all();
        };
        if (writer_.submit(std::move(append), answer) != Taken::taken) std::abort(); // Fewer wait than may.
    }

    std::uint64_t ahead_;
    std::atomic<std::size_t> open_{table_count * appends_each}; // Not answered yet.
    std::vector<std::vector<Clock::time_point>> sent_;
    std::mutex first_sends_;
    bool failed_ = false; // The writer's thread alone writes this and `waits_` while it runs.
    std::vector<double> waits_;
    Writer writer_;
};

bool is_all_there(const Journal& journal) {
    std::size_t tables = 0;
    const auto wrong = journal.tables([&tables](const StoredTable& table) { tables += table.last == appends_each; });
    const auto records = journal.read("table-7", 0);
    return !wrong && tables == table_count && records.ok() && accepted(0, *records).size() == appends_each &&
           records->back().body == std::string(body_bytes, static_cast<char>('a' + (appends_each - 1) % 26));
}

template <class Open>
void append(benchmark::State& state, const Open& open) {
    std::vector<double> waits;
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        const std::unique_ptr<Journal> journal = open(folder.path());
        Tables tables(*journal, static_cast<std::uint64_t>(state.range(0)));
        state.ResumeTiming();
        tables.run();
        state.PauseTiming();
        if (tables.failed() || !is_all_there(*journal)) {
            state.SkipWithError("an append was lost");
            return;
        }
        waits = std::move(tables.waits());
        state.ResumeTiming();
    }
    tell_waits(state, waits);
    state.counters["appends/s"] = benchmark::Counter(table_count * appends_each, benchmark::Counter::kIsIterationInvariantRate);
}

void durable_appends(benchmark::State& state) {
    append(state, [](const std::string& folder) -> std::unique_ptr<Journal> {
        auto opened = SqliteJournal::open(folder);
        if (!opened) std::abort();
        return std::move(opened).value();
    });
}

void remembered_appends(benchmark::State& state) {
    append(state, [](const std::string&) -> std::unique_ptr<Journal> { return std::make_unique<MemoryJournal>(); });
}

void bare_fsync(benchmark::State& state) {
    std::vector<double> waits;
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        BareFsync disk(folder.path() + "/file");
        state.ResumeTiming();
        waits.clear();
        for (int round = 0; round < bare_rounds; ++round) waits.push_back(disk.round());
        if (disk.failed()) state.SkipWithError("the disk does not take it");
    }
    tell_waits(state, waits);
    state.counters["rounds/s"] = benchmark::Counter(bare_rounds, benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK(durable_appends)
    ->Name("journal/durable")
    ->ArgName("ahead")
    ->Arg(1)
    ->Arg(16)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(remembered_appends)->Name("journal/in_memory")->ArgName("ahead")->Arg(16)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(bare_fsync)->Name("journal/bare_fsync")->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace floorman::journal
