#include "history/stars.hpp"

#include <algorithm>
#include <array>

#include "history/stars_header.hpp"
#include "history/stars_posts.hpp"
#include "history/stars_summary.hpp"
#include "history/stars_text.hpp"
#include "text/complaint.hpp"

namespace floorman {

namespace {

constexpr std::string_view and_all_in = " and is all-in";

// What the site says of people's comings and goings; no part of the hand.
constexpr std::array<std::string_view, 22> bystanding{
    " said, \"",
    " joins the table",
    " leaves the table",
    " has timed out",
    " is disconnected",
    " is connected",
    " has returned",
    " is sitting out",
    " sits out",
    " was removed from the table",
    " will be allowed to play",
    " was moved",
    " finished the tournament",
    " wins the tournament",
    " wins the ",
    " wins an entry",
    " re-buys",
    " takes the add-on",
    " adds ",
    " has reached the ",
    " is feeling ",
    " was eliminated",
};
constexpr std::array<std::string_view, 7> bystanding_lines{
    "Betting is capped", "Pair on board", "The deck is reshuffled", "The button", "Hand was ", "Cashed Out", "*** CASH"};

struct MadeWords {
    std::string_view begins;
    Category category;
};
constexpr std::array made_words{
    MadeWords{"high card", Category::high_card},
    MadeWords{"a pair of", Category::pair},
    MadeWords{"two pair", Category::two_pair},
    MadeWords{"three of a kind", Category::three_of_a_kind},
    MadeWords{"a straight flush", Category::straight_flush},
    MadeWords{"a straight", Category::straight},
    MadeWords{"a flush", Category::flush},
    MadeWords{"a full house", Category::full_house},
    MadeWords{"four of a kind", Category::four_of_a_kind},
    MadeWords{"a Royal Flush", Category::straight_flush},
    MadeWords{"a royal flush", Category::straight_flush},
};

// One pass over a hand's lines. The first pass finds out who is dealt in and how fine the amounts are; the second makes the
// record.
class StarsReading {
public:
    StarsReading(std::string_view text, int first_line, Record& record, const StarsTable* known)
        : text_(text), line_number_(first_line - 1), record_(record), known_(known) {}

    std::optional<Problem> read() {
        record_.clear();
        record_.line = line_number_ + 1;
        record_.deals_are_implied = true;
        record_.claims.shows_everything = true;
        while (next_line())
            if (!line()) return std::move(problem_);
        if (!has_header_) return Problem{record_.line, 0, "there is no hand here", {}};
        if (table_.seats.empty()) {
            fail("the hand lists no seats; they stand behind the header, as 'Seat 1: Ann ($200 in chips)'");
            return std::move(problem_);
        }
        if (known_ != nullptr && !finish()) return std::move(problem_);
        return std::nullopt;
    }

    [[nodiscard]] const StarsTable& table() const noexcept { return table_; }

private:
    // ---- Lines ------------------------------------------------------------------------------------------------------

    bool next_line() {
        if (at_ >= text_.size()) return false;
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        line_ = without_blanks(text_.substr(at_, end - at_));
        at_ = end + 1;
        ++line_number_;
        return true;
    }

    bool fail(std::string what) {
        problem_ = Problem{line_number_, 0, std::move(what), {}};
        return false;
    }
    bool unknown_line() { return fail("this line is none that is known here: " + in_quotes(line_)); }

    bool line() {
        if (line_.empty()) return true;
        if (!has_header_) return header();
        if (in_summary_) return summary();
        std::string_view rest = line_;
        if (take(rest, "***")) return marker();
        if (take(rest, "Table ")) return table_line(rest);
        if (is_seat_line()) return seat();
        if (take(rest, "Uncalled bet (")) return uncalled(rest);
        if (take(rest, "Dealt to ")) return dealt(rest);
        for (const std::string_view words : bystanding_lines)
            if (line_.starts_with(words)) return true;
        if (StarsSeat* const who = player_at_start(rest)) return player(*who, rest);
        return bystander();
    }

