// floorman verify: judges the hands of histories by the strict rules, and repairs nothing.

#include <algorithm>
#include <optional>

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/history_crew.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/rulebooks.hpp"
#include "text/json_writer.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view about =
    "Judge the hands of histories by the strict rules\n"
    "\n"
    "A PATH is a hand history in PHH (.phh, .phhs) or in PokerStars' text, or a folder, in which every file named .phh, .phhs "
    "or .txt that holds one is read; - reads standard input. Each act is judged and nothing is repaired: an act that breaks a "
    "rule is told with what was legal and which rule says so, and so is a pot, an amount returned or collected, a board, a "
    "button, a shown hand or a final stack that contradicts the hand's own acts. Where the winners of a real-money site are "
    "short of a small share of the pot, that is its rake and no fault.";

constexpr std::string_view examples = "Examples:\n"
                                      "  floorman verify hand.phh\n"
                                      "  floorman verify hands/ --json | jq .illegal\n"
                                      "  floorman verify session.txt -b wsop\n"
                                      "  floorman verify cash.phhs --dead-posts --notes\n"
                                      "\n";

constexpr std::string_view statuses = "Exit status:\n"
                                      "    0  every hand is in order\n"
                                      "    1  a hand is not, or could not be read; or there was none\n"
                                      "    2  the command line is wrong\n"
                                      "  130  stopped by Ctrl-C; what was judged until then is told\n";

struct Asked {
    std::vector<std::string> paths;
    std::string rulebook = "tda";
    unsigned jobs = 0;
    bool dead_posts = false;
    bool json = false;
    bool notes = false;
};

