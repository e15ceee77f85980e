#pragma once
// Log: what the server did, one JSON object a line. Never a body, a query or a header: only who asked for which path, and
// how it went.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace floorman::server {

struct LogLine {
    std::string_view event; // "request", "started", "stopped", "refused", "failed".
    std::string from;       // An address; empty where there is none.
    std::string method;     // Empty but for a request.
    std::string path;
    int status{}; // 0 but for a request.
    double milliseconds{};
    std::size_t bytes_in{};
    std::size_t bytes_out{};
    std::string what; // What else there is to say, in words.
};

// The line with its end, at this time.
[[nodiscard]] std::string text(const LogLine& line, std::chrono::system_clock::time_point at);

// Each line is written at once and whole, so that several programs may share a file.
class Log {
public:
    // "-" is standard error, "none" is nothing, else a file, which is made or added to. The error is one line.
    static Result<Log, std::string> open(const std::string& path);

    Log(Log&& other) noexcept;
    Log& operator=(Log&&) = delete;
    ~Log();

    void write(const LogLine& line) const;

private:
    explicit Log(int descriptor) : descriptor_(descriptor) {}

    int descriptor_; // -1: nothing is written.
};

} // namespace floorman::server
