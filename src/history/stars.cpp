#include "history/stars.hpp"

#include <algorithm>

#include "history/stars_act.hpp"
#include "history/stars_boards.hpp"
#include "history/stars_header.hpp"
#include "history/stars_posts.hpp"
#include "history/stars_seats.hpp"
#include "history/stars_summary.hpp"
#include "history/stars_text.hpp"
#include "text/complaint.hpp"

namespace floorman {

namespace {

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
        // Players may be called whatever other lines begin with.
        std::string_view behind = line_;
        StarsAct act;
        StarsSeat* const who = player_at_start(behind);
        const bool is_known = who != nullptr && read_stars_act(behind, act);
        if (is_known && act.kind != StarsActKind::bystands) return player(*who, act);
        std::string_view rest = line_;
        if (take(rest, "***")) return marker();
        if (take(rest, "Table ")) return table_line(rest);
        if (is_stars_seat(line_)) return seat();
        if (take(rest, "Uncalled bet (")) return uncalled(rest);
        if (take(rest, "Dealt to ")) return dealt(rest);
        if (is_stars_notice(line_)) return true;
        if (who != nullptr) return is_known || unknown_line();
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
        record_.claims.of_tournament = header_.tournament;
        record_.variant = header_.game_words;
        record_.occasion = header_.occasion;
        table_.header = header_;
        if (header_.has_currency && !header_.tournament) table_.decimals = 2; // A cent is the least chip.
        saw(header_.small);
        saw(header_.big);
        saw(header_.ante);
        if (known_ != nullptr) record_.unit = Unit::of_decimals(known_->decimals);
        return true;
    }

    bool table_line(std::string_view rest) {
        StarsTableLine read;
        if (!read_stars_table(rest, read)) return unknown_line();
        record_.occasion.table = read.name;
        record_.occasion.seat_count = read.seat_count;
        table_.button = read.button;
        table_.button_line = read.button > 0 ? line_number_ : 0;
        return true;
    }

    bool seat() {
        StarsSeat sits;
        if (!read_stars_seat(line_, sits)) return unknown_line();
        saw(sits.stack);
        for (const StarsSeat& other : table_.seats)
            if (other.name == sits.name || other.number == sits.number)
                return fail("two seats have the number or the name of this one: " + in_quotes(line_));
        if (table_.seats.full()) return fail("more than " + std::to_string(max_seats) + " players sit at the table");
        if (known_ != nullptr) sits.seat = known_->seat_of(sits.name);
        table_.seats.push_back(sits);
        return true;
    }

    // The last street of stud is told as its seventh, or as the river.
    static constexpr int last_of_stud = 4;
    [[nodiscard]] bool is_stud() const noexcept { return game(header_.game).family == Family::stud; }

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
        if (is_stars_gossip(line_)) return true;
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

    bool player(StarsSeat& who, const StarsAct& act) {
        if (act.caps) return fail("bets are capped here, and a hand in which the cap is reached is not read; leave it out");
        switch (act.kind) {
        case StarsActKind::bystands: return true;
        case StarsActKind::does: return does(who, act);
        case StarsActKind::posts: return posts(who, act);
        case StarsActKind::collects: return collects(who, act);
        case StarsActKind::cashes_out: return cashes_out(who);
        }
        return unknown_line();
    }

    bool does(StarsSeat& who, const StarsAct& act) {
        Deed& made = deed(act.did, who);
        if (act.to) made.to = chips(*act.to);
        if (act.adds) made.adds = chips(*act.adds);
        made.cards = act.cards;
        made.all_in = act.all_in;
        made.called = act.called;
        Chips& bring_in = record_.setup.stakes.bring_in;
        if (act.did == Did::bring_in) bring_in = std::max(bring_in, made.adds);
        return true;
    }

    bool posts(StarsSeat& who, const StarsAct& act) {
        who.appears = true;
        table_.posts.push_back({act.post, who.seat, chips(act.amount), act.all_in, line_number_});
        return true;
    }

    bool collects(StarsSeat& who, const StarsAct& act) {
        who.appears = true;
        record_.claims.collected.push_back({who.seat, chips(act.amount), act.pot, showdown_of_board_, line_number_});
        return true;
    }

