#include "scene/book_answers.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "base/check.hpp"
#include "rules/books.hpp"

namespace floorman {

std::vector<Chain> all_chains() {
    std::vector<Chain> chains;
    for (const std::shared_ptr<const Rulebook>& book : books()) {
        Result<Chain, ComposeError> chain = chain_of(book);
        FLOORMAN_CHECK(chain.ok(), "a book of the program amends one that is not there");
        chains.push_back(std::move(chain).value());
    }
    return chains;
}

std::string short_name(const std::string& id) {
    const std::string brief = id.substr(0, id.rfind('-'));
    const std::shared_ptr<const Rulebook> named = book_named(brief);
    return named != nullptr && named->id == id ? brief : id;
}

Result<BookAnswers, ComposeError> answers_of(const Chain& chain) {
    BookAnswers answers;
    answers.id = chain.front()->id;
    std::optional<ComposeError> error;
    for_each_conditions([&](const Conditions& conditions) {
        if (error) return;
        const Result<Compiled, ComposeError> compiled = compile(chain, conditions);
        if (!compiled.ok()) {
            error = compiled.error();
            return;
        }
        if (answers.books.empty()) answers.books = compiled->books;
        for (std::size_t i = 0; i < answers.stands.size(); ++i) {
            const Stand stand{compiled->authority[i], compiled->policy.answers[i]};
            std::vector<Stand>& known = answers.stands[i];
            const auto same = [&](const Stand& other) {
                return other.authority.clause == stand.authority.clause && other.answer == stand.answer;
            };
            if (std::none_of(known.begin(), known.end(), same)) known.push_back(stand);
        }
    });
    if (error) return *error;
    const auto breadth = [](const Stand& stand) { return std::popcount(stand.authority.clause->when.bits); };
    for (std::vector<Stand>& stands : answers.stands)
        std::stable_sort(stands.begin(), stands.end(), [&](const Stand& a, const Stand& b) { return breadth(a) < breadth(b); });
    return answers;
}

} // namespace floorman
