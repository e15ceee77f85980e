#include "journal/writer.hpp"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>

#include "journal/folder.hpp"
#include "journal/memory_journal.hpp"
#include "journal/sqlite_journal.hpp"

namespace floorman::journal {
namespace {

// Keeps what it is given only when the gate is open, and notes how large each group was.
class GatedJournal final : public Journal {
public:
    std::vector<Appended> append_all(std::span<const Append> appends) override {
        std::unique_lock lock(mutex_);
        groups_.push_back(appends.size());
        change_.notify_all();
        change_.wait(lock, [this] { return open_; });
        return kept_.append_all(appends);
    }
    Result<std::vector<Record>, JournalFault> read(std::string_view table, std::uint64_t after) const override {
        return kept_.read(table, after);
    }
    std::optional<JournalFault> keep_snapshot(std::string_view table, std::uint64_t seq, std::string_view body) override {
        return kept_.keep_snapshot(table, seq, body);
    }
    Result<std::optional<Snapshot>, JournalFault> latest_snapshot(std::string_view table) const override {
        return kept_.latest_snapshot(table);
    }
    Result<std::vector<Chapter>, JournalFault> chapters(std::string_view table,
                                                        std::uint64_t before,
                                                        std::size_t most) const override {
        return kept_.chapters(table, before, most);
    }
    Result<std::optional<Chapter>, JournalFault> chapter(std::string_view table, std::uint64_t number) const override {
        return kept_.chapter(table, number);
    }
    std::optional<JournalFault> tables(const std::function<void(const StoredTable&)>& show) const override {
        return kept_.tables(show);
    }
    std::optional<JournalFault> hold(std::string_view table, std::string_view why) override { return kept_.hold(table, why); }
    std::optional<JournalFault> release(std::string_view table) override { return kept_.release(table); }

