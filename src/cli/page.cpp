#include "cli/page.hpp"

#include <algorithm>

#include "cli/page_parts.hpp"

namespace floorman::cli {

namespace {

constexpr int indent = 2;

bool same_texts(const std::vector<Paragraph>& one, const std::vector<Paragraph>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Paragraph& a, const Paragraph& b) { return a.text == b.text; });
}

// Where the hand stands under one book, in parts that can be compared with another's.
struct State {
    std::string where;
    std::vector<Paragraph> said; // What may be done, and what is pending.
    std::string table;
};

State state_of(const Spot& spot, const Report& report, const Style& style) {
    State state{where_it_stands(spot, report), what_may_be_done(spot, report), seats_table(spot, report, indent, style)};
    for (Paragraph& paragraph : what_is_pending(spot, report)) state.said.push_back(std::move(paragraph));
    return state;
}

class StatePart {
public:
    StatePart(std::string& page, std::span<const Report> reports, const Style& style)
        : page_(page), reports_(reports), style_(style) {}

    void append(const Spot& spot) {
        for (const Report& report : reports_) states_.push_back(state_of(spot, report, style_));
        const auto same_table = [&](std::size_t a, std::size_t b) {
            return states_[a].where == states_[b].where && states_[a].table == states_[b].table;
        };
        const auto same_state = [&](std::size_t a, std::size_t b) {
            return same_table(a, b) && same_texts(states_[a].said, states_[b].said);
        };
        if (groups(states_.size(), same_table).size() == 1) {
            append_where(0);
            append_said(groups(states_.size(), same_state));
            page_ += '\n';
            page_ += states_.front().table;
            return;
        }
        bool first = true;
        for (const Group& group : groups(states_.size(), same_state)) {
            if (!first) page_ += '\n';
            first = false;
            append_head(group, 0);
            append_where(group.front());
            append_paragraphs(group, indent);
            page_ += '\n';
            page_ += states_[group.front()].table;
        }
    }

private:
    void append_where(std::size_t place) {
        append_lines(page_, 0, wrapped(inked(Ink::strong, states_[place].where, style_), style_.width));
    }

    // "tda-2026, home  differs"
    void append_head(const Group& group, int margin) {
        const std::string books = inked(Ink::strong, books_of(reports_, group), style_);
        append_lines(page_, margin, wrapped(books + "\u00A0 " + inked(Ink::differs, "differs", style_), style_.width - margin));
    }

    void append_said(const std::vector<Group>& agreeing) {
        if (agreeing.size() == 1) return append_paragraphs(agreeing.front(), indent);
        for (const Group& group : agreeing) {
            append_head(group, indent);
            append_paragraphs(group, indent + 2);
        }
    }

    // The books of a group say the same words and cite each its own rule.
    void append_paragraphs(const Group& group, int margin) {
        for (std::size_t i = 0; i < states_[group.front()].said.size(); ++i) {
            std::vector<std::vector<std::string>> cites;
            for (const std::size_t place : group) cites.push_back(states_[place].said[i].cites);
            append_paragraph(page_, margin, states_[group.front()].said[i].text, inked(Ink::faint, cited_by(cites), style_),
                             style_);
        }
    }

    std::string& page_;
    std::span<const Report> reports_;
    const Style& style_;
    std::vector<State> states_;
};

} // namespace

std::string books_of(std::span<const Report> reports, const Group& group) {
    std::string names;
    for (const std::size_t place : group) names += (names.empty() ? "" : ", ") + shown(reports[place].rulebook);
    return names;
}

std::string cited_by(std::span<const std::vector<std::string>> cites) {
    constexpr std::size_t page_and_rule = 2;
    std::vector<std::string> all;
    for (const std::vector<std::string>& one : cites) {
        const std::size_t most = cites.size() > 1 ? std::min(one.size(), page_and_rule) : one.size();
        for (std::size_t i = 0; i < most; ++i)
            if (std::find(all.begin(), all.end(), shown(one[i])) == all.end()) all.push_back(shown(one[i]));
    }
    return cited(all);
}

std::string page(const Spot& spot, std::span<const Report> reports, const Style& style) {
    std::string text;
    Group all(reports.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    append_lines(text, 0, wrapped(inked(Ink::strong, books_of(reports, all), style), style.width));
    append_lines(text, 0, wrapped(setting(spot), style.width));
    text += '\n';
    if (!reports.front().rulings.empty()) {
        append_rulings(text, spot, reports, style);
        text += '\n';
    }
    StatePart{text, reports, style}.append(spot);
    return text;
}

} // namespace floorman::cli
