#include "cli/rules_page.hpp"

#include <algorithm>

#include "cli/page_parts.hpp"
#include "rules/books.hpp"

namespace floorman::cli {

namespace {

std::string in_words(When when) { return floorman::text(when); }

// "full_raise; fixed limit: half_bet"
std::string answers_in_brief(Question question, const BookAnswers& book) {
    std::string brief;
    std::vector<std::string> said;
    for (const Stand& stand : book.on(question)) {
        const When when = stand.authority.clause->when;
        const std::string answer = answer_text(question, stand.answer);
        const std::string part = when.always() ? answer : in_words(when) + ": " + answer;
        // A narrower clause that gives the broad answer again says nothing new here.
        if (!said.empty() && answer == said.front() && book.on(question).front().authority.clause->when.always()) continue;
        if (std::find(said.begin(), said.end(), part) != said.end()) continue;
        brief += (brief.empty() ? "" : "; ") + part;
        said.push_back(part);
    }
    return brief;
}

// "tda, wsop": short names, where they find the same book.
std::string names_of(std::span<const BookAnswers> books, const Group& group) {
    std::string names;
    for (const std::size_t place : group) names += (names.empty() ? "" : ", ") + shown(short_name(books[place].id));
    return names;
}

// Who answers what, books that agree on a line of their own.
std::vector<std::string> table_cell(Question question, std::span<const BookAnswers> books, int width, const Style& style) {
    std::vector<std::string> briefs;
    for (const BookAnswers& book : books) briefs.push_back(answers_in_brief(question, book));
    const std::vector<Group> agreeing = groups(books.size(),
                                               [&](std::size_t a, std::size_t b) { return briefs[a] == briefs[b]; });
    if (agreeing.size() == 1) {
        if (briefs.front() == "agreed") return {inked(Ink::faint, books.size() > 1 ? "all books agree" : "as every book", style)};
        return wrapped(books.size() > 1 ? "all: " + briefs.front() : briefs.front(), width);
    }
    std::vector<std::string> lines;
    for (const Group& group : agreeing)
        for (std::string& line :
             wrapped(inked(Ink::strong, names_of(books, group) + ":", style) + " " + briefs[group.front()], width))
            lines.push_back(std::move(line));
    return lines;
}

bool differ(Question question, std::span<const BookAnswers> books) {
    return std::any_of(books.begin(), books.end(), [&](const BookAnswers& book) {
        return answers_in_brief(question, book) != answers_in_brief(question, books.front());
    });
}

// What an answer means: its sentence in questions.toml, or a number as it is.
std::string meaning_of(Question question, std::int32_t answer) {
    const std::span<const std::string_view> meanings = text(question).meanings;
    const auto place = static_cast<std::size_t>(answer);
    return place < meanings.size() ? std::string(meanings[place]) : std::string();
}

// One book's stand on a question, for the page of that question.
struct Row {
    const BookAnswers* book;
    const Stand* stand;
};

std::vector<Row> rows_with(Question question, std::int32_t answer, std::span<const BookAnswers> books) {
    std::vector<Row> rows;
    for (const BookAnswers& book : books)
        for (const Stand& stand : book.on(question))
            if (stand.answer == answer) rows.push_back({&book, &stand});
    return rows;
}

std::vector<std::int32_t> answers_given(Question question, std::span<const BookAnswers> books) {
    std::vector<std::int32_t> answers;
    for (const BookAnswers& book : books)
        for (const Stand& stand : book.on(question))
            if (std::find(answers.begin(), answers.end(), stand.answer) == answers.end()) answers.push_back(stand.answer);
    return answers;
}

// "In fixed limit. Silent; roberts-11 fills the gap: A player ..."
std::string words_of(const Row& row, std::span<const BookAnswers> books) {
    const Authority& authority = row.stand->authority;
    const Clause& clause = *authority.clause;
    std::string text;
    if (!clause.when.always()) text = "(" + in_words(clause.when) + ") ";
    if (authority.silent != nullptr) {
        text += authority.book == authority.silent ? "Silent; we read: " : "Silent; " + authority.book->id + " fills the gap: ";
    } else if (authority.book->id != row.book->id) {
        const bool told = std::any_of(books.begin(), books.end(),
                                      [&](const BookAnswers& other) { return other.id == authority.book->id; });
        if (told) return text + "As " + authority.book->id + ".";
        text += "As " + authority.book->id + ": ";
    }
    return shown(text + clause.says);
}

class QuestionPage {
public:
    QuestionPage(Question question, std::span<const BookAnswers> books, const Style& style)
        : question_(question), books_(books), style_(style) {
        for (const BookAnswers& book : books) label_ = std::max(label_, columns_of(shown(book.id)));
        label_ = std::min(label_, 20);
    }

