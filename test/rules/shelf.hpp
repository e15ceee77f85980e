#pragma once
// Books made for a test: complete, small, and found by name.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/compose.hpp"

namespace floorman {

// A clause on `question` with a rule, as short as can be.
inline Clause clause_on(Question question, std::int32_t answer, std::string rule) {
    Clause clause;
    clause.question = question;
    clause.answer = answer;
    clause.rule = std::move(rule);
    clause.page = "4.1";
    clause.says = "Rule " + clause.rule + ".";
    return clause;
}

// A book of its own that gives the answer 0 to every question; its rule on question 6 is "r6".
inline Rulebook complete_book(const std::string& id) {
    Rulebook book;
    book.id = id;
    book.title = "Book " + id;
    book.cite_as = id;
    for (const QuestionInfo& asked : all_questions())
        book.clauses.push_back(clause_on(asked.question, 0, "r" + std::to_string(static_cast<int>(asked.question))));
    return book;
}

// A book that amends `amended` and so far changes nothing.
inline Rulebook house_book(const std::string& id, const std::string& amended) {
    Rulebook book;
    book.id = id;
    book.title = "House " + id;
    book.cite_as = id;
    book.amends = amended;
    return book;
}

// The clause of a complete book on a question.
inline Clause& clause_of(Rulebook& book, Question question) { return book.clauses[static_cast<std::size_t>(question)]; }

class Shelf {
public:
    void put(Rulebook book) {
        const std::string id = book.id;
        books_[id] = std::make_shared<const Rulebook>(std::move(book));
    }

    [[nodiscard]] FindBook find() const {
        return [this](std::string_view name) {
            const auto found = books_.find(std::string(name));
            return found == books_.end() ? nullptr : found->second;
        };
    }

    [[nodiscard]] Result<std::vector<std::shared_ptr<const Rulebook>>, ComposeError> chain(const std::string& id) const {
        return chain_of(books_.at(id), find());
    }

    [[nodiscard]] Result<Compiled, ComposeError> compile(const std::string& id,
                                                         const Conditions& conditions = {},
                                                         const std::vector<HouseAnswer>& house = {}) const {
        const auto books = chain(id);
        if (!books) return books.error();
        return floorman::compile(*books, conditions, house, find());
    }

    // What `compile` complains of, in one line; "" when it does not.
    [[nodiscard]] std::string error(const std::string& id, const Conditions& conditions = {}) const {
        const auto compiled = compile(id, conditions);
        return compiled ? "" : text(compiled.error());
    }

private:
    std::map<std::string, std::shared_ptr<const Rulebook>> books_;
};

} // namespace floorman
