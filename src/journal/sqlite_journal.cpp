#include "journal/sqlite_journal.hpp"

#include <cerrno>
#include <cstring>
#include <mutex>
#include <unordered_map>
#include <utility>

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace floorman::journal {

namespace {

constexpr int our_application = 0x464C'4D4A; // "FLMJ"; what `file` and SQLite's own tools see.
constexpr int our_format = 1;

// A table's last record is the last one there: nothing is kept twice. Of the records that were appended together the first
// tells the append's key and its last record, so that the append tried again finds its answer.
constexpr const char* schema = R"(
CREATE TABLE tables (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, held TEXT) STRICT;
CREATE TABLE records (
    of INTEGER NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, prev INTEGER NOT NULL, body BLOB NOT NULL,
    append_key BLOB, append_last INTEGER, PRIMARY KEY (of, seq)) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (of INTEGER PRIMARY KEY REFERENCES tables (id), seq INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
)";

// What SQLite answered that is neither a row nor the end; caught at the face of the journal.
struct SqlFault {
    int code{};
    std::string what;
};

// A file's descriptor, closed with it.
class Descriptor {
public:
    explicit Descriptor(int number) noexcept : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    [[nodiscard]] int number() const noexcept { return number_; }

private:
    int number_;
};

class Connection {
public:
    explicit Connection(const std::string& path) {
        const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
        check(sqlite3_open_v2(path.c_str(), &handle_, flags, nullptr));
        check(sqlite3_busy_timeout(handle_, 10'000)); // For what is no journal's lock, such as a checkpoint's.
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() { sqlite3_close_v2(handle_); }

    void run(const std::string& sql) { check(sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr)); }
    void check(int code) const {
        if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return;
        throw SqlFault{code, handle_ != nullptr ? sqlite3_errmsg(handle_) : sqlite3_errstr(code)};
    }
    [[nodiscard]] bool in_transaction() const noexcept { return sqlite3_get_autocommit(handle_) == 0; }
    [[nodiscard]] sqlite3* handle() const noexcept { return handle_; }

private:
    sqlite3* handle_ = nullptr;
};

std::int64_t sql(std::uint64_t number) noexcept { return static_cast<std::int64_t>(number & INT64_MAX); }

// A prepared statement. What is bound to it outlives the run.
class Statement {
public:
    Statement(Connection& connection, const char* text) : connection_(connection) {
        connection.check(sqlite3_prepare_v3(connection.handle(), text, -1, SQLITE_PREPARE_PERSISTENT, &handle_, nullptr));
    }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { sqlite3_finalize(handle_); }

    template <class... Values>
    Statement& with(const Values&... values) {
        sqlite3_reset(handle_);
        int at = 0;
        (bind(++at, values), ...);
        return *this;
    }
    // To the next row; false at the end, where the statement lets go of the database.
    bool next() {
        const int code = sqlite3_step(handle_);
        if (code == SQLITE_ROW) return true;
        sqlite3_reset(handle_);
        connection_.check(code);
        return false;
    }
    void run() {
        while (next()) {}
    }
    // Runs for the one number that it answers with, if there is a row.
    std::optional<std::int64_t> number() {
        std::optional<std::int64_t> found;
        while (next()) found = whole(0);
        return found;
    }

    [[nodiscard]] std::int64_t whole(int column) const { return sqlite3_column_int64(handle_, column); }
    [[nodiscard]] std::uint64_t seq(int column) const { return static_cast<std::uint64_t>(whole(column)); }
    [[nodiscard]] bool empty(int column) const { return sqlite3_column_type(handle_, column) == SQLITE_NULL; }
    [[nodiscard]] std::string bytes(int column) const {
        const void* const from = sqlite3_column_blob(handle_, column);
        const int size = sqlite3_column_bytes(handle_, column);
        return from == nullptr ? std::string() : std::string(static_cast<const char*>(from), static_cast<std::size_t>(size));
    }

private:
    void bind(int at, std::int64_t number) { connection_.check(sqlite3_bind_int64(handle_, at, number)); }
    void bind(int at, std::nullptr_t) { connection_.check(sqlite3_bind_null(handle_, at)); }
    void bind(int at, std::string_view text) {
        const char* const from = text.empty() ? "" : text.data(); // No text at all would be NULL.
        connection_.check(sqlite3_bind_text64(handle_, at, from, text.size(), SQLITE_STATIC, SQLITE_UTF8));
    }
    void bind(int at, std::span<const std::uint8_t> blob) {
        connection_.check(sqlite3_bind_blob64(handle_, at, blob.data(), blob.size(), SQLITE_STATIC));
    }

    Connection& connection_;
    sqlite3_stmt* handle_ = nullptr;
};

// The bytes of a body; of an empty one too they are a blob and not NULL.
std::span<const std::uint8_t> blob(std::string_view body) noexcept {
    static constexpr std::uint8_t nothing = 0;
    if (body.empty()) return {&nothing, 0};
    return {reinterpret_cast<const std::uint8_t*>(body.data()), body.size()};
}

JournalFault fault(const std::string& path, std::string what) { return {path + ": " + std::move(what)}; }

JournalFault fault(const std::string& path, const SqlFault& from) {
    switch (from.code & 0xFF) {
    case SQLITE_FULL: return fault(path, "the disk is full: " + from.what);
    case SQLITE_CORRUPT: return fault(path, "is damaged: " + from.what + "; put back a copy of it");
    case SQLITE_NOTADB: return fault(path, "is no journal of Floorman: " + from.what);
    default: return fault(path, "SQLite says: " + from.what);
    }
}

// The folder, made when its last part alone is missing.
std::optional<JournalFault> make_folder(const std::string& folder) {
    struct stat found{};
    if (::stat(folder.c_str(), &found) == 0) {
        if (!S_ISDIR(found.st_mode)) return fault(folder, "is no folder; name one for the journal");
        return std::nullopt;
    }
    if (errno == ENOENT && ::mkdir(folder.c_str(), 0700) == 0) return std::nullopt;
    if (errno == ENOENT) return fault(folder, "the folder above it is missing; make it first");
    return fault(folder, std::string("cannot be made: ") + std::strerror(errno));
}

// Holds a lock on the folder's journal for as long as it lives. A file of its own is locked, for SQLite locks its file itself.
Result<Descriptor, JournalFault> lock_of(const std::string& folder, const std::string& path) {
    const std::string lock_path = folder + "/journal.lock";
    Descriptor lock(::open(lock_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (lock.number() < 0)
        return fault(lock_path,
                     std::string("cannot be written: ") + std::strerror(errno) + "; check who may write in the folder");
    if (::flock(lock.number(), LOCK_EX | LOCK_NB) == 0) return lock;
    if (errno != EWOULDBLOCK) return fault(lock_path, std::string("cannot be locked: ") + std::strerror(errno));
    return fault(path, "another program has this journal open; stop it, or name another folder");
}

// Makes an empty file where there is none; its owner alone may read it, and so it is with those that SQLite puts beside it.
std::optional<JournalFault> make_file(const std::string& path) {
    const Descriptor made(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (made.number() >= 0 && ::fchmod(made.number(), 0600) == 0) return std::nullopt;
    return fault(path, std::string("cannot be written: ") + std::strerror(errno) + "; check whose it is");
}

std::int64_t pragma(Connection& connection, const char* text) { return Statement(connection, text).number().value_or(0); }

bool keeps_wal(Connection& connection) {
    Statement mode(connection, "PRAGMA journal_mode = WAL");
    std::string kept;
    while (mode.next()) kept = mode.bytes(0);
    return kept == "wal";
}

// Makes the tables of an empty file, and refuses one that somebody else wrote.
std::optional<std::string> settle_format(Connection& connection) {
    const std::int64_t application = pragma(connection, "PRAGMA application_id");
    const std::int64_t format = pragma(connection, "PRAGMA user_version");
    const bool empty = pragma(connection, "SELECT count(*) FROM sqlite_schema") == 0;
    if (empty && application == 0 && format == 0) {
        connection.run("BEGIN IMMEDIATE; PRAGMA application_id = " + std::to_string(our_application) +
                       "; PRAGMA user_version = " + std::to_string(our_format) + ";" + schema + "COMMIT");
        return std::nullopt;
    }
    if (application != our_application) return "is a database, and no journal of Floorman";
    if (format == our_format) return std::nullopt;
    return "is a journal of format " + std::to_string(format) + ", and this version of Floorman knows format " +
           std::to_string(our_format);
}

} // namespace

class SqliteJournal::Machine {
public:
    Machine(std::string path, Descriptor lock) : path_(std::move(path)), lock_(std::move(lock)), write_(path_), read_(path_) {}

    std::optional<JournalFault> prepare(const SqliteSettings& settings) {
        try {
            if (auto wrong = settle_format(write_)) return fault(path_, *wrong);
            if (!keeps_wal(write_)) return fault(path_, "lies on a disk that SQLite cannot keep a write-ahead log on");
            write_.run("PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF");
            write_.run("PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF; PRAGMA wal_autocheckpoint = 4000");
            if (settings.most_pages > 0) write_.run("PRAGMA max_page_count = " + std::to_string(settings.most_pages));
            read_.run("PRAGMA query_only = ON; PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF");
            asks_.emplace(write_, read_);
            return std::nullopt;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

    std::vector<Appended> append_all(std::span<const Append> appends) {
        const std::scoped_lock lock(writing_);
        std::vector<Appended> answers;
        const auto wrong = in_transaction([&] {
            answers.clear();
            answers.reserve(appends.size());
            for (const Append& append : appends) answers.push_back(append_one(append));
        });
        if (wrong) answers.assign(appends.size(), Appended{Outcome::failed, 0, wrong->what});
        return answers;
    }

    std::optional<JournalFault> keep_snapshot(std::string_view table, std::uint64_t seq, std::string_view body) {
        if (auto wrong = snapshot_fault(body)) return fault(path_, *wrong);
        const std::scoped_lock lock(writing_);
        bool there = false;
        auto wrong = in_transaction([&] {
            const Place* const place = place_of(std::string(table));
            there = place != nullptr && seq <= place->last;
            if (there) asks_->keep.with(place->id, sql(seq), blob(body)).run();
        });
        if (!wrong && !there) return fault(path_, no_such_record(table, seq));
        return wrong;
    }

    std::optional<JournalFault> hold(std::string_view table, std::string_view why) {
        if (auto wrong = name_fault(table)) return fault(path_, *wrong);
        const std::scoped_lock lock(writing_);
        return in_transaction([&] {
            const Place& place = made_place(std::string(table));
            asks_->hold.with(place.id, why).run();
        });
    }

    std::optional<JournalFault> release(std::string_view table) {
        const std::scoped_lock lock(writing_);
        return in_transaction([&] {
            if (const Place* const place = place_of(std::string(table))) asks_->hold.with(place->id, nullptr).run();
        });
    }

    Result<std::vector<Record>, JournalFault> read(std::string_view table, std::uint64_t after) const {
        const std::scoped_lock lock(reading_);
        try {
            std::vector<Record> records;
            if (after > INT64_MAX) return records;
            Statement& rows = asks_->read.with(table, sql(after));
            while (rows.next()) records.push_back({rows.seq(0), rows.seq(1), rows.bytes(2)});
            return records;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

    Result<std::optional<Snapshot>, JournalFault> latest_snapshot(std::string_view table) const {
        const std::scoped_lock lock(reading_);
        try {
            std::optional<Snapshot> snapshot;
            Statement& rows = asks_->snapshot.with(table);
            while (rows.next()) snapshot = Snapshot{rows.seq(0), rows.bytes(1)};
            return snapshot;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

    std::optional<JournalFault> tables(const std::function<void(const StoredTable&)>& show) const {
        const std::scoped_lock lock(reading_);
        try {
            // A statement of its own, for it is still running while `show` reads.
            Statement rows(read_, "SELECT name, (SELECT max(seq) FROM records WHERE records.of = id), held, seq, body "
                                  "FROM tables LEFT JOIN snapshots ON snapshots.of = id ORDER BY name");
            while (rows.next()) {
                StoredTable table{rows.bytes(0), rows.seq(1), std::nullopt, std::nullopt};
                if (!rows.empty(2)) table.held = rows.bytes(2);
                if (!rows.empty(3)) table.snapshot = Snapshot{rows.seq(3), rows.bytes(4)};
                show(table);
            }
            return std::nullopt;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

private:
    // Where a table is in the file.
    struct Place {
        std::int64_t id{};
        std::uint64_t last{};
    };

    struct Asks {
        Asks(Connection& write, Connection& reading)
            : find(write, "SELECT id, (SELECT max(seq) FROM records WHERE of = id) FROM tables WHERE name = ?"),
              make(write, "INSERT INTO tables (name) VALUES (?) RETURNING id"),
              put(write, "INSERT INTO records (of, seq, prev, body, append_key, append_last) VALUES (?, ?, ?, ?, ?, ?)"),
              again(write, "SELECT append_last FROM records WHERE of = ? AND seq = ? AND append_key = ?"),
              keep(write,
                   "INSERT INTO snapshots (of, seq, body) VALUES (?, ?, ?) ON CONFLICT (of) DO UPDATE "
                   "SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq"),
              hold(write, "UPDATE tables SET held = ?2 WHERE id = ?1"),
              read(reading,
                   "SELECT seq, prev, body FROM records WHERE of = (SELECT id FROM tables WHERE name = ?) AND seq > ? "
                   "ORDER BY seq"),
              snapshot(reading, "SELECT seq, body FROM snapshots WHERE of = (SELECT id FROM tables WHERE name = ?)") {}

        Statement find, make, put, again, keep, hold, read, snapshot;
    };

    // Does `work` and commits it, or neither. After a failure of the disk itself nobody knows what it holds, and nothing more
    // is written until the journal is opened again.
    template <class Work>
    std::optional<JournalFault> in_transaction(const Work& work) {
        if (broken_) return broken_;
        try {
            write_.run("BEGIN IMMEDIATE");
            work();
            write_.run("COMMIT");
            return std::nullopt;
        } catch (const SqlFault& wrong) {
            if (write_.in_transaction()) sqlite3_exec(write_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
            places_.clear();
            const int kind = wrong.code & 0xFF;
            if (kind == SQLITE_IOERR || kind == SQLITE_CORRUPT)
                broken_ = JournalFault{fault(path_, wrong).what + "; nothing more is kept until it is opened again"};
            return broken_ ? broken_ : fault(path_, wrong);
        }
    }

    Appended append_one(const Append& append) {
        if (auto wrong = fault_of(append)) return {Outcome::failed, 0, *wrong};
        if (const Place* const place = place_of(append.table); place != nullptr && place->last != append.expected_prev)
            return answered_before(append, *place);
        if (append.expected_prev != 0 && place_of(append.table) == nullptr) return {Outcome::conflict, 0, {}};
        Place& place = made_place(append.table);
        put_records(append, place);
        if (append.snapshot) asks_->keep.with(place.id, sql(place.last), blob(*append.snapshot)).run();
        return {Outcome::done, place.last, {}};
    }

    Appended answered_before(const Append& append, const Place& place) {
        if (append.expected_prev < place.last && names_an_append(append.key)) {
            Statement& again = asks_->again.with(place.id, sql(append.expected_prev + 1),
                                                 std::span<const std::uint8_t>(append.key));
            if (const auto last = again.number()) return {Outcome::done, static_cast<std::uint64_t>(*last), {}};
        }
        return {Outcome::conflict, place.last, {}};
    }

    void put_records(const Append& append, Place& place) {
        const std::int64_t end = sql(place.last + append.bodies.size());
        for (const std::string& body : append.bodies) {
            const std::int64_t prev = sql(place.last);
            if (&body == &append.bodies.front())
                asks_->put.with(place.id, prev + 1, prev, blob(body), std::span<const std::uint8_t>(append.key), end).run();
            else
                asks_->put.with(place.id, prev + 1, prev, blob(body), nullptr, nullptr).run();
            ++place.last;
        }
    }

    // Null when the table is not there. The places are remembered, for this process alone writes.
    Place* place_of(const std::string& table) {
        const auto known = places_.find(table);
        if (known != places_.end()) return &known->second;
        std::optional<Place> found;
        Statement& rows = asks_->find.with(std::string_view(table));
        while (rows.next()) found = Place{rows.whole(0), rows.seq(1)};
        return found ? &places_.emplace(table, *found).first->second : nullptr;
    }

    Place& made_place(const std::string& table) {
        if (Place* const place = place_of(table)) return *place;
        const std::optional<std::int64_t> id = asks_->make.with(std::string_view(table)).number();
        FLOORMAN_CHECK(id.has_value(), "a table that was made has a number");
        return places_.emplace(table, Place{*id, 0}).first->second;
    }

    std::string path_;
    Descriptor lock_;
    std::mutex writing_;                   // Of write_, its statements, places_ and broken_.
    mutable std::recursive_mutex reading_; // Of read_ and its statements; what `tables` shows a table to may read.
    mutable Connection write_;
    mutable Connection read_;
    mutable std::optional<Asks> asks_;
    std::unordered_map<std::string, Place> places_;
    std::optional<JournalFault> broken_;
};

SqliteJournal::SqliteJournal(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}
SqliteJournal::~SqliteJournal() = default;

Result<std::unique_ptr<SqliteJournal>, JournalFault> SqliteJournal::open(const std::string& folder,
                                                                         const SqliteSettings& settings) {
    const std::string path = folder + "/journal.sqlite";
    if (auto wrong = make_folder(folder)) return *wrong;
    Result<Descriptor, JournalFault> lock = lock_of(folder, path);
    if (!lock) return lock.error();
    if (auto wrong = make_file(path)) return *wrong;
    try {
        auto machine = std::make_unique<Machine>(path, std::move(lock).value());
        if (auto wrong = machine->prepare(settings)) return *wrong;
        return std::unique_ptr<SqliteJournal>(new SqliteJournal(std::move(machine)));
    } catch (const SqlFault& wrong) { return fault(path, wrong); }
}

std::vector<Appended> SqliteJournal::append_all(std::span<const Append> appends) { return machine_->append_all(appends); }

Result<std::vector<Record>, JournalFault> SqliteJournal::read(std::string_view table, std::uint64_t after) const {
    return machine_->read(table, after);
}

std::optional<JournalFault> SqliteJournal::keep_snapshot(std::string_view table, std::uint64_t seq, std::string_view body) {
    return machine_->keep_snapshot(table, seq, body);
}

Result<std::optional<Snapshot>, JournalFault> SqliteJournal::latest_snapshot(std::string_view table) const {
    return machine_->latest_snapshot(table);
}

std::optional<JournalFault> SqliteJournal::tables(const std::function<void(const StoredTable&)>& show) const {
    return machine_->tables(show);
}

std::optional<JournalFault> SqliteJournal::hold(std::string_view table, std::string_view why) {
    return machine_->hold(table, why);
}

std::optional<JournalFault> SqliteJournal::release(std::string_view table) { return machine_->release(table); }

} // namespace floorman::journal
