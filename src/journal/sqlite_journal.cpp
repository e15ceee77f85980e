#include "journal/sqlite_journal.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "journal/checkpointer.hpp"
#include "journal/journal_file.hpp"
#include "journal/packed.hpp"
#include "journal/sqlite.hpp"

namespace floorman::journal {

namespace {

constexpr int our_application = 0x464C'4D4A; // "FLMJ"; what `file` and SQLite's own tools see.
constexpr int our_format = 3;
constexpr int plain_format = 2; // The bodies of its chapters are not packed, and those of ours that are may lie beside them.
constexpr std::int64_t rows_between_marks = 20'000;

// All tables' records lie in one log, in the order in which they came: what is committed together lies together, however many
// tables it is of. Each record names the row of the one before it at its table, 0 for none; so a table is read from its last
// record backwards. Which that is is known in memory and marked in `tables` now and then, for all tables at once; the records
// behind the last mark are looked through at the next opening. Of the records that were appended together the first tells the
// append's key and its last record, so that the append tried again finds its answer. Chapters too lie in the order in which they came,
// with packed bodies.
constexpr const char* schema = R"(
CREATE TABLE tables (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, held TEXT,
    last INTEGER NOT NULL DEFAULT 0, place INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE log (
    place INTEGER PRIMARY KEY, of INTEGER NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, before INTEGER NOT NULL,
    append_key BLOB, append_last INTEGER, body BLOB NOT NULL) STRICT;
CREATE TABLE snapshots (of INTEGER PRIMARY KEY REFERENCES tables (id), seq INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
CREATE TABLE chapters (
    of INTEGER NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, head BLOB NOT NULL, body BLOB NOT NULL,
    UNIQUE (of, number)) STRICT;
)";

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
    if (format == plain_format) connection.run("PRAGMA user_version = " + std::to_string(our_format));
    if (format == our_format || format == plain_format) return std::nullopt;
    return "is a journal of format " + std::to_string(format) + ", and this version of Floorman knows format " +
           std::to_string(our_format);
}

} // namespace

class SqliteJournal::Machine {
public:
    Machine(std::string path, Descriptor lock, Descriptor file)
        : path_(std::move(path)), lock_(std::move(lock)), file_(std::move(file)), write_(path_), read_(path_) {}

