#include <algorithm>

#include "cli/page_parts.hpp"

namespace floorman::cli {

namespace {

constexpr int narrowest_sentence = 30; // Where columns would leave less, verdict and sentence go below the line.

bool same_outcome(const RulingLine& one, const RulingLine& other);

bool same_outcome(const Ruling& a, const Ruling& b) {
    return a.verdict == b.verdict && a.act == b.act && a.all_in == b.all_in && a.to == b.to && a.adds == b.adds &&
           a.returned == b.returned && a.owes == b.owes && a.may_only == b.may_only && a.penalty == b.penalty;
}

bool same_outcomes(const std::vector<RulingLine>& one, const std::vector<RulingLine>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const RulingLine& a, const RulingLine& b) { return same_outcome(a, b); });
}

bool same_outcome(const RulingLine& one, const RulingLine& other) {
    return one.by == other.by && same_outcome(one.ruling, other.ruling) && same_outcomes(one.then, other.then);
}

bool same_words(const RulingLine& one, const RulingLine& other) {
    return one.text == other.text &&
           std::equal(one.then.begin(), one.then.end(), other.then.begin(), other.then.end(), same_words);
}

std::string verdict_word(Ruled verdict) { return verdict == Ruled::no_action ? "no action" : std::string(name(verdict)); }

Ink ink_of(Ruled verdict) {
    switch (verdict) {
    case Ruled::stands: return Ink::good;
    case Ruled::corrected: return Ink::changed;
    case Ruled::held:
    case Ruled::released: return Ink::waits;
    case Ruled::refused: return Ink::wrong;
    case Ruled::no_action: return Ink::faint;
    case Ruled::floor: return Ink::differs;
    }
    return Ink::plain;
}

// What the program needs to say beside the sentence: the sentence tells amounts, not what else the book allows.
std::string sentence_of(const RulingLine& line) {
    std::string text = shown(line.text);
    if (line.ruling.penalty) text += " A penalty is possible.";
    return text;
}

class RulingsPart {
public:
    RulingsPart(std::string& page, const Spot& spot, std::span<const Report> reports, const Style& style)
        : page_(page), spot_(spot), reports_(reports), style_(style) {
        measure();
    }

    void append() {
        for (std::size_t i = 0; i < reports_.front().rulings.size(); ++i) append_line(i);
    }

private:
    // How wide the columns are: as wide as what stands in them, the sentence taking what is left.
    void measure() {
        for (std::size_t i = 0; i < reports_.front().rulings.size(); ++i) {
            const RulingLine& line = reports_.front().rulings[i];
            number_ = std::max(number_, columns_of(std::to_string(line.line)));
            said_ = std::max(said_, columns_of(said(line)));
            for (const Report& report : reports_) measure_verdicts(report.rulings[i]);
            if (const std::vector<Group> agreeing = agreeing_on(i); agreeing.size() > 1) {
                verdict_ = std::max(verdict_, columns_of("differs"));
                for (const Group& group : agreeing) said_ = std::max(said_, 2 + columns_of(books_of(reports_, group)));
            }
        }
        said_ = std::min(said_, std::clamp(style_.width * 3 / 10, 12, 30));
        sentence_ = style_.width - indent_ - number_ - said_ - verdict_ - 3 * 2;
        if (sentence_ < narrowest_sentence) {
            stacked_ = true;
            sentence_ = style_.width - indent_ - number_ - 2;
        }
    }

    void measure_verdicts(const RulingLine& line) {
        verdict_ = std::max(verdict_, columns_of(verdict_word(line.ruling.verdict)));
        for (const RulingLine& then : line.then) measure_verdicts(then);
    }

    [[nodiscard]] std::string said(const RulingLine& line) const {
        const auto place = static_cast<std::size_t>(line.line - 1);
        return place < spot_.actions.size() ? shown(spot_.actions[place].text) : shown(line.by);
    }

    // Which books rule a line the same, in the same words.
    [[nodiscard]] std::vector<Group> agreeing_on(std::size_t i) const {
        return groups(reports_.size(), [&](std::size_t a, std::size_t b) {
            return same_outcome(reports_[a].rulings[i], reports_[b].rulings[i]) &&
                   same_words(reports_[a].rulings[i], reports_[b].rulings[i]);
        });
    }

    [[nodiscard]] bool all_rule_the_same(std::size_t i) const {
        return std::all_of(reports_.begin(), reports_.end(),
                           [&](const Report& report) { return same_outcome(report.rulings[i], reports_.front().rulings[i]); });
    }

