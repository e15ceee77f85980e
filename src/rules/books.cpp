#include "rules/books.hpp"

#include "base/check.hpp"
#include "rules/embedded.hpp"

namespace floorman {

namespace {

Clause clause_of(const embedded::ClauseRow& row) {
    Clause clause;
    clause.question = row.question;
    clause.answer = row.answer;
    clause.when = When{row.when};
    clause.rule = row.rule;
    clause.also.assign(row.also.begin(), row.also.end());
    clause.instead_of = row.instead_of;
    clause.page = row.page;
    clause.says = row.says;
    clause.doubt = row.doubt;
    clause.silent = row.silent;
    clause.filled_by = row.filled_by;
    clause.line = row.line;
    return clause;
}

std::shared_ptr<const Rulebook> book_of(const embedded::BookRow& row) {
    auto book = std::make_shared<Rulebook>();
    book->id = row.id;
    book->title = row.title;
    book->cite_as = row.cite_as;
    book->edition = row.edition;
    book->tournament = row.tournament;
    book->amends = row.amends;
    book->clauses.reserve(row.clauses.size());
    for (const embedded::ClauseRow& clause : row.clauses) book->clauses.push_back(clause_of(clause));
    return book;
}

// "tda" of "tda-2026": the id without its edition.
std::string_view short_name(const Rulebook& book) {
    const std::string_view id = book.id;
    const std::string edition = "-" + std::to_string(book.edition);
    return id.ends_with(edition) ? id.substr(0, id.size() - edition.size()) : id;
}

} // namespace

std::span<const std::shared_ptr<const Rulebook>> books() {
    static const std::vector<std::shared_ptr<const Rulebook>> all = [] {
        std::vector<std::shared_ptr<const Rulebook>> made;
        for (const embedded::BookRow& row : embedded::books) made.push_back(book_of(row));
        return made;
    }();
    return all;
}

std::shared_ptr<const Rulebook> book_named(std::string_view name) {
    std::shared_ptr<const Rulebook> newest;
    for (const std::shared_ptr<const Rulebook>& book : books()) {
        if (book->id == name) return book;
        if (short_name(*book) == name && (!newest || book->edition > newest->edition)) newest = book;
    }
    return newest;
}

const QuestionText& text(Question question) {
    const auto place = static_cast<std::size_t>(question);
    FLOORMAN_CHECK(place < embedded::question_texts.size(), "a question without a text");
    return embedded::question_texts[place];
}

std::string sentence(const Compiled& compiled, Question question) {
    const Authority& deciding = compiled.deciding(question);
    if (!deciding.house && !deciding.clause->says.empty()) return deciding.clause->says;
    const QuestionText& asked = text(question);
    const std::int32_t answer = compiled.policy.answers[static_cast<std::size_t>(question)];
    if (info(question).kind == AnswerKind::number) return std::string(asked.title) + ": " + std::to_string(answer) + ".";
    return std::string(asked.meanings[static_cast<std::size_t>(answer)]);
}

} // namespace floorman
