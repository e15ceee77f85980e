#pragma once
// Ruling: what an incident counts as, why, and what it does to the hand. Plain data: enums, seats, chips.
//
// The sentence is made from it by explain; the citation follows from `question` and the rulebook.

#include <cstdint>
#include <optional>

#include "base/bounded.hpp"
#include "betting/action.hpp"
#include "hand/input.hpp"
#include "rules/question.hpp"

namespace floorman {

enum class Ruled : std::uint8_t {
    stands,    // Taken as done.
    corrected, // Made into something else.
    held,      // Out of turn: waits.
    released,  // A held act that binds no longer.
    refused,   // Cannot be; nothing changed.
    no_action, // Not a betting act.
    floor,     // The book leaves it to the floor; the recommended choice is taken.
};
[[nodiscard]] std::string_view name(Ruled verdict) noexcept;

// What a ruling limits a player to.
struct MayOnly {
    enum Bit : std::uint8_t { fold = 1, check = 2, call = 4, bet = 8, raise = 16 };
    std::uint8_t bits{};

    [[nodiscard]] constexpr bool limits() const noexcept { return bits != 0; }
    [[nodiscard]] constexpr bool has(Bit bit) const noexcept { return (bits & bit) != 0; }
    friend constexpr bool operator==(MayOnly, MayOnly) noexcept = default;
};
inline constexpr MayOnly only_call_or_fold{MayOnly::fold | MayOnly::call};

// The numbers of a ruling, for its sentence. Each is named for what it is; those that a reason does not use are 0.
struct Figures {
    Chips stated{};       // What was said or put out, as the total that it would make.
    Chips bet_to{};       // The bet in force, before.
    Chips least_to{};     // The least full bet or raise.
    Chips most_to{};      // The most allowed.
    Chips full_raise{};   // The size of a full raise.
    Chips faced_by{};     // By how much the bet has grown since the player last acted.
    Chips half_to{};      // The total at which the half line lies.
    Chips to_call{};      // What the call costs.
    Chips smallest{};     // The smallest chip put out.
    Chips unit{};         // The house's chip unit.
    std::int64_t seconds{};
    int count{};          // Raises made, players who acted behind, or the cap.
    friend constexpr bool operator==(const Figures&, const Figures&) noexcept = default;
};

// Why it was ruled so: one sentence each, in explain/sentences.
enum class Reason : std::uint8_t {
    as_done,              // The act is what it says.
    brought_up,           // Too small: made the least.
    cut_to_most,          // Too large: cut to what pot, limit or spread allow.
    more_than_stack,      // More than the stack: the stack.
    made_of_chips,        // The nearest amount that the chip unit makes.
    refused_by_betting,   // `refusal` says why.
    wrong_name,           // "Bet" where it would be a raise and the like: `refusal`.
    check_facing_bet,     // Not an act; `may_only` under a book that limits.
    fold_when_free,
    not_in_turn,
    not_in_the_hand,
    betting_is_over,
    cards_named,
    cards_impossible,
    shown,
    mucked_at_showdown,
    no_showdown_yet,
};

struct Ruling {
    Seat by{};
    Ruled verdict{};
    std::optional<Act> act;
    bool all_in{};
    std::optional<Chips> to; // The player's street total after the line.
    Chips adds{};
    Chips returned{};
    Chips owes{};
    MayOnly may_only{};
    bool penalty{};          // The book allows a penalty for such an act.
    Question question{};
    Reason reason{};
    Refusal refusal{};
    Figures figures;
    Bounded<Input, 6> inputs; // What the hand is to take, in order; nothing when it does not change.
};

} // namespace floorman
