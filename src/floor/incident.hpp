#pragma once
// Incident: what happened at the table, before anybody has ruled on it: words, chips and gestures as they came.
//
// Plain data. Names are seats already and amounts are chips; what a word or a motion counts as is for adjudicate.

#include <cstdint>
#include <string_view>

#include "base/bounded.hpp"
#include "base/chips.hpp"
#include "base/seat.hpp"
#include "cards/card.hpp"

namespace floorman {

// Chips of one denomination: `count` of them, each worth `each`.
struct Pile {
    Chips each{};
    std::int64_t count{};
    friend constexpr bool operator==(const Pile&, const Pile&) noexcept = default;
};

// Chips by denomination, in the order in which they were put out.
using Piles = Bounded<Pile, 24>;

[[nodiscard]] constexpr Chips worth(const Piles& piles) noexcept {
    Chips sum{};
    for (const Pile& pile : piles) sum += pile.count * pile.each;
    return sum;
}

[[nodiscard]] constexpr std::int64_t how_many(const Piles& piles) noexcept {
    std::int64_t count = 0;
    for (const Pile& pile : piles) count += pile.count;
    return count;
}

// Adds `more`. Where there is no room for another denomination, those so far are kept as one sum.
constexpr void gather(Piles& piles, const Piles& more) noexcept {
    for (const Pile& pile : more) {
        if (piles.full()) {
            const Chips so_far = worth(piles);
            piles.clear();
            piles.push_back({so_far, 1});
        }
        piles.push_back(pile);
    }
}

enum class IncidentKind : std::uint8_t {
    clear_act, // Words and chips agreeing, in one motion: `clear`, `amount`.
    says,      // `words` alone.
    puts_out,  // `chips`, released in one motion, silently.
    says_and_puts_out,
    moves,      // `amount` toward the pot, not released.
    pulls_back, // `chips` that lie in front; without any, what was moved and not released.
    taps,
    mucks,       // The hand, face down.
    asks_count,  // Of what there is to call.
    dealer_says, // `words`: a count given aloud.
    calls_clock, // On `on`; by no seat when the floor does.
    waits,       // `seconds` pass.
    floor_rules, // `choice`.
    deals_board, // `cards` are the board's.
    deals_hole,  // `cards` are those of `on`.
    shows,       // `cards`, at the showdown; none: PHH's bare "sm", which mucks.
    posts,       // PHH's "pb": the bring-in.
    draws,       // `cards` are thrown away for new ones; none: stands pat.
    runs_it,     // The rest of the board is dealt `times` times.
};

// A clear action's verb.
enum class ClearAct : std::uint8_t {
    folds,
    checks,
    calls,
    bets,
    raises,
    completes,
    brings_in,
    all_in,
    checks_or_calls,
    bets_or_raises
};

// What the floor may choose where a book leaves something open. Names are contract (SCENE.md).
enum class FloorChoice : std::uint8_t {
    full_call,
    fold_forfeit,
    take_back,
    stands,
    not_binding,
    call_or_fold,
    call_least,
    hand_dead,
    turn_restored,
    allow,
    refuse,
};
[[nodiscard]] std::string_view name(FloorChoice choice) noexcept;

struct Incident {
    IncidentKind kind{};
    Seat by{}; // No seat: the dealer or the floor.
    ClearAct clear{};
    Chips amount{};
    std::string_view words{}; // Without the quotation marks; lives as long as the line it came from.
    Piles chips;
    Seat on{};
    std::int64_t seconds{};
    int times{};
    FloorChoice choice{};
    Bounded<Card, 7> cards;
};

} // namespace floorman
