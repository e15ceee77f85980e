#include "cli/files.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace floorman::cli {

namespace {

constexpr std::size_t piece = std::size_t{256} * 1024;

std::string cannot_be_read(const std::string& path, int error) {
    std::string what = path + ": cannot be read: " + std::strerror(error);
    if (error == ENOENT) return what + "; check the name, or give - to read standard input";
    if (error == EISDIR) return path + ": is a folder; name a file in it";
    if (error == EACCES) return what + "; check who may read it";
    return what;
}

// The descriptor, or -1 with errno set.
int open_to_read(const std::string& path) {
    if (path == "-") return STDIN_FILENO;
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return -1;
    struct stat status{};
    if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
        ::close(descriptor);
        errno = EISDIR;
        return -1;
    }
    return descriptor;
}

// Adds a piece of what is there to `text`: how much, 0 at the end, or -1 with errno set.
ssize_t read_piece(int descriptor, std::string& text) {
    const std::size_t before = text.size();
    text.resize(before + piece);
    ssize_t got = 0;
    do got = ::read(descriptor, text.data() + before, piece);
    while (got < 0 && errno == EINTR);
    text.resize(before + (got > 0 ? static_cast<std::size_t>(got) : 0));
    return got;
}

void close_unless_input(int descriptor) {
    if (descriptor > STDERR_FILENO) ::close(descriptor);
}

} // namespace

Result<std::string, FileError> read_file(const std::string& path) {
    const int descriptor = open_to_read(path);
    if (descriptor < 0) return FileError{cannot_be_read(path, errno)};
    std::string text;
    ssize_t got = 0;
    do got = read_piece(descriptor, text);
    while (got > 0);
    const int error = errno;
    close_unless_input(descriptor);
    if (got < 0) return FileError{cannot_be_read(path, error)};
    return text;
}

LineReader::LineReader(std::string path, int descriptor, std::function<void()> before_waiting)
    : path_(std::move(path)), descriptor_(descriptor), before_waiting_(std::move(before_waiting)) {}

LineReader::LineReader(LineReader&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)),
      before_waiting_(std::move(other.before_waiting_)), text_(std::move(other.text_)), at_(other.at_),
      searched_(other.searched_), ended_(other.ended_), fault_(std::move(other.fault_)) {}

LineReader::~LineReader() { close_unless_input(descriptor_); }

Result<LineReader, FileError> LineReader::open(const std::string& path, std::function<void()> before_waiting) {
    const int descriptor = open_to_read(path);
    if (descriptor < 0) return FileError{cannot_be_read(path, errno)};
    return LineReader{path, descriptor, std::move(before_waiting)};
}

bool LineReader::read_more() {
    if (ended_) return false;
    text_.erase(0, at_);
    searched_ -= at_;
    at_ = 0;
    before_waiting_();
    const ssize_t got = read_piece(descriptor_, text_);
    if (got < 0) fault_ = cannot_be_read(path_, errno);
    ended_ = got <= 0;
    return !ended_;
}

std::optional<std::string_view> LineReader::next() {
    std::size_t end = text_.find('\n', searched_);
    while (end == std::string::npos) {
        searched_ = text_.size();
        if (read_more()) {
            end = text_.find('\n', searched_);
            continue;
        }
        if (at_ == text_.size()) return std::nullopt;
        end = text_.size(); // The last line has no end.
    }
    std::string_view line = std::string_view(text_).substr(at_, end - at_);
    at_ = std::min(end + 1, text_.size());
    searched_ = at_;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

} // namespace floorman::cli
