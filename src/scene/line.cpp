#include "scene/line.hpp"

#include <algorithm>
#include <array>

#include "base/nearest.hpp"
#include "hand/hand.hpp"
#include "scene/amounts.hpp"
#include "scene/line_words.hpp"
#include "text/card_text.hpp"
#include "text/complaint.hpp"
#include "text/players.hpp"

namespace floorman {

namespace {

constexpr std::size_t longest_line = 4096;
constexpr std::size_t longest_misspelt = 40;
constexpr std::size_t most_board_cards = 5;
constexpr std::size_t most_hole_cards = 7;
constexpr std::size_t most_seconds_digits = 9; // Some thirty years.

constexpr std::array all_choices{
    FloorChoice::full_call,     FloorChoice::fold_forfeit, FloorChoice::take_back,  FloorChoice::stands,
    FloorChoice::not_binding,   FloorChoice::call_or_fold, FloorChoice::call_least, FloorChoice::hand_dead,
    FloorChoice::turn_restored, FloorChoice::allow,        FloorChoice::refuse,
};

// A player's line by its first word or words, and what is written there.
// clang-format off
enum class Form : std::uint8_t {
    folds, checks, calls, bets, raises, completes, brings_in, all_in, says, puts_out, moves, pulls_back, taps, mucks,
    asks_count, calls_clock, check_or_call, bet_or_raise, post, show_or_muck, draw, stand_pat,
};
// clang-format on

struct FormRow {
    std::string_view begins; // In small letters, one blank between words.
    std::string_view written;
    Form form;
};

// Longer beginnings before shorter ones that they begin with.
constexpr std::array forms{
    FormRow{"calls the clock on", "calls the clock on NAME", Form::calls_clock},
    FormRow{"folds", "folds", Form::folds},
    FormRow{"checks", "checks", Form::checks},
    FormRow{"calls", "calls", Form::calls},
    FormRow{"bets", "bets N", Form::bets},
    FormRow{"raises to", "raises to N", Form::raises},
    FormRow{"completes", "completes", Form::completes},
    FormRow{"brings in", "brings in N", Form::brings_in},
    FormRow{"is all in", "is all in", Form::all_in},
    FormRow{"is all-in", "is all in", Form::all_in},
    FormRow{"goes all in", "is all in", Form::all_in},
    FormRow{"goes all-in", "is all in", Form::all_in},
    FormRow{"all in", "is all in", Form::all_in},
    FormRow{"all-in", "is all in", Form::all_in},
    FormRow{"shoves", "is all in", Form::all_in},
    FormRow{"says", "says \"...\"", Form::says},
    FormRow{"puts out", "puts out N N", Form::puts_out},
    FormRow{"moves", "moves N forward", Form::moves},
    FormRow{"pulls back", "pulls back", Form::pulls_back},
    FormRow{"taps", "taps", Form::taps},
    FormRow{"knocks", "taps", Form::taps},
    FormRow{"mucks", "mucks", Form::mucks},
    FormRow{"asks for a count", "asks for a count", Form::asks_count},
    FormRow{"discards", "discards CARDS", Form::draw},
    FormRow{"stands pat", "stands pat", Form::stand_pat},
    FormRow{"f", "f", Form::folds},
    FormRow{"cc", "cc", Form::check_or_call},
    FormRow{"cbr", "cbr N", Form::bet_or_raise},
    FormRow{"pb", "pb", Form::post},
    FormRow{"sm", "sm CARDS", Form::show_or_muck},
    FormRow{"sd", "sd CARDS", Form::draw},
};

// The form that people most probably meant by what they wrote, by its beginning.
std::string_view meant(std::string_view rest) {
    std::vector<std::string_view> beginnings;
    for (const FormRow& row : forms)
        if (row.begins.size() > 3) beginnings.push_back(row.begins); // PHH's short words are near to everything.
    for (const std::size_t words : {std::size_t{4}, std::size_t{3}, std::size_t{2}, std::size_t{1}}) {
        const std::string_view written = first_words(rest, words);
        const std::string_view near = written.size() <= longest_misspelt ? nearest(written, beginnings) : std::string_view{};
        for (const FormRow& row : forms)
            if (row.begins == near) return row.written;
    }
    return {};
}

class LineReader {
public:
    LineReader(std::string_view text, const Spot& spot) : words_(text), spot_(spot) {}

