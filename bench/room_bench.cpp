// What live tables cost: six-seat tables of bots, every act judged, journalled, on the disk, and only then acknowledged; and
// a start with ten thousand stored tables.
//
// An action is a record that became durable: an act of a bot, which looks at its cards first, or a deal. Nobody is connected, so no
// update is written. One thread judges and acknowledges, and the journal's writes.
//
// room/bots/100: as many as can be. Each of 100 tables acts anew as soon as its last action is acknowledged, so one action a table is
// on its way at a time, and the wait is what so many tables make of it. p50_us and p99_us are from just before an action was judged
// until it was acknowledged. cpu_us is what an action takes of both threads together.
// room/load/1000: the same with 1000 tables.
//
// room/steady/100: what people would feel. Each of 100 tables acts some time after its last action was judged, 20 ms on the average and
// at every table another, so that they do not fall into step; about 5,000 actions a second together, a hundred times what people do.
// p50_us and p99_us are from when an action was due until it was acknowledged, so an action that had to wait for its turn counts with
// all its wait.
//
// What the disk alone takes differs from one moment to the next, so these stop ten times, and a bare loop that writes 4 KiB
// and waits for the disk goes round for a while: bare_p99_us is the slowest hundredth of its rounds. What comes before the first
// stop is not counted: all tables begin at once there, and the disk still works off the new log.
//
// A round counts once however long it takes, but an action that is due while the disk is busy waits for the rest of a round and then
// for its own, and one pause of the machine is a wait of all that are due meanwhile. So the steady tables' actions are played to the
// bare loop too, due at the same times, and served all that are due at a time: served_p99_us is what they wait for it alone.

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include <sys/prctl.h>

#include <benchmark/benchmark.h>

#include "bare_fsync.hpp"
#include "folder.hpp"
#include "journal/sqlite_journal.hpp"
#include "room/room.hpp"

namespace floorman::room {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t actions_in_all = 50'000; // At least, in equal parts of all tables.
constexpr std::uint64_t slices = 10;             // After each of which the disk is looked at by itself,
constexpr std::uint64_t warm_up = 1;             // and as many as this before them, that are not counted.
constexpr int bare_rounds = 500;
constexpr auto rest = std::chrono::milliseconds(50); // For what the journal still does.
constexpr std::int64_t rounds_a_second = 100'000;    // Of the clock of the steady tables, which is finer than milliseconds.
constexpr std::int64_t least_think = 1500;           // Rounds; that of the first table.
constexpr std::int64_t most_think = 2500;            // That of the last.
constexpr Clock::duration a_moment = std::chrono::microseconds(100);
constexpr std::size_t stored_tables = 10'000;
constexpr const char* bots_settings = R"({"seats": 6, "bots": 6, "think": 1, "pace": 1, "clock": 0})";

// What the bots of one of so many tables take their time by.
std::string steady_settings(std::size_t table, std::size_t tables) {
    const std::int64_t think = least_think + (most_think - least_think) * static_cast<std::int64_t>(table) /
                                                 static_cast<std::int64_t>(std::max<std::size_t>(tables - 1, 1));
    const std::string rounds = std::to_string(think);
    return R"({"seats": 6, "bots": 6, "think": )" + rounds + R"(, "pace": )" + rounds + R"(, "clock": 0})";
}

// A room whose loop is turned here, and whose clock runs as fast as its tables can act.
class Loop {
public:
    explicit Loop(journal::Journal& journal) : writer_(journal) {
        Room::Ports ports;
        ports.now = [this] { return now_; };
        ports.post = [this](std::function<void()> work) {
            {
                const std::scoped_lock lock(mutex_);
                posted_.push_back(std::move(work));
            }
            wake_.notify_one();
        };
        ports.note = [](std::string_view, const std::string& what) { std::fprintf(stderr, "room_bench: %s\n", what.c_str()); };
        room_ = std::make_unique<Room>(journal, writer_, std::move(ports),
                                       RoomLimits{.tables = stored_tables, .tables_each = stored_tables});
    }
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop() { writer_.stop(); }

    [[nodiscard]] Room& room() { return *room_; }

