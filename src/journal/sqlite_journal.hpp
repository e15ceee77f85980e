#pragma once
// SqliteJournal: a journal in one file, journal.sqlite, of a folder. The only face of the sources that know SQLite.
//
// One process has the file at a time. What is appended is on the disk, as far as the disk tells the truth, before the append
// is answered: a kill or a power cut loses nothing that was.

#include <cstdint>
#include <memory>

#include "journal/journal.hpp"

namespace floorman::journal {

struct SqliteSettings {
    std::uint32_t most_pages = 0;   // The file never grows past so many pages of 4096 bytes; 0: as large as the disk lets it.
    std::uint16_t log_pages = 8000; // What is in so many pages before it is carried over from the log into the file.
};

class SqliteJournal final : public Journal {
public:
    // Opens the journal of `folder`, and makes it when there is none; makes the folder when only its last part is missing.
    // The folder that it makes and the file are for their owner alone.
    static Result<std::unique_ptr<SqliteJournal>, JournalFault> open(const std::string& folder,
                                                                     const SqliteSettings& settings = {});

    ~SqliteJournal() override;

    [[nodiscard]] std::vector<Appended> append_all(std::span<const Append> appends) override;
    [[nodiscard]] Result<std::vector<Record>, JournalFault> read(std::string_view table, std::uint64_t after) const override;
    [[nodiscard]] std::optional<JournalFault> keep_snapshot(std::string_view table,
                                                            std::uint64_t seq,
                                                            std::string_view body) override;
    [[nodiscard]] Result<std::optional<Snapshot>, JournalFault> latest_snapshot(std::string_view table) const override;
    [[nodiscard]] Result<std::vector<Chapter>, JournalFault> chapters(std::string_view table,
                                                                      std::uint64_t before,
                                                                      std::size_t most) const override;
    [[nodiscard]] Result<std::optional<Chapter>, JournalFault> chapter(std::string_view table,
                                                                       std::uint64_t number) const override;
    [[nodiscard]] std::optional<JournalFault> tables(const std::function<void(const StoredTable&)>& show) const override;
    [[nodiscard]] std::optional<JournalFault> hold(std::string_view table, std::string_view why) override;
    [[nodiscard]] std::optional<JournalFault> release(std::string_view table) override;

private:
    class Machine;
    explicit SqliteJournal(std::unique_ptr<Machine> machine);

    std::unique_ptr<Machine> machine_;
};

} // namespace floorman::journal
