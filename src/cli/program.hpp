#pragma once
// program: the command line as a whole: its commands, its help and its errors.

#include <memory>
#include <span>
#include <string>

#include "cli/console.hpp"

namespace CLI {
class App;
}

namespace floorman::cli {

// All commands, ready to parse. `console` and `exit` outlive it.
[[nodiscard]] std::shared_ptr<CLI::App> make_program(Console& console, Exit& exit);

// Does what the arguments ask for; the program's own name is not among them.
[[nodiscard]] Exit run(std::span<const std::string> arguments, Console& console);

} // namespace floorman::cli
