#include "cli/help.hpp"

#include <algorithm>

#include "cli/layout.hpp"

namespace floorman::cli {

namespace {

const Style page; // Help is for pipes and pagers too: 80 columns, no colours.

struct Entry {
    std::string term;
    std::string meaning;
};

std::string option_term(const CLI::Option& option) {
    std::string term;
    for (const std::string& spelling : spellings(option)) term += (term.empty() ? "" : ", ") + spelling;
    if (!option.get_type_name().empty()) term += " " + option.get_type_name();
    return term;
}

void append_entries(std::string& text, std::string_view head, const std::vector<Entry>& entries) {
    if (entries.empty()) return;
    text.append(1, '\n').append(head).append(":\n");
    int width = 0;
    for (const Entry& entry : entries) width = std::max(width, columns_of(entry.term));
    for (const Entry& entry : entries) {
        const int rest = page.width - 2 - width - 2;
        const std::vector<Cell> cells{{{entry.term}, width}, {wrapped(entry.meaning, rest), rest}};
        append_row(text, 2, cells);
    }
}

} // namespace

std::vector<std::string> spellings(const CLI::Option& option) {
    std::vector<std::string> all;
    for (const std::string& name : option.get_snames()) all.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) all.push_back("--" + name);
    return all;
}

std::string HelpPage::make_help(const CLI::App* command, std::string name, CLI::AppFormatMode) const {
    std::vector<Entry> commands;
    std::vector<Entry> arguments;
    std::vector<Entry> options;
    std::string usage = "Usage: " + name;
    for (const CLI::App* sub : command->get_subcommands([](const CLI::App*) { return true; })) {
        const std::string about = sub->get_description();
        commands.push_back({sub->get_name(), about.substr(0, about.find('\n'))});
    }
    if (!commands.empty()) usage += " COMMAND";
    for (const CLI::Option* option : command->get_options()) {
        if (option->nonpositional())
            options.push_back({option_term(*option), option->get_description()});
        else
            arguments.push_back({option->get_type_name(), option->get_description()});
    }
    usage += " [OPTIONS]";
    for (const Entry& argument : arguments) usage += " [" + argument.term + "]";

    std::string text = usage + "\n\n";
    const std::string description = command->get_description();
    for (std::size_t at = 0; at < description.size();) {
        const std::size_t end = std::min(description.find('\n', at), description.size());
        append_lines(text, 0, wrapped(std::string_view(description).substr(at, end - at), page.width));
        at = end + 1;
    }
    append_entries(text, "Commands", commands);
    append_entries(text, "Arguments", arguments);
    append_entries(text, "Options", options);
    return text + "\n" + command->get_footer();
}

} // namespace floorman::cli
