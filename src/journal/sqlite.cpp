#include "journal/sqlite.hpp"

#include <utility>

namespace floorman::journal {

namespace {

sqlite3_file* file_of(sqlite3* connection, int which) {
    sqlite3_file* file = nullptr;
    sqlite3_file_control(connection, "main", which, static_cast<void*>(&file));
    return file != nullptr && file->pMethods != nullptr ? file : nullptr;
}

} // namespace

Connection::Connection(const std::string& path) {
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &opened, flags, nullptr);
    handle_.reset(opened); // There is one even where it could not be opened.
    check(code);
    check(sqlite3_busy_timeout(handle(), 10'000)); // For what is no journal's lock, such as a checkpoint's.
}

void Connection::lengthen_log(std::int64_t bytes) const {
    sqlite3_file* const log = file_of(handle(), SQLITE_FCNTL_JOURNAL_POINTER);
    sqlite3_int64 size = 0;
    if (log == nullptr || log->pMethods->xFileSize(log, &size) != SQLITE_OK || size >= bytes) return;
    const std::string zeros(std::size_t{1} << 16U, '\0');
    const sqlite3_int64 had = size;
    while (size < bytes) {
        if (log->pMethods->xWrite(log, zeros.data(), static_cast<int>(zeros.size()), size) != SQLITE_OK) {
            log->pMethods->xTruncate(log, had);
            return;
        }
        size += static_cast<sqlite3_int64>(zeros.size());
    }
    log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
}

void Connection::sync() const {
    if (sqlite3_file* const file = file_of(handle(), SQLITE_FCNTL_FILE_POINTER))
        check(file->pMethods->xSync(file, SQLITE_SYNC_NORMAL));
}

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

} // namespace floorman::journal