    bool header() {
        const Result<StarsHeader, std::string> read = read_stars_header(line_);
        const std::size_t number = line_.find('#');
        if (number != std::string_view::npos) {
            const std::string_view digits = line_.substr(number + 1);
            record_.hand = digits.substr(0, std::min(digits.find_first_not_of("0123456789"), digits.size()));
            record_.hand_is_number = is_plain_number(record_.hand);
            record_.id = record_.hand;
            record_.id_is_number = record_.hand_is_number;
        }
        if (!read) return fail(read.error());
        has_header_ = true;
        header_ = *read;
        record_.setup.game = header_.game;
        record_.structure = header_.structure;
        record_.tournament = header_.tournament;
        record_.variant = header_.game_words;
        table_.header = header_;
        if (header_.has_currency && !header_.tournament) table_.decimals = 2; // A cent is the least chip.
        saw(header_.small);
        saw(header_.big);
        if (known_ != nullptr) record_.unit = Unit::of_decimals(known_->decimals);
        return true;
    }

    bool table_line(std::string_view rest) {
        const std::size_t seat = rest.find("Seat #");
        if (seat == std::string_view::npos) return true;
        rest.remove_prefix(seat + 6);
        int number = 0;
        if (!take_number(rest, number) || !rest.starts_with(" is the button")) return unknown_line();
        table_.button = number;
        table_.button_line = line_number_;
        return true;
    }

    [[nodiscard]] bool is_seat_line() const noexcept {
        std::string_view rest = line_;
        int number = 0;
        return take(rest, "Seat ") && take_number(rest, number) && take(rest, ": ") &&
               rest.find(" in chips") != std::string_view::npos;
    }

    bool seat() {
        std::string_view rest = line_;
        StarsSeat sits;
        if (!take(rest, "Seat ") || !take_number(rest, sits.number) || !take(rest, ": ")) return unknown_line();
        const std::size_t chips = rest.rfind(" in chips");
        const std::size_t bracket = rest.rfind(" (", chips);
        if (bracket == std::string_view::npos) return unknown_line();
        sits.name = rest.substr(0, bracket);
        std::string_view amount = rest.substr(bracket + 2, chips - bracket - 2);
        bool currency = false;
        if (sits.name.empty() || !take_money(amount, sits.stack, currency) || !amount.empty()) return unknown_line();
        saw(sits.stack);
        sits.out = rest.find(" out of hand", chips) != std::string_view::npos ||
                   rest.find(" is sitting out", chips) != std::string_view::npos;
        for (const StarsSeat& other : table_.seats)
            if (other.name == sits.name || other.number == sits.number)
                return fail("two seats have the number or the name of this one: " + in_quotes(line_));
        if (table_.seats.full()) return fail("more than " + std::to_string(max_seats) + " players sit at the table");
        if (known_ != nullptr) sits.seat = known_->seat_of(sits.name);
        table_.seats.push_back(sits);
        return true;
    }

    // ---- Who, and how much ------------------------------------------------------------------------------------------

    void saw(const AmountText& amount) noexcept { table_.decimals = std::max<int>(table_.decimals, amount.decimals); }

    [[nodiscard]] Chips chips(const AmountText& amount) noexcept {
        saw(amount);
        return known_ == nullptr ? Chips{amount.digits} : chips_of(amount, known_->decimals);
    }

    bool money(std::string_view& rest, Chips& amount) {
        AmountText written;
        bool currency = false;
        if (!take_money(rest, written, currency)) return false;
        amount = chips(written);
        return true;
    }

    // The player whose name the line begins with, the longest that fits; what follows is left in `rest`.
    [[nodiscard]] StarsSeat* player_at_start(std::string_view& rest) noexcept {
        StarsSeat* found = nullptr;
        for (StarsSeat& seat : table_.seats) {
            if (!rest.starts_with(seat.name) || (found != nullptr && seat.name.size() < found->name.size())) continue;
            const std::string_view behind = rest.substr(seat.name.size());
            if (behind.starts_with(':') || behind.starts_with(' ')) found = &seat;
        }
        if (found != nullptr) rest.remove_prefix(found->name.size());
        return found;
    }

