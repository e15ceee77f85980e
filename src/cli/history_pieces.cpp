#include "cli/history_pieces.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "cli/interrupt.hpp"

namespace floorman::cli {

namespace {

namespace fs = std::filesystem;

// A hand that goes on for longer than this is none, and is not waited for.
constexpr std::size_t longest_hand = std::size_t{16} * 1024 * 1024;

// By memchr, which looks at many characters at once.
int lines_in(std::string_view text) noexcept {
    int lines = 0;
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) ++lines;
    return lines;
}

} // namespace

HistoryPieces::HistoryPieces(std::vector<std::string> paths, std::size_t piece_size)
    : named_paths_(std::move(paths)), piece_size_(piece_size), buffer_(piece_size) {
    std::reverse(named_paths_.begin(), named_paths_.end());
}

HistoryPieces::~HistoryPieces() {
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

std::optional<Piece> HistoryPieces::next() {
    while (true) {
        if (descriptor_ < 0) {
            if (!any_wait()) return std::nullopt;
            if (!open_next()) {
                if (!read_fault_.empty()) return fault(std::move(read_fault_));
                continue;
            }
        }
        if (std::optional<Piece> found = piece()) return found;
    }
}

// The next path; nothing when a folder is at its end, or could not be read to it.
std::optional<fs::path> HistoryPieces::next_path() {
    named_ = folders_.empty();
    if (named_) {
        fs::path path = std::move(named_paths_.back());
        named_paths_.pop_back();
        return path;
    }
    std::optional<fs::path> path = folders_.back().next();
    if (path) return path;
    line_ = 1;
    file_ = folders_.back().folder().string();
    read_fault_ = folders_.back().fault();
    folders_.pop_back();
    return std::nullopt;
}

// Opens the next file; a folder is gone through from here on. False when there is no file open now.
bool HistoryPieces::open_next() {
    const std::optional<fs::path> path = next_path();
    if (!path) return false;
    file_ = path->string();
    text_.clear();
    line_ = 1;
    ended_ = false;
    format_.reset();
    read_fault_.clear();
    std::error_code ignored;
    if (fs::is_directory(*path, ignored)) {
        folders_.emplace_back(*path);
        return false;
    }
    descriptor_ = file_ == "-" ? STDIN_FILENO : ::open(file_.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor_ < 0) read_fault_ = std::string("cannot be read: ") + std::strerror(errno);
    return descriptor_ >= 0;
}

std::optional<Piece> HistoryPieces::fault(std::string what) {
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
    descriptor_ = -1;
    read_fault_.clear();
    return Piece{file_, {}, {}, line_, std::move(what)};
}

bool HistoryPieces::read_more() {
    ssize_t got = 0;
    do got = ::read(descriptor_, buffer_.data(), buffer_.size());
    while (got < 0 && errno == EINTR);
    if (got > 0) text_.append(buffer_.data(), static_cast<std::size_t>(got));
    if (got < 0) read_fault_ = std::string("cannot be read: ") + std::strerror(errno);
    ended_ = got <= 0;
    if (got > 0) bytes_read_ += static_cast<std::uint64_t>(got);
    return got >= 0;
}

// As much of the open file as is whole hands; nothing when it has ended, or is none of ours.
std::optional<Piece> HistoryPieces::piece() {
    std::size_t cut = std::string::npos;
    while (!ended_) {
        if (!read_more()) return fault(std::move(read_fault_));
        if (!format_ && !text_.empty()) {
            format_ = format_of(file_, text_);
            if (!format_) {
                if (named_) return fault("is no hand history of a format known here: PHH (.phh, .phhs) or PokerStars' text");
                ++passed_over_;
                ended_ = true;
                text_.clear();
                break;
            }
        }
        if (ended_ || text_.size() < piece_size_) continue;
        cut = last_hand_begins(text_, *format_);
        if (cut != std::string::npos) break;
        if (text_.size() > longest_hand)
            return fault("has a hand of more than " + std::to_string(longest_hand / 1024 / 1024) + " MB; that is no hand");
    }
    if (!ended_) {
        Piece found{file_, text_.substr(0, cut), *format_, line_, {}};
        text_.erase(0, cut);
        line_ += lines_in(found.text);
        return found;
    }
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
    descriptor_ = -1;
    if (text_.empty() || !format_) return std::nullopt;
    Piece last{file_, std::move(text_), *format_, line_, {}};
    text_.clear();
    return last;
}

std::optional<std::uint64_t> bytes_in(const std::vector<std::string>& paths) {
    std::uint64_t sum = 0;
    for (const std::string& path : paths) {
        std::error_code error;
        if (path == "-") return std::nullopt;
        if (!fs::is_directory(path, error)) {
            const std::uintmax_t size = fs::file_size(path, error);
            if (!error) sum += size;
            continue;
        }
        for (fs::recursive_directory_iterator at(path, fs::directory_options::skip_permission_denied, error), end;
             !error && at != end && !interrupted(); at.increment(error)) {
            std::error_code ignored;
            if (at->is_regular_file(ignored) && may_hold_hands(at->path().string())) {
                const std::uintmax_t size = at->file_size(ignored);
                if (!ignored) sum += size;
            }
        }
    }
    return sum;
}

} // namespace floorman::cli
