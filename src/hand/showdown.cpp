#include "hand/showdown.hpp"

#include <algorithm>

#include "cards/card_set.hpp"
#include "hand/odd_chip.hpp"
#include "hand/pots.hpp"

namespace floorman {

namespace {

// The first of these to show.
Seat first_to_show(const Hand& hand, SeatSet live, const Policy& policy) noexcept {
    const bool ended_early = !on_last_street(hand);
    const bool aggressor_first = !ended_early || policy.all_in_shown() == AllInShown::pusher_first;
    if (aggressor_first && live.has(hand.last_aggressor)) return hand.last_aggressor;
    if (policy.family == Family::stud && live.has(hand.leads)) return hand.leads;
    return next_after(live, hand.button);
}

OddChipOrder from_left_of_button(const Hand& hand) noexcept {
    OddChipOrder order;
    Seat seat = hand.button;
    for (int left = hand.round.live.count(); left > 0; --left) {
        seat = next_after(hand.round.live, seat);
        order.push_back(seat);
    }
    return order;
}

// Odd chips go by the cards in stud, by position elsewhere.
OddChipOrder odd_chip_order(const Hand& hand, Ladder ladder, const Policy& policy) noexcept {
    OddChipOrder order = from_left_of_button(hand);
    if (policy.family == Family::stud) order_by_cards(order, hand.hole, ladder, policy.odd_chip_stud());
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

void award(const Pot& pot,
           SeatSet claim,
           const Ranked& ranked,
           const Hand& hand,
           const Policy& policy,
           PerSeat<Chips>& shares) noexcept {
    const Game& rules = game(hand.game);
    const SeatSet high = best_of(claim, ranked.high);
    const SeatSet low = rules.low ? best_of(claim, ranked.low) : SeatSet{};
    SeatSet had_odd;
    const bool shared_oddly = !low.empty() && pot.amount.count % 2 != 0;
    if (shared_oddly && high.count() == 1) had_odd = high; // The odd chip of the pot itself is the high side's.
    const Chips low_half = low.empty() ? no_chips : Chips{pot.amount.count / 2};
    split(pot.amount - low_half, high, odd_chip_order(hand, rules.high, policy), had_odd, shares);
    if (!low.empty()) split(low_half, low, odd_chip_order(hand, *rules.low, policy), had_odd, shares);
}

// Who claims a pot: those who may win it and have not mucked; everybody who may, where all of them have.
SeatSet claimants(const Pot& pot, const Hand& hand) noexcept {
    const SeatSet claim = pot.eligible - hand.mucked;
    return claim.empty() ? pot.eligible : claim;
}

// The strengths that the contested pots hang on; false while some are not known.
bool rank_claimants(const Pots& all, const Hand& hand, Ranked& ranked) noexcept {
    const Game& rules = game(hand.game);
    SeatSet contesting;
    for (const Pot& pot : all)
        if (const SeatSet claim = claimants(pot, hand); claim.count() > 1) contesting = contesting | claim;
    for (const Seat seat : contesting) {
        const std::optional<Strength> high = strength(hand, seat, rules.high);
        if (!high) return false;
        ranked.high[seat] = *high;
        if (!rules.low) continue;
        const std::optional<Strength> low = strength(hand, seat, *rules.low);
        if (!low) return false;
        ranked.low[seat] = *low;
    }
    return true;
}

} // namespace

// Who plays for a side pot shows before those who are all in for less: the last pot that anybody contests comes first.
ShowOrder show_order(const Hand& hand, const Policy& policy) noexcept {
    ShowOrder order;
    if (!hand.betting_over || hand.round.live.count() < 2) return order;
    const Pots all = pots(hand);
    SeatSet left = hand.round.live;
    for (std::size_t i = all.size(); i > 0 && !left.empty(); --i) {
        const SeatSet playing = i == 1 ? left : all[i - 1].eligible & left;
        if (all[i - 1].eligible.count() < 2 && i > 1) continue;
        Seat seat = first_from(playing, first_to_show(hand, playing, policy));
        for (; !playing.empty() && left.has(seat); seat = next_after(playing, seat)) {
            order.push_back(seat);
            left.remove(seat);
        }
    }
    return order;
}

std::optional<Strength> strength(const Hand& hand, Seat seat, Ladder ladder) noexcept {
    const Game& rules = game(hand.game);
    const HoleCards& hole = hand.hole[seat];
    if (hole.size() != rules.hole_cards || static_cast<int>(hand.board.size()) != rules.board_cards()) return std::nullopt;
    const auto known = [](Card card) { return card.known(); };
    if (!std::all_of(hole.begin(), hole.end(), known) || !std::all_of(hand.board.begin(), hand.board.end(), known))
        return std::nullopt;
    return strength_of(ladder, CardSet::of({hole.begin(), hole.size()}), CardSet::of({hand.board.begin(), hand.board.size()}));
}

std::optional<PerSeat<Chips>> awards(const Hand& hand, const Policy& policy) noexcept {
    if (!hand.betting_over) return std::nullopt;
    return awards(hand, pots(hand), policy);
}

std::optional<PerSeat<Chips>> awards(const Hand& hand, const Pots& all, const Policy& policy) noexcept {
    Ranked ranked;
    if (!rank_claimants(all, hand, ranked)) return std::nullopt;
    PerSeat<Chips> shares;
    for (const Pot& pot : all) {
        const SeatSet claim = claimants(pot, hand);
        if (claim.count() == 1) {
            shares[claim.lowest()] += pot.amount;
        } else {
            award(pot, claim, ranked, hand, policy, shares);
        }
    }
    return shares;
}

} // namespace floorman