    void append_line(std::size_t i) {
        const RulingLine& line = reports_.front().rulings[i];
        const std::vector<Group> agreeing = agreeing_on(i);
        if (agreeing.size() == 1) {
            append_row_of(std::to_string(line.line), said(line), verdict_of(line), sentence_of(line),
                          cites_of(agreeing.front(), i));
            append_then(agreeing.front(), i);
            return;
        }
        append_row_of(std::to_string(line.line), said(line), all_rule_the_same(i) ? "" : inked(Ink::differs, "differs", style_),
                      "", "");
        for (const Group& group : agreeing) {
            const RulingLine& theirs = reports_[group.front()].rulings[i];
            append_row_of("", inked(Ink::strong, books_of(reports_, group), style_), verdict_of(theirs), sentence_of(theirs),
                          cites_of(group, i), 2);
            append_then(group, i);
        }
    }

    [[nodiscard]] std::string verdict_of(const RulingLine& line) const {
        return inked(ink_of(line.ruling.verdict), verdict_word(line.ruling.verdict), style_);
    }

    // What the dealer deals is on the page for the reader's sake: no rule is needed for it.
    [[nodiscard]] static bool is_dealt(const RulingLine& line) {
        return !line.ruling.by.exists() && line.ruling.reason == Reason::cards_named;
    }

    // What no book sees otherwise, such as a call: one number of the rules page is enough for several books.
    [[nodiscard]] static bool is_ordinary(const RulingLine& line) {
        const Question question = line.ruling.question;
        return line.ruling.reason == Reason::as_done &&
               (question == Question::turn_order || question == Question::min_bet || question == Question::min_raise);
    }

    [[nodiscard]] std::string cites_of(const Group& group, std::size_t i) const {
        const RulingLine& line = reports_[group.front()].rulings[i];
        if (is_dealt(line)) return "";
        std::vector<std::vector<std::string>> cites;
        for (const std::size_t place : group) cites.push_back(reports_[place].rulings[i].cites);
        if (group.size() > 1 && is_ordinary(line) && !line.cites.empty()) cites = {{line.cites.front()}};
        return inked(Ink::faint, cited_by(cites), style_);
    }

    // What follows from the line: a held act whose turn has come.
    void append_then(const Group& group, std::size_t i) {
        const std::vector<RulingLine>& first = reports_[group.front()].rulings[i].then;
        for (std::size_t t = 0; t < first.size(); ++t) {
            std::vector<std::vector<std::string>> cites;
            for (const std::size_t place : group) cites.push_back(reports_[place].rulings[i].then[t].cites);
            append_row_of("", "then " + shown(first[t].by), verdict_of(first[t]), sentence_of(first[t]),
                          inked(Ink::faint, cited_by(cites), style_), 2);
        }
    }

    void append_row_of(const std::string& number,
                       const std::string& said,
                       const std::string& verdict,
                       const std::string& sentence,
                       const std::string& cites,
                       int margin = 0) {
        if (stacked_) return append_stack(number, said, verdict, sentence, cites);
        Cell words{wrapped(said, said_ - margin), said_};
        for (std::string& line : words.lines) line.insert(0, std::string(static_cast<std::size_t>(margin), ' '));
        const std::vector<Cell> cells{{{number}, number_, Side::right},
                                      words,
                                      {{verdict}, verdict_},
                                      {wrapped_with_tail(sentence, cites, sentence_), sentence_}};
        append_row(page_, indent_, cells);
    }

    // On a narrow page: the line, then below it verdict and sentence.
    void append_stack(const std::string& number,
                      const std::string& said,
                      const std::string& verdict,
                      const std::string& sentence,
                      const std::string& cites) {
        std::vector<Cell> cells{{{number}, number_, Side::right}, {wrapped(said, sentence_), sentence_}};
        if (sentence.empty()) {
            cells.back().lines = wrapped(verdict.empty() ? said : said + ": " + verdict, sentence_);
            append_row(page_, indent_, cells);
            return;
        }
        append_row(page_, indent_, cells);
        append_lines(page_, indent_ + number_ + 2, wrapped_with_tail(verdict + ": " + sentence, cites, sentence_));
    }

    static constexpr int indent_ = 2;

    std::string& page_;
    const Spot& spot_;
    std::span<const Report> reports_;
    const Style& style_;
    int number_ = 1;
    int said_ = 0;
    int verdict_ = 0;
    int sentence_ = 0;
    bool stacked_ = false;
};

} // namespace

void append_rulings(std::string& page, const Spot& spot, std::span<const Report> reports, const Style& style) {
    RulingsPart{page, spot, reports, style}.append();
}

} // namespace floorman::cli
