#pragma once
// Folder: an empty folder for one test, removed with all that is in it. And appends to try.

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "journal/journal.hpp"

namespace floorman::journal {

class Folder {
public:
    Folder() : path_(testing::TempDir() + "floorman-journal-XXXXXX") {
        if (::mkdtemp(path_.data()) == nullptr) std::abort();
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string path(const std::string& name) const { return path_ + "/" + name; }

private:
    std::string path_;
};

inline AppendKey key_of(std::uint64_t number) {
    AppendKey key{1};
    for (std::size_t i = 0; i < 8; ++i) key[8 + i] = static_cast<std::uint8_t>(number >> (8 * i));
    return key;
}

inline Append append_of(std::string table, std::uint64_t prev, std::vector<std::string> bodies, std::uint64_t key = 0) {
    return {std::move(table), prev, std::move(bodies), key == 0 ? AppendKey{} : key_of(key), std::nullopt, std::nullopt};
}

inline std::vector<std::string> bodies_of(const std::vector<Record>& records) {
    std::vector<std::string> bodies;
    for (const Record& record : records) bodies.push_back(record.body);
    return bodies;
}

} // namespace floorman::journal
