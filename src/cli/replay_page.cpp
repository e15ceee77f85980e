#include "cli/replay_page.hpp"

#include <algorithm>
#include <array>

#include "cards/rank.hpp"
#include "hand/game.hpp"
#include "hand/showdown.hpp"
#include "history/phh_write.hpp"

namespace floorman::cli {

namespace {

constexpr std::array<std::string_view, 4> structure_words{"no-limit", "pot-limit", "fixed-limit", "spread-limit"};

class ReplayPage {
public:
    ReplayPage(
        const Record& record, const JudgeHand& judged, HandVerdict verdict, const std::vector<Event>& events, const Style& style)
        : record_(record), judged_(judged), verdict_(verdict), events_(events), style_(style), names_(names_of(record)) {}

    std::string page() {
        head();
        for (std::size_t i = 0; i < events_.size();) i = event(i);
        end();
        return std::move(page_);
    }

private:
    [[nodiscard]] std::string amount(Chips chips) const { return record_.unit.text(chips); }
    [[nodiscard]] const std::string& name(Seat seat) const { return names_[seat.index]; }

    void line(int indent, std::string_view text) {
        append_lines(page_, indent, wrapped(shown(text), std::max(style_.width - indent, 20)));
    }
    void heading(std::string_view text) { page_ += inked(Ink::strong, shown(text), style_) + "\n"; }

    // ---- Who sits with what -----------------------------------------------------------------------------------------

    void head() {
        const HandSetup& setup = record_.setup;
        std::string title = record_.hand.empty() ? "The hand" : "Hand " + std::string(record_.hand);
        title += ": " + std::string(structure_words[static_cast<std::size_t>(record_.structure)]) + " " +
                 std::string(game(setup.game).name) + ", " + std::to_string(setup.seats) + " players";
        heading(title);
        for (const Seat seat : SeatSet::first(setup.seats)) {
            std::string text = name(seat) + ": " + (record_.unbounded.has(seat) ? "no bound" : amount(setup.stack[seat]));
            if (seat == setup.button && game(setup.game).family != Family::stud) text += ", the button";
            line(2, text);
        }
    }

    // ---- What was done ----------------------------------------------------------------------------------------------

    // Tells an event, and with it those that belong together; where the next one is.
    std::size_t event(std::size_t at) {
        const Event& event = events_[at];
        const std::string who = event.seat.exists() ? name(event.seat) : "";
        const std::string all_in = event.all_in ? " and is all in" : "";
        switch (event.kind) {
        case EventKind::ante: line(2, who + " antes " + amount(event.adds) + all_in); break;
        case EventKind::blind: line(2, who + " posts " + amount(event.adds) + all_in); break;
        case EventKind::straddle: line(2, who + " straddles to " + amount(event.to) + all_in); break;
        case EventKind::live_post: line(2, who + " posts " + amount(event.adds) + all_in); break;
        case EventKind::dead_post: line(2, who + " posts " + amount(event.adds) + " dead" + all_in); break;
        case EventKind::kill_post: line(2, who + " posts the kill of " + amount(event.to) + all_in); break;
        case EventKind::street_opened: street(event.street); break;
        case EventKind::dealt_board: return board(at);
        case EventKind::dealt_down:
        case EventKind::dealt_up: return hole(at);
        case EventKind::acted: line(2, who + did(event) + all_in); break;
        case EventKind::uncalled: line(2, amount(event.adds) + " goes back to " + who); break;
        case EventKind::shown: return shows(at);
        case EventKind::mucked: line(2, who + " mucks"); break;
        case EventKind::drew: return draws(at);
        case EventKind::reshuffled: line(2, "the deck is short: the muck is shuffled under it"); break;
        case EventKind::runs:
            line(2, "the rest of the board is dealt " + (event.count == 2 ? "twice" : std::to_string(event.count) + " times"));
            break;
        case EventKind::burnt:
        case EventKind::discarded:
        case EventKind::street_closed:
        case EventKind::betting_over:
        case EventKind::barred:
        case EventKind::unbarred:
        case EventKind::killed:
        case EventKind::forfeited: break;
        }
        in_the_middle_ += event.kind == EventKind::uncalled ? -event.adds : adds(event);
        return at + 1;
    }

    [[nodiscard]] static Chips adds(const Event& event) noexcept {
        switch (event.kind) {
        case EventKind::ante:
        case EventKind::blind:
        case EventKind::straddle:
        case EventKind::live_post:
        case EventKind::dead_post:
        case EventKind::kill_post:
        case EventKind::acted:
        case EventKind::forfeited: return event.adds;
        case EventKind::street_opened:
        case EventKind::dealt_board:
        case EventKind::dealt_down:
        case EventKind::dealt_up:
        case EventKind::uncalled:
        case EventKind::street_closed:
        case EventKind::betting_over:
        case EventKind::shown:
        case EventKind::mucked:
        case EventKind::drew:
        case EventKind::discarded:
        case EventKind::barred:
        case EventKind::unbarred:
        case EventKind::burnt:
        case EventKind::reshuffled:
        case EventKind::runs:
        case EventKind::killed: break;
        }
        return no_chips;
    }

