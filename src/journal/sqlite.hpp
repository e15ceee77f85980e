#pragma once
// sqlite: SQLite's connections and statements as values, its faults as exceptions; for the sources of SqliteJournal alone.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <sqlite3.h>

#include "journal/journal.hpp"

namespace floorman::journal {

// What SQLite answered that is neither a row nor the end; caught at the face of the journal.
struct SqlFault {
    int code{};
    std::string what;
};

// Whether SQLite's answer leaves in doubt what the disk holds; what is only in the way, or full, does not.
[[nodiscard]] constexpr bool is_broken(int code) noexcept {
    return (code & 0xFF) == SQLITE_IOERR || (code & 0xFF) == SQLITE_CORRUPT;
}

class Connection {
public:
    explicit Connection(const std::string& path);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() = default;

    void run(const std::string& sql) const { check(sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr)); }
    void check(int code) const {
        if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return;
        throw SqlFault{code, handle_ ? sqlite3_errmsg(handle()) : sqlite3_errstr(code)};
    }
    // Makes the write-ahead log at least so long, in bytes, where the disk has the room. A commit within what is there already
    // changes no length, and so waits for nothing else that the file system writes down. What lies behind the log's end
    // is no part of it, whatever it is.
    void lengthen_log(std::int64_t bytes) const;
    // Waits until what was written to the database itself is on the disk.
    void sync() const;
    [[nodiscard]] bool in_transaction() const noexcept { return sqlite3_get_autocommit(handle()) == 0; }
    [[nodiscard]] sqlite3* handle() const noexcept { return handle_.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const noexcept { sqlite3_close_v2(handle); }
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

[[nodiscard]] inline std::int64_t sql(std::uint64_t number) noexcept { return static_cast<std::int64_t>(number & INT64_MAX); }

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
        bound_ = 0;
        (bind(++bound_, values), ...);
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
    // Lets go of the database before the end.
    void done() noexcept { sqlite3_reset(handle_); }
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
    int bound_ = 0; // Values that were bound last.
};

// The bytes of a body; of an empty one too they are a blob and not NULL.
[[nodiscard]] std::span<const std::uint8_t> blob(std::string_view body) noexcept;

[[nodiscard]] JournalFault fault(const std::string& path, std::string what);
[[nodiscard]] JournalFault fault(const std::string& path, const SqlFault& from);

} // namespace floorman::journal