    [[nodiscard]] StarsSeat* player_named(std::string_view name) noexcept {
        for (StarsSeat& seat : table_.seats)
            if (seat.name == name) return &seat;
        return nullptr;
    }

    bool bystander() {
        for (const std::string_view words : bystanding)
            if (line_.find(words) != std::string_view::npos) return true;
        const std::size_t colon = line_.find(": ");
        if (colon != std::string_view::npos) {
            const std::string_view said = line_.substr(colon + 2);
            for (const std::string_view verb :
                 {"folds", "checks", "calls", "bets", "raises", "posts", "shows", "mucks", "brings"})
                if (said.starts_with(verb))
                    return fail("nobody at the table is called " + in_quotes(line_.substr(0, colon)) + ": " + in_quotes(line_));
        }
        return unknown_line();
    }

    Deed& deed(Did did, StarsSeat& who) {
        who.appears = true;
        Deed& made = record_.deeds.emplace_back();
        made.did = did;
        made.seat = who.seat;
        made.line = line_number_;
        made.number = ++acts_;
        return made;
    }

    // ---- Players ----------------------------------------------------------------------------------------------------

    bool player(StarsSeat& who, std::string_view rest) {
        if (take(rest, ": ")) return acts(who, rest);
        if (take(rest, " collected ")) return collected(who, rest);
        if (take(rest, " cashed out")) return fail("a hand that was cashed out is paid by the house; that is not read here");
        for (const std::string_view words : bystanding)
            if (rest.find(words) != std::string_view::npos) return true;
        return unknown_line();
    }

    bool acts(StarsSeat& who, std::string_view rest) {
        if (take(rest, "posts ")) return posts(who, rest);
        if (take(rest, "folds")) return done(deed(Did::fold, who), rest);
        if (take(rest, "checks")) return done(deed(Did::check, who), rest);
        if (take(rest, "calls ")) return with_amount(deed(Did::call, who), rest, &Deed::adds);
        if (take(rest, "bets ")) return with_amount(deed(Did::bet, who), rest, &Deed::to);
        if (take(rest, "raises ")) return raises(who, rest);
        if (take(rest, "completes it to ") || take(rest, "completes to "))
            return with_amount(deed(Did::raise, who), rest, &Deed::to);
        if (take(rest, "brings in for ") || take(rest, "brings in low for ") || take(rest, "brings in "))
            return brings_in(who, rest);
        if (take(rest, "shows ")) return shows(who, rest);
        if (take(rest, "mucks hand") || take(rest, "doesn't show hand") || take(rest, "does not show hand"))
            return done(deed(Did::muck, who), rest);
        if (take(rest, "discards ")) return discards(who, rest);
        if (take(rest, "stands pat")) {
            (void)deed(Did::discard, who);
            return true;
        }
        if (take(rest, "straddle ") || take(rest, "straddles ")) return post(PostKind::straddle, who, rest);
        for (const std::string_view words : bystanding)
            if (rest.starts_with(words.substr(1))) return true;
        return unknown_line();
    }

    // What may stand behind an act: nothing, all in, or cards that a player shows while folding.
    bool done(Deed& made, std::string_view rest) {
        rest = without_blanks(rest);
        BracketedCards shown;
        if (take_bracket(rest, shown)) rest = without_blanks(rest);
        if (rest == without_blanks(and_all_in)) {
            made.all_in = true;
            return true;
        }
        return rest.empty() || rest.starts_with("and has reached the ") || unknown_line();
    }

    bool with_amount(Deed& made, std::string_view rest, Chips Deed::* amount) {
        return money(rest, made.*amount) ? done(made, rest) : unknown_line();
    }

    bool raises(StarsSeat& who, std::string_view rest) {
        Deed& made = deed(Did::raise, who);
        Chips first{};
        if (take(rest, "to ")) return money(rest, made.to) ? done(made, rest) : unknown_line();
        if (!money(rest, first)) return unknown_line();
        made.adds = first;
        if (!take(rest, " to ") || !money(rest, made.to)) return unknown_line();
        return done(made, rest);
    }

