#pragma once
// Ranks in the words of the table, from the bit numbers of a mask in which the ace is high or low.

#include <cstdint>
#include <string>

#include "cards/rank_mask.hpp"

namespace floorman {

enum class Aces : std::uint8_t { high, low };

[[nodiscard]] std::string rank_in_words(int rank, Aces aces);        // "six"
[[nodiscard]] std::string ranks_of_in_words(int rank, Aces aces);    // "sixes"
[[nodiscard]] std::string ranks_in_words(RankMask ranks, Aces aces); // "eight-six-four-three-ace"

} // namespace floorman
