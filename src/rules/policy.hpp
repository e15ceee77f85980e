#pragma once
// Policy: one rulebook's answers for one game, flat and ready for the hot path.
//
// A Policy knows answers; it knows no books, no clauses, no seats and no cards. `compile` (rules/compose) makes it.
// Engine code asks by question, through the accessors below and in no other way, and branches on nothing else.

#include <array>
#include <cstdint>

#include "rules/question.hpp"

namespace floorman {

// The betting structure of the game.
enum class Structure : std::uint8_t { no_limit = 0, pot_limit = 1, fixed_limit = 2, spread_limit = 3 };
// What kind of game it is, as far as rulebooks tell games apart.
enum class Family : std::uint8_t { board = 0, stud = 1, draw = 2 };

// ---- Betting --------------------------------------------------------------------------------------------------------

// Every book agrees on a question whose only answer this is; the rulings it decides still name and cite it.
enum class Agreed : std::uint8_t { agreed };

// 4.7: the least bet of the later streets when somebody straddled.
enum class MinBet : std::uint8_t { big_blind, straddle };
// 4.11-4.14: what a seat that has acted must face before it may raise again.
enum class Reopening : std::uint8_t { full_raise, half_bet };
// 4.13, 4.14: the next raise over a short all-in.
enum class RaiseOverShort : std::uint8_t { in_force_plus_raise, complete_or_plus_bet };
// 4.15: what lifts the cap when two players are left.
enum class CapHeadsUp : std::uint8_t { event_heads_up, before_cap, street_began };
// 4.4: "check" when there is a bet to answer.
enum class CheckFacingBet : std::uint8_t { asked_again, call_or_fold };
// 4.5: a fold when checking is free.
enum class FoldWhenFree : std::uint8_t { stands, penalty };
// The most that may open a pot-limit pot before the flop.
enum class OpeningPot : std::uint8_t { exact, full_blinds, small_as_big };
// An open pair on fourth street in seven-card stud.
enum class OpenPair : std::uint8_t { no_double, double_allowed };
// 4.2: who opens a stud street when the best boards showing tie: the first left of the button, or by the highest suit.
enum class HighBoardTie : std::uint8_t { position, suit };

// ---- Posting --------------------------------------------------------------------------------------------------------

// The least raise after a straddle.
enum class StraddleRaise : std::uint8_t { straddle_again, big_blind };
enum class StraddleSeats : std::uint8_t { any, button_then_first };
// Which of a big blind and a big-blind ante a short stack pays first.
enum class AnteOrder : std::uint8_t { ante_first, big_blind_first };
enum class MissedBlinds : std::uint8_t { posted_for_absent, live_to_opening_bet, big_blind_live };
enum class EnterBetween : std::uint8_t { waits, dealt_in, buys_button };
// Whether a player who changes seats away from the big blind owes one.
enum class SeatChange : std::uint8_t { same_position, past_two, dealt_in };
enum class ButtonRule : std::uint8_t { dead, moving, simplified };

// ---- Pots and showdown ----------------------------------------------------------------------------------------------

enum class OddChipStud : std::uint8_t { high_card_of_five, high_card_of_all };
// Whether hands are shown at once when betting ends with a player all in.
enum class AllInShown : std::uint8_t { all_up, as_they_wish, pusher_first };

// ---- Words, chips and gestures --------------------------------------------------------------------------------------

enum class WordsOrChips : std::uint8_t { earlier, words };
enum class NumberAlone : std::uint8_t { as_silent_chips, amount_binds };
enum class UnclearAmount : std::uint8_t { highest_within_pot, asked_again };
// "Pot" said where pots limit nothing.
enum class PotInNoLimit : std::uint8_t { no_word, binds };
// "If he bets, I raise", "I am going to call".
enum class Conditional : std::uint8_t { not_binding, floor };
enum class StringBet : std::uint8_t { one_motion, several_after_raise, several_after_amount, call_stands };
enum class SeveralChips : std::uint8_t { last_chips_all_in, half_line };
enum class PriorChips : std::uint8_t { disturbed_or_not, all_back_is_a_bet, half_line_on_total };
enum class RaiseWithOneChip : std::uint8_t { chip_value, least_raise, pot_if_larger };
enum class Undercall : std::uint8_t { full_or_floor, brought_up };
enum class MistakenBet : std::uint8_t { owes_correct_amount, unseen_raise, until_acted_behind };
enum class ReleasedChips : std::uint8_t { stay, unseen_raise, until_acted_behind };
enum class ForwardMotion : std::uint8_t { none, not_binding, held_to_it, finish_or_forfeit, held_to_call };

// ---- Order and time -------------------------------------------------------------------------------------------------

enum class OutOfTurn : std::uint8_t { all_options, checker_limited, chips_counted };
enum class OutOfTurnHeadsUp : std::uint8_t { as_out_of_turn, checker_limited };
enum class SubstantialAction : std::uint8_t { two_with_chips_or_three, two_but_folds_or_checks };
enum class SkippedPlayer : std::uint8_t { substantial_action, three_behind, two_behind };
// Who may put a player on the clock.
enum class ClockAsker : std::uint8_t { floor, any_player, dealt_in };

class Policy {
public:
    Structure structure{};
    Family family{};
    std::array<std::int32_t, question_count> answers{};

