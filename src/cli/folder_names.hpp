#pragma once
// FolderNames: what is in a folder that may hold hands, in the order of the names.
//
// Keeps so many names and no more, however many there are: the folder is read again for the next ones.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace floorman::cli {

class FolderNames {
public:
    explicit FolderNames(std::filesystem::path folder, std::size_t most_kept = 100'000)
        : folder_(std::move(folder)), most_kept_(most_kept) {}

    // The next folder or file whose name is one of a history; nothing when there are no more, or the folder cannot be read.
    [[nodiscard]] std::optional<std::filesystem::path> next();

    // Why the folder could not be read to its end; empty when it could.
    [[nodiscard]] const std::string& fault() const noexcept { return fault_; }
    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }

private:
    void keep_next();
    void drop_last();

    std::filesystem::path folder_;
    std::size_t most_kept_;
    std::vector<std::string> names_; // The next ones, the first of them last.
    std::string last_;               // Name that was given.
    bool began_ = false;
    bool more_ = true; // There may be some behind those that are kept.
    std::string fault_;
};

} // namespace floorman::cli
