#include "hand/rake.hpp"

#include <algorithm>

namespace floorman {

namespace {

// The part of so many chips, before it is rounded and bounded.
Chips part_of(Chips amount, const Rake& rake) noexcept {
    // In two steps, so that no product leaves the range.
    return Chips{amount.count / 10'000 * rake.of_10000 + amount.count % 10'000 * rake.of_10000 / 10'000};
}

// Of everything that was gathered.
Chips taken_of(Chips gathered, const Rake& rake) noexcept {
    Chips taken = part_of(gathered, rake);
    if (rake.unit > no_chips) taken = Chips{taken.count / rake.unit.count * rake.unit.count};
    return rake.most > no_chips ? std::min(taken, rake.most) : taken;
}

// The last opponent folded before the second street.
bool nothing_was_dropped(const Hand& hand) noexcept {
    return hand.rake.no_flop_no_drop && hand.street == 0 && !hand.round.live.several();
}

} // namespace

Chips rake_of(const Hand& hand, const Pots& pots) noexcept {
    if (hand.rake.of_10000 == 0 || !hand.betting_over || nothing_was_dropped(hand)) return no_chips;
    Chips gathered{};
    for (const Pot& pot : pots) gathered += pot.amount;
    return taken_of(gathered, hand.rake);
}

Pots after_rake(const Hand& hand, const Pots& pots) noexcept {
    Pots left = pots;
    const Chips all = rake_of(hand, pots);
    Chips gathered{};
    Chips taken{};
    // A pot never gives more than its own part, so that none is left with less than nothing.
    for (Pot& pot : left) {
        gathered += pot.amount;
        const Chips taken_by_now = std::min(all, part_of(gathered, hand.rake));
        pot.amount -= taken_by_now - taken;
        taken = taken_by_now;
    }
    return left;
}

} // namespace floorman
