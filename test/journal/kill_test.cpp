// A child appends and tells what was acknowledged; it is killed at a random moment, again and again on the same file. Nothing
// that was acknowledged may be lost, and what is there is a prefix of what was sent, without gaps.
//
// FLOORMAN_KILLS says how many times; script/nightly asks for hundreds.

#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <string>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "journal/folder.hpp"
#include "journal/sqlite_journal.hpp"
#include "journal/writer.hpp"

namespace floorman::journal {
namespace {

constexpr std::uint32_t table_count = 12;
constexpr std::uint16_t short_log = 60; // So that many are killed while it is carried over.

std::string name_of(std::uint32_t table) { return "table-" + std::to_string(table); }

// What record `seq` of a table says, whoever writes it and whenever.
std::string body_of(std::uint32_t table, std::uint64_t seq) {
    std::mt19937_64 random{std::uint64_t{table} << 40U | seq};
    std::string body(20 + random() % 400, '\0');
    for (char& c : body) c = static_cast<char>(random());
    return body;
}

// The append that begins behind `prev`: one to three records, and now and then a snapshot that tells its record, or a chapter.
Append append_behind(std::uint32_t table, std::uint64_t prev) {
    Append append{name_of(table), prev, {}, key_of(std::uint64_t{table} << 40U | prev), std::nullopt, std::nullopt};
    for (std::uint64_t i = 0; i < 1 + prev % 3; ++i) append.bodies.push_back(body_of(table, prev + i + 1));
    if (prev % 7 == 0) append.snapshot = std::to_string(prev + append.bodies.size());
    if (prev % 5 == 0) append.chapter = Chapter{prev, "head", body_of(table, prev)};
    return append;
}

// One acknowledged append, as it goes through the pipe.
struct Acknowledged {
    std::uint32_t table{};
    std::uint32_t nothing{};
    std::uint64_t prev{};
    std::uint64_t seq{};
    std::uint64_t hash{}; // Of the last of its bodies.
};

std::uint64_t hash_of(const std::string& body) { return std::hash<std::string>{}(body); }

// ---- The child ------------------------------------------------------------------------------------------------------

class Sender {
public:
    Sender(Journal& journal, int pipe) : pipe_(pipe), writer_(journal) {}

    void send(std::uint32_t table, std::uint64_t prev) {
        Append append = append_behind(table, prev);
        const std::uint64_t hash = hash_of(append.bodies.back());
        const Taken taken = writer_.submit(std::move(append), [this, table, prev, hash](const Appended& appended) {
            if (appended.outcome != Outcome::done) ::_exit(4);
            const Acknowledged line{table, 0, prev, appended.seq, hash};
            if (::write(pipe_, &line, sizeof line) != ssize_t{sizeof line}) ::_exit(5);
            send(table, appended.seq);
        });
        if (taken != Taken::taken) ::_exit(6);
    }

private:
    int pipe_;
    Writer writer_;
};

[[noreturn]] void append_until_killed(const std::string& folder, int pipe) {
    auto journal = SqliteJournal::open(folder, {.log_pages = short_log});
    if (!journal) ::_exit(2);
    std::map<std::string, std::uint64_t> last;
    if ((*journal)->tables([&last](const StoredTable& table) { last[table.table] = table.last; })) ::_exit(3);
    Sender sender(**journal, pipe);
    for (std::uint32_t table = 0; table < table_count; ++table) sender.send(table, last[name_of(table)]);
    while (true) ::pause();
}

// ---- The parent -----------------------------------------------------------------------------------------------------

class Killer {
public:
    // The child's life: until it has acknowledged `acknowledged` appends and some microseconds more.
    void let_live(const std::string& folder, std::size_t acknowledged, unsigned more) {
        std::array<int, 2> ends{};
        ASSERT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
        const pid_t child = ::fork();
        if (child == 0) append_until_killed(folder, ends[1]);
        ::close(ends[1]);
        std::size_t heard = 0;
        while (heard < acknowledged && hear(ends[0])) ++heard;
        ::usleep(more);
        ::kill(child, SIGKILL);
        while (hear(ends[0])) {}
        ::close(ends[0]);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status)) << "the child ended by itself with " << WEXITSTATUS(status);
    }

    void look_into(const std::string& folder) const {
        auto journal = SqliteJournal::open(folder);
        ASSERT_TRUE(journal.ok()) << journal.error().what;
        for (std::uint32_t table = 0; table < table_count; ++table) look_into(**journal, table);
    }

    [[nodiscard]] std::size_t acknowledged() const { return acknowledged_; }

private:
    // One line of the pipe; false at its end. A line is shorter than what a pipe takes at once, so it is never half there.
    bool hear(int pipe) {
        Acknowledged line;
        if (::read(pipe, &line, sizeof line) != ssize_t{sizeof line}) return false;
        last_[line.table] = line;
        ++acknowledged_;
        return true;
    }

    void look_into(Journal& journal, std::uint32_t table) const {
        const auto read = journal.read(name_of(table), 0);
        ASSERT_TRUE(read.ok()) << read.error().what;
        const std::vector<Record> records = accepted(0, read.value());
        ASSERT_EQ(records.size(), read->size()) << "every record follows another";
        for (std::size_t i = 0; i < records.size(); ++i) {
            ASSERT_EQ(records[i].seq, i + 1);
            ASSERT_EQ(records[i].body, body_of(table, i + 1));
        }
        const auto snapshot = journal.latest_snapshot(name_of(table));
        ASSERT_TRUE(snapshot.ok());
        if (*snapshot) {
            ASSERT_EQ((*snapshot)->body, std::to_string((*snapshot)->seq));
            ASSERT_LE((*snapshot)->seq, records.size());
        }
        const auto chapters = journal.chapters(name_of(table), ~std::uint64_t{0}, 1'000'000);
        ASSERT_TRUE(chapters.ok());
        for (const Chapter& chapter : *chapters) {
            ASSERT_LT(chapter.number, records.size()) << "a chapter is there with its records or not at all";
            ASSERT_EQ(journal.chapter(name_of(table), chapter.number).value()->body, body_of(table, chapter.number));
        }
        const auto told = last_.find(table);
        if (told == last_.end()) return;
        const Acknowledged& last = told->second;
        ASSERT_GE(records.size(), last.seq) << "an acknowledged record of " << name_of(table) << " is lost";
        ASSERT_EQ(hash_of(records[last.seq - 1].body), last.hash);
        const Appended again = journal.append(append_behind(table, last.prev));
        ASSERT_EQ(again.outcome, Outcome::done) << "an append that was acknowledged is tried again";
        ASSERT_EQ(again.seq, last.seq);
    }

    std::map<std::uint32_t, Acknowledged> last_; // By table.
    std::size_t acknowledged_ = 0;
};

TEST(Kill, LosesNothingThatWasAcknowledged) {
    const char* const asked = std::getenv("FLOORMAN_KILLS");
    const int kills = asked != nullptr ? std::atoi(asked) : 10;
    const Folder folder;
    Killer killer;
    std::minstd_rand random{20'26};
    for (int i = 0; i < kills && !testing::Test::HasFatalFailure(); ++i) {
        killer.let_live(folder.path(), random() % 300, static_cast<unsigned>(random() % 5000));
        killer.look_into(folder.path());
    }
    EXPECT_GT(killer.acknowledged(), static_cast<std::size_t>(kills)) << "the children did nothing";
    RecordProperty("acknowledged", static_cast<int>(killer.acknowledged()));
    RecordProperty("kills", kills);
}

} // namespace
} // namespace floorman::journal
