#pragma once
// journal_file: the folder of a journal, its file and its lock, for their owner alone.

#include <optional>
#include <string>
#include <utility>

#include <unistd.h>

#include "journal/journal.hpp"

namespace floorman::journal {

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

// The folder, made when its last part alone is missing.
[[nodiscard]] std::optional<JournalFault> make_folder(const std::string& folder);

// Holds a lock on the folder's journal for as long as it lives. A file of its own is locked, for SQLite locks its file itself.
[[nodiscard]] Result<Descriptor, JournalFault> lock_of(const std::string& folder, const std::string& path);

// Makes an empty file where there is none; its owner alone may read it, and so it is with those that SQLite puts beside it.
[[nodiscard]] Result<Descriptor, JournalFault> make_file(const std::string& path);

} // namespace floorman::journal
