#include "rules/rulebook.hpp"

#include <algorithm>

namespace floorman {

namespace {

// A field ends in a zero byte, which no text contains, so that two neighbours never read as one.
void add(std::string& all, std::string_view field) {
    all += field;
    all += '\0';
}

std::string canonical(const Clause& clause) {
    std::string all;
    add(all, name(clause.question));
    add(all, std::to_string(clause.answer));
    add(all, std::to_string(clause.when.bits));
    add(all, clause.rule);
    for (const std::string& rule : clause.also) add(all, rule);
    add(all, "");
    add(all, clause.instead_of);
    add(all, clause.page);
    add(all, clause.says);
    add(all, clause.doubt);
    add(all, clause.silent ? "silent" : "");
    add(all, clause.filled_by);
    return all;
}

} // namespace

std::uint64_t digest(const Rulebook& book) {
    std::vector<std::string> clauses;
    clauses.reserve(book.clauses.size());
    for (const Clause& clause : book.clauses) clauses.push_back(canonical(clause));
    std::sort(clauses.begin(), clauses.end());

    std::string all;
    add(all, book.id);
    add(all, book.title);
    add(all, book.cite_as);
    add(all, std::to_string(book.edition));
    add(all, book.tournament ? "tournament" : "cash");
    add(all, book.amends);
    for (const std::string& clause : clauses) all += clause;

    std::uint64_t hash = 0xcbf29ce484222325ULL; // FNV-1a's basis and prime.
    for (const char byte : all) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
    return hash;
}

} // namespace floorman
