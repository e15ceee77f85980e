#pragma once
// phh_usual: lists in the forms that programs write, about as fast as they can be looked at: actions with one blank between
// their words, whole numbers of at most seven digits, and short names.
//
// All read items from `at` on, as long as they are of such a form and a comma or the end of the list follows, and say where
// the last of them ends: `at` itself where there is none.

#include "history/phh_fields.hpp"

namespace floorman {

// Adds the actions to the fields, with their deeds. All stand in this line.
[[nodiscard]] const char* add_usual_actions(const char* at, const char* end, int line, PhhFields& fields);

// Adds the amounts to the list, which may become full.
[[nodiscard]] const char* add_usual_amounts(const char* at, const char* end, AmountTexts& list) noexcept;

// Adds the names to the list, which may become full.
[[nodiscard]] const char* add_usual_names(const char* at, const char* end, PlayerNames& names) noexcept;

} // namespace floorman
