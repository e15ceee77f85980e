#pragma once
// Letter case: whether two texts in UTF-8 are one to people, who hear no capitals.

#include <string_view>

namespace floorman {

// Equal but for the case of their letters: Latin with its accents, Greek, Cyrillic and Armenian. Texts that are, are
// equally long.
[[nodiscard]] bool same_but_for_case(std::string_view one, std::string_view other) noexcept;

} // namespace floorman
