#include "betting/action.hpp"

namespace floorman {

Question question_of(Refusal refusal) noexcept {
    switch (refusal) {
    case Refusal::none:
    case Refusal::betting_is_over: return Question::turn_order;
    case Refusal::bring_in_is_due:
    case Refusal::no_bring_in_is_due: return Question::bring_in;
    case Refusal::bet_to_answer: return Question::check_facing_bet;
    case Refusal::nothing_to_call:
    case Refusal::already_bet:
    case Refusal::nothing_to_raise: return Question::spoken_word;
    case Refusal::nothing_to_complete: return Question::raise_over_short_all_in;
    case Refusal::no_chips_beyond_call: return Question::all_in;
    case Refusal::nobody_to_raise: return Question::reopening;
    case Refusal::capped: return Question::raise_cap;
    case Refusal::barred: return Question::out_of_turn;
    case Refusal::checked_before: return Question::check_raise;
    case Refusal::not_reopened: return Question::reopening;
    case Refusal::more_than_stack: return Question::all_in;
    case Refusal::below_least: return Question::min_raise;
    case Refusal::above_most: return Question::all_in_over_limit;
    case Refusal::not_a_size: return Question::chip_unit;
    }
    return Question::turn_order;
}

} // namespace floorman
