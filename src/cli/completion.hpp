#pragma once
// completion: scripts that let a shell complete the program's commands, options, books, questions and page numbers. Pure.
//
// Everything in them is read off the program itself, so that they know every command that it has.

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace floorman::cli {

// What may stand where an option or argument takes a value, by the name that the value has in --help.
struct CompletionWords {
    std::vector<std::string> books;
    std::vector<std::string> questions; // Names of questions, and numbers of the rules page.
};

[[nodiscard]] CompletionWords completion_words();

[[nodiscard]] std::string bash_completion(const CLI::App& program, const CompletionWords& words);
[[nodiscard]] std::string zsh_completion(const CLI::App& program, const CompletionWords& words);

} // namespace floorman::cli
