// floorman rule: rules on what is said and done in a scene.

#include <optional>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/page.hpp"
#include "cli/phh_output.hpp"
#include "cli/rulebooks.hpp"
#include "rules/books.hpp"
#include "scene/play.hpp"
#include "scene/read.hpp"
#include "scene/report_json.hpp"
#include "scene/ruled.hpp"
#include "server/scene_phh.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view about =
    "Rule on what is said and done in a scene\n"
    "\n"
    "A SCENE is a file in TOML (.scene.toml) or JSON (.scene.json), or a hand history in PHH (.phh; .phhs holds several hands, "
    "ruled one after another); - reads standard input. Prints a page: each line with its ruling and rule, then the table and "
    "what the player to act may do, and why not more. Under several rulebooks what they agree on is said once, and where "
    "they do not it says \"differs\".";

constexpr std::string_view examples = "Examples:\n"
                                      "  floorman rule river.scene.toml\n"
                                      "  floorman rule river.scene.toml -b tda -b roberts -b house.toml\n"
                                      "  floorman rule hand.phh --json\n"
                                      "  floorman rule river.scene.toml --phh > river.phh\n"
                                      "  echo '{\"starting_stacks\": [500, 500], \"blinds\": [1, 2],\n"
                                      "         \"actions\": [\"p2 raises to 3\"]}' | floorman rule -\n"
                                      "  floorman rule --jsonl < scenes.jsonl > reports.jsonl\n"
                                      "\n";

struct Asked {
    std::string scene;
    std::vector<std::string> rulebooks;
    bool json = false;
    bool jsonl = false;
    bool phh = false;
};

// The books of the command line replace the scene's.
const std::vector<Chain>& books_for(const Spot& spot, const std::vector<Chain>& named) {
    return named.empty() ? spot.rulebooks : named;
}

class RuleCommand {
public:
    RuleCommand(const Asked& asked, Console& console) : asked_(asked), console_(console) {}

    Exit rule() {
        Result<std::vector<Chain>, BookFault> named = chains_of(asked_.rulebooks);
        if (!named.ok()) {
            for (const std::string& line : named.error().lines) console_.complain(line);
            return named.error().exit;
        }
        named_ = std::move(named).value();
        return asked_.jsonl ? rule_lines() : rule_file();
    }

private:
    [[nodiscard]] const std::string& path() const {
        static const std::string input = "-";
        return asked_.scene.empty() ? input : asked_.scene;
    }

    // ---- A file -----------------------------------------------------------------------------------------------------

    Exit rule_file() {
        const Result<std::string, FileError> text = read_file(path());
        if (!text.ok()) return complain(text.error().what);
        const Result<std::vector<Spot>, SceneError> spots = read_scenes(*text, path());
        if (!spots.ok())
            return complain(spots.error().what + (path().ends_with(".jsonl") ? "; for scenes one a line give --jsonl" : ""));
        for (std::size_t i = 0; i < spots->size() && !console_.out.reader_gone(); ++i) {
            if (!asked_.json && !asked_.phh && spots->size() > 1) head((*spots)[i], i > 0);
            rule_spot((*spots)[i]);
        }
        written_.finish();
        return exit_;
    }

    // Which of a file's hands the next page is about.
    void head(const Spot& spot, bool another) {
        console_.out.write((another ? "\n" : "") + inked(Ink::strong, "== " + shown(spot.source) + " ==", console_.style) + "\n");
    }

    void rule_spot(const Spot& spot) {
        const std::vector<Chain>& books = books_for(spot, named_);
        const Result<std::vector<Report>, SceneError> all = ruled(spot, books);
        if (!all.ok()) {
            complain(all.error().what);
        } else if (asked_.phh) {
            for (std::size_t i = 0; i < books.size(); ++i)
                write_phh(spot, scene_phh(spot, (*all)[i],
                                          compile(books[i], conditions_of(spot, *books[i].front()), spot.house).value()));
        } else if (asked_.json) {
            for (const Report& report : *all) console_.out.write(report_json(report, spot) + "\n");
        } else {
            console_.out.write(page(spot, *all, console_.style));
        }
    }

