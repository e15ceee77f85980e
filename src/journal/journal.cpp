#include "journal/journal.hpp"

#include <algorithm>

namespace floorman::journal {

std::vector<Record> accepted(std::uint64_t last, std::vector<Record> records) {
    std::erase_if(records, [&last](const Record& record) {
        if (record.prev != last || record.seq <= last) return true;
        last = record.seq;
        return false;
    });
    return records;
}

std::optional<std::string> name_fault(std::string_view table) {
    if (table.empty()) return "a table without a name";
    if (table.size() > most_name_bytes) return "a table's name of more than " + std::to_string(most_name_bytes) + " bytes";
    const bool control = std::ranges::any_of(table, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    if (control) return "a table's name with a control character";
    return std::nullopt;
}

std::optional<std::string> snapshot_fault(std::string_view snapshot) {
    if (snapshot.size() <= most_snapshot_bytes) return std::nullopt;
    return "a snapshot of more than " + std::to_string(most_snapshot_bytes) + " bytes";
}

std::optional<std::string> fault_of(const Append& append) {
    if (auto wrong = name_fault(append.table)) return wrong;
    if (append.bodies.empty()) return "an append without records";
    const bool long_body = std::ranges::any_of(append.bodies, [](const auto& body) { return body.size() > most_body_bytes; });
    if (long_body) return "a record of more than " + std::to_string(most_body_bytes) + " bytes";
    if (append.chapter && append.chapter->head.size() + append.chapter->body.size() > most_snapshot_bytes)
        return "a chapter of more than " + std::to_string(most_snapshot_bytes) + " bytes";
    return append.snapshot ? snapshot_fault(*append.snapshot) : std::nullopt;
}

std::string no_such_record(std::string_view table, std::uint64_t seq) {
    return "there is no record " + std::to_string(seq) + " of table " + std::string(table) + " to keep a snapshot of";
}

} // namespace floorman::journal
