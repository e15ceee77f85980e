#include "cli/console.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <sys/ioctl.h>
#include <unistd.h>

namespace floorman::cli {

namespace {

constexpr std::size_t piece = std::size_t{64} * 1024;
constexpr int narrowest = 40;
constexpr int widest = 120; // Longer lines are hard to read.

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

int width_of_page(bool terminal) {
    const std::string_view columns = variable("COLUMNS");
    int width = 0;
    std::from_chars(columns.data(), columns.data() + columns.size(), width);
    if (width <= 0 && terminal) {
        winsize size{};
        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) width = size.ws_col;
    }
    return width <= 0 ? Style{}.width : std::clamp(width, narrowest, widest);
}

} // namespace

void Output::write(std::string_view text) {
    waiting_ += text;
    if (waiting_.size() >= piece) flush();
}

void Output::flush() {
    std::size_t done = 0;
    while (done < waiting_.size() && !reader_gone_ && fault_.empty()) {
        const ssize_t written = ::write(descriptor_, waiting_.data() + done, waiting_.size() - done);
        if (written >= 0)
            done += static_cast<std::size_t>(written);
        else if (errno == EPIPE)
            reader_gone_ = true;
        else if (errno != EINTR && errno != EAGAIN)
            fault_ = std::strerror(errno);
    }
    waiting_.clear();
}

void Console::complain(std::string_view line) {
    Output err{STDERR_FILENO};
    err.write(shown(line));
    err.write("\n");
    err.flush();
}

void open_console(Console& console) {
    std::signal(SIGPIPE, SIG_IGN);
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    console.style.width = width_of_page(terminal);
    console.style.colour = terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
    console.input_is_terminal = isatty(STDIN_FILENO) != 0;
}

} // namespace floorman::cli
