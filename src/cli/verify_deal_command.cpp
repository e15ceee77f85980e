// floorman verify-deal: whether the cards of a hand lay where they lay before the deal, and what that proves.

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/deal_file.hpp"
#include "cli/files.hpp"
#include "text/json_writer.hpp"

namespace floorman::cli {

namespace {

using shuffle::ClaimedOpening;
using shuffle::DealProblem;
using shuffle::OpenedDeal;

constexpr std::string_view about =
    "Check that the cards of a hand were fixed before the deal\n"
    "\n"
    "Before the deal a table shows a commitment to each place in the deck; after the hand it opens the places that everybody "
    "saw, and to each player those of the own cards. The page saves both as FILE, in JSON; - reads standard input. Every "
    "opening is checked against its commitment, and no place or card may be opened twice. Where FILE tells the seed, at a "
    "table made so that its whole deck opens, the whole order is checked to be the shuffle of it.";

constexpr std::string_view examples = "Examples:\n"
                                      "  floorman verify-deal oak-12.deal.json\n"
                                      "  floorman verify-deal oak-12.deal.json --json | jq .problems\n"
                                      "\n";

constexpr std::string_view statuses = "Exit status:\n"
                                      "  0  every opening fits\n"
                                      "  1  one does not, or nothing is opened, or the file is wrong\n"
                                      "  2  the command line is wrong\n";

using Sentences = std::vector<std::string>;

Sentences proven_by(const OpenedDeal& deal) {
    Sentences proven{"If the commitments in the file are those that were shown before the deal: each opened card lay at its "
                     "place then, and no opened place was changed since."};
    if (deal.seed)
        proven.emplace_back("The whole order of the deck is the shuffle of the seed; no card was put anywhere by choice.");
    return proven;
}

Sentences not_proven_by(const OpenedDeal& deal) {
    Sentences not_proven{"That nobody knew the order before the deal."};
    if (deal.seed) {
        not_proven.emplace_back("That the seed was drawn at random, and the first that was.");
    } else {
        not_proven.emplace_back("That the order was random.");
        if (std::cmp_less(deal.openings.size(), deal.name.cards))
            not_proven.emplace_back("Anything of the places that are not opened.");
    }
    not_proven.emplace_back("That these places went to these players; the hand's history tells who was dealt what.");
    return not_proven;
}

class VerifyDealCommand {
public:
    VerifyDealCommand(std::string path, bool json, Console& console) : path_(std::move(path)), json_(json), console_(console) {}

    Exit run() {
        const Result<std::string, FileError> text = read_file(path_);
        if (!text.ok()) return complain(text.error().what);
        const Result<OpenedDeal, std::string> deal = read_deal(*text, path_);
        if (!deal.ok()) return complain(deal.error());
        const std::vector<DealProblem> problems = shuffle::problems_of(*deal);
        const bool fine = problems.empty() && !(deal->openings.empty() && !deal->seed);
        if (json_)
            tell_json(*deal, problems, fine);
        else
            tell_page(*deal, problems, fine);
        return fine ? Exit::fine : Exit::wrong_input;
    }

private:
    Exit complain(const std::string& line) {
        console_.complain(line);
        return Exit::wrong_input;
    }

    // ---- A page -----------------------------------------------------------------------------------------------------

    void tell_page(const OpenedDeal& deal, const std::vector<DealProblem>& problems, bool fine) {
        std::string page = "Hand " + std::to_string(deal.name.hand) + " of table " + shown(deal.name.table) + ", a deck of " +
                           std::to_string(deal.name.cards) + " cards, " + std::to_string(deal.openings.size()) + " opened" +
                           (deal.seed ? ", and the seed" : "") + ".\n";
        if (!deal.openings.empty()) page += "\n";
        for (const ClaimedOpening& claimed : deal.openings) append_opening(page, claimed);
        page += "\n";
        for (const DealProblem& problem : problems)
            append_lines(page, 0, wrapped(inked(Ink::wrong, shown(problem.what), console_.style), console_.style.width));
        page += inked(fine ? Ink::good : Ink::wrong, summary(deal, problems), console_.style) + "\n";
        if (fine) {
            append_sentences(page, "This proves:", proven_by(deal));
            append_sentences(page, "This does not prove:", not_proven_by(deal));
        }
        console_.out.write(page);
    }

    static void append_opening(std::string& page, const ClaimedOpening& claimed) {
        const std::vector<Cell> cells{{{std::to_string(claimed.opening.place)}, 2, Side::right},
                                      {{text(claimed.opening.card)}, 2, Side::left},
                                      {{shown(claimed.to)}, columns_of(shown(claimed.to)), Side::left}};
        append_row(page, 2, std::span(cells).first(claimed.to.empty() ? 2 : 3));
    }

    static std::string summary(const OpenedDeal& deal, const std::vector<DealProblem>& problems) {
        if (!problems.empty()) return "This is not the deck that was committed to.";
        if (deal.openings.empty() && !deal.seed) return "Nothing is opened, so nothing was checked.";
        if (deal.openings.empty()) return "The seed fits what was committed to.";
        return std::string("Every opened card fits what was committed to") + (deal.seed ? ", and so does the seed." : ".");
    }

    void append_sentences(std::string& page, std::string_view head, const Sentences& sentences) const {
        page.append("\n").append(head).append("\n");
        for (const std::string& sentence : sentences) append_lines(page, 2, wrapped(sentence, console_.style.width - 2));
    }

    // ---- JSON -------------------------------------------------------------------------------------------------------

    void tell_json(const OpenedDeal& deal, const std::vector<DealProblem>& problems, bool fine) {
        JsonWriter json;
        json.open_table();
        json.key("file");
        json.text(path_);
        json.key("table");
        json.text(deal.name.table);
        json.key("hand");
        json.number(static_cast<std::int64_t>(deal.name.hand));
        json.key("deck");
        json.number(std::int64_t{deal.name.cards});
        json.key("opened");
        json.number(static_cast<std::int64_t>(deal.openings.size()));
        json.key("seed");
        json.flag(deal.seed.has_value());
        json.key("fits");
        json.flag(fine);
        json.key("problems");
        json.open_list();
        for (const DealProblem& problem : problems) write(json, problem);
        json.close_list();
        write(json, "proves", fine ? proven_by(deal) : Sentences{});
        write(json, "does_not_prove", fine ? not_proven_by(deal) : Sentences{});
        json.close_table();
        console_.out.write(json.take() + "\n");
    }

    static void write(JsonWriter& json, const DealProblem& problem) {
        json.open_table();
        json.key("place");
        problem.place ? json.number(std::int64_t{*problem.place}) : json.null();
        json.key("what");
        json.text(problem.what);
        json.close_table();
    }

    static void write(JsonWriter& json, std::string_view key, const Sentences& sentences) {
        json.key(key);
        json.open_list();
        for (const std::string& sentence : sentences) json.text(sentence);
        json.close_list();
    }

    std::string path_;
    bool json_;
    Console& console_;
};

struct Asked {
    std::string deal;
    bool json = false;
};

} // namespace

void add_verify_deal_command(CLI::App& program, Console& console, Exit& exit) {
    CLI::App* const command = program.add_subcommand("verify-deal", std::string(about));
    const auto asked = std::make_shared<Asked>();
    command->add_option("deal", asked->deal, "The deal that a page saved; - is standard input")->type_name("DEAL")->required();
    command->add_flag("--json", asked->json, "One JSON object");
    command->footer(std::string(examples) + std::string(statuses));
    command->callback([asked, &console, &exit] { exit = VerifyDealCommand{asked->deal, asked->json, console}.run(); });
}

} // namespace floorman::cli
