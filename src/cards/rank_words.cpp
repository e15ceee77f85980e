#include "cards/rank_words.hpp"

#include "cards/card.hpp"

namespace floorman {

namespace {

Rank rank_of(int bit, Aces aces) noexcept {
    if (aces == Aces::high) return static_cast<Rank>(bit);
    return bit == 0 ? Rank::ace : static_cast<Rank>(bit - 1);
}

} // namespace

std::string rank_in_words(int rank, Aces aces) { return std::string{word(rank_of(rank, aces))}; }
std::string ranks_of_in_words(int rank, Aces aces) { return std::string{words(rank_of(rank, aces))}; }

std::string ranks_in_words(RankMask ranks, Aces aces) {
    std::string said;
    for (; ranks != 0; ranks ^= rank_bit(highest(ranks))) {
        if (!said.empty()) said += '-';
        said += word(rank_of(highest(ranks), aces));
    }
    return said;
}

} // namespace floorman
