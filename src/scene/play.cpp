#include "scene/play.hpp"

#include <algorithm>

#include "explain/sentences.hpp"
#include "hand/pending.hpp"
#include "hand/rake.hpp"
#include "hand/step.hpp"
#include "hand/terms.hpp"
#include "play/carry_out.hpp"
#include "scene/hand_log.hpp"
#include "scene/line.hpp"
#include "scene/standing.hpp"

namespace floorman {

namespace {

// The hand, the floor and what the last line did to them, under one rulebook.
class Played final : private RulingWatch {
public:
    Played(const Spot& spot, const Compiled& rules)
        : spot_(spot), rules_(rules), table_{spot.players, spot.unit, {}, spot.currency} {
        hand_ = begin(spot.setup, policy(), events_);
        for (const Seat seat : spot.absent) {
            Events killed;
            step(hand_, of_seat(InputKind::kill, seat), policy(), killed);
            for (const Event& event : killed) events_.push_back(event);
        }
        note(events_, true);
        log_.add(events_);
        deal_what_is_due();
        log_.mark(hand_);
        floor_.front = spot.front;
        floor_.away = spot.away;
        floor_.opener_is_known = spot.setup.first.exists();
        floor_.turn = hand_.round.to_act;
        floor_.street = hand_.street;
    }

    void take_line(int number, const std::string& text) {
        const Result<std::optional<Incident>, LineError> read = read_line(text, spot_);
        if (!read.ok()) return refuse_line(number, read.error());
        const std::optional<Incident>& incident = *read;
        if (incident) rule(number, *incident);
    }

    Report report() {
        say_how_it_stands(report_, hand_, floor_, rules_, table_);
        report_.street_over = street_closed_;
        report_.uncalled = uncalled_;
        report_.events = log_.events();
        return std::move(report_);
    }

private:
    [[nodiscard]] const Policy& policy() const noexcept { return rules_.policy; }

    // ---- Lines ------------------------------------------------------------------------------------------------------

    void rule(int number, const Incident& incident) {
        if (!spot_.draws_told && is_after_the_draw(incident.kind)) stand_pat();
        const Spoken spoken = incident.words.empty() ? Spoken{} : understand(incident.words, spot_.unit);
        by_ = incident.by.exists() ? table_.name(incident.by) : is_the_floors(incident) ? "floor" : "dealer";
        line_ = RulingLine{};
        line_.line = number;
        changed_ = false;
        rulings_.clear();
        events_.clear();
        carry_out(hand_, floor_, incident, spoken, policy(), rulings_, events_, this);
        report_.rulings.push_back(std::move(line_));
    }

    // Keeps what happened, and deals what is due then.
    void taken(const Ruling& ruling, const Hand& found, const Events& happened, Hand& /*hand*/) override {
        found_names_ = table_;
        const bool takes_back = ruling.taken_back != TakenBack::nowhere;
        if (takes_back) log_.back_to(found, policy());
        if (!ruling.inputs.empty() || takes_back) {
            note(happened, !changed_);
            changed_ = true;
        }
        log_.add(happened);
        deal_what_is_due();
    }

    // What the line itself came to, and what followed from it.
    void ruled(const Ruling& ruling, const Hand& found, const Events& /*happened*/, const Hand& after) override {
        log_.mark(after);
        const std::string by = is_first() ? by_ : table_.name(ruling.by);
        RulingLine line = ruling_line(line_.line, by, ruling, found, rules_, found_names_);
        if (is_first())
            line_ = std::move(line);
        else
            line_.then.push_back(std::move(line));
    }

    [[nodiscard]] bool is_first() const noexcept { return rulings_.size() == 1; } // The one that is ruled now is among them.

    static bool is_the_floors(const Incident& incident) noexcept {
        return incident.kind == IncidentKind::floor_rules || incident.kind == IncidentKind::calls_clock ||
               incident.kind == IncidentKind::waits;
    }

    void refuse_line(int number, const LineError& error) {
        RulingLine line;
        line.line = number;
        line.by = error.whose.empty() ? "dealer" : error.whose;
        line.ruling.by = error.by;
        line.ruling.verdict = Ruled::refused;
        line.ruling.question = Question::spoken_word;
        line.cites = citations(rules_, Question::spoken_word);
        line.text = error.what;
        report_.rulings.push_back(std::move(line));
    }

    // Keeps what the last change did: whether a street closed, what went back, and who did what on this street.
    void note(const Events& events, bool first_of_change) {
        if (first_of_change) {
            street_closed_ = false;
            uncalled_ = {};
        }
        for (const Event& event : events) {
            if (event.kind == EventKind::uncalled) uncalled_[event.seat] += event.adds;
            if (event.kind == EventKind::street_closed) street_closed_ = true;
            if (event.kind == EventKind::acted) table_.last_act[event.seat] = event.act;
            if (event.kind == EventKind::street_opened) table_.last_act = {};
        }
    }