    void open() {
        const std::scoped_lock lock(mutex_);
        open_ = true;
        change_.notify_all();
    }
    void wait_for_a_group() {
        std::unique_lock lock(mutex_);
        change_.wait(lock, [this] { return !groups_.empty(); });
    }
    std::vector<std::size_t> groups() {
        const std::scoped_lock lock(mutex_);
        return groups_;
    }

private:
    std::mutex mutex_;
    std::condition_variable change_;
    bool open_ = false;
    std::vector<std::size_t> groups_;
    MemoryJournal kept_;
};

TEST(Writer, GathersWhatComesWhileAGroupIsOnItsWay) {
    GatedJournal journal;
    std::vector<std::uint64_t> answered;
    const auto note = [&answered](const Appended& appended) { answered.push_back(appended.seq); };
    {
        Writer writer(journal, {.most_in_group = 4});
        EXPECT_EQ(writer.submit(append_of("oak", 0, {"0"}), note), Taken::taken);
        journal.wait_for_a_group();
        for (std::uint64_t seq = 1; seq < 10; ++seq) EXPECT_EQ(writer.submit(append_of("oak", seq, {"x"}), note), Taken::taken);
        EXPECT_EQ(writer.waiting(), 10U);
        EXPECT_TRUE(answered.empty()) << "nothing is told before it is durable";
        journal.open();
    }
    EXPECT_EQ(journal.groups(), (std::vector<std::size_t>{1, 4, 4, 1}));
    EXPECT_EQ(answered, (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
}

TEST(Writer, TakesNoMoreThanMayWait) {
    GatedJournal journal;
    std::atomic<int> answered = 0;
    const auto count = [&answered](const Appended&) { ++answered; };
    Writer writer(journal, {.most_waiting = 3, .most_waiting_bytes = 1000});
    EXPECT_EQ(writer.submit(append_of("oak", 0, {std::string(2000, 'x')}), count), Taken::taken) << "nothing else waits";
    EXPECT_EQ(writer.submit(append_of("elm", 0, {"x"}), count), Taken::full) << "too many bytes";
    journal.open();
    while (writer.waiting() > 0) std::this_thread::yield();
    GatedJournal shut;
    Writer another(shut, {.most_waiting = 3});
    for (const std::string name : {"oak", "elm", "ash"})
        EXPECT_EQ(another.submit(append_of(name, 0, {"x"}), count), Taken::taken);
    EXPECT_EQ(another.submit(append_of("fir", 0, {"x"}), count), Taken::full) << "too many appends";
    shut.open();
    another.stop();
    EXPECT_EQ(answered, 4);
    EXPECT_EQ(another.submit(append_of("fir", 0, {"x"}), count), Taken::stopped);
    another.stop();
}

TEST(Writer, TellsConflictsAndFailuresInTheirTurn) {
    MemoryJournal journal;
    std::vector<Outcome> outcomes;
    const auto note = [&outcomes](const Appended& appended) { outcomes.push_back(appended.outcome); };
    Writer writer(journal);
    for (const std::uint64_t prev : {0U, 1U, 5U, 2U}) ASSERT_EQ(writer.submit(append_of("oak", prev, {"x"}), note), Taken::taken);
    ASSERT_EQ(writer.submit(append_of("", 0, {"x"}), note), Taken::taken);
    ASSERT_EQ(writer.submit(append_of("oak", 3, {"x"}), {}), Taken::taken) << "nobody needs to listen";
    writer.stop();
    EXPECT_EQ(outcomes, (std::vector{Outcome::done, Outcome::done, Outcome::conflict, Outcome::done, Outcome::failed}));
    EXPECT_EQ(journal.read("oak", 0)->size(), 4U);
}

TEST(Writer, TellsThatTheDiskIsFullAndGoesOnWithTheNext) {
    const Folder folder;
    auto journal = SqliteJournal::open(folder.path(), {.most_pages = 30});
    ASSERT_TRUE(journal.ok());
    std::vector<Outcome> outcomes;
    Writer writer(**journal, {.most_in_group = 1});
    const auto note = [&outcomes](const Appended& appended) { outcomes.push_back(appended.outcome); };
    ASSERT_EQ(writer.submit(append_of("oak", 0, {"small"}), note), Taken::taken);
    ASSERT_EQ(writer.submit(append_of("elm", 0, {std::string(500'000, 'x')}), note), Taken::taken);
    ASSERT_EQ(writer.submit(append_of("oak", 1, {"small"}), note), Taken::taken);
    writer.stop();
    EXPECT_EQ(outcomes, (std::vector{Outcome::done, Outcome::failed, Outcome::done}));
}

// Four threads, 25 tables each, every table's appends sent without waiting for answers.
TEST(Writer, KeepsManyTablesOfSeveralThreadsInOrder) {
    const Folder folder;
    constexpr int threads = 4;
    constexpr int tables_each = 25;
    constexpr std::uint64_t appends_each = 40;
    {
        auto journal = SqliteJournal::open(folder.path());
        ASSERT_TRUE(journal.ok());
        std::map<std::string, std::vector<std::uint64_t>> answered; // Only the writer's thread touches it.
        {
            Writer writer(**journal, {.most_waiting = 500});
            std::vector<std::thread> senders;
            for (int thread = 0; thread < threads; ++thread)
                senders.emplace_back([&writer, &answered, thread] {
                    for (std::uint64_t seq = 0; seq < appends_each; ++seq)
                        for (int table = 0; table < tables_each; ++table) {
                            const std::string name = std::to_string(thread) + "/" + std::to_string(table);
                            const auto note = [&answered, name](const Appended& appended) {
                                if (appended.outcome == Outcome::done) answered[name].push_back(appended.seq);
                            };
                            while (writer.submit(append_of(name, seq, {name + ":" + std::to_string(seq)}), note) == Taken::full)
                                std::this_thread::yield();
                        }
                });
            for (std::thread& sender : senders) sender.join();
        }
        ASSERT_EQ(answered.size(), std::size_t{threads * tables_each});
        for (const auto& [name, seqs] : answered) {
            ASSERT_EQ(seqs.size(), appends_each) << name;
            EXPECT_TRUE(std::ranges::is_sorted(seqs)) << name;
        }
    }
    auto journal = SqliteJournal::open(folder.path());
    ASSERT_TRUE(journal.ok());
    int listed = 0;
    EXPECT_FALSE((*journal)->tables([&](const StoredTable& table) {
        ++listed;
        const std::vector<Record> records = accepted(0, (*journal)->read(table.table, 0).value());
        EXPECT_EQ(records.size(), appends_each);
        EXPECT_EQ(records.back().body, table.table + ":" + std::to_string(appends_each - 1));
    }));
    EXPECT_EQ(listed, threads * tables_each);
}

} // namespace
} // namespace floorman::journal
