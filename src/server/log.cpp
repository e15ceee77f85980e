#include "server/log.hpp"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <ctime>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace floorman::server {

namespace {

constexpr std::size_t longest_path = 200;

// "2026-11-30T07:22:13.041Z"
std::string time_text(std::chrono::system_clock::time_point at) {
    const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(at.time_since_epoch()).count();
    const std::time_t seconds = since / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min, parts.tm_sec, since % 1000);
}

} // namespace

std::string text(const LogLine& line, std::chrono::system_clock::time_point at) {
    nlohmann::ordered_json said{{"time", time_text(at)}, {"event", line.event}};
    if (!line.from.empty()) said["from"] = line.from;
    if (!line.method.empty()) said["method"] = line.method;
    if (!line.path.empty()) said["path"] = line.path.substr(0, longest_path);
    if (line.status != 0) {
        said["status"] = line.status;
        said["ms"] = std::round(line.milliseconds * 100) / 100;
        said["in"] = line.bytes_in;
        said["out"] = line.bytes_out;
    }
    if (!line.what.empty()) said["what"] = line.what;
    return said.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Result<Log, std::string> Log::open(const std::string& path) {
    if (path == "none") return Log{-1};
    if (path == "-") return Log{STDERR_FILENO};
    constexpr mode_t ours_alone = 0600;
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, ours_alone);
    if (descriptor >= 0) return Log{descriptor};
    return path + ": cannot be written: " + std::strerror(errno) + "; name a file in a folder that is there, - or none";
}

Log::Log(Log&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

Log::~Log() {
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

void Log::write(const LogLine& line) const {
    if (descriptor_ < 0) return;
    const std::string said = text(line, std::chrono::system_clock::now());
    // A log that cannot be written, because its disk is full, is no reason to stop serving.
    [[maybe_unused]] const ssize_t written = ::write(descriptor_, said.data(), said.size());
}

} // namespace floorman::server