std::string plural(std::uint64_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

class VerifyCommand {
public:
    VerifyCommand(const Asked& asked, Console& console) : asked_(asked), console_(console) {}

    Exit verify() {
        const Result<std::vector<Chain>, BookFault> book = chains_of(std::span{&asked_.rulebook, 1});
        if (!book.ok()) {
            for (const std::string& line : book.error().lines) console_.complain(line);
            return book.error().exit;
        }
        if (asked_.json) open_json();
        judge_all(book->front());
        if (asked_.json)
            close_json();
        else
            tell_counts();
        if (counts_.hands == 0 && !interrupted()) console_.complain("floorman verify: there is no hand in what was named");
        if (interrupted()) return Exit::interrupted;
        return counts_.hands > 0 && counts_.ok == counts_.hands ? Exit::fine : Exit::wrong_input;
    }

private:
    void judge_all(const Chain& book) {
        watch_for_interrupt();
        HistoryPieces pieces(asked_.paths);
        progress_.emplace(Progress::is_shown() ? bytes_in(asked_.paths) : std::nullopt);
        const unsigned workers = asked_.jobs > 0 ? asked_.jobs : std::max(1U, std::thread::hardware_concurrency());
        HistoryCrew crew(workers, book, ReadOptions{asked_.dead_posts, false}, asked_.notes);
        bool more = true;
        while (more || crew.outstanding() > 0) {
            while (more && !crew.has_enough() && !stopped()) {
                std::optional<Piece> piece = pieces.next();
                more = piece.has_value();
                if (piece) crew.add(std::move(*piece));
            }
            if (stopped()) more = false;
            if (crew.outstanding() == 0) break;
            tell(crew.next());
            progress_->show(pieces.bytes_read(), counts_.hands);
        }
        progress_->clear();
        passed_over_ = pieces.passed_over();
    }

    [[nodiscard]] bool stopped() const { return interrupted() || console_.out.reader_gone(); }

    // ---- What was found ---------------------------------------------------------------------------------------------

    void tell(const JudgedPiece& judged) {
        counts_ += judged.counts;
        if (judged.problems.empty() && judged.notes.empty()) return;
        progress_->clear();
        for (const FoundProblem& found : judged.problems)
            asked_.json ? tell_json(judged.file, found) : tell_line(judged.file, found);
        if (!asked_.json)
            for (const Note& note : judged.notes)
                console_.out.write(shown(where(judged.file, note.line, note.hand, 0) + "note: " + note.what) + "\n");
        console_.out.flush();
    }

    // "file:12: hand 3, act 7: ".
    static std::string where(const std::string& file, int line, const std::string& hand, int action) {
        std::string text = file;
        if (line > 0) text += ":" + std::to_string(line);
        text += ": ";
        if (!hand.empty()) text += "hand " + hand + (action > 0 ? ", act " + std::to_string(action) : "") + ": ";
        return text;
    }

    void tell_line(const std::string& file, const FoundProblem& found) {
        const Problem& problem = found.problem;
        std::string line = where(file, problem.line, found.hand, problem.action) + problem.why;
        std::string rules;
        for (const std::string& cite : problem.cites) rules += (rules.empty() ? "" : ", ") + cite;
        if (!rules.empty()) line += " (" + rules + ")";
        std::string text = shown(line);
        if (found.verdict == HandVerdict::unreadable) text = inked(Ink::wrong, text, console_.style);
        console_.out.write(text + "\n");
    }

    void tell_counts() {
        std::string text = plural(counts_.hands, "hand", "hands") + ": " + std::to_string(counts_.ok) + " ok, " +
                           std::to_string(counts_.illegal) + " illegal, " + std::to_string(counts_.unreadable) + " unreadable";
        if (interrupted()) text += "; stopped before the end";
        console_.out.write(inked(counts_.ok == counts_.hands ? Ink::good : Ink::wrong, text, console_.style) + "\n");
        if (counts_.raked > 0) console_.out.write("the house took a rake in " + std::to_string(counts_.raked) + " of them\n");
        if (counts_.winners_unknown > 0)
            console_.out.write("who won is not known in " + std::to_string(counts_.winners_unknown) +
                               " of them, for not all cards are\n");
        if (passed_over_ > 0)
            console_.out.write(plural(passed_over_, "file holds", "files hold") + " no hands and " +
                               (passed_over_ == 1 ? "was" : "were") + " passed over\n");
    }

    // ---- JSON -------------------------------------------------------------------------------------------------------

    // One object, written as its problems come: a folder may have more of them than memory.
    void open_json() { console_.out.write("{\"problems\": ["); }

    void tell_json(const std::string& file, const FoundProblem& found) {
        const Problem& problem = found.problem;
        JsonWriter json;
        json.open_table();
        json.key("file");
        json.text(file);
        json.key("hand");
        if (found.hand.empty())
            json.null();
        else if (found.hand_is_number)
            json.number(found.hand);
        else
            json.text(found.hand);
        json.key("kind");
        json.text(found.verdict == HandVerdict::unreadable ? "unreadable" : "illegal");
        json.key("line");
        problem.line > 0 ? json.number(std::int64_t{problem.line}) : json.null();
        json.key("action");
        problem.action > 0 ? json.number(std::int64_t{problem.action}) : json.null();
        json.key("why");
        json.text(problem.why);
        json.key("cites");
        json.open_list();
        for (const std::string& cite : problem.cites) json.text(cite);
        json.close_list();
        json.close_table();
        console_.out.write((any_problem_ ? ",\n  " : "\n  ") + json.take());
        any_problem_ = true;
    }

    void close_json() {
        const auto count = [](std::string_view key, std::uint64_t number) {
            return ", \"" + std::string(key) + "\": " + std::to_string(number);
        };
        std::string end = any_problem_ ? "\n]" : "]";
        end += count("hands", counts_.hands) + count("ok", counts_.ok) + count("illegal", counts_.illegal) +
               count("unreadable", counts_.unreadable) + count("raked", counts_.raked) +
               count("winners_unknown", counts_.winners_unknown) + count("passed_over", passed_over_);
        if (interrupted()) end += ", \"interrupted\": true";
        console_.out.write(end + "}\n");
    }

    const Asked& asked_;
    Console& console_;
    std::optional<Progress> progress_;
    HandCounts counts_;
    std::uint64_t passed_over_ = 0;
    bool any_problem_ = false;
};

} // namespace

void add_verify_command(CLI::App& program, Console& console, Exit& exit) {
    CLI::App* const command = program.add_subcommand("verify", std::string(about));
    const auto asked = std::make_shared<Asked>();
    command->add_option("paths", asked->paths, "Files and folders of hand histories; - is standard input")
        ->type_name("HISTORY")
        ->required();
    command
        ->add_option("-b,--rulebook", asked->rulebook,
                     "Judge by this book: a name (tda, roberts, wsop, home, or an edition), or the path of a house's rulebook")
        ->type_name("BOOK");
    command->add_flag("--dead-posts", asked->dead_posts, "What PHH writes as a negative blind is a dead post, not a live one");
    command->add_flag("--notes", asked->notes, "Tell of each hand what is no fault and worth a word: a rake, winners unknown");
    command->add_option("-j,--jobs", asked->jobs, "Judge so many pieces at once; as many as there are processors without it")
        ->type_name("N")
        ->check(CLI::Range(1U, 256U));
    command->add_flag("--json", asked->json, "One JSON object: counts, and the problems one a line");
    command->footer(std::string(examples) + std::string(statuses));
    command->callback([asked, &console, &exit] { exit = VerifyCommand{*asked, console}.verify(); });
}

} // namespace floorman::cli
