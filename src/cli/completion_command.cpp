// floorman completion: the script that lets a shell complete floorman's command line.

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/completion.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view about =
    "Print the completion script of a shell\n"
    "\n"
    "The script completes commands, options, files, the names of books and questions, and the numbers of the rules page.";

constexpr std::string_view examples = "Examples:\n"
                                      "  source <(floorman completion bash)            # for this shell\n"
                                      "  floorman completion bash > ~/.local/share/bash-completion/completions/floorman\n"
                                      "  floorman completion zsh > ~/.zfunc/_floorman  # in a folder of your fpath\n"
                                      "\n";

Exit print(const std::string& shell, const CLI::App& program, Console& console) {
    if (shell == "bash") {
        console.out.write(bash_completion(program, completion_words()));
    } else if (shell == "zsh") {
        console.out.write(zsh_completion(program, completion_words()));
    } else {
        console.complain(shell.empty()
                             ? "floorman completion: no shell is named; write floorman completion bash or floorman completion zsh"
                             : "floorman completion: there is no script for \"" + shell + "\"; the shells are bash and zsh");
        return Exit::usage;
    }
    return Exit::fine;
}

} // namespace

void add_completion_command(CLI::App& program, Console& console, Exit& exit) {
    CLI::App* const command = program.add_subcommand("completion", std::string(about));
    const auto shell = std::make_shared<std::string>();
    command->add_option("shell", *shell, "bash or zsh")->type_name("SHELL");
    command->footer(std::string(examples) + std::string(exit_statuses));
    command->callback([shell, &program, &console, &exit] { exit = print(*shell, program, console); });
}

} // namespace floorman::cli
