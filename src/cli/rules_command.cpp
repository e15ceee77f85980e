// floorman rules: what the books say on a question, side by side.

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/rulebooks.hpp"
#include "cli/rules_page.hpp"
#include "scene/rules_json.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view about = "Tell what the rulebooks say on a question, side by side\n"
                                   "\n"
                                   "Without a QUESTION, a table of all questions. A QUESTION is a number of the rules page "
                                   "(4.11), a question's name (reopening), "
                                   "a rule of a book (\"TDA-2026 49\"), or a word of a question's title (straddle).";

constexpr std::string_view examples = "Examples:\n"
                                      "  floorman rules\n"
                                      "  floorman rules 4.11\n"
                                      "  floorman rules reopening --rulebook tda --rulebook roberts\n"
                                      "  floorman rules WSOP-2023 171\n"
                                      "  floorman rules --rulebook house.toml\n"
                                      "\n";

struct Asked {
    std::vector<std::string> words;
    std::vector<std::string> rulebooks;
    bool json = false;

    [[nodiscard]] std::string question() const {
        std::string text;
        for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
        return text;
    }
};

// The books that were named, or all.
Result<std::vector<BookAnswers>, BookFault> books_asked(const Asked& asked) {
    std::vector<Chain> chains = all_chains();
    if (!asked.rulebooks.empty()) {
        Result<std::vector<Chain>, BookFault> named = chains_of(asked.rulebooks);
        if (!named.ok()) return named.error();
        chains = std::move(named).value();
    }
    std::vector<BookAnswers> books;
    for (const Chain& chain : chains) {
        Result<BookAnswers, ComposeError> answers = answers_of(chain);
        if (!answers.ok()) return BookFault{{text(answers.error())}, Exit::wrong_input};
        books.push_back(std::move(answers).value());
    }
    return books;
}

std::vector<Question> every_question() {
    std::vector<Question> questions;
    for (const QuestionInfo& each : all_questions()) questions.push_back(each.question);
    return questions;
}

Exit tell(const Asked& asked, Console& console) {
    const Result<std::vector<BookAnswers>, BookFault> books = books_asked(asked);
    if (!books.ok()) {
        for (const std::string& line : books.error().lines) console.complain(line);
        return books.error().exit;
    }
    std::vector<Question> questions = every_question();
    if (!asked.words.empty()) {
        Result<std::vector<Question>, std::string> about_it = questions_about(asked.question(), *books);
        if (!about_it.ok()) {
            console.complain("floorman rules: " + about_it.error());
            return Exit::usage;
        }
        questions = std::move(about_it).value();
    }
    if (asked.json) {
        for (const Question question : questions) console.out.write(question_json(question, *books) + "\n");
    } else if (asked.words.empty()) {
        console.out.write(questions_table(questions, *books, console.style));
    } else {
        for (std::size_t i = 0; i < questions.size(); ++i)
            console.out.write((i > 0 ? "\n" : "") + question_page(questions[i], *books, console.style));
    }
    return Exit::fine;
}

} // namespace

void add_rules_command(CLI::App& program, Console& console, Exit& exit) {
    CLI::App* const command = program.add_subcommand("rules", std::string(about));
    const auto asked = std::make_shared<Asked>();
    command->add_option("question", asked->words, "What to look up; everything without it")->type_name("QUESTION");
    command
        ->add_option("-b,--rulebook", asked->rulebooks,
                     "A book's name, or the path of a house's rulebook; may be repeated; default: all books")
        ->type_name("BOOK")
        ->type_size(1)
        ->allow_extra_args(false);
    command->add_flag("--json", asked->json, "One JSON object a question, one a line");
    command->footer(std::string(examples) + std::string(exit_statuses));
    command->callback([asked, &console, &exit] { exit = tell(*asked, console); });
}

} // namespace floorman::cli
