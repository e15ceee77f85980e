#pragma once
// Journal: what happened at each table, record by record, kept for good; the port to whatever keeps it.
//
// Knows tables by a short text and records as opaque bytes; knows no poker. It only grows: a table's records are numbered
// from 1 without gaps, and an append is taken only right behind the record that its writer saw last. Any thread may call,
// and reading never waits for an append to reach the disk.

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace floorman::journal {

inline constexpr std::size_t most_name_bytes = 32;             // Of a table's name.
inline constexpr std::size_t most_body_bytes = 1U << 20U;      // Of one record.
inline constexpr std::size_t most_snapshot_bytes = 16U << 20U; // Of one snapshot, or chapter.

struct Record {
    std::uint64_t seq{};  // From 1.
    std::uint64_t prev{}; // The record that it follows; 0 for a table's first.
    std::string body;

    friend bool operator==(const Record&, const Record&) = default;
};

// Names one append, so that it can be tried again when its answer was lost. Chosen at random by whoever appends; all zeros
// name none, and such an append is a conflict when it is tried again.
using AppendKey = std::array<std::uint8_t, 16>;

// A part of what happened at a table, told as a whole; found by its number, and listed by its head without the body. Once it is
// there it stays as it is.
struct Chapter {
    std::uint64_t number{};
    std::string head;
    std::string body;

    friend bool operator==(const Chapter&, const Chapter&) = default;
};

struct Append {
    std::string table;               // 1 to most_name_bytes.
    std::uint64_t expected_prev{};   // The table's last record as the writer knows it; 0 before its first.
    std::vector<std::string> bodies; // At least one; they become the records expected_prev + 1 and on, all or none.
    AppendKey key{};
    std::optional<std::string> snapshot; // Of the table as it is after the last of `bodies`; kept with them.
    std::optional<Chapter> chapter;      // Ends with the last of `bodies`; kept with them.
};

enum class Outcome : std::uint8_t {
    done,     // The records are there and durable. An append tried again is done as it was the first time.
    conflict, // The table's last record is another than expected; nothing was written.
    failed,   // It is not durable, and `why` says what is wrong with the disk or the append.
};

struct Appended {
    Outcome outcome{};
    std::uint64_t seq{}; // done: of the last of its records. conflict: of the table's last. failed: 0.
    std::string why;     // failed: one line.
};

struct Snapshot {
    std::uint64_t seq{}; // The last record that is in it.
    std::string body;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

struct StoredTable {
    std::string table;
    std::uint64_t last{};            // Its last record; 0 when there is none.
    std::optional<std::string> held; // Why it is held; nothing when it is not.
    std::optional<Snapshot> snapshot;
};

// Why something could not be read or kept, in one line that names the file.
struct JournalFault {
    std::string what;
};

class Journal {
public:
    Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    virtual ~Journal() = default;

    // Makes all of these durable at once and answers each in its place. What one of them cannot is no fault of the others,
    // but when the disk fails they fail together. They are taken in order, so several may be one table's.
    [[nodiscard]] virtual std::vector<Appended> append_all(std::span<const Append> appends) = 0;
    [[nodiscard]] Appended append(const Append& append) { return append_all({&append, 1}).front(); }

    // The table's records after the one numbered `after`, in order; none for a table that is not there.
    [[nodiscard]] virtual Result<std::vector<Record>, JournalFault> read(std::string_view table, std::uint64_t after) const = 0;

    // Keeps a snapshot of a table as it is after its record `seq`, in the place of an earlier one; an older one than is there
    // changes nothing. Answers with nothing when it is durable.
    [[nodiscard]] virtual std::optional<JournalFault> keep_snapshot(std::string_view table,
                                                                    std::uint64_t seq,
                                                                    std::string_view body) = 0;
    [[nodiscard]] virtual Result<std::optional<Snapshot>, JournalFault> latest_snapshot(std::string_view table) const = 0;

    // The table's chapters before the one numbered `before`, the latest first, at most so many; without their bodies.
    [[nodiscard]] virtual Result<std::vector<Chapter>, JournalFault> chapters(std::string_view table,
                                                                              std::uint64_t before,
                                                                              std::size_t most) const = 0;
    [[nodiscard]] virtual Result<std::optional<Chapter>, JournalFault> chapter(std::string_view table,
                                                                               std::uint64_t number) const = 0;

    // Shows every table with its latest snapshot, in order of their names, one after another; `show` may read the journal.
    [[nodiscard]] virtual std::optional<JournalFault> tables(const std::function<void(const StoredTable&)>& show) const = 0;

    // Marks a table as held for its host; the mark is all that the journal knows of it, appends are taken as before. A table
    // that is not there yet is held too.
    [[nodiscard]] virtual std::optional<JournalFault> hold(std::string_view table, std::string_view why) = 0;
    [[nodiscard]] virtual std::optional<JournalFault> release(std::string_view table) = 0;
};

// Those of `records` that follow one from another, beginning after the record `last`. A record whose `prev` is not the last
// accepted one was written by somebody who had lost the table, and is dropped.
[[nodiscard]] std::vector<Record> accepted(std::uint64_t last, std::vector<Record> records);

// What is wrong, in one line: with a table's name, with a snapshot, or with an append whatever the table holds.
[[nodiscard]] std::optional<std::string> name_fault(std::string_view table);
[[nodiscard]] std::optional<std::string> snapshot_fault(std::string_view snapshot);
[[nodiscard]] std::optional<std::string> fault_of(const Append& append);

// "there is no record 7 of table x to keep a snapshot of".
[[nodiscard]] std::string no_such_record(std::string_view table, std::uint64_t seq);

// Whether the key names an append at all.
[[nodiscard]] inline bool names_an_append(const AppendKey& key) noexcept { return key != AppendKey{}; }

} // namespace floorman::journal
