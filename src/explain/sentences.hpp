#pragma once
// Sentences: what a dealer reads out, made from plain rulings and limits. The only place where prose is written.
//
// The table's words, subject first, with the numbers in them. Totals say "to", increments "more".

#include <string>

#include "betting/limits.hpp"
#include "explain/table_names.hpp"
#include "floor/ruling.hpp"
#include "hand/hand.hpp"

namespace floorman {

// One or two sentences for a ruling. `before` is the hand as it was when the incident came.
[[nodiscard]] std::string sentence(const Ruling& ruling, const Hand& before, const Policy& policy, const TableNames& table);

// What is open, what the floor may choose, and what it has taken.
[[nodiscard]] std::string choice_in_words(const Asked& asked, const TableNames& table);

} // namespace floorman
