#include "cli/progress.hpp"

#include <algorithm>

#include <unistd.h>

#include "cli/console.hpp"

namespace floorman::cli {

namespace {

constexpr std::chrono::milliseconds between_two{100};
constexpr int bar_width = 30;
constexpr double least_seconds = 0.05; // Before that a rate says nothing.

} // namespace

Progress::Progress(std::optional<std::uint64_t> bytes)
    : bytes_(bytes), shown_(is_shown()), began_(std::chrono::steady_clock::now()), last_(began_) {}

bool Progress::is_shown() { return isatty(STDERR_FILENO) != 0; }

void Progress::show(std::uint64_t bytes, std::uint64_t hands) {
    if (!shown_) return;
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < between_two) return;
    last_ = now;
    Output err{STDERR_FILENO};
    err.write("\r" + progress_line(bytes_, bytes, hands, std::chrono::duration<double>(now - began_).count()) + "\x1B[K");
    err.flush();
    drawn_ = true;
}

void Progress::clear() {
    if (!drawn_) return;
    Output err{STDERR_FILENO};
    err.write("\r\x1B[K");
    err.flush();
    drawn_ = false;
}

std::string progress_line(std::optional<std::uint64_t> all_bytes, std::uint64_t bytes, std::uint64_t hands, double seconds) {
    std::string line;
    if (all_bytes && *all_bytes > 0) {
        const double part = std::min(1.0, static_cast<double>(bytes) / static_cast<double>(*all_bytes));
        const int filled = static_cast<int>(part * bar_width);
        const std::string percent = std::to_string(static_cast<int>(part * 100));
        line = "[" + std::string(static_cast<std::size_t>(filled), '=') +
               std::string(static_cast<std::size_t>(bar_width - filled), ' ') + "] " + std::string(3 - percent.size(), ' ') +
               percent + " %  ";
    }
    line += std::to_string(hands) + (hands == 1 ? " hand" : " hands");
    if (seconds >= least_seconds)
        line += ", " + std::to_string(static_cast<std::uint64_t>(static_cast<double>(hands) / seconds)) + " a second";
    return line;
}

} // namespace floorman::cli
