#pragma once
// The arithmetic of bet sizes (4.7, 4.8, 4.13, 4.14), as leaves on plain integers.
//
// No Round and no Policy here: a batch simulator reuses these in narrower lanes. All amounts are street totals unless a
// name says otherwise.

namespace floorman::sizes {

// 4.8, 4.13: no-limit, pot-limit, spread: the bet in force, short all-ins included, and the last full raise on top.
template <class Int>
[[nodiscard]] constexpr Int least_raise_to(Int bet_to, Int last_full_raise) noexcept {
    return bet_to + last_full_raise;
}

// 4.14: fixed limit: one bet over the last full level. Over a short all-in of less than half a bet this completes it;
// one of at least half a bet has become the full level itself, so that the next is all-in plus one bet.
template <class Int>
[[nodiscard]] constexpr Int limit_raise_to(Int full_to, Int bet) noexcept {
    return full_to + bet;
}

// 4.14: half a bet counts as a full one. No rounding: half of 15 is 7.5, so 8 counts and 7 does not.
template <class Int>
[[nodiscard]] constexpr bool at_least_half(Int part, Int whole) noexcept {
    return 2 * part >= whole;
}

// An amount that chips of `unit` make: the nearest above.
template <class Int>
[[nodiscard]] constexpr Int round_up(Int amount, Int unit) noexcept {
    return unit <= 1 ? amount : (amount + unit - 1) / unit * unit;
}

template <class Int>
[[nodiscard]] constexpr Int round_down(Int amount, Int unit) noexcept {
    return unit <= 1 ? amount : amount / unit * unit;
}

// The nearest amount that chips of `unit` make, half up.
template <class Int>
[[nodiscard]] constexpr Int round_nearest(Int amount, Int unit) noexcept {
    return unit <= 1 ? amount : (amount + unit / 2) / unit * unit;
}

} // namespace floorman::sizes