    // The stored answer. Prefer the accessors below.
    [[nodiscard]] constexpr std::int32_t answer(Question question) const noexcept {
        return answers[static_cast<std::size_t>(question)];
    }

    // clang-format off
    [[nodiscard]] constexpr MinBet min_bet() const noexcept { return choice<MinBet>(Question::min_bet); }
    [[nodiscard]] constexpr Reopening reopening() const noexcept { return choice<Reopening>(Question::reopening); }
    [[nodiscard]] constexpr RaiseOverShort raise_over_short_all_in() const noexcept { return choice<RaiseOverShort>(Question::raise_over_short_all_in); }
    // Raises after the opening bet; 0: no cap.
    [[nodiscard]] constexpr int raise_cap() const noexcept { return answer(Question::raise_cap); }
    [[nodiscard]] constexpr CapHeadsUp cap_heads_up() const noexcept { return choice<CapHeadsUp>(Question::cap_heads_up); }
    [[nodiscard]] constexpr bool check_raise() const noexcept { return answer(Question::check_raise) != 0; }
    [[nodiscard]] constexpr CheckFacingBet check_facing_bet() const noexcept { return choice<CheckFacingBet>(Question::check_facing_bet); }
    [[nodiscard]] constexpr FoldWhenFree fold_when_free() const noexcept { return choice<FoldWhenFree>(Question::fold_when_free); }
    [[nodiscard]] constexpr OpeningPot opening_pot() const noexcept { return choice<OpeningPot>(Question::opening_pot); }
    // Pots are counted up to a whole number of these; 0: exactly.
    [[nodiscard]] constexpr std::int32_t pot_rounding() const noexcept { return answer(Question::pot_rounding); }
    // Bets are whole numbers of these; 0: of the least chip.
    [[nodiscard]] constexpr std::int32_t chip_unit() const noexcept { return answer(Question::chip_unit); }
    [[nodiscard]] constexpr OpenPair open_pair() const noexcept { return choice<OpenPair>(Question::open_pair); }
    [[nodiscard]] constexpr HighBoardTie high_board_tie() const noexcept { return choice<HighBoardTie>(Question::high_board_tie); }

    [[nodiscard]] constexpr StraddleRaise straddle_raise() const noexcept { return choice<StraddleRaise>(Question::straddle_raise); }
    [[nodiscard]] constexpr StraddleSeats straddle_seats() const noexcept { return choice<StraddleSeats>(Question::straddle_seats); }
    [[nodiscard]] constexpr AnteOrder ante_order() const noexcept { return choice<AnteOrder>(Question::ante_order); }
    [[nodiscard]] constexpr MissedBlinds missed_blinds() const noexcept { return choice<MissedBlinds>(Question::missed_blinds); }
    [[nodiscard]] constexpr EnterBetween enter_between() const noexcept { return choice<EnterBetween>(Question::enter_between); }
    [[nodiscard]] constexpr SeatChange seat_change() const noexcept { return choice<SeatChange>(Question::seat_change); }
    [[nodiscard]] constexpr ButtonRule button_rule() const noexcept { return choice<ButtonRule>(Question::button_rule); }

