#include "journal/memory_journal.hpp"

namespace floorman::journal {

std::vector<Appended> MemoryJournal::append_all(std::span<const Append> appends) {
    const std::scoped_lock lock(mutex_);
    std::vector<Appended> answers;
    answers.reserve(appends.size());
    for (const Append& append : appends) answers.push_back(append_one(append));
    return answers;
}

Appended MemoryJournal::append_one(const Append& append) {
    if (auto wrong = fault_of(append)) return {Outcome::failed, 0, *wrong};
    const auto there = tables_.find(append.table);
    const std::uint64_t last = there == tables_.end() ? 0 : there->second.records.size();
    if (last != append.expected_prev) {
        if (there == tables_.end()) return {Outcome::conflict, last, {}};
        const auto before = there->second.appends.find(append.expected_prev + 1);
        const bool again = before != there->second.appends.end() && names_an_append(append.key) &&
                           before->second.first == append.key;
        return again ? Appended{Outcome::done, before->second.second, {}} : Appended{Outcome::conflict, last, {}};
    }
    Kept& kept = tables_[append.table];
    std::uint64_t seq = last;
    for (const std::string& body : append.bodies) {
        kept.records.push_back({seq + 1, seq, body});
        ++seq;
    }
    kept.appends.emplace(last + 1, std::pair{append.key, seq});
    if (append.snapshot) kept.snapshot = Snapshot{seq, *append.snapshot};
    if (append.chapter) kept.chapters.emplace(append.chapter->number, *append.chapter);
    return {Outcome::done, seq, {}};
}

Result<std::vector<Record>, JournalFault> MemoryJournal::read(std::string_view table, std::uint64_t after) const {
    const std::scoped_lock lock(mutex_);
    const auto there = tables_.find(table);
    if (there == tables_.end() || after >= there->second.records.size()) return std::vector<Record>{};
    const std::vector<Record>& all = there->second.records;
    return std::vector<Record>(all.begin() + static_cast<std::ptrdiff_t>(after), all.end());
}

std::optional<JournalFault> MemoryJournal::keep_snapshot(std::string_view table, std::uint64_t seq, std::string_view body) {
    const std::scoped_lock lock(mutex_);
    if (auto wrong = snapshot_fault(body)) return JournalFault{*wrong};
    const auto there = tables_.find(table);
    if (there == tables_.end() || seq > there->second.records.size()) return JournalFault{no_such_record(table, seq)};
    std::optional<Snapshot>& kept = there->second.snapshot;
    if (!kept || kept->seq <= seq) kept = Snapshot{seq, std::string(body)};
    return std::nullopt;
}

Result<std::optional<Snapshot>, JournalFault> MemoryJournal::latest_snapshot(std::string_view table) const {
    const std::scoped_lock lock(mutex_);
    const auto there = tables_.find(table);
    return there == tables_.end() ? std::optional<Snapshot>{} : there->second.snapshot;
}

Result<std::vector<Chapter>, JournalFault> MemoryJournal::chapters(std::string_view table,
                                                                   std::uint64_t before,
                                                                   std::size_t most) const {
    const std::scoped_lock lock(mutex_);
    std::vector<Chapter> found;
    const auto there = tables_.find(table);
    if (there == tables_.end()) return found;
    auto next = there->second.chapters.lower_bound(before);
    while (next != there->second.chapters.begin() && found.size() < most) {
        --next;
        found.push_back({next->first, next->second.head, {}});
    }
    return found;
}

Result<std::optional<Chapter>, JournalFault> MemoryJournal::chapter(std::string_view table, std::uint64_t number) const {
    const std::scoped_lock lock(mutex_);
    const auto there = tables_.find(table);
    if (there == tables_.end()) return std::optional<Chapter>{};
    const auto found = there->second.chapters.find(number);
    return found == there->second.chapters.end() ? std::optional<Chapter>{} : found->second;
}

std::optional<JournalFault> MemoryJournal::tables(const std::function<void(const StoredTable&)>& show) const {
    const std::scoped_lock lock(mutex_);
    for (const auto& [name, kept] : tables_) show({name, kept.records.size(), kept.held, kept.snapshot});
    return std::nullopt;
}

std::optional<JournalFault> MemoryJournal::hold(std::string_view table, std::string_view why) {
    if (auto wrong = name_fault(table)) return JournalFault{*wrong};
    const std::scoped_lock lock(mutex_);
    tables_[std::string(table)].held = std::string(why);
    return std::nullopt;
}

std::optional<JournalFault> MemoryJournal::release(std::string_view table) {
    const std::scoped_lock lock(mutex_);
    const auto there = tables_.find(table);
    if (there != tables_.end()) there->second.held.reset();
    return std::nullopt;
}

} // namespace floorman::journal
