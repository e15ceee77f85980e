// floorman replay: does the hands of a history again, and shows them street by street.

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/history_pieces.hpp"
#include "cli/interrupt.hpp"
#include "cli/phh_output.hpp"
#include "cli/replay_page.hpp"
#include "cli/rulebooks.hpp"
#include "history/phh_write.hpp"
#include "history/read_hands.hpp"
#include "history/replay_json.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view about =
    "Show the hands of a history street by street\n"
    "\n"
    "A HISTORY is a file in PHH (.phh, .phhs) or in PokerStars' text, or a folder of them; - reads standard input. Each hand is "
    "done again by the strict rules, from the posts to who wins what; where an act breaks a rule or the file contradicts "
    "itself, that is said, and the hand goes no further. With --phh prints the hands in PHH, whatever format they were in.";

constexpr std::string_view examples = "Examples:\n"
                                      "  floorman replay hand.phh\n"
                                      "  floorman replay session.txt --json | jq .final_stacks\n"
                                      "  floorman replay session.txt --phh > session.phhs\n"
                                      "\n";

constexpr std::string_view statuses = "Exit status:\n"
                                      "    0  every hand is in order\n"
                                      "    1  a hand is not, or could not be read or written; or there was none\n"
                                      "    2  the command line is wrong\n"
                                      "  130  stopped by Ctrl-C\n";

struct Asked {
    std::string history;
    std::string rulebook = "tda";
    bool dead_posts = false;
    bool json = false;
    bool phh = false;
};

// Prints each hand as it is read.
class Printing : public HandVisitor {
public:
    Printing(const Asked& asked, Console& console, const BookChain& book) : asked_(asked), console_(console), judge_(book) {
        judge_.keep_log(&events_);
    }

    void of_file(std::string file) { file_ = std::move(file); }
    [[nodiscard]] Exit exit() const noexcept { return exit_; }
    [[nodiscard]] std::uint64_t hands() const noexcept { return hands_; }

    // No more hands are to come.
    void finish() { written_.finish(); }

    void hand(const Record& record) override {
        if (console_.out.reader_gone()) return;
        ++hands_;
        events_.clear();
        const HandVerdict verdict = judge_.judge(record);
        if (verdict != HandVerdict::ok) exit_ = Exit::wrong_input;
        if (asked_.phh)
            phh(record, verdict);
        else if (asked_.json)
            console_.out.write(replay_json(file_, record, judge_, verdict, events_) + "\n");
        else
            console_.out.write((hands_ > 1 ? "\n" : "") + replay_page(record, judge_, verdict, events_, console_.style));
    }

    void unreadable(const Unreadable& unreadable) override {
        if (console_.out.reader_gone()) return;
        ++hands_;
        exit_ = Exit::wrong_input;
        const Problem& problem = unreadable.problem;
        if (asked_.json) {
            console_.out.write(replay_json(file_, unreadable) + "\n");
            return;
        }
        console_.out.flush();
        console_.complain(file_ + (problem.line > 0 ? ":" + std::to_string(problem.line) : "") + ": " + problem.why);
    }

private:
    // ---- PHH --------------------------------------------------------------------------------------------------------

    void phh(const Record& record, HandVerdict verdict) {
        if (verdict != HandVerdict::ok) return cannot_write(record, judge_.problems().front().why);
        const std::vector<std::string> names = names_of(record);
        PhhHand hand = phh_hand(record, judge_, names, events_);
        const std::string why = why_no_phh(hand);
        if (!why.empty()) return cannot_write(record, why);
        const Result<std::vector<KeptField>, std::string> kept = kept_fields(record);
        if (!kept.ok()) return cannot_write(record, kept.error());
        hand.kept = *kept;
        written_.write(phh_text(hand));
    }

    void cannot_write(const Record& record, const std::string& why) {
        console_.out.flush();
        console_.complain(file_ + ":" + std::to_string(record.line) + ": this hand is not written: " + why);
        exit_ = Exit::wrong_input;
    }

    const Asked& asked_;
    Console& console_;
    JudgeHand judge_;
    std::string file_;
    std::vector<Event> events_;
    std::uint64_t hands_ = 0;
    PhhOutput written_{console_.out};
    Exit exit_ = Exit::fine;
};

Exit replay_all(const Asked& asked, Console& console) {
    const Result<std::vector<Chain>, BookFault> book = chains_of(std::span{&asked.rulebook, 1});
    if (!book.ok()) {
        for (const std::string& line : book.error().lines) console.complain(line);
        return book.error().exit;
    }
    watch_for_interrupt();
    Printing printing(asked, console, book->front());
    HistoryPieces pieces({asked.history});
    ReadHands reader(ReadOptions{asked.dead_posts, false});
    while (!console.out.reader_gone() && !interrupted()) {
        const std::optional<Piece> piece = pieces.next();
        if (!piece) break;
        printing.of_file(piece->file);
        if (piece->fault.empty())
            reader.read(piece->text, piece->format, piece->first_line, printing);
        else
            printing.unreadable({"", {0, 0, piece->fault, {}}});
    }
    printing.finish();
    if (interrupted()) return Exit::interrupted;
    if (printing.hands() > 0) return printing.exit();
    printing.of_file(asked.history);
    printing.unreadable({"", {0, 0, "there is no hand in it", {}}});
    return Exit::wrong_input;
}

} // namespace

void add_replay_command(CLI::App& program, Console& console, Exit& exit) {
    CLI::App* const command = program.add_subcommand("replay", std::string(about));
    const auto asked = std::make_shared<Asked>();
    command->add_option("history", asked->history, "The file or folder; - is standard input")->type_name("HISTORY")->required();
    command
        ->add_option("-b,--rulebook", asked->rulebook,
                     "Judge by this book: a name (tda, roberts, wsop, home, or an edition), or the path of a house's rulebook")
        ->type_name("BOOK");
    command->add_flag("--dead-posts", asked->dead_posts, "What PHH writes as a negative blind is a dead post, not a live one");
    CLI::Option* const json = command->add_flag("--json", asked->json, "One JSON object a hand, one a line");
    command
        ->add_flag("--phh", asked->phh,
                   "The hands in PHH: one as a .phh file has it, several a table each, as .phhs files have them")
        ->excludes(json);
    command->footer(std::string(examples) + std::string(statuses));
    command->callback([asked, &console, &exit] { exit = replay_all(*asked, console); });
}

} // namespace floorman::cli