    bool brings_in(StarsSeat& who, std::string_view rest) {
        Deed& made = deed(Did::bring_in, who);
        if (!money(rest, made.adds)) return unknown_line();
        record_.setup.stakes.bring_in = std::max(record_.setup.stakes.bring_in, made.adds);
        return done(made, rest);
    }

    bool shows(StarsSeat& who, std::string_view rest) {
        Deed& made = deed(Did::show, who);
        if (!take_bracket(rest, made.cards)) return unknown_line();
        rest = without_blanks(rest);
        if (!take(rest, "(")) return rest.empty() || unknown_line();
        for (const MadeWords& words : made_words)
            if (rest.starts_with(words.begins)) {
                made.made_is_said = true;
                made.made = words.category;
                break;
            }
        return true;
    }

    bool discards(StarsSeat& who, std::string_view rest) {
        Deed& made = deed(Did::discard, who);
        int count = 0;
        if (!take_number(rest, count) || count < 1 || count > 7 || !take(rest, " card")) return unknown_line();
        (void)take(rest, "s");
        if (take_bracket(rest, made.cards)) return static_cast<int>(made.cards.size()) == count || unknown_line();
        for (int i = 0; i < count; ++i) made.cards.push_back(unknown_card);
        return without_blanks(rest).empty() || unknown_line();
    }

    bool collected(StarsSeat& who, std::string_view rest) {
        who.appears = true;
        Collected won;
        won.seat = who.seat;
        won.line = line_number_;
        won.board = showdown_of_board_;
        won.pot = -1;
        if (!money(rest, won.chips) || !take(rest, " from ")) return unknown_line();
        if (take(rest, "main pot")) {
            won.pot = 0;
        } else if (take(rest, "side pot")) {
            int number = 1;
            if (take(rest, "-") || take(rest, " #") || take(rest, " "))
                if (!take_number(rest, number) || number < 1 || number > max_seats) return unknown_line();
            won.pot = static_cast<std::int8_t>(number);
        } else if (!take(rest, "the pot") && !take(rest, "pot")) {
            return unknown_line();
        }
        record_.claims.collected.push_back(won);
        return true;
    }

    bool uncalled(std::string_view rest) {
        Chips back{};
        if (!money(rest, back) || !take(rest, ") returned to ")) return unknown_line();
        StarsSeat* const who = player_named(rest);
        if (who == nullptr) return fail("nobody at the table is called " + in_quotes(rest) + ": " + in_quotes(line_));
        Deed& made = deed(Did::uncalled, *who);
        --acts_;
        made.number = 0;
        made.adds = back;
        return true;
    }

    // ---- Posts ------------------------------------------------------------------------------------------------------

    bool posts(StarsSeat& who, std::string_view rest) {
        if (take(rest, "the ante ") || take(rest, "ante ")) return post(PostKind::ante, who, rest);
        if (take(rest, "small & big blinds ") || take(rest, "small and big blinds "))
            return post(PostKind::both_blinds, who, rest);
        if (take(rest, "small blind ")) return post(PostKind::small_blind, who, rest);
        if (take(rest, "big blind ")) return post(PostKind::big_blind, who, rest);
        if (take(rest, "button blind ")) return post(PostKind::big_blind, who, rest);
        if (take(rest, "straddle ") || take(rest, "a straddle of ") || take(rest, "the straddle "))
            return post(PostKind::straddle, who, rest);
        if (take(rest, "dead blind ") || take(rest, "dead small blind ") || take(rest, "dead ") ||
            take(rest, "a dead small blind of ") || take(rest, "a dead blind of ") || take(rest, "missed small blind "))
            return post(PostKind::dead, who, rest);
        return unknown_line();
    }

    bool post(PostKind kind, StarsSeat& who, std::string_view rest) {
        who.appears = true;
        StarsPost made;
        made.kind = kind;
        made.seat = who.seat;
        made.line = line_number_;
        if (!money(rest, made.chips)) return unknown_line();
        rest = without_blanks(rest);
        (void)take(rest, "dead");
        rest = without_blanks(rest);
        made.all_in = rest == without_blanks(and_all_in);
        if (!made.all_in && !rest.empty()) return unknown_line();
        table_.posts.push_back(made);
        return true;
    }

