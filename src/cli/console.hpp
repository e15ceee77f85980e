#pragma once
// console: the program's streams, and what kind of page they take.
//
// Knows files, pipes and terminals; knows no poker. Nothing here ends the program: a reader who has gone away is a fact
// that commands ask about and then stop working.

#include <string>
#include <string_view>

#include "cli/layout.hpp"

namespace floorman::cli {

// What the program's exit status says; documented in --help and in the manual.
enum class Exit : int {
    fine = 0,
    wrong_input = 1,   // Something that was read is wrong, or what was ruled could not be written.
    usage = 2,         // The command line itself is wrong.
    interrupted = 130, // Stopped by Ctrl-C.
};

// The worse of two.
[[nodiscard]] constexpr Exit worse(Exit one, Exit other) noexcept {
    return static_cast<int>(one) >= static_cast<int>(other) ? one : other;
}

// A stream to write to, gathered into large pieces. Not copied: it holds what is not written yet.
class Output {
public:
    explicit Output(int descriptor) noexcept : descriptor_(descriptor) {}
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void flush();

    // Nobody reads any more: whoever reads what we print has seen enough. No fault of ours.
    [[nodiscard]] bool reader_gone() const noexcept { return reader_gone_; }
    // What went wrong with the writing itself, such as a full disk; empty when nothing did.
    [[nodiscard]] const std::string& fault() const noexcept { return fault_; }

private:
    int descriptor_;
    std::string waiting_;
    bool reader_gone_ = false;
    std::string fault_;
};

struct Console {
    Output out{1};
    Style style; // Of the page on standard output.
    bool input_is_terminal = false;

    // One line on standard error.
    void complain(std::string_view line);
};

// The console of this process: width and colours from the terminal, from COLUMNS and NO_COLOR. A reader who goes away is
// from now on a fact and no signal.
void open_console(Console& console);

} // namespace floorman::cli