    // What time brings and what the disk has answered; where neither has anything, waits for the disk until then. Whether anything
    // happened.
    bool turn(Clock::time_point until) {
        const std::uint64_t before = room_->counts().orders;
        const bool more = room_->tick();
        std::deque<std::function<void()>> work;
        {
            std::unique_lock lock(mutex_);
            if (!more) wake_.wait_until(lock, until, [this] { return !posted_.empty(); });
            work.swap(posted_);
        }
        for (const std::function<void()>& one : work) one();
        return !work.empty() || room_->counts().orders != before;
    }
    bool turn() { return turn(Clock::now() + a_moment); }
    // Waits for what the disk still has to answer, without time going on; false when that is nothing.
    bool hear_the_disk() {
        std::deque<std::function<void()>> work;
        {
            std::unique_lock lock(mutex_);
            wake_.wait_for(lock, a_moment, [this] { return !posted_.empty(); });
            work.swap(posted_);
        }
        for (const std::function<void()>& one : work) one();
        return !work.empty() || writer_.waiting() > 0;
    }
    // Until nothing is due and everything is on the disk.
    void settle() {
        while (writer_.waiting() > 0 || (room_->next_due() && *room_->next_due() <= now_)) turn();
        turn();
    }
    void pass(std::int64_t milliseconds) { now_ += milliseconds; }
    void set(std::int64_t now) { now_ = now; }
    [[nodiscard]] std::int64_t now() const { return now_; }

private:
    journal::Writer writer_;
    std::int64_t now_ = 1'000'000;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> posted_;
    std::unique_ptr<Room> room_;
};

// The tables of a figure, and the waits of their actions.
class Tables {
public:
    // `settings` are those of each table, by its number from 0 and how many there are.
    template <class Settings>
    Tables(Loop& loop, std::size_t count, const Settings& settings) : loop_(loop), each_(count) {
        for (std::size_t i = 0; i < count; ++i)
            each_[i].key = loop.room().make(settings(i, count), "host", "bench", true).value();
        loop.settle();
        for (Each& each : each_) each.first = each.last = each.durable = loop.room().seqs(each.key).last;
    }

    // Looks what was judged, which began at `began`, and what was acknowledged until `now`, both in microseconds. Whether every
    // table has done its part of so many slices.
    bool look(double began, double now, std::uint64_t slice) {
        std::size_t open = 0;
        for (Each& each : each_) {
            const Room::Seqs seqs = loop_.room().seqs(each.key);
            if (each.last != seqs.last || each.durable != seqs.durable) each.knows_due = false;
            for (; each.last < seqs.last; ++each.last) each.judged.push_back(each.due ? *each.due : began);
            for (; each.durable < seqs.durable; ++each.durable) {
                waits_.push_back(now - each.judged.front());
                began_.push_back(each.judged.front());
                each.judged.pop_front();
            }
            if (each.durable < each.first + actions_in_all * slice / slices / each_.size()) ++open;
        }
        return open == 0;
    }
    // Keeps when each table's next action is due by the loop's clock, whose rounds are so many microseconds long.
    void look_what_is_due(std::int64_t zero, double microseconds) {
        for (Each& each : each_) {
            if (std::exchange(each.knows_due, true)) continue;
            const std::optional<std::int64_t> due = loop_.room().table(each.key)->next_due();
            each.due.reset();
            if (due && each.last == each.durable) each.due = static_cast<double>(*due - zero) * microseconds;
        }
    }

    [[nodiscard]] bool lost_chips() const {
        return std::ranges::any_of(each_, [this](const Each& each) {
            const LiveTable& table = *loop_.room().table(each.key);
            return chips_in_sitting(table.sitting()).count % table.settings().house.least_buy_in.count != 0;
        });
    }
    [[nodiscard]] std::vector<double>& waits() { return waits_; }
    // When the actions began or were due that were acknowledged since this was asked last, from the first of them.
    [[nodiscard]] std::vector<double> take_began() {
        std::vector<double> began = std::exchange(began_, {});
        std::ranges::sort(began);
        const double first = began.empty() ? 0 : began.front();
        for (double& one : began) one -= first;
        return began;
    }

private:
    struct Each {
        std::string key;
        std::uint64_t first{};
        std::uint64_t last{};
        std::uint64_t durable{};
        std::deque<double> judged;
        std::optional<double> due;
        bool knows_due = false; // `due` is of what was judged last.
    };

