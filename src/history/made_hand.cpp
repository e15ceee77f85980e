#include "history/made_hand.hpp"

#include <algorithm>
#include <optional>

#include "cards/rank.hpp"
#include "cards/short_deck.hpp"
#include "hand/showdown.hpp"

namespace floorman {

namespace {

bool is_high(Ladder ladder) noexcept {
    return ladder == Ladder::high || ladder == Ladder::omaha_high || ladder == Ladder::short_deck_high;
}

Made made_high(Ladder ladder, Strength high) noexcept {
    Made made{high.value};
    if (ladder == Ladder::short_deck_high) made.category = category_of_short_deck_high(high);
    return made;
}

// Who wins uncontested may show before the board is complete: what the cards make by then is called so. From five on there is
// such a hand.
std::optional<Strength> made_by_then(const Hand& hand, Seat seat, Ladder ladder) {
    constexpr std::size_t fewest = 5;
    const HoleCards& hole = hand.hole[seat];
    const bool any_cards_may_play = ladder != Ladder::omaha_high && game(hand.game).family == Family::board;
    if (!any_cards_may_play || hand.round.live.several() || hole.size() + hand.board.size() < fewest) return std::nullopt;
    const auto known = [](Card card) { return card.known(); };
    if (!std::all_of(hole.begin(), hole.end(), known) || !std::all_of(hand.board.begin(), hand.board.end(), known))
        return std::nullopt;
    return strength_of(ladder, CardSet::of({hole.begin(), hole.size()}), CardSet::of({hand.board.begin(), hand.board.size()}));
}

std::optional<Strength> made(const Hand& hand, Seat seat, Ladder ladder) {
    const std::optional<Strength> shown_down = strength(hand, seat, ladder);
    return shown_down ? shown_down : made_by_then(hand, seat, ladder);
}

// Lows of every game that takes some cards of a hand are measured as five cards alone.
Ladder of_five(Ladder ladder) noexcept { return ladder == Ladder::omaha_eight_or_better ? Ladder::eight_or_better : ladder; }

// How good the ranks of a low are that a text names, which are of different suits.
std::optional<Strength> strength_of_low(Ladder ladder, RankMask ranks) {
    const int count = count_of(ranks);
    if (ladder == Ladder::badugi ? count < 1 || count > suits_in_deck : count != 5) return std::nullopt;
    CardSet cards;
    int suit = 0;
    for (int rank = 0; rank < ranks_in_deck; ++rank)
        if ((ranks & rank_bit(rank)) != 0) cards.add(Card{static_cast<Rank>(rank), static_cast<Suit>(suit++ % suits_in_deck)});
    return strength_of(of_five(ladder), cards, CardSet{});
}

} // namespace

std::string what_it_is_instead(const Hand& hand, Seat seat, const CalledHand& called) {
    const Game& rules = game(hand.game);
    if (runs(hand) > 1) return {};
    if (called.is_said && is_high(rules.high))
        if (const std::optional<Strength> high = made(hand, seat, rules.high);
            high && !fits(called, made_high(rules.high, *high)))
            return in_words(rules.high, *high);
    if (called.low == 0 || (is_high(rules.high) && !rules.low)) return {};
    const Ladder ladder = rules.low ? *rules.low : rules.high;
    const std::optional<Strength> low = strength(hand, seat, ladder);
    const std::optional<Strength> said = strength_of_low(ladder, called.low);
    return !low || !said || *low == *said ? std::string{} : in_words(ladder, *low);
}

} // namespace floorman
