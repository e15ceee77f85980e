#include "cli/seats_page.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace floorman::cli {

namespace {

constexpr int indent = 2;
constexpr int narrowest = 7; // A column of words that gives way is never narrower.

std::string_view in_words(ButtonRule rule) noexcept {
    switch (rule) {
    case ButtonRule::dead: return "Dead button";
    case ButtonRule::moving: return "Moving button";
    case ButtonRule::simplified: return "Simplified moving button";
    }
    return "";
}

std::string_view in_words(Blind blind) noexcept {
    switch (blind) {
    case Blind::button: return "the button's blind";
    case Blind::small: return "the small blind";
    case Blind::big: return "the big blind";
    }
    return "";
}

class Picture {
public:
    Picture(const DealtHand& hand, const Session& session, const Style& style)
        : hand_(hand), deal_(hand.deal), session_(session), style_(style) {}

    std::string made() {
        std::string page;
        append_lines(
            page, 0,
            wrapped(inked(Ink::strong, "Hand " + std::to_string(hand_.number) + ".", style_) + " " + told(), style_.width));
        add_rows();
        const int numbers = widest(0);
        const int posts = widest(2);
        const int room = style_.width - indent - numbers - posts - 3 * 2;
        const int names = std::clamp(widest(1), 1, std::max(narrowest, room / 2));
        const int notes = std::max(narrowest, room - names);
        for (const Row& row : rows_) {
            const std::array<Cell, 4> cells{Cell{{row.cells[0]}, numbers, Side::right},
                                            {wrapped(inked(row.ink, row.cells[1], style_), names), names, Side::left},
                                            {{row.cells[2]}, posts, Side::right},
                                            {wrapped(inked(row.ink, row.cells[3], style_), notes), notes, Side::left}};
            append_row(page, indent, cells);
        }
        return page;
    }

private:
    struct Row {
        std::array<std::string, 4> cells; // Number, name, what is posted, notes.
        Ink ink{};
    };

    [[nodiscard]] std::string name(Seat seat) const { return shown(hand_.names[seat]); }
    [[nodiscard]] std::string amount(Chips chips) const { return session_.unit.text(chips); }
    [[nodiscard]] bool on_the_button() const { return deal_.dealt_in.has(deal_.placing.button); }

    // "Button on seat 2, which is empty. No small blind, big blind Carol. David acts first, Ellen last on later streets."
    [[nodiscard]] std::string told() const {
        const Seat button = deal_.placing.button;
        std::string text = on_the_button() ? "Button " + name(button)
                           : hand_.names[button].empty()
                               ? "Button on seat " + std::to_string(button.index + 1) + ", which is empty"
                               : "Button on the seat of " + name(button) + ", who is not dealt in";
        text += deal_.bought_by.exists() ? ". " + name(deal_.bought_by) + " buys the button and has the only blind. "
                : deal_.small_by.exists()
                    ? ". Small blind " + name(deal_.small_by) + ", big blind " + name(deal_.placing.big) + ". "
                    : ". No small blind, big blind " + name(deal_.placing.big) + ". ";
        text += name(first_to_act(hand_)) + " acts first, " + name(deal_.last_to_act) + " last on later streets.";
        return text;
    }

    void add_rows() {
        for (const Seat seat : SeatSet::first(hand_.table.seats)) {
            const bool dealt_in = deal_.dealt_in.has(seat);
            const Ink ink = seat == first_to_act(hand_) ? Ink::strong : dealt_in ? Ink::plain : Ink::faint;
            rows_.push_back(
                {{std::to_string(seat.index + 1), hand_.names[seat].empty() ? "-" : name(seat), posted(seat), notes(seat)}, ink});
        }
    }

    // "10", "10 + 5 dead".
    [[nodiscard]] std::string posted(Seat seat) const {
        const auto [live, dead] = paid_by(hand_, seat);
        std::string text = live > no_chips ? amount(live) : "";
        if (dead > no_chips) text += (text.empty() ? "" : " + ") + amount(dead) + " dead";
        return text;
    }

    [[nodiscard]] std::string notes(Seat seat) const {
        std::vector<std::string> notes;
        const Person& person = hand_.table.at[seat];
        const bool dealt_in = deal_.dealt_in.has(seat);
        if (seat == deal_.placing.button) notes.emplace_back(on_the_button() ? "button" : "dead button");
        if (seat == deal_.small_by) notes.emplace_back("small blind");
        if (seat == deal_.placing.big) notes.emplace_back("big blind");
        if (deal_.entering.has(seat)) notes.emplace_back("comes in");
        if (person.presence == Presence::away) notes.emplace_back(deal_.absent.has(seat) ? "away, posted for" : "away");
        if (person.presence == Presence::in_seat && !dealt_in)
            notes.emplace_back(person.entering == Entering::waits ? "waits for the big blind" : "waits for the button to pass");
        for (const Blind blind : all_blinds)
            if ((person.missed | person.due).has(blind)) notes.push_back("owes " + std::string(in_words(blind)));
        std::string text;
        for (const std::string& note : notes) text += (text.empty() ? "" : ", ") + note;
        return text;
    }

    [[nodiscard]] int widest(std::size_t column) const {
        int most = 0;
        for (const Row& row : rows_) most = std::max(most, columns_of(row.cells[column]));
        return most;
    }

    const DealtHand& hand_;
    const Deal& deal_;
    const Session& session_;
    const Style& style_;
    std::vector<Row> rows_;
};

} // namespace

std::string session_head(const PlayedSession& played, const Session& session, const Policy& policy, const Style& style) {
    const Blinds& blinds = session.table.blinds;
    std::vector<std::string> amounts;
    for (const Chips blind : {blinds.button, blinds.small, blinds.big})
        if (blind > no_chips) amounts.push_back(session.unit.text(blind));
    const std::string text = std::string(in_words(policy.button_rule())) + ", blinds " + listed(amounts) + ", " +
                             std::to_string(session.table.seats) + " seats.";
    std::string page;
    append_lines(page, 0, wrapped(inked(Ink::strong, shown(played.rulebook), style), style.width));
    append_paragraph(page, 0, text, inked(Ink::faint, cited(played.cites), style), style);
    return page;
}

std::string hand_picture(const DealtHand& hand, const Session& session, const Style& style) {
    return Picture(hand, session, style).made();
}

} // namespace floorman::cli