    Loop& loop_;
    std::vector<Each> each_;
    std::vector<double> waits_;
    std::vector<double> began_;
};

double microseconds(Clock::duration took) { return std::chrono::duration<double, std::micro>(took).count(); }
double cpu_microseconds() { return 1e6 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; } // Of all threads.

double slowest_hundredth(std::vector<double>& waits) {
    std::ranges::sort(waits);
    return waits[waits.size() * 99 / 100];
}

// What a bare loop on the same disk takes, in microseconds.
struct Bare {
    std::vector<double> rounds;
    std::vector<double> served;
};

void tell(benchmark::State& state, std::vector<double>& waits, Bare& bare, double cpu) {
    const auto count = static_cast<double>(waits.size());
    state.counters["actions/s"] = benchmark::Counter(count, benchmark::Counter::kIsRate);
    state.counters["p99_us"] = slowest_hundredth(waits);
    state.counters["p50_us"] = waits[waits.size() / 2];
    state.counters["bare_p99_us"] = slowest_hundredth(bare.rounds);
    if (!bare.served.empty()) state.counters["served_p99_us"] = slowest_hundredth(bare.served);
    state.counters["cpu_us"] = cpu / count;
}

enum class Serve : bool { nothing, what_was_due }; // By the bare loop.

// Turns the loop until every table has done its part; `turn` does one turn, and answers when it began where anything happened. The
// time that it is given stands still while the disk is looked at by itself.
template <class Settings, class Turn>
void play(benchmark::State& state, const Settings& settings, Serve serve, const Turn& turn) {
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        auto journal = journal::SqliteJournal::open(folder.path());
        if (!journal.ok()) std::abort();
        Loop loop(**journal);
        Tables tables(loop, static_cast<std::size_t>(state.range(0)), settings);
        BareFsync disk(folder.path() + "/bare");
        Bare bare;
        Clock::time_point start = Clock::now();
        double cpu = 0;
        for (std::uint64_t slice = 1; slice <= warm_up + slices; ++slice) {
            const double cpu_before = cpu_microseconds();
            if (slice > warm_up) state.ResumeTiming();
            bool done = false;
            while (!done) {
                const std::optional<double> began = turn(loop, tables, start);
                if (began) done = tables.look(*began, microseconds(Clock::now() - start), slice);
            }
            while (loop.hear_the_disk()) static_cast<void>(tables.look(0, microseconds(Clock::now() - start), slice));
            if (slice > warm_up)
                state.PauseTiming();
            else
                tables.waits().clear();
            const Clock::time_point stopped = Clock::now();
            if (slice > warm_up) cpu += cpu_microseconds() - cpu_before;
            std::this_thread::sleep_for(rest);
            const std::vector<double> due = tables.take_began();
            for (int round = 0; round < bare_rounds; ++round) {
                const double took = disk.round();
                if (slice > warm_up) bare.rounds.push_back(took);
            }
            if (serve == Serve::what_was_due && slice > warm_up)
                for (const double wait : disk.serve(due)) bare.served.push_back(wait);
            start += Clock::now() - stopped;
        }
        loop.settle();
        if (tables.lost_chips()) state.SkipWithError("chips were lost");
        if (disk.failed()) state.SkipWithError("the disk does not take it");
        tell(state, tables.waits(), bare, cpu);
        state.ResumeTiming();
    }
}

void bots(benchmark::State& state) {
    const auto settings = [](std::size_t, std::size_t) { return bots_settings; };
    play(state, settings, Serve::nothing, [](Loop& loop, Tables&, Clock::time_point start) {
        const double began = microseconds(Clock::now() - start);
        loop.pass(1);
        return loop.turn() ? std::optional(began) : std::nullopt;
    });
}

void steady(benchmark::State& state) {
    constexpr double round = 1e6 / static_cast<double>(rounds_a_second);
    ::prctl(PR_SET_TIMERSLACK, 1UL); // Nanoseconds: what is due begins when it is due.
    std::optional<std::int64_t> zero;
    play(state, steady_settings, Serve::what_was_due, [&](Loop& loop, Tables& tables, Clock::time_point start) {
        if (!zero) zero = loop.now();
        const double now = microseconds(Clock::now() - start);
        loop.set(*zero + static_cast<std::int64_t>(now / round));
        tables.look_what_is_due(*zero, round);
        const std::int64_t next = loop.room().next_due().value_or(loop.now() + rounds_a_second);
        const Clock::time_point until = start + std::chrono::microseconds((next - *zero) * 1'000'000 / rounds_a_second);
        return loop.turn(until) ? std::optional(now) : std::nullopt;
    });
}

void start(benchmark::State& state) {
    const Folder folder;
    {
        auto journal = journal::SqliteJournal::open(folder.path());
        if (!journal.ok()) std::abort();
        Loop loop(**journal);
        for (std::size_t i = 0; i < stored_tables; ++i) static_cast<void>(loop.room().make(bots_settings, "host", "bench", true));
        for (int i = 0; i < 30; ++i) {
            loop.pass(2000);
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
BENCHMARK(steady)->Name("room/steady")->Arg(100)->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(bots)->Name("room/load")->Arg(1000)->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(start)->Name("room/start_10000_tables")->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace floorman::room