    [[nodiscard]] std::string did(const Event& event) const {
        switch (event.act) {
        case Act::fold: return " folds";
        case Act::check: return " checks";
        case Act::call: return " calls " + amount(event.adds);
        case Act::bet: return " bets " + amount(event.to);
        case Act::raise: return " raises to " + amount(event.to);
        case Act::complete: return " completes to " + amount(event.to);
        case Act::bring_in: return " brings in " + amount(event.to);
        }
        return "";
    }

    void street(std::uint8_t place) {
        const std::string name{game(record_.setup.game).streets[place].name};
        std::string text = name;
        if (!board_.empty()) text += "  " + board_;
        if (in_the_middle_ > no_chips) text += "  (pot " + amount(in_the_middle_) + ")";
        heading(text);
    }

    std::size_t board(std::size_t at) {
        const std::uint8_t run = events_[at].count;
        const auto same = [&](const Event& event) { return event.kind == EventKind::dealt_board && event.count == run; };
        std::string cards;
        for (; at < events_.size() && same(events_[at]); ++at) cards += text(events_[at].card);
        if (run > 0) {
            const Board& whole = board_of(judged_.replayed().hand, run);
            line(2, "another board: " + text(std::span{whole.begin(), whole.size()}));
            return at;
        }
        board_ += cards;
        const bool opens_a_street = at < events_.size() && events_[at].kind == EventKind::street_opened;
        if (!opens_a_street) line(2, "the board is run out: " + board_);
        return at;
    }

    std::size_t hole(std::size_t at) {
        const Seat seat = events_[at].seat;
        std::string cards;
        bool known = false;
        for (; at < events_.size() && events_[at].seat == seat &&
               (events_[at].kind == EventKind::dealt_down || events_[at].kind == EventKind::dealt_up);
             ++at) {
            cards += text(events_[at].card);
            known = known || events_[at].card.known();
        }
        if (known) line(2, name(seat) + " is dealt " + cards);
        return at;
    }

    std::size_t draws(std::size_t at) {
        const Event& event = events_[at];
        std::string cards;
        for (++at; at < events_.size() && events_[at].kind == EventKind::discarded; ++at) cards += text(events_[at].card);
        const std::string count = std::to_string(event.count) + (event.count == 1 ? " card" : " cards");
        line(2, name(event.seat) + (event.count == 0 ? " stands pat" : " throws away " + count + ", " + cards));
        return at;
    }

    std::size_t shows(std::size_t at) {
        const Seat seat = events_[at].seat;
        std::string cards;
        for (; at < events_.size() && events_[at].seat == seat && events_[at].kind == EventKind::shown; ++at)
            cards += text(events_[at].card);
        line(2, name(seat) + " shows " + cards);
        return at;
    }

    // ---- What came of it --------------------------------------------------------------------------------------------

    void end() {
        const Settled& settled = judged_.settled();
        if (verdict_ == HandVerdict::ok) heading("the end");
        for (const Pot& pot : settled.pots) {
            std::vector<std::string> eligible;
            for (const Seat seat : pot.eligible) eligible.push_back(name(seat));
            if (verdict_ == HandVerdict::ok) line(2, "pot of " + amount(pot.amount) + " for " + listed(eligible, "or"));
        }
        if (verdict_ == HandVerdict::ok) hands();
        if (const auto final_stacks = judged_.final_stacks(); final_stacks && verdict_ == HandVerdict::ok) winners(*final_stacks);
        for (const std::string& note : settled.notes) line(2, note);
        for (const Problem& problem : judged_.problems()) {
            std::string text = problem.why;
            if (problem.line > 0) text = "line " + std::to_string(problem.line) + ": " + text;
            page_ += inked(Ink::wrong, verdict_ == HandVerdict::unreadable ? "unreadable" : "illegal", style_) + "\n";
            append_paragraph(page_, 2, shown(text), cited(problem.cites), style_);
        }
    }

    // What the hands came to that were shown. On several boards each is another.
    void hands() {
        const Hand& hand = judged_.replayed().hand;
        const Game& rules = game(hand.game);
        if (!hand.betting_over || runs(hand) > 1) return;
        for (const Seat seat : hand.shown) {
            const std::optional<Strength> high = strength(hand, seat, rules.high);
            if (!high) continue;
            std::string text = name(seat) + " has " + in_words(rules.high, *high);
            const std::optional<Strength> low = rules.low ? strength(hand, seat, *rules.low) : std::nullopt;
            if (low && low->made()) text += "; " + in_words(*rules.low, *low);
            line(2, text);
        }
    }

    void winners(const PerSeat<Chips>& final_stacks) {
        for (const Seat seat : SeatSet::first(record_.setup.seats)) {
            const Chips change = final_stacks[seat] - record_.setup.stack[seat];
            const std::string by = change == no_chips  ? "as before"
                                   : change > no_chips ? "+" + amount(change)
                                                       : "-" + amount(-change);
            line(2, name(seat) + ": " + (record_.unbounded.has(seat) ? by : amount(final_stacks[seat]) + " (" + by + ")"));
        }
    }

    const Record& record_;
    const JudgeHand& judged_;
    HandVerdict verdict_;
    const std::vector<Event>& events_;
    Style style_;
    std::vector<std::string> names_;
    std::string page_;
    std::string board_;
    Chips in_the_middle_{};
};

} // namespace

std::string replay_page(
    const Record& record, const JudgeHand& judged, HandVerdict verdict, const std::vector<Event>& events, const Style& style) {
    return ReplayPage(record, judged, verdict, events, style).page();
}

} // namespace floorman::cli