    // What the house pays for a hand is no part of the pot.
    bool cashes_out(StarsSeat& who) {
        who.appears = true;
        if (who.seat.exists()) record_.claims.cashed_out[who.seat] = line_number_;
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
        if (!is_stud()) return true;
        if (!more && first.size() == 1) { // The other two lie face down.
            made.cards.clear();
            made.cards.push_back(unknown_card);
            made.cards.push_back(unknown_card);
            made.cards.push_back(first[0]);
        }
        if (more && first.size() == 2 && then.size() == 1 &&
            who->told.empty()) { // On the third street those that lie down may stand before.
            made.cards = first;
            made.cards.push_back(then[0]);
        }
        retold(*who, first, more ? then : BracketedCards{});
        return true;
    }

    // What a seat of stud held before is told again with its next card. Cards of which nothing was told may be among it.
    void retold(StarsSeat& who, const BracketedCards& before, const BracketedCards& fresh) {
        const bool told_again = std::all_of(who.told.begin(), who.told.end(), [&](Card card) {
            return std::find(before.begin(), before.end(), card) != before.end();
        });
        if (!told_again)
            record_.contradictions.push_back({line_number_,
                                              0,
                                              "cards are told as " + in_quotes(line_) + ", and " +
                                                  text(std::span{who.told.begin(), who.told.size()}) + " was told of them before",
                                              {}});
        who.told = before;
        for (const Card card : fresh)
            if (!who.told.full()) who.told.push_back(card);
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
        if (what == "RIVER" && is_stud() && without_blanks(rest).empty()) return street(last_of_stud);
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
        if (boards_.part(board) && known_ != nullptr && known_->boards > 1) {
            Deed& made = record_.deeds.emplace_back();
            made.did = Did::run;
            made.board = static_cast<std::uint8_t>(known_->boards);
            made.line = line_number_;
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

    bool cards_to_board(std::uint8_t board, std::string_view rest) {
        BracketedCards fresh;
        const StarsBoards::Told told = boards_.street(board, rest, fresh);
        if (told == StarsBoards::Told::no_cards) return unknown_line();
        if (told == StarsBoards::Told::too_many) return fail("the board has more cards than any game: " + in_quotes(line_));
        if (told == StarsBoards::Told::contradicts_what_lay_there)
            record_.contradictions.push_back({line_number_,
                                              0,
                                              "the board is told as " + in_quotes(line_) + ", and it was " +
                                                  text(std::span{boards_.before().begin(), boards_.before().size()}) + " before",
                                              {}});
        table_.boards = boards_.count();
        Deed& made = record_.deeds.emplace_back();
        made.did = Did::deal_board;
        made.board = board;
        made.line = line_number_;
        made.cards = fresh;
        return true;
    }

    // ---- The summary ------------------------------------------------------------------------------------------------

    bool summary() {
        StarsSummaryLine read;
        const SummaryKind kind = read_summary_line(line_, read);
        switch (kind) {
        case SummaryKind::none: return is_stars_gossip(line_) || unknown_line();
        case SummaryKind::said_before: return true;
        case SummaryKind::total: return total(read);
        case SummaryKind::board: return summary_board(read.cards);
        case SummaryKind::seat: return summary_seat(read.number, read.rest);
        }
        return unknown_line();
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
        if (said.folded && is_stud() && rest.ends_with("on the River")) said.folded_on = last_of_stud;
        for (const AmountText& won : read.won) said.won = said.won == not_said ? chips(won) : said.won + chips(won);
        if (who->seat.exists()) record_.claims.seats[who->seat] = said;
        return true;
    }

    // ---- The end ----------------------------------------------------------------------------------------------------

    // Everything is read: who owes what, and who sits where.
    bool finish() {
        for (const StarsSeat& seat : known_->dealt_in) {
            record_.players.push_back(seat.name);
            record_.occasion.places.push_back(seat.number);
        }
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
    std::uint8_t showdown_of_board_ = 0;
    StarsBoards boards_;
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
