#pragma once
// nearest: which known word a misspelt one was probably meant to be, for errors that tell people what to write.
//
// Knows words only. For readers of files; nothing in a hand asks.

#include <span>
#include <string>
#include <string_view>

namespace floorman {

// How many letters must be added, left out, changed or swapped with their neighbour to make one word of the other.
[[nodiscard]] std::size_t edits_between(std::string_view one, std::string_view other);

// The known word that takes the fewest edits; the first of those that tie. Empty when none is near enough to be meant.
[[nodiscard]] std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

} // namespace floorman