    [[nodiscard]] constexpr OddChipStud odd_chip_stud() const noexcept { return choice<OddChipStud>(Question::odd_chip_stud); }
    [[nodiscard]] constexpr AllInShown all_in_shown() const noexcept { return choice<AllInShown>(Question::all_in_shown); }

    [[nodiscard]] constexpr WordsOrChips words_or_chips_first() const noexcept { return choice<WordsOrChips>(Question::words_or_chips_first); }
    [[nodiscard]] constexpr NumberAlone number_alone() const noexcept { return choice<NumberAlone>(Question::number_alone); }
    [[nodiscard]] constexpr UnclearAmount unclear_amount() const noexcept { return choice<UnclearAmount>(Question::unclear_amount); }
    [[nodiscard]] constexpr PotInNoLimit pot_in_no_limit() const noexcept { return choice<PotInNoLimit>(Question::pot_in_no_limit); }
    [[nodiscard]] constexpr Conditional conditional() const noexcept { return choice<Conditional>(Question::conditional); }
    [[nodiscard]] constexpr StringBet string_bet() const noexcept { return choice<StringBet>(Question::string_bet); }
    [[nodiscard]] constexpr SeveralChips several_chips() const noexcept { return choice<SeveralChips>(Question::several_chips); }
    [[nodiscard]] constexpr PriorChips prior_chips() const noexcept { return choice<PriorChips>(Question::prior_chips); }
    [[nodiscard]] constexpr RaiseWithOneChip raise_with_one_chip() const noexcept { return choice<RaiseWithOneChip>(Question::raise_with_one_chip); }
    [[nodiscard]] constexpr Undercall undercall() const noexcept { return choice<Undercall>(Question::undercall); }
    [[nodiscard]] constexpr MistakenBet mistaken_bet() const noexcept { return choice<MistakenBet>(Question::mistaken_bet); }
    [[nodiscard]] constexpr ReleasedChips released_chips() const noexcept { return choice<ReleasedChips>(Question::released_chips); }
    [[nodiscard]] constexpr ForwardMotion forward_motion() const noexcept { return choice<ForwardMotion>(Question::forward_motion); }

    [[nodiscard]] constexpr OutOfTurn out_of_turn() const noexcept { return choice<OutOfTurn>(Question::out_of_turn); }
    [[nodiscard]] constexpr OutOfTurnHeadsUp out_of_turn_heads_up() const noexcept { return choice<OutOfTurnHeadsUp>(Question::out_of_turn_heads_up); }
    [[nodiscard]] constexpr SubstantialAction substantial_action() const noexcept { return choice<SubstantialAction>(Question::substantial_action); }
    [[nodiscard]] constexpr SkippedPlayer skipped_player() const noexcept { return choice<SkippedPlayer>(Question::skipped_player); }
    [[nodiscard]] constexpr ClockAsker clock() const noexcept { return choice<ClockAsker>(Question::clock); }
    // Seconds: since the turn began before the clock may be asked for, of the clock, and of the countdown after it.
    [[nodiscard]] constexpr int clock_wait() const noexcept { return answer(Question::clock_wait); }
    [[nodiscard]] constexpr int clock_seconds() const noexcept { return answer(Question::clock_seconds); }
    [[nodiscard]] constexpr int clock_countdown() const noexcept { return answer(Question::clock_countdown); }
    // clang-format on

    friend constexpr bool operator==(const Policy&, const Policy&) noexcept = default;

private:
    template <class E>
    [[nodiscard]] constexpr E choice(Question question) const noexcept {
        return static_cast<E>(answer(question));
    }
};

} // namespace floorman
