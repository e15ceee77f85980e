#pragma once
// commands: the program's commands, one file each. A new one is a function here, a file of its own, and a line in
// program.cpp; its help and its completion follow from what it tells CLI11.
//
// The name that an option gives its value says what may stand there: BOOK, SCENE, SESSION, HISTORY, DEAL, QUESTION, SHELL, FILE
// (see completion.cpp).

#include "cli/console.hpp"

namespace CLI {
class App;
}

namespace floorman::cli {

// Each adds its command to `program`; when that command is called, it works on `console` and leaves its status in `exit`.
// Both outlive the program.
void add_rule_command(CLI::App& program, Console& console, Exit& exit);
void add_seats_command(CLI::App& program, Console& console, Exit& exit);
void add_verify_command(CLI::App& program, Console& console, Exit& exit);
void add_verify_deal_command(CLI::App& program, Console& console, Exit& exit);
void add_replay_command(CLI::App& program, Console& console, Exit& exit);
void add_rules_command(CLI::App& program, Console& console, Exit& exit);
void add_serve_command(CLI::App& program, Console& console, Exit& exit);
void add_completion_command(CLI::App& program, Console& console, Exit& exit);

// What --help says of exit statuses, for every command.
inline constexpr std::string_view exit_statuses =
    "Exit status:\n"
    "  0  all is well\n"
    "  1  what was read is wrong (a scene, a session, a house's rulebook), or writing\n"
    "     failed\n"
    "  2  the command line is wrong\n";

} // namespace floorman::cli