    // Under several rulebooks, and for several scenes, there are several hands.
    void write_phh(const Spot& spot, const ScenePhh& hand) {
        if (!hand.why_not.empty()) {
            complain(spot.source + ": this scene is not written as PHH: " + hand.why_not);
            return;
        }
        written_.write(hand.text);
    }

    Exit complain(const std::string& line) {
        console_.out.flush(); // What came before is read before.
        console_.complain(line);
        return exit_ = Exit::wrong_input;
    }

    // ---- Scenes line by line ----------------------------------------------------------------------------------------

    Exit rule_lines() {
        Result<LineReader, FileError> opened = LineReader::open(path(), [this] { console_.out.flush(); });
        if (!opened.ok()) return complain(opened.error().what);
        LineReader& lines = opened.value();
        int number = 0;
        while (!console_.out.reader_gone() && console_.out.fault().empty()) {
            std::optional<std::string_view> line = lines.next();
            if (!line) break;
            if (++number == 1 && line->starts_with("\xEF\xBB\xBF")) line->remove_prefix(3); // As editors of Windows begin a text.
            if (line->find_first_not_of(" \t") != std::string_view::npos) rule_line(*line, number);
        }
        return lines.fault().empty() ? exit_ : complain(lines.fault());
    }

    void rule_line(std::string_view line, int number) {
        const std::string where = path() + ":" + std::to_string(number) + ": ";
        if (line[line.find_first_not_of(" \t")] != '{')
            return report_error(where + "this line is no JSON object; write each scene on one line, in braces");
        const Result<Spot, SceneError> spot = read_scene(line, path());
        if (!spot.ok()) return report_error(on_line(spot.error().what, where));
        const Result<std::vector<Report>, SceneError> all = ruled(*spot, books_for(*spot, named_));
        if (!all.ok()) return report_error(on_line(all.error().what, where));
        for (const Report& report : *all) console_.out.write(report_json(report, *spot) + "\n");
    }

    // The reader saw one line and calls it the first; here it is told which one it was.
    [[nodiscard]] std::string on_line(std::string_view what, const std::string& where) const {
        for (const std::string& seen : {path() + ":1: ", path() + ": "})
            if (what.starts_with(seen)) return where + std::string(what.substr(seen.size()));
        return where + std::string(what);
    }

    void report_error(const std::string& what) {
        const nlohmann::json error{{"error", what}};
        console_.out.write(error.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
        exit_ = Exit::wrong_input;
    }

    const Asked& asked_;
    Console& console_;
    std::vector<Chain> named_;
    PhhOutput written_{console_.out};
    Exit exit_ = Exit::fine;
};

} // namespace

void add_rule_command(CLI::App& program, Console& console, Exit& exit) {
    CLI::App* const command = program.add_subcommand("rule", std::string(about));
    const auto asked = std::make_shared<Asked>();
    command->add_option("scene", asked->scene, "The scene's file; - or nothing: standard input")->type_name("SCENE");
    command
        ->add_option("-b,--rulebook", asked->rulebooks,
                     "A book's name (tda, roberts, wsop, home, or an edition such as tda-2026), or the path of a house's "
                     "rulebook; may be repeated; replaces the scene's")
        ->type_name("BOOK")
        ->type_size(1)
        ->allow_extra_args(false);
    CLI::Option* const json = command->add_flag("--json", asked->json, "One JSON object a rulebook, one a line");
    command
        ->add_flag("--jsonl", asked->jsonl,
                   "Read scenes in JSON, one a line, and print their reports, one a line; for a scene that cannot be read, "
                   "{\"error\": ...}")
        ->excludes(json);
    command
        ->add_flag("--phh", asked->phh,
                   "Print the hand as PHH, its acts as they were ruled; what PHH cannot say is an error that says why")
        ->excludes("--json")
        ->excludes("--jsonl");
    command->footer(std::string(examples) + std::string(exit_statuses));
    command->callback([asked, command, &console, &exit] {
        if (asked->scene.empty() && console.input_is_terminal)
            console.out.write(command->help("floorman")); // Nobody has typed a scene yet.
        else
            exit = RuleCommand{*asked, console}.rule();
    });
}

} // namespace floorman::cli
