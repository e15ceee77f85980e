#pragma once
// MemoryJournal: a journal that ends with the program. For tests, and for a server without a folder for its data.

#include <map>
#include <memory>
#include <mutex>

#include "journal/journal.hpp"

namespace floorman::journal {

class MemoryJournal : public Journal {
public:
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
    struct Kept {
        std::vector<Record> records;                                          // Record n stands at n - 1.
        std::map<std::uint64_t, std::pair<AppendKey, std::uint64_t>> appends; // By their first record: key and last record.
        std::optional<std::string> held;
        std::optional<Snapshot> snapshot;
        std::map<std::uint64_t, Chapter> chapters;
    };

    Appended append_one(const Append& append);

    mutable std::recursive_mutex mutex_; // What `tables` shows one to may read.
    std::map<std::string, Kept, std::less<>> tables_;
};

} // namespace floorman::journal
