#pragma once
// Ruling: what an incident counts as, why, and what it does to the hand. Plain data: enums, seats, chips.
//
// The sentence is made from it by explain; the citation follows from `question` and the rulebook.

#include <cstdint>
#include <optional>

#include "base/bounded.hpp"
#include "betting/action.hpp"
#include "floor/incident.hpp"
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
    Chips stated{};     // What was said or put out, as the total that it would make.
    Chips meant{};      // What `stated` was taken to mean, not being clear, where that was too small.
    Chips bet_to{};     // The bet in force, before.
    Chips least_to{};   // The least full bet or raise.
    Chips most_to{};    // The most allowed.
    Chips full_raise{}; // The size of a full raise.
    Chips faced_by{};   // By how much the bet has grown since the player last acted.
    Chips half_to{};    // The total at which the half line lies.
    Chips to_call{};    // What the call costs.
    Chips smallest{};   // The smallest chip put out.
    Chips unit{};       // The house's chip unit.
    std::int64_t seconds{};
    int count{}; // Raises made, players who acted behind, or the cap; cards drawn, boards.
    Seat turn{}; // Whose turn it is to draw.
    friend constexpr bool operator==(const Figures&, const Figures&) noexcept = default;
};

// Why it was ruled so: one sentence each, in explain/sentences.
enum class Reason : std::uint8_t {
    as_done,            // The act is what it says.
    brought_up,         // Too small: made the least.
    cut_to_most,        // Too large: cut to what pot, limit or spread allow.
    more_than_stack,    // More than the stack: the stack.
    made_of_chips,      // The nearest amount that the chip unit makes.
    refused_by_betting, // `refusal` says why.
    check_facing_bet,   // Not an act; `may_only` under a book that limits.
    fold_when_free,
    not_in_the_hand,
    betting_is_over,
    cards_named,
    cards_impossible,
    shown,
    mucked_at_showdown,
    no_showdown_yet,
    // Words.
    no_act_said,          // Talk, a question, or a word that is no term here.
    word_binds,           // "Raise" without an amount: bound, and the amount is owed.
    call_is_a_check,      // "Call" with nothing to call.
    first_word_binds,     // "I call, and raise": the first term stands.
    number_is_a_call,     // A number alone, short of the half line.
    number_is_a_raise,    // A number alone, at the half line or over it.
    no_such_raise,        // A raise said by one who may not raise: a call.
    amount_is_unclear,    // Asked again.
    unclear_amount_taken, // The highest meaning within the pot.
    conditional,          // Said before its time or with an if.
    words_win,            // Clear words against chips that say something else.
    pot_is_no_word,       // "Pot" where pots limit nothing: a raise, the amount owed.
    // Chips.
    one_chip_calls,     // One big chip, silently.
    one_chip_bets,      // One chip with no bet to face: its full value.
    all_chips_needed,   // Without the smallest the chips fall short: a call.
    under_half_line,    // Not all needed, but under the half line: a call.
    over_half_line,     // At the half line or over it: a full raise.
    last_chips,         // A player's last chips: all in.
    chips_as_said,      // Chips that give the amount of a word.
    chips_delivered,    // Chips that words had declared.
    said_again,         // The act that was made, once more.
    string_bet,         // A second motion that would make the bet bigger.
    joined_the_raise,   // More chips after "raise", where the book lets them join.
    prior_chip_pulled,  // A clear pull-back of an earlier chip binds to call or raise.
    bet_stays,          // Bets may not be taken back.
    moved_not_released, // Forward motion that is no bet yet.
    motion_drew_action, // Another acted on a forward motion.
    nothing_moved,
    undercall_full,    // Less than the call: a full call.
    undercall_open,    // The floor decides.
    mistaken_bet,      // A raise that was not seen.
    too_much_to_claim, // Too much was put in to claim a mistake.
    // Order.
    held_out_of_turn,
    fold_out_of_turn,
    takes_effect,     // A held act whose turn has come.
    released_free,    // Action changed: all options.
    released_limited, // Action changed: may only call or fold.
    held_already,     // More from one whose act is held: the first act binds.
    acted_already,    // From one who has acted, and has no turn to come.
    turn_claimed,     // In words, by one whom others pass over: the turn is kept.
    skipped,          // Enough acted behind: the floor decides.
    // Time and counts.
    count_asked,
    count_given,
    clock_started,
    clock_asked, // The floor allows or refuses it.
    clock_too_early,
    clock_not_his,     // The asker may not ask.
    clock_not_in_turn, // On one who is not to act.
    clock_runs,        // On one on whom it runs already.
    time_passes,
    time_out_dead,
    time_out_checked,
    time_out_brought_in,
    // The floor.
    floor_chose,
    no_such_choice,
    // Draws and run-outs.
    stands_pat,
    draws_cards, // `count` of them.
    no_draw_is_due,
    draws_before_turn, // `figures.turn` draws first.
    cannot_discard,    // Not held, or out elsewhere.
    deck_too_short,    // `count` at most can be replaced.
    runs_board,        // The rest of the board comes `count` times.
    runs_not_now,
};

// A point that the book leaves to the floor.
struct Asked {
    Question question{};
    Seat on{};
    Bounded<FloorChoice, 4> choices;
    FloorChoice taken{};
    Chips chips{}; // Put out or moved by the player, and lost by `fold_forfeit`.
    Action act{};  // What `stands` makes of it.
    bool free{};   // Nothing is owed: the least call is a check.
    friend constexpr bool operator==(const Asked&, const Asked&) noexcept = default;
};

// Where the hand is taken back to before the inputs are taken.
enum class TakenBack : std::uint8_t { nowhere, before_last_act, before_question };

struct Ruling {
    Seat by{};
    Ruled verdict{};
    std::optional<Act> act;
    bool all_in{};
    std::optional<Chips> to; // The player's street total after the line.
    Chips adds{};
    Chips returned{};
    Chips before_cut{}; // What was stated, where pot or limit cut it.
    bool only_said{};   // What is returned was an amount in words: no chips of it lie out.
    Chips owes{};
    Seat on{}; // Whom it is about, where that is another than `by`: the player the clock is on.
    MayOnly may_only{};
    bool whole_street{};          // Whether may_only holds for the street, or until the player has acted.
    bool penalty{};               // The book allows a penalty for such an act.
    Question question{};          // What decided.
    std::optional<Question> also; // What decided with it: the half line (4.9) in a bet of several chips (4.19),
                                  // the short all-in in force under a raise (4.13).
    Reason reason{};
    Refusal refusal{};
    Figures figures;
    std::optional<Asked> asks;
    TakenBack taken_back{};
    // What the hand is to take, in order; nothing when it does not change. At most a limit and a held act for each seat,
    // and one act.
    Bounded<Input, 2 * max_seats + 2> inputs;
};

} // namespace floorman
