#pragma once
// HistoryPieces: the files that are named, and those in the folders that are named, as pieces of text that hold whole hands.
//
// Reads as it goes: what is in memory is a piece at a time, however large the files and folders are.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/folder_names.hpp"
#include "history/format.hpp"

namespace floorman::cli {

struct Piece {
    std::string file;
    std::string text;
    Format format{};
    int first_line = 1;
    std::string fault; // Why the file could not be read to its end; then the text is empty. In one line, without its name.
};

class HistoryPieces {
public:
    explicit HistoryPieces(std::vector<std::string> paths, std::size_t piece_size = std::size_t{512} * 1024);
    HistoryPieces(const HistoryPieces&) = delete;
    HistoryPieces& operator=(const HistoryPieces&) = delete;
    ~HistoryPieces();

    // The next piece, in the order of the paths and, within a folder, of the names; nothing when there are no more.
    [[nodiscard]] std::optional<Piece> next();

    // Files of folders that looked like no hand history and were passed over.
    [[nodiscard]] std::uint64_t passed_over() const noexcept { return passed_over_; }
    [[nodiscard]] std::uint64_t bytes_read() const noexcept { return bytes_read_; }

private:
    [[nodiscard]] bool any_wait() const noexcept { return !named_paths_.empty() || !folders_.empty(); }
    [[nodiscard]] std::optional<std::filesystem::path> next_path();
    bool open_next();
    std::optional<Piece> piece();
    std::optional<Piece> fault(std::string what);
    bool read_more();

    std::vector<std::string> named_paths_; // By whoever asked, the next one last.
    std::vector<FolderNames> folders_;     // That are being read, each within the one before.
    std::size_t piece_size_;
    std::vector<char> buffer_;
    int descriptor_ = -1;
    std::string file_;
    bool named_ = false; // By whoever asked; else found in a folder.
    bool ended_ = false;
    std::optional<Format> format_;
    std::string text_;
    int line_ = 1;
    std::string read_fault_;
    std::uint64_t passed_over_ = 0;
    std::uint64_t bytes_read_ = 0;
};

// How many bytes the files have together, for a bar that shows how far it is; nothing where that cannot be told beforehand.
[[nodiscard]] std::optional<std::uint64_t> bytes_in(const std::vector<std::string>& paths);

} // namespace floorman::cli
