#pragma once
// BareFsync: a loop that writes 4 KiB and waits for the disk, to tell other figures as a multiple of.

#include <chrono>
#include <span>
#include <string>
#include <thread>
#include <vector>

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
    // Goes round for what is due at such microseconds from the beginning, in their order: whatever came during one round is served by the
    // next. How many microseconds each waited.
    std::vector<double> serve(std::span<const double> due) {
        const auto start = std::chrono::steady_clock::now();
        const auto now = [start] {
            return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
        };
        std::vector<double> waits;
        waits.reserve(due.size());
        while (waits.size() < due.size()) {
            const std::chrono::duration<double, std::micro> next(due[waits.size()]);
            std::this_thread::sleep_until(start + std::chrono::duration_cast<std::chrono::nanoseconds>(next));
            const double began = now();
            static_cast<void>(round());
            const double ended = now();
            while (waits.size() < due.size() && due[waits.size()] <= began) waits.push_back(ended - due[waits.size()]);
        }
        return waits;
    }
    [[nodiscard]] bool failed() const noexcept { return failed_; }

private:
    int file_;
    std::string page_ = std::string(4096, 'x');
    bool failed_ = false;
};

} // namespace floorman
