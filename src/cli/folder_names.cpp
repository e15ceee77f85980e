#include "cli/folder_names.hpp"

#include <algorithm>
#include <functional>

#include "cli/interrupt.hpp"
#include "history/format.hpp"

namespace floorman::cli {

namespace fs = std::filesystem;

std::optional<fs::path> FolderNames::next() {
    if (names_.empty() && more_) keep_next();
    if (names_.empty()) return std::nullopt;
    last_ = std::move(names_.back());
    names_.pop_back();
    began_ = true;
    return folder_ / last_;
}

// The first names behind the last one that was given.
void FolderNames::keep_next() {
    more_ = false;
    std::error_code error;
    for (fs::directory_iterator at(folder_, error), end; !error && at != end && !interrupted(); at.increment(error)) {
        std::error_code ignored;
        std::string name = at->path().filename().string();
        if (began_ && name <= last_) continue;
        const bool is_folder = at->is_directory(ignored) && !at->is_symlink(ignored);
        if (!is_folder && !(at->is_regular_file(ignored) && may_hold_hands(name))) continue;
        names_.push_back(std::move(name));
        if (names_.size() == 2 * most_kept_) drop_last();
    }
    if (error) fault_ = "cannot be read: " + error.message();
    if (names_.size() > most_kept_) drop_last();
    std::sort(names_.begin(), names_.end(), std::greater<>());
}

void FolderNames::drop_last() {
    std::nth_element(names_.begin(), names_.begin() + static_cast<std::ptrdiff_t>(most_kept_), names_.end());
    names_.resize(most_kept_);
    more_ = true;
}

} // namespace floorman::cli
