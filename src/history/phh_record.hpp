#pragma once
// PhhRecord: what the fields of a PHH hand mean: a record of the hand. Knows PHH's words; judges nothing.

#include <optional>

#include "history/phh_fields.hpp"
#include "history/problem.hpp"
#include "history/record.hpp"

namespace floorman {

// Makes `record` of `fields`, whose texts it keeps views of and whose deeds it takes; or says why they are no hand. Where
// `posts_are_dead`, a blind written as a negative amount is a dead post; PHH means a live one.
std::optional<Problem> make_record(PhhFields& fields, bool posts_are_dead, Record& record);

} // namespace floorman