    std::string make() {
        const QuestionText& asked = floorman::text(question_);
        const std::string where = cited(std::vector<std::string>{std::string(name(question_)), std::string(asked.page)});
        append_paragraph(page_, 0, inked(Ink::strong, asked.title, style_), inked(Ink::faint, where, style_), style_);
        append_paragraph(page_, 0, asked.asks, "", style_);
        const std::vector<std::int32_t> answers = answers_given(question_, books_);
        for (const std::int32_t answer : answers) append_answer(answer, answers.size() == 1);
        return std::move(page_);
    }

private:
    void append_answer(std::int32_t answer, bool only) {
        page_ += '\n';
        const std::string word = answer_text(question_, answer);
        const std::string meaning = meaning_of(question_, answer);
        std::string head = word == "agreed" ? (books_.size() > 1 ? "All books agree" : "As every book")
                                            : inked(Ink::strong, word, style_);
        if (only && books_.size() > 1 && word != "agreed") head += ", in all books";
        append_paragraph(page_, 2, meaning.empty() ? head : head + ": " + meaning, "", style_);
        for (const Row& row : rows_with(question_, answer, books_)) append_row_of(row);
    }

    void append_row_of(const Row& row) {
        const int width = style_.width - 4 - label_ - 2;
        const std::vector<std::string> cites = rules_alone(citations(row.stand->authority));
        const std::string tail = inked(Ink::faint, cited(cites), style_);
        std::vector<Cell> cells{{wrapped(inked(Ink::strong, shown(row.book->id), style_), label_), label_},
                                {wrapped_with_tail(words_of(row, books_), tail, width), width}};
        append_row(page_, 4, cells);
        const std::string& doubt = row.stand->authority.clause->doubt;
        const bool inherited = row.stand->authority.silent == nullptr && row.stand->authority.book->id != row.book->id;
        if (doubt.empty() || inherited) return;
        append_lines(page_, 4 + label_ + 2, wrapped(inked(Ink::changed, "In doubt: ", style_) + shown(doubt), width));
    }

    // The page stands at the head already; an article's heading too.
    std::vector<std::string> rules_alone(std::vector<std::string> cites) const {
        if (cites.size() > 1 &&
            (cites.front().starts_with("article: ") || page_covers(floorman::text(question_).page, cites.front())))
            cites.erase(cites.begin());
        return cites;
    }

    Question question_;
    std::span<const BookAnswers> books_;
    const Style& style_;
    int label_ = 0;
    std::string page_;
};

} // namespace

std::string questions_table(std::span<const Question> questions, std::span<const BookAnswers> books, const Style& style) {
    int pages = 0;
    int names = 0;
    const auto page_of = [](Question question) {
        const std::string_view page = text(question).page;
        return std::string(page.starts_with("article: ") ? page.substr(9) : page);
    };
    for (const Question question : questions) {
        pages = std::max(pages, columns_of(page_of(question)));
        names = std::max(names, columns_of(name(question)));
    }
    const bool marks = books.size() > 1;
    const int rest = std::max(style.width - 2 - pages - names - 4 - (marks ? 3 : 0), 20);
    std::string page;
    std::string_view group;
    for (const Question question : questions) {
        if (text(question).group != group) {
            if (!page.empty()) page += '\n';
            group = text(question).group;
            append_lines(page, 0, std::vector<std::string>{inked(Ink::strong, group, style)});
        }
        std::vector<Cell> cells{{{inked(Ink::faint, page_of(question), style)}, pages}, {{std::string(name(question))}, names}};
        if (marks) cells.insert(cells.begin(), {{differ(question, books) ? inked(Ink::differs, "*", style) : ""}, 1});
        cells.push_back({table_cell(question, books, rest, style), rest});
        append_row(page, marks ? 0 : 2, cells);
    }
    if (marks) {
        page += '\n';
        std::vector<std::string> editions;
        for (const BookAnswers& book : books)
            if (short_name(book.id) != book.id) editions.push_back(shown(short_name(book.id) + " is " + book.id));
        std::string note = inked(Ink::differs, "*", style) + " marks what the books differ on";
        if (!editions.empty()) note += "; " + listed(editions);
        append_lines(
            page, 0,
            wrapped(note + ". A name or a number tells more: floorman rules reopening, floorman rules 4.11.", style.width));
    }
    return page;
}

std::string question_page(Question question, std::span<const BookAnswers> books, const Style& style) {
    return QuestionPage{question, books, style}.make();
}

} // namespace floorman::cli