    std::optional<Incident> read() {
        if (words_.ended() || words_.begins_with('#')) return std::nullopt;
        limit_length();
        if (is_phh_dealing()) return phh_dealing();
        const NameAtStart name = name_at_start(words_.rest(), spot_.players);
        if (name.seat.exists()) {
            words_.skip(name.length);
            return read_of(name.seat);
        }
        words_.cut_comment();
        if (words_.take("dealer")) return dealer();
        if (words_.take("floor")) return floor();
        if (words_.take("wait")) return wait();
        nobody();
    }

    // What is left of a line of that player.
    Incident read_of(Seat by) {
        limit_length();
        incident_.by = error_.by = by;
        error_.whose = spot_.players[by.index];
        words_.cut_comment();
        return player();
    }

private:
    void limit_length() {
        if (words_.rest().size() > longest_line)
            stop("the line is longer than " + std::to_string(longest_line) + " characters; write a shorter one");
    }

    // Refuses the line with `what` as a sentence of its ruling.
    [[noreturn]] void stop(std::string what) {
        if (what[0] >= 'a' && what[0] <= 'z') what[0] = static_cast<char>(what[0] - 'a' + 'A');
        if (!what.ends_with('?')) what += '.';
        error_.what = std::move(what);
        throw error_;
    }

    // ---- What every line is made of ---------------------------------------------------------------------------------

    Incident done(IncidentKind kind, std::string_view form) {
        if (!words_.ended()) stop(in_quotes(words_.rest()) + " is left over; write only " + in_quotes(form));
        incident_.kind = kind;
        return incident_;
    }

    Incident clear(ClearAct act, std::string_view form) {
        incident_.clear = act;
        return done(IncidentKind::clear_act, form);
    }

    Chips amount(std::string_view form) {
        if (words_.ended()) stop("an amount is missing; write " + in_quotes(form));
        const Result<Chips, std::string> chips = amount_from(words_.word(), spot_.unit);
        if (!chips) stop(chips.error());
        return *chips;
    }

    Piles chips(std::string_view form) {
        if (words_.ended()) stop("the chips are missing; write them by denomination, such as " + in_quotes(form));
        Piles piles;
        while (!words_.ended()) {
            const Result<Pile, std::string> pile = pile_from(words_.word(), spot_.unit);
            if (!pile) stop(pile.error());
            if (!put(piles, *pile)) stop("these are more chips than anybody handles; write fewer, or repeat them as in 3x100");
        }
        return piles;
    }

    // What stands between quotation marks.
    std::string_view quotation() {
        const std::optional<std::string_view> words = words_.quotation();
        if (!words || first_words(*words, 1).empty())
            stop("what was said is missing, or its quotation marks are; write it between two of them, such as says \"raise\"");
        return *words;
    }

    Seat player_named(std::string_view form) {
        const std::string_view name = words_.take_rest();
        const Seat seat = seat_of(name, spot_.players);
        if (!seat.exists())
            stop((name.empty() ? "a name is missing" : "nobody is called " + in_quotes(name)) + "; write " + in_quotes(form) +
                 ": " + who_plays(spot_.players));
        return seat;
    }

    // The rest of the line as cards, at most `most`; blanks between them do not matter.
    Bounded<Card, 7> cards(std::size_t most, bool may_be_none) {
        std::string written;
        while (!words_.ended()) written += words_.word();
        const Result<CardRun, CardError> run = cards_from(written);
        if (!run) stop(why_no_cards(run.error(), written));
        if (run->empty() && !may_be_none)
            stop("the cards are missing; write them one after another, such as AsKd, with ?? for those that are unknown");
        if (run->size() > most)
            stop(in_quotes(written) + " has " + std::to_string(run->size()) + " cards; write " + std::to_string(most) +
                 " at most");
        Bounded<Card, 7> found;
        for (const Card card : *run) found.push_back(card);
        return found;
    }

    // ---- Players ----------------------------------------------------------------------------------------------------

    Incident player() {
        if (words_.ended()) stop("what " + error_.whose + " does is missing; write an act such as 'calls' or 'raises to 300'");
        for (const FormRow& row : forms)
            if (words_.take(row.begins)) return player_does(row);
        unknown_act();
    }