    // ---- Cards and streets ------------------------------------------------------------------------------------------

    // "Dealt to Ann [As Kd]"; in stud and draw the cards held before stand in a bracket of their own before the new ones.
    bool dealt(std::string_view rest) {
        StarsSeat* const who = player_at_start(rest);
        if (who == nullptr) return unknown_line();
        BracketedCards first;
        BracketedCards then;
        if (!take_bracket(rest, first)) return without_blanks(rest).empty() || unknown_line();
        const bool more = take_bracket(rest, then);
        if (!without_blanks(rest).empty()) return unknown_line();
        who->appears = true;
        Deed& made = deed(Did::deal_hole, *who);
        --acts_;
        made.number = 0;
        made.cards = more ? then : first;
        if (game(header_.game).family == Family::stud && !more && first.size() == 1) { // The other two lie face down.
            made.cards.clear();
            made.cards.push_back(unknown_card);
            made.cards.push_back(unknown_card);
            made.cards.push_back(first[0]);
        }
        return true;
    }

    bool marker() {
        std::string_view rest = line_;
        (void)take(rest, "*** ");
        const std::size_t end = rest.find(" ***");
        if (end == std::string_view::npos) return unknown_line();
        std::string_view what = rest.substr(0, end);
        rest.remove_prefix(end + 4);
        std::uint8_t board = 0;
        for (const std::string_view which : {"FIRST ", "SECOND ", "THIRD "}) {
            if (take(what, which)) {
                if (what == "DRAW") return street(board + 1);
                return several_boards(what, board, rest);
            }
            ++board;
        }
        return one_board(what, rest);
    }

    bool one_board(std::string_view what, std::string_view rest) {
        if (what == "SUMMARY") {
            in_summary_ = true;
            return true;
        }
        if (what == "SHOW DOWN" || what == "SHOWDOWN") return showdown();
        if (what == "HOLE CARDS" || what == "DEALING HANDS" || what == "PRE-FLOP" || what == "PREFLOP" || what == "PRE FLOP" ||
            what == "ANTES" || what == "BLINDS")
            return true;
        if (what == "FLOP" || what == "TURN" || what == "RIVER") return cards_to_board(0, rest);
        if (what == "DRAW") return street(1);
        int number = 0;
        if (take_number(what, number) && number >= 3 && number <= 7 &&
            (what == "rd STREET" || what == "th STREET" || what == "RD STREET" || what == "TH STREET"))
            return street(number - 3);
        return unknown_line();
    }

    bool several_boards(std::string_view what, std::uint8_t board, std::string_view rest) {
        if (what == "SHOW DOWN" || what == "SHOWDOWN") {
            showdown_of_board_ = board;
            return showdown();
        }
        if (what != "FLOP" && what != "TURN" && what != "RIVER") return unknown_line();
        if (!run_more_than_once_) {
            run_more_than_once_ = true;
            shared_ = boards_[0];
        }
        return cards_to_board(board, rest);
    }

    bool street(int number) {
        if (number == 0) return true;
        Deed& made = record_.deeds.emplace_back();
        made.did = Did::street;
        made.board = static_cast<std::uint8_t>(number);
        made.line = line_number_;
        return true;
    }

    bool showdown() {
        Deed& made = record_.deeds.emplace_back();
        made.did = Did::showdown;
        made.line = line_number_;
        return true;
    }

    // "[2c 7d 9h] [Ts]": what lies there, and the new card.
    bool cards_to_board(std::uint8_t board, std::string_view rest) {
        BracketedCards lying;
        BracketedCards fresh;
        if (!take_bracket(rest, lying)) return unknown_line();
        const bool more = take_bracket(rest, fresh);
        if (more && boards_[board].empty() && board > 0) boards_[board] = shared_;
        if (!without_blanks(rest).empty()) return unknown_line();
        if (more && !(lying == boards_[board]))
            record_.contradictions.push_back({line_number_,
                                              0,
                                              "the board is told as " + in_quotes(line_) + ", and it was " +
                                                  text(std::span{boards_[board].begin(), boards_[board].size()}) + " before",
                                              {}});
        Deed& made = record_.deeds.emplace_back();
        made.did = Did::deal_board;
        made.board = board;
        made.line = line_number_;
        made.cards = more ? fresh : lying;
        for (const Card card : made.cards) {
            if (boards_[board].full()) return fail("the board has more cards than any game: " + in_quotes(line_));
            boards_[board].push_back(card);
        }
        return true;
    }

