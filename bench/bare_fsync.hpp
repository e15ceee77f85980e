#pragma once
// BareFsync: a loop that writes 4 KiB and waits for the disk, to tell other figures as a multiple of.

#include <chrono>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace floorman {

class BareFsync {
public:
    explicit BareFsync(const std::string& path) : file_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {}
    BareFsync(const BareFsync&) = delete;
    BareFsync& operator=(const BareFsync&) = delete;
    ~BareFsync() { ::close(file_); }

    // Goes round once; the microseconds that it took.
    double round() {
        const auto start = std::chrono::steady_clock::now();
        if (::write(file_, page_.data(), page_.size()) != std::ssize(page_) || ::fdatasync(file_) != 0) failed_ = true;
        return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
    }
    [[nodiscard]] bool failed() const noexcept { return failed_; }

private:
    int file_;
    std::string page_ = std::string(4096, 'x');
    bool failed_ = false;
};

} // namespace floorman