    Incident player_does(const FormRow& row) {
        const std::string_view form = row.written;
        switch (row.form) {
        case Form::folds: return clear(ClearAct::folds, form);
        case Form::checks: return clear(ClearAct::checks, form);
        case Form::calls: return clear(ClearAct::calls, form);
        case Form::completes: return clear(ClearAct::completes, form);
        case Form::all_in: return clear(ClearAct::all_in, form);
        case Form::check_or_call: return clear(ClearAct::checks_or_calls, form);
        case Form::bets: return wager(ClearAct::bets, form);
        case Form::raises: return wager(ClearAct::raises, form);
        case Form::brings_in: return wager(ClearAct::brings_in, form);
        case Form::bet_or_raise: return wager(ClearAct::bets_or_raises, form);
        case Form::post: return done(IncidentKind::posts, form);
        case Form::show_or_muck: return with_cards(IncidentKind::shows);
        case Form::draw: return with_cards(IncidentKind::draws);
        case Form::stand_pat: return done(IncidentKind::draws, form);
        case Form::says: return says();
        case Form::puts_out: incident_.chips = chips("puts out 1000 500"); return done(IncidentKind::puts_out, form);
        case Form::moves: return moves(form);
        case Form::pulls_back:
            if (!words_.ended()) incident_.chips = chips("pulls back 500 100");
            return done(IncidentKind::pulls_back, form);
        case Form::taps: return done(IncidentKind::taps, form);
        case Form::mucks: return done(IncidentKind::mucks, form);
        case Form::asks_count: return done(IncidentKind::asks_count, form);
        case Form::calls_clock: incident_.on = player_named(form); return done(IncidentKind::calls_clock, form);
        }
        unknown_act();
    }

    Incident wager(ClearAct act, std::string_view form) {
        incident_.amount = amount(form);
        return clear(act, form);
    }

    Incident with_cards(IncidentKind kind) {
        incident_.cards = cards(most_hole_cards, true);
        return done(kind, "CARDS");
    }

    Incident says() {
        incident_.words = quotation();
        if (words_.ended()) return done(IncidentKind::says, "says \"...\"");
        if (!words_.take("and puts out"))
            stop(in_quotes(words_.rest()) + " is left over; write 'says \"raise\" and puts out 25'");
        incident_.chips = chips("and puts out 25");
        return done(IncidentKind::says_and_puts_out, "says \"...\" and puts out N N");
    }

    Incident moves(std::string_view form) {
        incident_.amount = amount(form);
        if (incident_.amount == no_chips) stop("nothing was moved; write an amount above 0");
        if (!words_.take("forward")) stop("where the chips went is missing; write " + in_quotes(form));
        return done(IncidentKind::moves, form);
    }

    [[noreturn]] void unknown_act() {
        const std::string wrong = in_quotes(words_.rest()) + " is no act";
        if (words_.take("raises") && !words_.ended()) stop(wrong + "; write 'raises to N', N being the total for this street");
        if (const std::string_view form = meant(words_.rest()); !form.empty())
            stop(wrong + "; did you mean " + in_quotes(form) + "?");
        stop(wrong + "; write one such as 'folds', 'checks', 'calls', 'bets 100', 'raises to 300', 'is all in', 'says \"...\"' "
                     "or 'puts out 100 25'");
    }

    // ---- Dealer, floor, time ----------------------------------------------------------------------------------------

    [[nodiscard]] bool is_phh_dealing() const noexcept {
        return words_.follows_exactly("d db") || words_.follows_exactly("d dh");
    }

    Incident phh_dealing() {
        error_.whose = "dealer";
        const bool to_board = words_.follows_exactly("d db");
        words_.skip(4);
        words_.cut_comment();
        if (to_board) {
            incident_.cards = cards(most_board_cards, false);
            return done(IncidentKind::deals_board, "d db CARDS");
        }
        const NameAtStart name = name_at_start(words_.rest(), spot_.players);
        if (!name.seat.exists()) stop("whose cards these are is missing; write 'd dh p1 AsKd': " + who_plays(spot_.players));
        words_.skip(name.length);
        incident_.on = name.seat;
        incident_.cards = cards(most_hole_cards, false);
        return done(IncidentKind::deals_hole, "d dh p1 CARDS");
    }

    Incident dealer() {
        error_.whose = "dealer";
        if (words_.take("runs it")) return runs_it();
        if (!words_.take("says"))
            stop("the dealer gives a count in words, deals, or runs a board again; write 'dealer says \"1100\"', 'd db 2c3c4c' "
                 "or 'dealer runs it twice'");
        incident_.words = quotation();
        return done(IncidentKind::dealer_says, "dealer says \"...\"");
    }

