#pragma once
// help: what --help prints for the program and for each command, from what the command told CLI11.

#include <CLI/CLI.hpp>

namespace floorman::cli {

// Usage, what it does, commands, arguments and options; then the footer as it is written.
class HelpPage : public CLI::FormatterBase {
public:
    [[nodiscard]] std::string make_help(const CLI::App* command, std::string name, CLI::AppFormatMode mode) const override;
};

// Options as people write them: "-b", "--rulebook"; none for an argument without a name.
[[nodiscard]] std::vector<std::string> spellings(const CLI::Option& option);

} // namespace floorman::cli
