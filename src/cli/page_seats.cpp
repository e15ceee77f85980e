#include <array>

#include "cli/page_parts.hpp"
#include "cli/page_words.hpp"

namespace floorman::cli {

namespace {

constexpr int narrowest = 7; // A column that gives way is never narrower.

struct Column {
    std::string_view head;
    Side side = Side::left;
    bool used = true;
    std::vector<std::string> texts{}; // One a seat.

    [[nodiscard]] int width() const { return std::max(columns_of(head), width_of_texts()); }

    // With the words of the head below one another, and never so narrow that a text breaks.
    [[nodiscard]] int least_width() const {
        int most = width_of_texts();
        for (std::size_t at = 0; at < head.size();) {
            const std::size_t end = std::min(head.find(' ', at), head.size());
            most = std::max(most, columns_of(head.substr(at, end - at)));
            at = end + 1;
        }
        return most;
    }

    [[nodiscard]] int width_of_texts() const {
        int most = 0;
        for (const std::string& text : texts) most = std::max(most, columns_of(text));
        return most;
    }
};

class SeatsTable {
public:
    SeatsTable(const Spot& spot, const Report& report) : spot_(spot), report_(report), words_(spot, report) {
        hide_what_nobody_has();
        for (int i = 0; i < spot.setup.seats; ++i) add(Seat{i});
    }

    std::string made(int indent, const Style& style) const {
        const std::vector<int> widths = widths_within(style.width - indent);
        std::string table;
        append_line(table, indent, widths, style, Ink::faint, [](const Column& column) { return column.head; });
        for (int i = 0; i < spot_.setup.seats; ++i) {
            const Seat seat{i};
            const Ink ink = seat == report_.to_act ? Ink::strong : report_.still_in.has(seat) ? Ink::plain : Ink::faint;
            append_line(table, indent, widths, style, ink,
                        [&](const Column& column) { return std::string_view(column.texts[seat.index]); });
        }
        return table;
    }

private:
    enum Place { seat_place, cards_place, front_place, behind_place, raise_place, wins_place, ends_place, notes_place };

    void hide_what_nobody_has() {
        columns_[cards_place].used = false;
        for (int i = 0; i < spot_.setup.seats; ++i)
            if (any_known(report_.hole_cards[Seat{i}])) columns_[cards_place].used = true;
        columns_[front_place].used = sum(report_.bets, spot_.setup.seats) > no_chips;
        columns_[raise_place].used = !report_.hand_over && report_.to_act.exists();
        columns_[wins_place].used = report_.awards.has_value();
        columns_[ends_place].used = report_.final_stacks.has_value();
    }

    void add(Seat seat) {
        const auto some = [&](Chips amount) { return amount > no_chips ? words_.amount(amount) : ""; };
        const auto stack = [&](Chips amount) { return spot_.unbounded.has(seat) ? "no limit" : words_.amount(amount); };
        const auto& hole = report_.hole_cards[seat];
        columns_[seat_place].texts.push_back(words_.name(seat));
        columns_[cards_place].texts.push_back(any_known(hole) ? cards_in_words(hole) : "");
        columns_[front_place].texts.push_back(some(report_.bets[seat]));
        columns_[behind_place].texts.push_back(stack(report_.stacks[seat]));
        columns_[raise_place].texts.emplace_back(!report_.asked_may_raise.has(seat) ? ""
                                                 : report_.may_raise.has(seat)      ? "yes"
                                                                                    : "no");
        columns_[wins_place].texts.push_back(report_.awards ? some((*report_.awards)[seat]) : "");
        columns_[ends_place].texts.push_back(report_.final_stacks ? stack((*report_.final_stacks)[seat]) : "");
        columns_[notes_place].texts.push_back(notes(seat));
    }

    [[nodiscard]] std::string notes(Seat seat) const {
        std::string text;
        const auto note = [&](bool holds, std::string_view word) {
            if (holds) text.append(text.empty() ? "" : ", ").append(word);
        };
        const bool in = report_.still_in.has(seat);
        note(seat == spot_.setup.button, "button");
        note(seat == report_.to_act, "to act");
        note(!in, "folded");
        note(in && report_.stacks[seat] == no_chips, "all in");
        note(spot_.away.has(seat), "away");
        return text;
    }

    // Where the page is too narrow for all columns, notes give way, then names, then heads; amounts never do.
    [[nodiscard]] std::vector<int> widths_within(int room) const {
        std::vector<int> widths;
        int total = -2;
        for (const Column& column : columns_) {
            widths.push_back(column.width());
            if (column.used) total += widths.back() + 2;
        }
        for (const Place place : {notes_place, seat_place}) {
            const int less = std::clamp(total - room, 0, std::max(widths[place] - narrowest, 0));
            widths[place] -= less;
            total -= less;
        }
        for (std::size_t i = 0; i < columns_.size() && total > room; ++i) {
            if (!columns_[i].used || i == notes_place || i == seat_place) continue;
            total -= widths[i] - columns_[i].least_width();
            widths[i] = columns_[i].least_width();
        }
        return widths;
    }

    template <class TextOf>
    void append_line(
        std::string& table, int indent, const std::vector<int>& widths, const Style& style, Ink ink, TextOf text_of) const {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (columns_[i].used)
                cells.push_back({wrapped(inked(ink, text_of(columns_[i]), style), widths[i]), widths[i], columns_[i].side});
        append_row(table, indent, cells);
    }

    const Spot& spot_;
    const Report& report_;
    Words words_;
    std::array<Column, 8> columns_{{{"seat"},
                                    {"cards"},
                                    {"in front", Side::right},
                                    {"behind", Side::right},
                                    {"may raise"},
                                    {"wins", Side::right},
                                    {"ends with", Side::right},
                                    {""}}};
};

} // namespace

std::string seats_table(const Spot& spot, const Report& report, int indent, const Style& style) {
    return SeatsTable{spot, report}.made(indent, style);
}

} // namespace floorman::cli
