#include "cards/category.hpp"

#include "cards/high_ladder.hpp"

namespace floorman {

std::string in_words(const Made& made, Aces aces) {
    using namespace high_ladder;
    const auto one = [&](unsigned rank) { return rank_in_words(static_cast<int>(rank), aces); };
    const auto many = [&](unsigned rank) { return ranks_of_in_words(static_cast<int>(rank), aces); };
    const auto top_of_five = [&] { return rank_in_words(highest(ranks_at(made.place, 5)), aces); };
    switch (made.category) {
    case Category::high_card: return top_of_five() + " high";
    case Category::pair: return "a pair of " + many(made.place / threes);
    case Category::two_pair: {
        const RankMask pairs = ranks_at(made.place / ones, 2);
        return "two pair, " + ranks_of_in_words(highest(pairs), aces) + " and " + ranks_of_in_words(lowest(pairs), aces);
    }
    case Category::three_of_a_kind: return "three of a kind, " + many(made.place / twos);
    case Category::straight: return "a straight, " + one(made.place) + " high";
    case Category::flush: return "a flush, " + top_of_five() + " high";
    case Category::full_house: return "a full house, " + many(made.place / ones) + " full of " + many(made.place % ones);
    case Category::four_of_a_kind: return "four of a kind, " + many(made.place / ones);
    case Category::straight_flush:
        return made.place == ace_bit ? std::string{"a royal flush"} : "a straight flush, " + one(made.place) + " high";
    }
    return {};
}

} // namespace floorman
