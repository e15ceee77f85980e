#include "cli/program.hpp"

#include <algorithm>

#include "base/nearest.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view examples = "Examples:\n"
                                      "  floorman rule river.scene.toml\n"
                                      "  floorman rule river.scene.toml --rulebook tda --rulebook roberts\n"
                                      "  floorman verify hands/\n"
                                      "  floorman rules 4.11\n"
                                      "  floorman serve\n"
                                      "\n"
                                      "floorman COMMAND --help tells more of a command, and so does man floorman.\n"
                                      "\n";

// The command that was called, or the program itself.
const CLI::App& called(const CLI::App& program) {
    const std::vector<CLI::App*> subs = program.get_subcommands();
    return subs.empty() ? program : *subs.front();
}

std::string called_name(const CLI::App& program) {
    const CLI::App& command = called(program);
    return &command == &program ? program.get_name() : program.get_name() + " " + command.get_name();
}

// The words that might have stood where `word` does.
std::vector<std::string> known_words(const CLI::App& command, const std::string& word) {
    std::vector<std::string> known;
    if (word.starts_with('-')) {
        for (const CLI::Option* option : command.get_options())
            for (const std::string& spelling : spellings(*option)) known.push_back(spelling);
    } else {
        for (const CLI::App* sub : command.get_subcommands([](const CLI::App*) { return true; }))
            known.push_back(sub->get_name());
    }
    return known;
}

std::string unexpected(const CLI::App& program) {
    const CLI::App& command = called(program);
    const std::vector<std::string> left = program.remaining(true);
    const std::string word = left.empty() ? std::string() : left.front();
    const std::vector<std::string> known = known_words(command, word);
    const std::vector<std::string_view> views(known.begin(), known.end());
    const std::string_view meant = nearest(word, views);
    std::string text = word.starts_with('-')  ? "there is no option \"" + word + "\""
                       : &command == &program ? "there is no command \"" + word + "\""
                                              : "\"" + word + "\" is one argument too many";
    if (!meant.empty()) text += "; did you mean " + std::string(meant) + "?";
    return text;
}

std::string wrong_usage(const CLI::App& program, std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    const std::string name = called_name(program);
    return name + ": " + text + (text.ends_with('?') ? " " : "; ") + "see " + name + " --help";
}

} // namespace

std::shared_ptr<CLI::App> make_program(Console& console, Exit& exit) {
    auto program = std::make_shared<CLI::App>(
        "A referee for poker betting: what each player may do, what an act counts as, and which rule says so.", "floorman");
    program->formatter(std::make_shared<HelpPage>());
    program->set_help_flag("-h,--help", "Print this help");
    program->set_version_flag("--version", std::string("floorman ") + FLOORMAN_VERSION, "Print the version");
    program->require_subcommand(0, 1);
    program->footer(std::string(examples) + std::string(exit_statuses));
    add_rule_command(*program, console, exit);
    add_seats_command(*program, console, exit);
    add_verify_command(*program, console, exit);
    add_verify_deal_command(*program, console, exit);
    add_replay_command(*program, console, exit);
    add_rules_command(*program, console, exit);
    add_serve_command(*program, console, exit);
    add_completion_command(*program, console, exit);
    return program;
}

Exit run(std::span<const std::string> arguments, Console& console) {
    Exit exit = Exit::fine;
    const std::shared_ptr<CLI::App> program = make_program(console, exit);
    try {
        program->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend())); // CLI11 takes them from the back.
        if (program->get_subcommands().empty()) console.out.write(program->help());
    } catch (const CLI::CallForHelp&) { console.out.write(program->help()); } catch (const CLI::CallForVersion& version) {
        console.out.write(std::string(version.what()) + "\n");
    } catch (const CLI::ExtrasError&) {
        console.complain(wrong_usage(*program, unexpected(*program)));
        exit = Exit::usage;
    } catch (const CLI::ParseError& error) {
        console.complain(wrong_usage(*program, error.what()));
        exit = Exit::usage;
    }
    console.out.flush();
    if (console.out.fault().empty()) return exit;
    console.complain("floorman: standard output cannot be written: " + console.out.fault());
    return worse(exit, Exit::wrong_input);
}

} // namespace floorman::cli
