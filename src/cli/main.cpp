// floorman: the program. Opens the console and hands the arguments to the commands.

#include "cli/program.hpp"

int main(int count, char** values) {
    floorman::cli::Console console;
    floorman::cli::open_console(console);
    const std::vector<std::string> arguments(values + (count > 0 ? 1 : 0), values + count);
    return static_cast<int>(floorman::cli::run(arguments, console));
}
