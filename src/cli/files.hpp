#pragma once
// files: text from files and from standard input, whole or line by line.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace floorman::cli {

struct FileError {
    std::string what; // "file: what is wrong; what to do", in one line.
};

// What is called "-" is standard input.
[[nodiscard]] Result<std::string, FileError> read_file(const std::string& path);

// Lines one after another, as they come.
class LineReader {
public:
    // `before_waiting` is called before every read that may wait for more to come.
    static Result<LineReader, FileError> open(const std::string& path, std::function<void()> before_waiting);

    LineReader(LineReader&& other) noexcept;
    LineReader& operator=(LineReader&&) = delete;
    ~LineReader();

    // The next line without its end; nothing when there are no more. It lives until the next call.
    [[nodiscard]] std::optional<std::string_view> next();

    // What went wrong with the reading itself; empty when nothing did.
    [[nodiscard]] const std::string& fault() const noexcept { return fault_; }

private:
    LineReader(std::string path, int descriptor, std::function<void()> before_waiting);

    bool read_more();

    std::string path_;
    int descriptor_;
    std::function<void()> before_waiting_;
    std::string text_;
    std::size_t at_ = 0;       // Where the next line begins.
    std::size_t searched_ = 0; // Up to where there is no end of a line.
    bool ended_ = false;
    std::string fault_;
};

} // namespace floorman::cli
