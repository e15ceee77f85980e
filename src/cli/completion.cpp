#include "cli/completion.hpp"

#include <algorithm>
#include <string_view>

#include "cli/help.hpp"
#include "cli/layout.hpp"
#include "cli/rulebooks.hpp"
#include "cli/rules_lookup.hpp"
#include "rules/books.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view scene_files = "toml|json|jsonl|phh|phhs";
constexpr std::string_view session_files = "toml|json";
constexpr std::string_view history_files = "phh|phhs|txt";
constexpr std::string_view deal_files = "json";

std::vector<const CLI::App*> commands_of(const CLI::App& program) {
    return program.get_subcommands([](const CLI::App*) { return true; });
}

std::string joined(const std::vector<std::string>& words, std::string_view between = " ") {
    std::string text;
    for (const std::string& word : words) text.append(text.empty() ? "" : between).append(word);
    return text;
}

std::vector<std::string> options_of(const CLI::App& command) {
    std::vector<std::string> all;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& spelling : spellings(*option)) all.push_back(spelling);
    return all;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// A value that nobody can offer.
bool is_number(const std::string& kind) { return kind == "PORT" || kind == "N" || kind == "SECONDS" || kind == "KIB"; }

// ---- bash -----------------------------------------------------------------------------------------------------------

// The call that completes a value of this kind.
std::string bash_value(const std::string& kind) {
    if (kind == "BOOK") return "_floorman_words \"$_floorman_books\"; _floorman_files 'toml'";
    if (kind == "SCENE") return "_floorman_files '" + std::string(scene_files) + "'";
    if (kind == "SESSION") return "_floorman_files '" + std::string(session_files) + "'";
    if (kind == "HISTORY") return "_floorman_files '" + std::string(history_files) + "'";
    if (kind == "DEAL") return "_floorman_files '" + std::string(deal_files) + "'";
    if (kind == "QUESTION") return "_floorman_words \"$_floorman_questions\"";
    if (kind == "SHELL") return "_floorman_words 'bash zsh'";
    if (is_number(kind)) return ":";
    return "_floorman_files '*'";
}

std::string bash_after_option(const CLI::App& command) {
    std::string cases;
    for (const CLI::Option* option : command.get_options()) {
        if (!option->nonpositional() || option->get_type_name().empty()) continue;
        cases += "        " + joined(spellings(*option), "|") + ") " + bash_value(option->get_type_name()) + "; return ;;\n";
    }
    return cases.empty() ? "" : "        case $previous in\n" + cases + "        esac\n";
}

std::string bash_command(const CLI::App& command) {
    std::string text = "    " + command.get_name() + ")\n" + bash_after_option(command);
    text += "        [[ $current == -* ]] && { _floorman_words '" + joined(options_of(command)) + "'; return; }\n";
    for (const CLI::Option* option : command.get_options())
        if (!option->nonpositional()) text += "        " + bash_value(option->get_type_name()) + "\n";
    return text + "        ;;\n";
}

// ---- zsh ------------------------------------------------------------------------------------------------------------

std::string zsh_quoted(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '\'')
            safe += "'\\''";
        else if (c == '[' || c == ']' || c == ':')
            safe.append("\\").append(1, c);
        else
            safe += c;
    }
    return safe;
}

std::string zsh_value(const std::string& kind) {
    if (kind == "BOOK") return "_floorman_book";
    if (kind == "SCENE") return "_files -g \"*.(" + std::string(scene_files) + ")(-.)\"";
    if (kind == "SESSION") return "_files -g \"*.(" + std::string(session_files) + ")(-.)\"";
    if (kind == "HISTORY") return "_files -g \"*.(" + std::string(history_files) + ")(-.)\"";
    if (kind == "DEAL") return "_files -g \"*.(" + std::string(deal_files) + ")(-.)\"";
    if (kind == "QUESTION") return "_floorman_question";
    if (kind == "SHELL") return "(bash zsh)";
    if (is_number(kind)) return " ";
    return "_files";
}

