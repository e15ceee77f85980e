#pragma once
// Question: a point on which rulebooks may differ, by the name that reports, house answers and rulebooks use.
//
// Numbers and names are fixed: they appear in reports and in stored hands. New questions go at the end.
// What each question asks, and what each answer means, in a sentence: rulebooks/questions.toml.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace floorman {

enum class Question : std::uint8_t {
    // Betting.
    turn_order = 0,
    min_bet = 1,
    min_raise = 2,
    short_raise = 3,
    reopening = 4,
    raise_over_short_all_in = 5,
    raise_cap = 6,
    cap_heads_up = 7,
    cap_counts = 8,
    check_raise = 9,
    check_facing_bet = 10,
    fold_when_free = 11,
    all_in = 12,
    all_in_over_limit = 13,
    overbet = 14,
    opening_pot = 15,
    pot_rounding = 16,
    chip_unit = 17,
    open_pair = 18,
    bring_in = 19,
    // Posting.
    short_big_blind = 20,
    straddle_raise = 21,
    straddle_seats = 22,
    ante_order = 23,
    missed_blinds = 24,
    enter_between = 25,
    button_rule = 26,
    kill = 27,
    // Pots and showdown.
    odd_chip = 28,
    odd_chip_stud = 29,
    show_order = 30,
    all_in_shown = 31,
    // Words, chips and gestures.
    spoken_word = 32,
    words_or_chips_first = 33,
    number_alone = 34,
    unclear_amount = 35,
    tap = 36,
    string_bet = 37,
    several_chips = 38,
    prior_chips = 39,
    oversized_chip = 40,
    raise_with_one_chip = 41,
    undercall = 42,
    mistaken_bet = 43,
    released_chips = 44,
    forward_motion = 45,
    // Order and time.
    out_of_turn = 46,
    out_of_turn_heads_up = 47,
    substantial_action = 48,
    skipped_player = 49,
    clock = 50,
    clock_wait = 51,
    clock_seconds = 52,
    clock_countdown = 53,
    clock_expiry = 54,
    high_board_tie = 55,
    pot_in_no_limit = 56,
    conditional = 57,
    seat_change = 58,
};

inline constexpr int question_count = 59;

enum class AnswerKind : std::uint8_t {
    choice, // One of the names in `answers`; stored as its place in the list.
    number, // A whole number, zero or more; 0 where the rule is not used.
    flag,   // true or false.
};

struct QuestionInfo {
    Question question;
    std::string_view name;
    AnswerKind kind;
    std::span<const std::string_view> answers; // A choice: its names, in the order of the enum in rules/policy.hpp. A
                                               // flag: "false", "true". A number: none.
};

// Every question, in order of its number.
[[nodiscard]] std::span<const QuestionInfo> all_questions() noexcept;
[[nodiscard]] const QuestionInfo& info(Question question) noexcept;
[[nodiscard]] std::string_view name(Question question) noexcept;
[[nodiscard]] std::optional<Question> question_named(std::string_view name) noexcept;

// Whether the answer is an amount, written as the table calls its chips ("25"). Policy wants it in least chips: whoever knows
// the unit of a scene turns it into those.
[[nodiscard]] constexpr bool is_amount(Question question) noexcept {
    return question == Question::pot_rounding || question == Question::chip_unit;
}

// The stored form of an answer to `question`, or nothing when the question has no such answer: a choice's name, "true"
// or "false", a number in digits.
[[nodiscard]] std::optional<std::int32_t> answer_named(Question question, std::string_view answer) noexcept;
// Whether `answer` is the stored form of an answer to `question`.
[[nodiscard]] bool is_answer(Question question, std::int32_t answer) noexcept;
// The name of a stored answer: a choice's name, "true" or "false"; empty for a number.
[[nodiscard]] std::string_view answer_name(Question question, std::int32_t answer) noexcept;

} // namespace floorman