    std::optional<JournalFault> prepare(const SqliteSettings& settings) {
        try {
            if (auto wrong = settle_format(write_)) return fault(path_, *wrong);
            if (!keeps_wal(write_)) return fault(path_, "lies on a disk that SQLite cannot keep a write-ahead log on");
            write_.run("PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF");
            write_.run("PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF");
            if (settings.most_pages > 0) write_.run("PRAGMA max_page_count = " + std::to_string(settings.most_pages));
            read_.run("PRAGMA query_only = ON; PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF");
            asks_.emplace(write_, read_);
            find_places();
            checkpointer_.emplace(path_, file_.number(), settings.log_pages);
            sqlite3_wal_hook(write_.handle(), &Machine::committed, this); // In the place of checkpoints by whoever commits.
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
            const Place place = durable_place_of(table);
            std::int64_t at = place.at;
            for (std::uint64_t seq = place.last; seq > after; --seq) {
                Statement& row = asks_->record.with(at);
                if (!row.next() || row.whole(0) != place.id || row.seq(1) != seq) {
                    row.done();
                    return fault(path_, SqlFault{SQLITE_CORRUPT, "record " + std::to_string(seq) + " of a table is missing"});
                }
                records.push_back({seq, seq - 1, row.bytes(5)});
                at = row.whole(2);
                row.done();
            }
            std::reverse(records.begin(), records.end());
            return records;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

    Result<std::optional<Snapshot>, JournalFault> latest_snapshot(std::string_view table) const {
        const std::scoped_lock lock(reading_);
        try {
            std::optional<Snapshot> snapshot;
            Statement& rows = asks_->snapshot.with(durable_place_of(table).id);
            while (rows.next()) snapshot = Snapshot{rows.seq(0), rows.bytes(1)};
            return snapshot;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

    Result<std::vector<Chapter>, JournalFault> chapters(std::string_view table, std::uint64_t before, std::size_t most) const {
        const std::scoped_lock lock(reading_);
        try {
            std::vector<Chapter> chapters;
            Statement& rows = asks_->heads.with(durable_place_of(table).id, sql(std::min<std::uint64_t>(before, INT64_MAX)),
                                                sql(most));
            while (rows.next()) chapters.push_back({rows.seq(0), rows.bytes(1), {}});
            return chapters;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

    Result<std::optional<Chapter>, JournalFault> chapter(std::string_view table, std::uint64_t number) const {
        const std::scoped_lock lock(reading_);
        try {
            std::optional<Chapter> chapter;
            Statement& rows = asks_->chapter.with(durable_place_of(table).id, sql(number));
            while (rows.next()) chapter = Chapter{number, rows.bytes(0), rows.bytes(1)};
            if (!chapter) return chapter;
            std::optional<std::string> body = unpacked(std::move(chapter->body));
            if (!body) return fault(path_, SqlFault{SQLITE_CORRUPT, "chapter " + std::to_string(number) + " cannot be unpacked"});
            chapter->body = *std::move(body);
            return chapter;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

    // One table is read after another, so that what `show` does goes by what is durable then.
    std::optional<JournalFault> tables(const std::function<void(const StoredTable&)>& show) const {
        const std::scoped_lock lock(reading_);
        try {
            std::vector<std::string> names;
            Statement& all = asks_->names;
            all.done(); // From the beginning, should the last time have ended in a fault.
            while (all.next()) names.push_back(all.bytes(0));
            for (std::string& name : names) {
                StoredTable table{std::move(name), 0, std::nullopt, std::nullopt};
                const Place place = durable_place_of(table.table);
                table.last = place.last;
                Statement& row = asks_->table.with(place.id);
                while (row.next()) {
                    if (!row.empty(0)) table.held = row.bytes(0);
                    if (!row.empty(1)) table.snapshot = Snapshot{row.seq(1), row.bytes(2)};
                }
                show(table);
            }
            return std::nullopt;
        } catch (const SqlFault& wrong) { return fault(path_, wrong); }
    }

private:
    // Where a table is in the file: its number, its last record, and where in the log that is.
    struct Place {
        std::int64_t id{};
        std::uint64_t last{};
        std::int64_t at{};
    };
    using Places = std::unordered_map<std::string, Place>;

    struct Asks {
        Asks(Connection& write, Connection& reading)
            : begin(write, "BEGIN IMMEDIATE"), commit(write, "COMMIT"),
              make(write, "INSERT INTO tables (name) VALUES (?) RETURNING id"),
              put(write, "INSERT INTO log (place, of, seq, before, append_key, append_last, body) VALUES (?, ?, ?, ?, ?, ?, ?)"),
              found(write, "SELECT of, seq, before, append_key, append_last FROM log WHERE place = ?"),
              mark(write, "UPDATE tables SET last = ?2, place = ?3 WHERE id = ?1"),
              keep(write,
                   "INSERT INTO snapshots (of, seq, body) VALUES (?, ?, ?) ON CONFLICT (of) DO UPDATE "
                   "SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq"),
              tell(write, "INSERT INTO chapters (of, number, head, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"),
              hold(write, "UPDATE tables SET held = ?2 WHERE id = ?1"), names(reading, "SELECT name FROM tables ORDER BY name"),
              table(reading, "SELECT held, seq, body FROM tables LEFT JOIN snapshots ON of = id WHERE id = ?"),
              record(reading, "SELECT of, seq, before, append_key, append_last, body FROM log WHERE place = ?"),
              snapshot(reading, "SELECT seq, body FROM snapshots WHERE of = ?"),
              heads(reading, "SELECT number, head FROM chapters WHERE of = ? AND number < ? ORDER BY number DESC LIMIT ?"),
              chapter(reading, "SELECT head, body FROM chapters WHERE of = ? AND number = ?") {}

        Statement begin, commit, make, put, found, mark, keep, tell, hold, names, table, record, snapshot, heads, chapter;
    };

    static int committed(void* machine, sqlite3*, const char*, int pages) {
        static_cast<Machine*>(machine)->checkpointer_->grown_to(pages);
        return SQLITE_OK;
    }

    // Where every table ends: as it was last marked, and then by the log.
    void find_places() {
        std::unordered_map<std::int64_t, Places::value_type*> by_id;
        Statement tables(write_, "SELECT id, name, last, place FROM tables");
        while (tables.next()) {
            const Place place{tables.whole(0), tables.seq(2), tables.whole(3)};
            by_id[place.id] = &*places_.emplace(tables.bytes(1), place).first;
            marked_ = std::max(marked_, place.at);
        }
        end_ = marked_;
        Statement log(write_, "SELECT place, of, seq FROM log WHERE place > ? ORDER BY place");
        log.with(marked_);
        while (log.next()) {
            const auto table = by_id.find(log.whole(1));
            if (table == by_id.end()) throw SqlFault{SQLITE_CORRUPT, "a record is of no table"};
            end_ = log.whole(0);
            table->second->second.last = log.seq(2);
            table->second->second.at = end_;
            unmarked_.insert(table->second->first);
        }
    }

    // Does `work` and commits it, or neither. After a failure of the disk itself nobody knows what it holds, and nothing more
    // is written until the journal is opened again.
    template <class Work>
    std::optional<JournalFault> in_transaction(const Work& work) {
        if (!broken_) {
            checkpointer_->before_commit();
            if (const auto wrong = checkpointer_->fault()) broken_ = no_more(*wrong);
        }
        if (broken_) return broken_;
        const std::int64_t end_before = end_;
        changed_.clear();
        try {
            asks_->begin.with().run();
            work();
            const bool marks = end_ - marked_ >= rows_between_marks;
            if (marks) mark_places();
            asks_->commit.with().run();
            settle(marks);
            return std::nullopt;
        } catch (const SqlFault& wrong) {
            if (write_.in_transaction()) sqlite3_exec(write_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
            changed_.clear();
            end_ = end_before;
            if (is_broken(wrong.code)) broken_ = no_more(wrong);
            return broken_ ? broken_ : fault(path_, wrong);
        }
    }

    [[nodiscard]] JournalFault no_more(const SqlFault& wrong) const {
        return {fault(path_, wrong).what + "; nothing more is kept until it is opened again"};
    }

    // What was changed is durable, and readers may know of it.
    void settle(bool marked) {
        if (marked) {
            unmarked_.clear();
            marked_ = end_;
        }
        const std::scoped_lock lock(knowing_);
        for (auto& [name, place] : changed_) {
            if (!marked) unmarked_.insert(name);
            places_[name] = place;
        }
        changed_.clear();
    }

    void mark_places() {
        for (const auto& [name, place] : changed_) asks_->mark.with(place.id, sql(place.last), place.at).run();
        for (const std::string& name : unmarked_) {
            if (changed_.contains(name)) continue;
            const Place& place = places_.at(name);
            asks_->mark.with(place.id, sql(place.last), place.at).run();
        }
    }

    Appended append_one(const Append& append) {
        if (auto wrong = fault_of(append)) return {Outcome::failed, 0, *wrong};
        const Place* const known = place_of(append.table);
        if (known != nullptr && known->last != append.expected_prev) return answered_before(append, *known);
        if (append.expected_prev != 0 && known == nullptr) return {Outcome::conflict, 0, {}};
        Place& place = made_place(append.table);
        put_records(append, place);
        if (append.snapshot) asks_->keep.with(place.id, sql(place.last), blob(*append.snapshot)).run();
        if (const auto& chapter = append.chapter)
            asks_->tell.with(place.id, sql(chapter->number), blob(chapter->head), blob(packer_.pack(chapter->body))).run();
        return {Outcome::done, place.last, {}};
    }

    Appended answered_before(const Append& append, const Place& place) {
        if (append.expected_prev < place.last && names_an_append(append.key)) {
            std::int64_t at = place.at;
            for (std::uint64_t seq = place.last; seq > append.expected_prev + 1; --seq) at = before(at);
            Statement& first = asks_->found.with(at);
            if (first.next() && first.bytes(3) == std::string(append.key.begin(), append.key.end())) {
                const std::uint64_t last = first.seq(4);
                first.done();
                return {Outcome::done, last, {}};
            }
            first.done();
        }
        return {Outcome::conflict, place.last, {}};
    }

    // Where the record before the one at `at` is.
    std::int64_t before(std::int64_t at) {
        Statement& row = asks_->found.with(at);
        if (!row.next()) throw SqlFault{SQLITE_CORRUPT, "a record of the log is missing"};
        const std::int64_t found = row.whole(2);
        row.done();
        return found;
    }

    void put_records(const Append& append, Place& place) {
        const std::int64_t end = sql(place.last + append.bodies.size());
        for (const std::string& body : append.bodies) {
            const std::int64_t seq = sql(place.last + 1);
            if (&body == &append.bodies.front())
                asks_->put.with(end_ + 1, place.id, seq, place.at, std::span<const std::uint8_t>(append.key), end, blob(body))
                    .run();
            else
                asks_->put.with(end_ + 1, place.id, seq, place.at, nullptr, nullptr, blob(body)).run();
            place.at = ++end_;
            ++place.last;
        }
    }

    // As this transaction has it; null when the table is not there.
    Place* place_of(const std::string& table) {
        if (const auto changed = changed_.find(table); changed != changed_.end()) return &changed->second;
        const auto known = places_.find(table); // This thread alone changes it.
        return known == places_.end() ? nullptr : &changed_.emplace(*known).first->second;
    }

    Place& made_place(const std::string& table) {
        if (Place* const place = place_of(table)) return *place;
        const std::optional<std::int64_t> id = asks_->make.with(std::string_view(table)).number();
        FLOORMAN_CHECK(id.has_value(), "a table that was made has a number");
        return changed_.emplace(table, Place{*id, 0, 0}).first->second;
    }

    // As it is on the disk; without a number when the table is not there.
    Place durable_place_of(std::string_view table) const {
        const std::scoped_lock lock(knowing_);
        const auto known = places_.find(std::string(table));
        return known == places_.end() ? Place{} : known->second;
    }

    std::string path_;
    Descriptor lock_;
    Descriptor file_;    // Closed after the connections: whoever closes a file lets go of all the process's locks on it.
    std::mutex writing_; // Of write_, its statements, and what follows from them but places_.
    mutable std::recursive_mutex reading_; // Of read_ and its statements; what `tables` shows a table to may read.
    mutable std::mutex knowing_;           // Of places_, which only whoever holds writing_ changes.
    mutable Connection write_;
    mutable Connection read_;
    mutable std::optional<Asks> asks_;
    Packer packer_;
    Places places_;                            // What is durable,
    Places changed_;                           // and what the transaction in hand makes of it.
    std::unordered_set<std::string> unmarked_; // Tables with records behind the last mark.
    std::int64_t marked_ = 0;                  // How far the log is marked,
    std::int64_t end_ = 0;                     // and its last row.
    std::optional<JournalFault> broken_;
    std::optional<Checkpointer> checkpointer_; // Goes first.
};

SqliteJournal::SqliteJournal(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}
SqliteJournal::~SqliteJournal() = default;

Result<std::unique_ptr<SqliteJournal>, JournalFault> SqliteJournal::open(const std::string& folder,
                                                                         const SqliteSettings& settings) {
    const std::string path = folder + "/journal.sqlite";
    if (auto wrong = make_folder(folder)) return *wrong;
    Result<Descriptor, JournalFault> lock = lock_of(folder, path);
    if (!lock) return lock.error();
    Result<Descriptor, JournalFault> file = make_file(path);
    if (!file) return file.error();
    try {
        auto machine = std::make_unique<Machine>(path, std::move(lock).value(), std::move(file).value());
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

Result<std::vector<Chapter>, JournalFault> SqliteJournal::chapters(std::string_view table,
                                                                   std::uint64_t before,
                                                                   std::size_t most) const {
    return machine_->chapters(table, before, most);
}

Result<std::optional<Chapter>, JournalFault> SqliteJournal::chapter(std::string_view table, std::uint64_t number) const {
    return machine_->chapter(table, number);
}

std::optional<JournalFault> SqliteJournal::tables(const std::function<void(const StoredTable&)>& show) const {
    return machine_->tables(show);
}

std::optional<JournalFault> SqliteJournal::hold(std::string_view table, std::string_view why) {
    return machine_->hold(table, why);
}

std::optional<JournalFault> SqliteJournal::release(std::string_view table) { return machine_->release(table); }

} // namespace floorman::journal
