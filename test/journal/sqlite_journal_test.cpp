#include "journal/sqlite_journal.hpp"

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>

#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "journal/folder.hpp"

namespace floorman::journal {
namespace {

std::unique_ptr<SqliteJournal> opened(const std::string& folder, const SqliteSettings& settings = {}) {
    auto journal = SqliteJournal::open(folder, settings);
    EXPECT_TRUE(journal.ok()) << journal.error().what;
    return journal ? std::move(journal).value() : nullptr;
}

std::string fault_of_opening(const std::string& folder) {
    const auto journal = SqliteJournal::open(folder);
    return journal ? "" : journal.error().what;
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

unsigned mode_of(const std::string& path) {
    struct stat found{};
    return ::stat(path.c_str(), &found) == 0 ? found.st_mode & 0777U : 0U;
}

void write_file(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

// What somebody else does to the database of a journal that is not open.
void in_sql(const std::string& folder, const std::string& text) {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open((folder + "/journal.sqlite").c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, text.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
}

TEST(SqliteJournal, KeepsEverythingFromOneOpeningToTheNext) {
    const Folder folder;
    {
        const auto journal = opened(folder.path());
        Append append = append_of("oak", 0, {"a", "b"}, 9);
        append.snapshot = "after b";
        EXPECT_EQ(journal->append(append).seq, 2U);
        EXPECT_FALSE(journal->hold("oak", "an input made the program abort"));
    }
    const auto journal = opened(folder.path());
    EXPECT_EQ(bodies_of(journal->read("oak", 0).value()), (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(journal->latest_snapshot("oak").value(), (Snapshot{2, "after b"}));
    std::optional<std::string> held;
    EXPECT_FALSE(journal->tables([&held](const StoredTable& table) { held = table.held; }));
    EXPECT_EQ(held, "an input made the program abort");
    EXPECT_EQ(journal->append(append_of("oak", 0, {"a", "b"}, 9)).seq, 2U) << "tried again after a restart";
    EXPECT_EQ(journal->append(append_of("oak", 1, {"x"})).outcome, Outcome::conflict);
    EXPECT_EQ(journal->append(append_of("oak", 2, {"c"})).seq, 3U);
}

TEST(SqliteJournal, IsForItsOwnerAlone) {
    const Folder above;
    const std::string folder = above.path("data");
    const auto journal = opened(folder);
    EXPECT_EQ(journal->append(append_of("oak", 0, {"a"})).outcome, Outcome::done);
    EXPECT_EQ(mode_of(folder), 0700U);
    for (const std::string name : {"journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "journal.lock"})
        EXPECT_EQ(mode_of(folder + "/" + name), 0600U) << name;
}

TEST(SqliteJournal, SaysWhatIsWrongWithAFolder) {
    const Folder folder;
    EXPECT_TRUE(says(fault_of_opening(folder.path("no/data")), "the folder above it is missing"));
    write_file(folder.path("file"), "x");
    EXPECT_TRUE(says(fault_of_opening(folder.path("file")), folder.path("file") + ": is no folder"));
}

// In a child that is nobody, for whoever is root may write anywhere.
TEST(SqliteJournal, SaysThatAFolderCannotBeWritten) {
    const Folder folder;
    ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        if (::geteuid() == 0 && ::setuid(65534) != 0) ::_exit(2);
        const std::string said = fault_of_opening(folder.path());
        ::_exit(says(said, folder.path("journal.lock") + ": cannot be written: Permission denied") ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST(SqliteJournal, IsOpenOnceAtATime) {
    const Folder folder;
    {
        const auto journal = opened(folder.path());
        EXPECT_EQ(fault_of_opening(folder.path()),
                  folder.path("journal.sqlite") + ": another program has this journal open; stop it, or name another folder");
    }
    EXPECT_EQ(fault_of_opening(folder.path()), "");
}

TEST(SqliteJournal, RefusesAFileThatIsNoDatabase) {
    const Folder folder;
    const std::string text(5000, 'x');
    write_file(folder.path("journal.sqlite"), text);
    EXPECT_TRUE(says(fault_of_opening(folder.path()), "journal.sqlite: is no journal of Floorman"));
    std::ifstream after(folder.path("journal.sqlite"), std::ios::binary);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(after), {}), text) << "what is not ours stays as it was";
}

// The four bytes at a place of a database's head: 60 is the format, 68 whose it is.
void change_head(const std::string& folder, std::streamoff at, const std::string& bytes) {
    std::fstream file(folder + "/journal.sqlite", std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(at);
    file << bytes;
}

TEST(SqliteJournal, RefusesAnotherProgramsDatabaseAndAnotherVersion) {
    const Folder folder;
    opened(folder.path());
    change_head(folder.path(), 60, std::string("\0\0\0\x07", 4));
    EXPECT_TRUE(says(fault_of_opening(folder.path()), "is a journal of format 7, and this version of Floorman knows format 3"));
    change_head(folder.path(), 68, "GPKG");
    EXPECT_TRUE(says(fault_of_opening(folder.path()), "is a database, and no journal of Floorman"));
}

TEST(SqliteJournal, SaysThatItIsDamaged) {
    const Folder folder;
    {
        const auto journal = opened(folder.path());
        for (std::uint64_t seq = 0; seq < 200; ++seq)
            ASSERT_EQ(journal->append(append_of("oak", seq, {std::string(500, 'x')})).outcome, Outcome::done);
    }
    const std::string path = folder.path("journal.sqlite");
    const auto size = std::filesystem::file_size(path);
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    for (std::streamoff at = 4096; at < static_cast<std::streamoff>(size); at += 4096) {
        file.seekp(at);
        file << std::string(64, '\xEE');
    }
    file.close();
    std::string said = fault_of_opening(folder.path());
    if (said.empty()) {
        const auto journal = opened(folder.path());
        const auto records = journal->read("oak", 0);
        ASSERT_FALSE(records.ok());
        said = records.error().what;
    }
    EXPECT_TRUE(says(said, "journal.sqlite: is damaged")) << said;
}

TEST(SqliteJournal, AFullDiskLosesNothingThatWasAnswered) {
    const Folder folder;
    std::uint64_t last = 0;
    {
        const auto journal = opened(folder.path(), {.most_pages = 40});
        Appended appended;
        while ((appended = journal->append(append_of("oak", last, {std::string(1000, 'x')}, last + 1))).outcome == Outcome::done)
            last = appended.seq;
        EXPECT_EQ(appended.outcome, Outcome::failed);
        EXPECT_TRUE(says(appended.why, "journal.sqlite: the disk is full")) << appended.why;
        EXPECT_GT(last, 20U);
        EXPECT_EQ(journal->read("oak", 0)->size(), last);
        // The failure of one is that of its group, and what was counted for it is forgotten.
        const std::vector<Append> group{append_of("oak", last, {"small"}),
                                        append_of("oak", last + 1, {std::string(100'000, 'x')})};
        for (const Appended& each : journal->append_all(group)) EXPECT_EQ(each.outcome, Outcome::failed);
        EXPECT_EQ(journal->append(append_of("oak", last + 1, {"x"})).outcome, Outcome::conflict);
        EXPECT_EQ(journal->append(append_of("oak", last + 1, {"x"})).seq, last);
    }
    const auto journal = opened(folder.path());
    EXPECT_EQ(journal->append(append_of("oak", last, {std::string(1000, 'x')}, last + 1)).seq, last + 1) << "there is room again";
    EXPECT_EQ(accepted(0, journal->read("oak", 0).value()).size(), last + 1);
}

TEST(SqliteJournal, TheLogHasItsRoomFromTheBeginning) {
    const Folder folder;
    const std::string log = folder.path("journal.sqlite-wal");
    const auto journal = opened(folder.path());
    const auto size = std::filesystem::file_size(log);
    EXPECT_GT(size, 4000U * 4096U);
    for (std::uint64_t seq = 0; seq < 20; ++seq)
        EXPECT_EQ(journal->append(append_of("oak", seq, {std::string(10'000, 'a')})).outcome, Outcome::done);
    EXPECT_EQ(std::filesystem::file_size(log), size);
}

// How often the write-ahead log has begun anew: SQLite counts it in the log's header.
std::uint32_t times_begun_anew(const std::string& log) {
    std::ifstream file(log, std::ios::binary);
    std::array<char, 16> header{};
    file.read(header.data(), header.size());
    std::uint32_t times = 0;
    for (std::size_t i = 12; i < 16; ++i) times = times << 8U | static_cast<unsigned char>(header[i]);
    return times;
}

TEST(SqliteJournal, TheLogBeginsAnewWhileOthersAppend) {
    const Folder folder;
    const auto journal = opened(folder.path(), {.log_pages = 100});
    const std::string body(10'000, 'b');
    std::uint64_t last = 0;
    // Who carries over gives way to all others, of other programs too: it may take its time.
    const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(2);
    while (times_begun_anew(folder.path("journal.sqlite-wal")) < 3 && std::chrono::steady_clock::now() < until)
        for (int i = 0; i < 50; ++i) {
            ASSERT_EQ(journal->append(append_of("oak", last, {body})).seq, last + 1);
            ++last;
        }
    EXPECT_GE(times_begun_anew(folder.path("journal.sqlite-wal")), 3U);
    EXPECT_GT(std::filesystem::file_size(folder.path("journal.sqlite")), 100U * 4096U) << "what was appended gets into the file";
    EXPECT_EQ(accepted(0, journal->read("oak", 0).value()).size(), last);
}

TEST(SqliteJournal, KeepsChaptersInFewerBytes) {
    const Folder folder;
    std::string body;
    while (body.size() < 2'000'000) body += "seat 3 raises to " + std::to_string(body.size()) + ", ";
    {
        const auto journal = opened(folder.path());
        Append append = append_of("oak", 0, {"a"});
        append.chapter = Chapter{1, "head", body};
        ASSERT_EQ(journal->append(append).outcome, Outcome::done);
        append = append_of("oak", 1, {"b"});
        append.chapter = Chapter{2, "head", ""};
        ASSERT_EQ(journal->append(append).outcome, Outcome::done);
    }
    EXPECT_LT(std::filesystem::file_size(folder.path("journal.sqlite")), 1'000'000U);
    const auto journal = opened(folder.path());
    EXPECT_EQ(journal->chapter("oak", 1).value(), (Chapter{1, "head", body}));
    EXPECT_EQ(journal->chapter("oak", 2).value(), (Chapter{2, "head", ""}));
}

// The file of an older Floorman: format 2, and chapters as they are told.
TEST(SqliteJournal, ReadsChaptersFromBeforeTheyWerePacked) {
    const Folder folder;
    {
        const auto journal = opened(folder.path());
        Append append = append_of("oak", 0, {"a"});
        append.chapter = Chapter{1, "head", "told by an older one"};
        ASSERT_EQ(journal->append(append).outcome, Outcome::done);
    }
    in_sql(folder.path(), "DROP TABLE chapters; CREATE TABLE chapters (of INTEGER NOT NULL, number INTEGER NOT NULL, "
                          "head BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (of, number)) STRICT, WITHOUT ROWID;"
                          "INSERT INTO chapters SELECT id, 1, CAST('head' AS BLOB), CAST('told so' AS BLOB) FROM tables;"
                          "PRAGMA user_version = 2");
    for (int opening = 0; opening < 2; ++opening) {
        const auto journal = opened(folder.path());
        EXPECT_EQ(journal->chapter("oak", 1).value(), (Chapter{1, "head", "told so"}));
        const auto last = static_cast<std::uint64_t>(1 + opening);
        Append append = append_of("oak", last, {"b"});
        append.chapter = Chapter{last + 1, "head", "told by this one"};
        ASSERT_EQ(journal->append(append).outcome, Outcome::done);
        EXPECT_EQ(journal->chapter("oak", last + 1).value(), (Chapter{last + 1, "head", "told by this one"}));
    }
}

TEST(SqliteJournal, SaysThatAChapterIsDamaged) {
    const Folder folder;
    {
        const auto journal = opened(folder.path());
        Append append = append_of("oak", 0, {"a"});
        append.chapter = Chapter{1, "head", std::string(5000, 'x')};
        ASSERT_EQ(journal->append(append).outcome, Outcome::done);
    }
    for (const std::string damage : {"substr(body, 1, length(body) - 1)", "substr(body, 1, 4) || x'FFFFFFFFFFFFFFFFFFFF'",
                                     "substr(body, 1, length(body) - 4) || x'00000000'"}) {
        in_sql(folder.path(), "UPDATE chapters SET body = CAST(" + damage + " AS BLOB)");
        const auto journal = opened(folder.path());
        const auto chapter = journal->chapter("oak", 1);
        ASSERT_FALSE(chapter.ok()) << damage;
        EXPECT_TRUE(says(chapter.error().what, "journal.sqlite: is damaged: chapter 1 cannot be unpacked"))
            << chapter.error().what;
    }
}

// Where tables end is marked every 20,000 records; the log is longer than that here.
TEST(SqliteJournal, FindsWhereTablesEndInALongLog) {
    const Folder folder;
    constexpr std::uint64_t rounds = 45;
    constexpr std::uint64_t at_once = 250;
    const auto name = [](int i) { return "table-" + std::to_string(i); };
    std::uint64_t last = 0;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        const auto journal = opened(folder.path());
        std::vector<Append> group;
        for (int table = 0; table < 4; ++table) {
            if (table == 3 && round > 0) continue; // One table rests.
            std::vector<std::string> bodies;
            for (std::uint64_t i = 0; i < at_once; ++i) bodies.push_back(name(table) + " " + std::to_string(last + i + 1));
            group.push_back(append_of(name(table), last, std::move(bodies), round + 1));
        }
        for (const Appended& each : journal->append_all(group)) ASSERT_EQ(each.seq, last + at_once);
        last += at_once;
        if (round == 20) { ASSERT_EQ(journal->append_all(group)[1].seq, last) << "tried again"; }
    }
    const auto journal = opened(folder.path());
    EXPECT_EQ(journal->append(append_of(name(3), 0, std::vector<std::string>(at_once, "x"), 1)).seq, at_once) << "tried again";
    EXPECT_EQ(journal->read(name(3), 0)->size(), at_once);
    for (int table = 0; table < 3; ++table) {
        const std::vector<Record> records = accepted(0, journal->read(name(table), 0).value());
        ASSERT_EQ(records.size(), last);
        EXPECT_EQ(records[last / 2].body, name(table) + " " + std::to_string(last / 2 + 1));
        EXPECT_EQ(journal->append(append_of(name(table), last, {"more"})).seq, last + 1);
    }
}

TEST(SqliteJournal, ListsTenThousandTablesQuickly) {
    const Folder folder;
    constexpr int count = 10'000;
    {
        const auto journal = opened(folder.path());
        std::vector<Append> group;
        for (int i = 0; i < count; ++i) {
            group.push_back(append_of("table-" + std::to_string(i), 0, std::vector<std::string>(5, std::string(200, 'r'))));
            group.back().snapshot = std::string(2000, 's');
        }
        for (const Appended& each : journal->append_all(group)) ASSERT_EQ(each.seq, 5U);
    }
    const auto start = std::chrono::steady_clock::now();
    const auto journal = opened(folder.path());
    int listed = 0;
    std::uint64_t bytes = 0;
    EXPECT_FALSE(journal->tables([&](const StoredTable& table) {
        listed += table.last == 5;
        bytes += table.snapshot ? table.snapshot->body.size() : 0;
    }));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    EXPECT_EQ(listed, count);
    EXPECT_EQ(bytes, 2000U * count);
    RecordProperty("milliseconds", static_cast<int>(took.count() * 1000));
    EXPECT_LT(took.count(), 3.0);
}

} // namespace
} // namespace floorman::journal
