#pragma once
// Policies for tests: a book's answers for a structure and a family.

#include "rules/books.hpp"
#include "rules/compose.hpp"

namespace floorman {

inline Compiled compiled_for(std::string_view book,
                             Structure structure,
                             Family family = Family::board,
                             const std::vector<HouseAnswer>& house = {}) {
    Conditions conditions;
    conditions.structure = structure;
    conditions.family = family;
    conditions.tournament = book_named(book)->tournament;
    return compile(chain_of(book_named(book)).value(), conditions, house).value();
}

inline Policy policy_for(std::string_view book,
                         Structure structure,
                         Family family = Family::board,
                         const std::vector<HouseAnswer>& house = {}) {
    return compiled_for(book, structure, family, house).policy;
}

} // namespace floorman