    // ---- The summary ------------------------------------------------------------------------------------------------

    bool summary() {
        StarsSummaryLine read;
        const SummaryKind kind = read_summary_line(line_, read);
        switch (kind) {
        case SummaryKind::none: return is_gossip() || unknown_line();
        case SummaryKind::said_before: return true;
        case SummaryKind::total: return total(read);
        case SummaryKind::board: return summary_board(read.cards);
        case SummaryKind::seat: return summary_seat(read.number, read.rest);
        }
        return unknown_line();
    }

    [[nodiscard]] bool is_gossip() const noexcept {
        return std::any_of(bystanding.begin(), bystanding.end(),
                           [this](std::string_view words) { return line_.find(words) != std::string_view::npos; });
    }

    bool total(const StarsSummaryLine& read) {
        Claims& claims = record_.claims;
        claims.total_line = line_number_;
        claims.total_pot = chips(read.total);
        for (const AmountText& pot : read.pots) claims.pots.push_back(chips(pot));
        for (const AmountText& rake : read.rakes) claims.rake = claims.rake == not_said ? chips(rake) : claims.rake + chips(rake);
        return true;
    }

    bool summary_board(const BracketedCards& cards) {
        Bounded<Card, 5> board;
        for (const Card card : cards) board.push_back(card);
        record_.claims.boards.push_back(board);
        record_.claims.board_line = line_number_;
        return true;
    }

    // "Seat 1: Ann (button) showed [Qs Qd] and lost with a pair of Queens".
    bool summary_seat(int number, std::string_view rest) {
        StarsSeat* who = nullptr;
        for (StarsSeat& seat : table_.seats)
            if (seat.number == number) who = &seat;
        if (who == nullptr || !take(rest, who->name) || !(rest.empty() || rest.starts_with(' ')))
            return fail("nobody of that name sits there: " + in_quotes(line_));
        StarsSeatSaid read;
        if (!read_summary_seat(rest, read)) return unknown_line();
        for (const StarsLabel::Position position : read.positions) table_.labels.push_back({position, number, line_number_});
        if (read.sits_out) return true;
        who->appears = true;
        SeatSaid said = read.said;
        said.line = line_number_;
        for (const AmountText& won : read.won) said.won = said.won == not_said ? chips(won) : said.won + chips(won);
        if (who->seat.exists()) record_.claims.seats[who->seat] = said;
        return true;
    }

    // ---- The end ----------------------------------------------------------------------------------------------------

    // Everything is read: who owes what, and who sits where.
    bool finish() {
        for (const StarsSeat& seat : known_->dealt_in) record_.players.push_back(seat.name);
        const std::string why = set_up(table_, *known_, record_);
        if (why.empty()) return true;
        problem_ = Problem{record_.line, 0, why, {}};
        return false;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string_view line_;
    int line_number_;
    Record& record_;
    const StarsTable* known_;
    std::optional<Problem> problem_;

    StarsHeader header_;
    StarsTable table_;
    bool has_header_ = false;
    bool in_summary_ = false;
    bool run_more_than_once_ = false;
    std::uint8_t showdown_of_board_ = 0;
    std::array<BracketedCards, 3> boards_;
    BracketedCards shared_;
    int acts_ = 0;
};

} // namespace

std::optional<Problem> read_stars_hand(std::string_view text, int first_line, Record& record) {
    StarsReading first(text, first_line, record, nullptr);
    if (std::optional<Problem> problem = first.read()) return problem;
    StarsTable known = first.table();
    known.seat_players();
    if (known.dealt_in.size() < 2)
        return Problem{record.line, 0, "fewer than two of the players at the table are in the hand", {}};
    return StarsReading(text, first_line, record, &known).read();
}

} // namespace floorman
