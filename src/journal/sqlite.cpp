#include "journal/sqlite.hpp"

#include <utility>

namespace floorman::journal {

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