std::string zsh_argument(const CLI::Option& option) {
    const std::string value = option.get_type_name();
    const std::string what = ":" + value + ":" + zsh_value(value);
    if (!option.nonpositional()) return "            '*" + what + "' \\\n";
    std::string lines;
    const std::string repeat = option.get_items_expected_max() > 1 ? "*" : "";
    for (const std::string& spelling : spellings(option))
        lines += "            '" + repeat + spelling + "[" + zsh_quoted(option.get_description()) + "]" +
                 (value.empty() ? "" : what) + "' \\\n";
    return lines;
}

std::string zsh_command(const CLI::App& command) {
    std::string text = "        " + command.get_name() + ")\n            _arguments \\\n";
    for (const CLI::Option* option : command.get_options()) text += "    " + zsh_argument(*option);
    text.erase(text.size() - 3); // The last line goes on no further.
    return text + "\n            ;;\n";
}

} // namespace

CompletionWords completion_words() {
    CompletionWords words{book_names(), {}};
    std::vector<std::string> numbers;
    for (const QuestionInfo& each : all_questions()) {
        words.questions.emplace_back(each.name);
        for (const std::string& number : numbers_of(text(each.question).page))
            if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) numbers.push_back(number);
    }
    words.questions.insert(words.questions.end(), numbers.begin(), numbers.end());
    return words;
}

std::string bash_completion(const CLI::App& program, const CompletionWords& words) {
    std::vector<std::string> names;
    for (const CLI::App* command : commands_of(program)) names.push_back(command->get_name());
    std::string text = "# bash completion for floorman. Put it to use with: source <(floorman completion bash)\n\n";
    text += "_floorman_books='" + joined(words.books) + "'\n";
    text += "_floorman_questions='" + joined(words.questions) + "'\n";
    text += R"(
# The words of $1 that begin with what is being typed.
_floorman_words() {
    local word
    for word in $1; do
        [[ $word == "$current"* ]] && COMPREPLY+=("$word")
    done
}

# Folders, and files whose names end with one of $1.
_floorman_files() {
    local file
    compopt -o filenames 2>/dev/null
    while IFS= read -r file; do
        [[ -d $file || $1 == '*' || "|$1|" == *"|${file##*.}|"* ]] && COMPREPLY+=("$file")
    done < <(compgen -f -- "$current")
}

_floorman() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= i
    COMPREPLY=()
    # bash takes --rulebook=tda for three words.
    if [[ $current == '=' ]]; then
        current=
    elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == -* ]] || { command=${COMP_WORDS[i]}; break; }
    done
    case $command in
    '')
)";
    text += "        [[ $current == -* ]] && { _floorman_words '" + joined(options_of(program)) + "'; return; }\n";
    text += "        _floorman_words '" + joined(names) + "'\n        ;;\n";
    for (const CLI::App* command : commands_of(program)) text += bash_command(*command);
    return text + "    esac\n}\n\ncomplete -F _floorman floorman\n";
}

std::string zsh_completion(const CLI::App& program, const CompletionWords& words) {
    std::string text =
        "#compdef floorman\n# zsh completion for floorman. Put it to use with: source <(floorman completion zsh)\n\n";
    text += "_floorman_book() {\n    _alternative 'books:rulebook:(" + joined(words.books) +
            ")' 'files:house rulebook:_files -g \"*.toml(-.)\"'\n}\n\n";
    text += "_floorman_question() {\n    _values -C 'question or page' " + joined(words.questions) + "\n}\n\n";
    text += "_floorman() {\n    local context state state_descr line\n    typeset -A opt_args\n    local -a commands=(\n";
    for (const CLI::App* command : commands_of(program))
        text += "        '" + command->get_name() + ":" + zsh_quoted(first_line(command->get_description())) + "'\n";
    text += "    )\n    _arguments -C \\\n";
    for (const CLI::Option* option : program.get_options()) text += zsh_argument(*option).substr(4);
    text += "        '1:command:->command' \\\n        '*::argument:->argument'\n    case $state in\n";
    text += "    command) _describe -t commands command commands ;;\n    argument)\n        case $words[1] in\n";
    for (const CLI::App* command : commands_of(program)) text += zsh_command(*command);
    text += "        esac\n        ;;\n    esac\n}\n\n";
    return text + "if [ \"$funcstack[1]\" = _floorman ]; then\n    _floorman \"$@\"\nelse\n    compdef _floorman floorman\nfi\n";
}

} // namespace floorman::cli