    // ---- The dealer -------------------------------------------------------------------------------------------------

    // Cards come as far as the scene gives them, and unknown otherwise, so that streets advance by themselves. Once
    // betting is over only cards that the scene gives are dealt: lines name the others.
    void deal_what_is_due() {
        for (Pending due = pending(hand_, policy()); is_a_deal(due.awaited); due = pending(hand_, policy())) {
            Input input = of_seat(due.awaited == Awaited::deal_hole ? InputKind::deal_hole : InputKind::deal_board, due.seat);
            if (due.awaited == Awaited::reshuffle)
                input.kind = InputKind::reshuffle;
            else if (!take_given(due, input.cards) && hand_.betting_over)
                return;
            Events dealt;
            if (!step(hand_, input, policy(), dealt).allowed()) return;
            log_.add(dealt);
            for (const Event& event : dealt)
                if (event.kind == EventKind::street_opened) table_.last_act = {};
        }
    }

    static bool is_a_deal(Awaited awaited) noexcept {
        return awaited == Awaited::deal_hole || awaited == Awaited::deal_board || awaited == Awaited::reshuffle;
    }

    // Lines that say nothing of cards not dealt yet: with any other the draw is over, and who has not been told to draw stood
    // pat.
    static bool is_after_the_draw(IncidentKind kind) noexcept {
        switch (kind) {
        case IncidentKind::draws:
        case IncidentKind::deals_hole:
        case IncidentKind::deals_board:
        case IncidentKind::runs_it:
        case IncidentKind::asks_count:
        case IncidentKind::dealer_says:
        case IncidentKind::waits:
        case IncidentKind::floor_rules: return false;
        case IncidentKind::clear_act:
        case IncidentKind::says:
        case IncidentKind::puts_out:
        case IncidentKind::says_and_puts_out:
        case IncidentKind::moves:
        case IncidentKind::pulls_back:
        case IncidentKind::taps:
        case IncidentKind::mucks:
        case IncidentKind::shows:
        case IncidentKind::calls_clock:
        case IncidentKind::posts: break;
        }
        return true;
    }

    void stand_pat() {
        for (Pending due = pending(hand_, policy()); due.awaited == Awaited::draw; due = pending(hand_, policy())) {
            Events drawn;
            step(hand_, of_seat(InputKind::draw, due.seat), policy(), drawn);
            log_.add(drawn);
            deal_what_is_due();
            log_.mark(hand_);
        }
    }

    // Fills `cards` from what the scene gives; false when some of them are unknown. New cards of a draw are for lines to name,
    // and so are those of a second board.
    bool take_given(const Pending& due, Bounded<Card, 7>& cards) const {
        const bool hole = due.awaited == Awaited::deal_hole;
        const bool drawn = hole && game(hand_.game).streets[static_cast<std::size_t>(cards_street(hand_))].draws &&
                           !hand_.drawing.has(due.seat);
        if (drawn || due.board > 0) {
            for (int i = 0; i < due.cards; ++i) cards.push_back(unknown_card);
            return false;
        }
        const CardRun& given = hole ? spot_.hole_cards[due.seat] : spot_.board;
        const std::size_t dealt = hole ? hand_.hole[due.seat].size() : hand_.board.size();
        bool all_known = true;
        for (std::size_t i = dealt; i < dealt + static_cast<std::size_t>(due.cards); ++i) {
            cards.push_back(i < given.size() ? given[i] : unknown_card);
            all_known = all_known && cards.back().known();
        }
        return all_known;
    }

    const Spot& spot_;
    const Compiled& rules_;
    Hand hand_;
    FloorState floor_;
    TableNames table_;
    Events events_;
    Rulings rulings_;
    RulingLine line_;        // Of the line that is ruled on, with what followed so far.
    std::string by_;         // Whose that line is.
    TableNames found_names_; // As the ruling found the table.
    bool changed_ = false;   // The hand, by that line.
    bool street_closed_ = false;
    PerSeat<Chips> uncalled_;
    HandLog log_;
    Report report_;
};

} // namespace

Conditions conditions_of(const Spot& spot, const Rulebook& book) {
    Conditions conditions = terms_of(spot.setup.game, spot.structure);
    conditions.tournament = spot.tournament.value_or(book.tournament);
    conditions.kill = spot.kill;
    return conditions;
}

Report play(const Spot& spot, const Compiled& rules) {
    Played played{spot, rules};
    int number = 0;
    for (const ActionLine& line : spot.actions) played.take_line(++number, line.text);
    return played.report();
}

} // namespace floorman
