// floorman seats: button, blinds and debts from hand to hand.

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/rulebooks.hpp"
#include "cli/seats_page.hpp"
#include "rules/books.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view about =
    "Follow button and blinds from hand to hand\n"
    "\n"
    "A SESSION is a file in TOML or JSON: who sits where, where button and blinds were, and what happens between the hands: "
    "people leave, arrive, sit out, come back, wait, post or buy the button. - reads standard input. Prints each hand that is "
    "dealt: a small picture of the table with button, blinds and debts, who is dealt in, who pays what and who acts first.";

constexpr std::string_view examples = "Examples:\n"
                                      "  floorman seats friday.toml\n"
                                      "  floorman seats friday.toml -b tda -b roberts\n"
                                      "  echo '{\"seats\": [\"A\", \"B\", \"C\", \"D\"], \"blinds\": [5, 10],\n"
                                      "         \"last\": {\"button\": \"A\", \"sb\": \"B\", \"bb\": \"C\"},\n"
                                      "         \"happens\": [\"C leaves\", \"deal\", \"deal\"]}' | floorman seats - --json\n"
                                      "\n";

struct Asked {
    std::string session;
    std::vector<std::string> rulebooks;
    bool json = false;
};

class SeatsCommand {
public:
    SeatsCommand(const Asked& asked, Console& console) : asked_(asked), console_(console) {}

    Exit run() {
        const Result<std::vector<Chain>, BookFault> named = chains_of(asked_.rulebooks);
        if (!named.ok()) {
            for (const std::string& line : named.error().lines) console_.complain(line);
            return named.error().exit;
        }
        const std::string path = asked_.session.empty() ? "-" : asked_.session;
        const Result<std::string, FileError> text = read_file(path);
        if (!text.ok()) return complain(text.error().what);
        const Result<Session, SceneError> session = read_session(*text, path);
        if (!session.ok()) return complain(session.error().what);
        bool another = false;
        for (const Chain& book : named->empty() ? session->rulebooks : *named) {
            if (!asked_.json && another) console_.out.write("\n");
            another = true;
            show(*session, book);
        }
        return exit_;
    }

private:
    void show(const Session& session, const Chain& book) {
        const Result<Compiled, ComposeError> rules = compile(book, conditions_of(session, *book.front()), session.house);
        if (!rules.ok()) {
            complain(session.source + ": " + text(rules.error()));
            return;
        }
        const PlayedSession played = play_session(session, *rules);
        if (!asked_.json) console_.out.write(session_head(played, session, rules->policy, console_.style));
        std::size_t refused = 0;
        for (std::size_t i = 0; i <= played.hands.size() && !console_.out.reader_gone(); ++i) {
            for (; refused < played.refused.size() && played.refused[refused].after == i; ++refused)
                complain(played.refused[refused].what);
            if (i == played.hands.size()) break;
            const DealtHand& hand = played.hands[i];
            console_.out.write(asked_.json ? hand_json(hand, played, session) + "\n"
                                           : "\n" + hand_picture(hand, session, console_.style));
        }
    }

    Exit complain(const std::string& line) {
        console_.out.flush(); // What came before is read before.
        console_.complain(line);
        return exit_ = Exit::wrong_input;
    }

    const Asked& asked_;
    Console& console_;
    Exit exit_ = Exit::fine;
};

} // namespace

void add_seats_command(CLI::App& program, Console& console, Exit& exit) {
    CLI::App* const command = program.add_subcommand("seats", std::string(about));
    const auto asked = std::make_shared<Asked>();
    command->add_option("session", asked->session, "The session's file; - or nothing: standard input")->type_name("SESSION");
    command
        ->add_option("-b,--rulebook", asked->rulebooks,
                     "A book's name (tda, roberts, wsop, home, or an edition such as tda-2026), or the path of a house's "
                     "rulebook; may be repeated; replaces the session's")
        ->type_name("BOOK")
        ->type_size(1)
        ->allow_extra_args(false);
    command->add_flag("--json", asked->json, "One JSON object a dealt hand, one a line");
    command->footer(std::string(examples) + std::string(exit_statuses));
    command->callback([asked, command, &console, &exit] {
        if (asked->session.empty() && console.input_is_terminal)
            console.out.write(command->help("floorman")); // Nobody has typed a session yet.
        else
            exit = SeatsCommand{*asked, console}.run();
    });
}

} // namespace floorman::cli