    Incident runs_it() {
        constexpr std::array words{std::string_view{"twice"}, std::string_view{"2 times"}, std::string_view{"3 times"},
                                   std::string_view{"4 times"}};
        constexpr std::array times{2, 2, 3, 4};
        static_assert(times.back() == most_runs);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!words_.take(words[i])) continue;
            incident_.times = times[i];
            return done(IncidentKind::runs_it, "dealer runs it twice");
        }
        stop("a board is run twice, 3 times or 4 times; write 'dealer runs it twice'");
    }

    Incident floor() {
        error_.whose = "floor";
        if (words_.take("calls the clock on")) {
            incident_.on = player_named("floor calls the clock on NAME");
            return done(IncidentKind::calls_clock, "floor calls the clock on NAME");
        }
        if (!words_.take("rules"))
            stop("the floor rules or calls the clock; write 'floor rules CHOICE' or 'floor calls the clock on NAME'");
        const std::string_view chosen = words_.take_rest();
        const auto found = std::find_if(all_choices.begin(), all_choices.end(),
                                        [&](FloorChoice choice) { return name(choice) == chosen; });
        if (found == all_choices.end()) {
            std::vector<std::string_view> names;
            for (const FloorChoice choice : all_choices) names.push_back(name(choice));
            stop((chosen.empty() ? "the choice is missing" : "there is no choice " + in_quotes(chosen)) + instead(chosen, names));
        }
        incident_.choice = *found;
        return done(IncidentKind::floor_rules, "floor rules CHOICE");
    }

    Incident wait() {
        const std::string_view seconds = words_.word();
        const bool whole = !seconds.empty() && seconds.size() <= most_seconds_digits &&
                           std::all_of(seconds.begin(), seconds.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!whole) stop(in_quotes(seconds) + " is no time; write whole seconds, such as 'wait 30'");
        for (const char digit : seconds) incident_.seconds = incident_.seconds * 10 + (digit - '0');
        (void)(words_.take("seconds") || words_.take("second"));
        return done(IncidentKind::waits, "wait 30");
    }

    [[noreturn]] void nobody() {
        const std::string_view word = words_.word();
        if (is_place_name(word))
            stop("there is no " + in_quotes(word) + "; " + std::to_string(spot_.players.size()) + " play here, p1 to " +
                 place_name(spot_.setup.seats - 1));
        std::vector<std::string_view> beginnings{"dealer", "floor", "wait"};
        beginnings.insert(beginnings.end(), spot_.players.begin(), spot_.players.end());
        const std::string_view near = word.size() <= longest_misspelt ? nearest(word, beginnings) : std::string_view{};
        if (!near.empty()) stop("nobody is called " + in_quotes(word) + "; did you mean " + in_quotes(near) + "?");
        stop("nobody is called " + in_quotes(word) +
             "; begin the line with a name, 'dealer', 'floor' or 'wait': " + who_plays(spot_.players));
    }

    Words words_;
    const Spot& spot_;
    Incident incident_;
    LineError error_;
};

} // namespace

Result<std::optional<Incident>, LineError> read_line(std::string_view text, const Spot& spot) {
    try {
        return LineReader(text, spot).read();
    } catch (const LineError& error) { return error; }
}

Result<std::optional<Incident>, LineError> read_line_of(Seat by, std::string_view rest, const Spot& spot) {
    try {
        return std::optional(LineReader(rest, spot).read_of(by));
    } catch (const LineError& error) { return error; }
}

std::string_view whose(const Incident& incident, const Spot& spot) noexcept {
    if (incident.by.exists()) return spot.players[incident.by.index];
    switch (incident.kind) {
    case IncidentKind::calls_clock:
    case IncidentKind::floor_rules: return "floor";
    case IncidentKind::waits: return {};
    case IncidentKind::dealer_says:
    case IncidentKind::deals_board:
    case IncidentKind::deals_hole:
    case IncidentKind::clear_act:
    case IncidentKind::says:
    case IncidentKind::puts_out:
    case IncidentKind::says_and_puts_out:
    case IncidentKind::moves:
    case IncidentKind::pulls_back:
    case IncidentKind::taps:
    case IncidentKind::mucks:
    case IncidentKind::asks_count:
    case IncidentKind::shows:
    case IncidentKind::posts:
    case IncidentKind::draws:
    case IncidentKind::runs_it: break;
    }
    return "dealer";
}

} // namespace floorman
