#include "hand/showdown.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "cards/card_set.hpp"
#include "hand/odd_chip.hpp"
#include "hand/rake.hpp"

namespace floorman {

namespace {

OddChipOrder from_left_of_button(const Hand& hand) noexcept {
    OddChipOrder order;
    for (const Seat seat : clockwise(hand.round.live, hand.button)) order.push_back(seat);
    return order;
}

// Odd chips go by the cards in stud, by position elsewhere.
OddChipOrder odd_chip_order(const Hand& hand, Ladder ladder, const Policy& policy) noexcept {
    OddChipOrder order = from_left_of_button(hand);
    if (policy.family != Family::stud) return order;
    PerSeat<HoleCards> cards = hand.hole;
    for (const Seat seat : order)
        for (const Card common : hand.board) cards[seat].push_back(common);
    order_by_cards(order, cards, ladder, policy.odd_chip_stud());
    return order;
}

struct Ranked {
    PerSeat<Strength> high;
    PerSeat<Strength> low;
};

SeatSet best_of(SeatSet seats, const PerSeat<Strength>& strength) noexcept {
    SeatSet best;
    Strength greatest = no_hand;
    for (const Seat seat : seats) {
        if (!strength[seat].made() || strength[seat] < greatest) continue;
        if (strength[seat] > greatest) best = SeatSet{};
        greatest = strength[seat];
        best.add(seat);
    }
    return best;
}

// What one side of a pot comes to. Who takes odd chips first is asked only where there are some.
void share(Chips amount,
           SeatSet winners,
           Ladder ladder,
           const Hand& hand,
           const Policy& policy,
           SeatSet& had_odd,
           PerSeat<Chips>& shares,
           PerSeat<Chips>& odd) noexcept {
    FLOORMAN_CHECK(!winners.empty(), "a side of a pot is shared among nobody");
    if (!winners.several()) {
        shares[winners.lowest()] += amount;
        return;
    }
    const bool divides = amount.count % winners.count() == 0;
    split(amount, winners, divides ? OddChipOrder{} : odd_chip_order(hand, ladder, policy), had_odd, shares, odd);
}

// Where the shares of a pot are added to: both sides' may be one.
struct Into {
    PerSeat<Chips>& high;
    PerSeat<Chips>& low;
    PerSeat<Chips> odd{};
    Chips odd_high{};
};

void award(const Pot& pot, SeatSet claim, const Ranked& ranked, const Hand& hand, const Policy& policy, Into& into) noexcept {
    const Game& rules = game(hand.game);
    const SeatSet high = best_of(claim, ranked.high);
    const SeatSet low = rules.low ? best_of(claim, ranked.low) : SeatSet{};
    SeatSet had_odd;
    const bool shared_oddly = !low.empty() && pot.amount.count % 2 != 0;
    if (shared_oddly && high.count() == 1) had_odd = high; // The odd chip of the pot itself is the high side's.
    const Chips low_half = low.empty() ? no_chips : Chips{pot.amount.count / 2};
    share(pot.amount - low_half, high, rules.high, hand, policy, had_odd, into.high, into.odd);
    if (!low.empty()) share(low_half, low, *rules.low, hand, policy, had_odd, into.low, into.odd);
    if (shared_oddly) into.odd_high += Chips{1};
}

// Who claims a pot: those who may win it and have not mucked; everybody who may, where all of them have.
SeatSet claimants(const Pot& pot, const Hand& hand) noexcept {
    const SeatSet claim = pot.eligible - hand.mucked;
    return claim.empty() ? pot.eligible : claim;
}

// Every pot, where one seat is left.
std::optional<PerSeat<Chips>> all_to(Seat seat, const Hand& hand) noexcept {
    std::optional<PerSeat<Chips>> shares{std::in_place};
    (*shares)[seat] = in_the_middle(hand);
    return shares;
}

// The seats whose hands are compared: those that claim a pot together with others.
SeatSet contesting(const Pots& all, const Hand& hand) noexcept {
    SeatSet seats;
    for (const Pot& pot : all)
        if (const SeatSet claim = claimants(pot, hand); claim.several()) seats = seats | claim;
    return seats;
}

// Adds cards to a set; false when one of them is unknown.
template <std::size_t most>
bool add_known(CardSet& set, const Bounded<Card, most>& cards) noexcept {
    for (const Card card : cards) {
        if (!card.known()) return false;
        set.add(card);
    }
    return true;
}

// Whether a seat holds all the cards that it shows down, those on the board with them.
bool all_dealt(const Hand& hand, Seat seat, const Board& board) noexcept {
    const Game& rules = game(hand.game);
    const auto common = static_cast<int>(board.size());
    const auto own = static_cast<int>(hand.hole[seat].size());
    return rules.family == Family::stud ? own + common == rules.hole_cards
                                        : own == rules.hole_cards && common == rules.board_cards();
}

// The strengths that the contested pots hang on; false while some are not known.
bool rank_claimants(SeatSet seats, const Hand& hand, int run, Ranked& ranked) noexcept {
    const Game& rules = game(hand.game);
    const Board& board = board_of(hand, run);
    CardSet common;
    if (!add_known(common, board)) return false;
    for (const Seat seat : seats) {
        CardSet own;
        if (!all_dealt(hand, seat, board) || !add_known(own, hand.hole[seat])) return false;
        ranked.high[seat] = strength_of(rules.high, own, common);
        if (rules.low) ranked.low[seat] = strength_of(*rules.low, own, common);
    }
    return true;
}

// What this board awards of a pot: an equal part, and of the odd chips one to each of the first boards.
Chips part_of(Chips amount, int run, int boards) noexcept {
    if (boards == 1) return amount;
    return Chips{amount.count / boards + (run < amount.count % boards ? 1 : 0)};
}

// Who of these show together, before the rest: who plays for a side pot shows before those who are all in for less. The first
// to show play for the last pot that anybody contests.
SeatSet first_group(const Hand& hand, SeatSet left, bool first) noexcept {
    if ((left - hand.round.with_chips).empty()) return left; // Who has chips behind plays for every pot.
    if (first && !left.more_than_two()) return left;         // Two play for the same.
    Chips most{};
    Chips next{};
    for (const Seat seat : left) {
        const Chips committed = hand.committed[seat];
        next = std::max(next, std::min(most, committed));
        most = std::max(most, committed);
    }
    SeatSet group;
    for (const Seat seat : left)
        if (hand.committed[seat] >= (first ? next : most)) group.add(seat);
    return group;
}

FirstShows why_first_of(SeatSet group, const Hand& hand, const Policy& policy) noexcept {
    const bool ended_early = !on_last_street(hand);
    const bool aggressor_first = !ended_early || policy.all_in_shown() == AllInShown::pusher_first;
    if (aggressor_first && group.has(hand.last_aggressor)) return FirstShows::last_aggressor;
    return policy.family == Family::stud && hand.round.live.has(hand.leads) ? FirstShows::led : FirstShows::position;
}

Seat first_of(SeatSet group, const Hand& hand, const Policy& policy) noexcept {
    switch (why_first_of(group, hand, policy)) {
    case FirstShows::last_aggressor: return hand.last_aggressor;
    case FirstShows::led: return first_from(group, hand.leads);
    case FirstShows::position: break;
    }
    return next_after(group, hand.button);
}

} // namespace

Seat first_to_show(const Hand& hand, const Policy& policy) noexcept {
    return first_of(first_group(hand, hand.round.live, true), hand, policy);
}

FirstShows why_first_to_show(const Hand& hand, const Policy& policy) noexcept {
    return why_first_of(first_group(hand, hand.round.live, true), hand, policy);
}

Seat next_to_show(const Hand& hand, SeatSet hidden, const Policy& policy) noexcept {
    if (!hidden.several()) return hidden.lowest();
    SeatSet left = hand.round.live;
    for (bool first = true; !left.empty(); first = false) {
        const SeatSet group = first_group(hand, left, first);
        if (const SeatSet due = group & hidden; !due.empty()) return first_from(due, first_of(group, hand, policy));
        left = left - group;
    }
    return no_seat;
}

ShowOrder show_order(const Hand& hand, const Policy& policy) noexcept {
    ShowOrder order;
    if (!hand.betting_over || !hand.round.live.several()) return order;
    SeatSet left = hand.round.live;
    for (bool first = true; !left.empty(); first = false) {
        const SeatSet group = first_group(hand, left, first);
        Seat seat = first_of(group, hand, policy);
        for (int more = group.count(); more > 0; --more) {
            order.push_back(seat);
            seat = next_after(group, seat);
        }
        left = left - group;
    }
    return order;
}

std::optional<Strength> strength(const Hand& hand, Seat seat, Ladder ladder, int run) noexcept {
    const Board& board = board_of(hand, run);
    CardSet own;
    CardSet common;
    if (!all_dealt(hand, seat, board) || !add_known(own, hand.hole[seat]) || !add_known(common, board)) return std::nullopt;
    return strength_of(ladder, own, common);
}

std::optional<PerSeat<Chips>> awards(const Hand& hand, const Policy& policy) noexcept {
    if (!hand.betting_over) return std::nullopt;
    const bool raked = hand.rake.of_10000 != 0;
    if (!raked && !hand.round.live.several()) return all_to(hand.round.live.lowest(), hand);
    const Pots all = pots(hand);
    if (!raked) return awards(hand, all, policy);
    return awards(hand, after_rake(hand, all), policy);
}

std::optional<PerSeat<Chips>> awards(const Hand& hand, const Pots& all, const Policy& policy) noexcept {
    const SeatSet compared = contesting(all, hand);
    if (!compared.empty() && !hand.drawing.empty()) return std::nullopt; // Other cards will decide.
    PerSeat<Chips> shares;
    for (const Pot& pot : all)
        if (const SeatSet claim = claimants(pot, hand); !claim.several()) shares[claim.lowest()] += pot.amount;
    if (compared.empty()) return shares;
    const int boards = runs(hand);
    Into into{shares, shares};
    for (int run = 0; run < boards; ++run) {
        Ranked ranked;
        if (!rank_claimants(compared, hand, run, ranked)) return std::nullopt;
        for (const Pot& pot : all) {
            const SeatSet claim = claimants(pot, hand);
            if (claim.several()) award({part_of(pot.amount, run, boards), pot.eligible}, claim, ranked, hand, policy, into);
        }
    }
    return shares;
}

std::optional<PotShares> shares_of(const Pot& pot, const Hand& hand, const Policy& policy) noexcept {
    const SeatSet claim = claimants(pot, hand);
    PotShares shares;
    if (!claim.several()) {
        shares.high[claim.lowest()] = pot.amount;
        return shares;
    }
    if (!hand.betting_over || !hand.drawing.empty()) return std::nullopt;
    Into into{shares.high, shares.low};
    const int boards = runs(hand);
    for (int run = 0; run < boards; ++run) {
        Ranked ranked;
        if (!rank_claimants(claim, hand, run, ranked)) return std::nullopt;
        award({part_of(pot.amount, run, boards), pot.eligible}, claim, ranked, hand, policy, into);
    }
    shares.odd = into.odd;
    shares.odd_high = into.odd_high;
    return shares;
}

} // namespace floorman
