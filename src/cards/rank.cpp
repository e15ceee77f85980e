#include "cards/rank.hpp"

#include "cards/badugi.hpp"
#include "cards/high.hpp"
#include "cards/low.hpp"
#include "cards/omaha.hpp"
#include "cards/short_deck.hpp"

namespace floorman {

Strength strength_of(Ladder ladder, CardSet hand, CardSet board) noexcept {
    switch (ladder) {
    case Ladder::high: return high_of(hand | board);
    case Ladder::short_deck_high: return short_deck_high_of(hand | board);
    case Ladder::omaha_high: return omaha_high_of(hand, board);
    case Ladder::eight_or_better: return eight_or_better_of(hand | board);
    case Ladder::omaha_eight_or_better: return omaha_eight_or_better_of(hand, board);
    case Ladder::ace_to_five: return ace_to_five_of(hand | board);
    case Ladder::deuce_to_seven: return deuce_to_seven_of(hand | board);
    case Ladder::badugi: return badugi_of(hand | board);
    }
    return no_hand;
}

std::string in_words(Ladder ladder, Strength strength) {
    switch (ladder) {
    case Ladder::high:
    case Ladder::omaha_high: return high_in_words(strength);
    case Ladder::short_deck_high: return short_deck_high_in_words(strength);
    case Ladder::eight_or_better:
    case Ladder::omaha_eight_or_better:
    case Ladder::ace_to_five: return ace_to_five_in_words(strength);
    case Ladder::deuce_to_seven: return deuce_to_seven_in_words(strength);
    case Ladder::badugi: return badugi_in_words(strength);
    }
    return {};
}

} // namespace floorman
