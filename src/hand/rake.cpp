#include "hand/rake.hpp"

#include <algorithm>

namespace floorman {

namespace {

// Of pots of so many chips together.
Chips taken_of(Chips amount, const Rake& rake) noexcept {
    // In two steps, so that no product leaves the range.
    const std::int64_t whole = amount.count / 10'000 * rake.of_10000;
    std::int64_t taken = whole + amount.count % 10'000 * rake.of_10000 / 10'000;
    if (rake.unit > no_chips) taken = taken / rake.unit.count * rake.unit.count;
    return rake.most > no_chips ? std::min(Chips{taken}, rake.most) : Chips{taken};
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
    if (rake_of(hand, pots) == no_chips) return left;
    Chips gathered{};
    Chips taken{};
    for (Pot& pot : left) {
        gathered += pot.amount;
        const Chips taken_by_now = taken_of(gathered, hand.rake);
        pot.amount -= taken_by_now - taken;
        taken = taken_by_now;
    }
    return left;
}

} // namespace floorman
