#include "rules/question.hpp"

#include <array>
#include <utility>

#include "rules/policy.hpp"

namespace floorman {

// Never defined: a table below that would call it does not compile, and the compiler's message names it.
void a_question_has_the_name_of_its_enumerator(); // NOLINT(misc-use-internal-linkage): static, it would have to be defined.

namespace {

// The name by which the sources call an enumerator, so that the tables below are held to the enums when they compile.
template <auto Value>
consteval std::string_view enumerator() {
    const std::string_view function = __PRETTY_FUNCTION__; // "... [with auto Value = floorman::Reopening::half_bet; ...]"
    const std::string_view from = function.substr(function.find("Value = ") + 8);
    const std::string_view qualified = from.substr(0, from.find_first_of(";]"));
    return qualified.substr(qualified.rfind(':') + 1); // A number without a name keeps its ")2".
}

// Whether `names` are the enumerators of E, all of them and in order.
template <class E, std::size_t Count>
consteval bool names_are(const std::array<std::string_view, Count>& names) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
        const bool in_order = ((names[I] == enumerator<static_cast<E>(I)>()) && ...);
        return in_order && enumerator<static_cast<E>(Count)>().find(')') != std::string_view::npos;
    }(std::make_index_sequence<Count>{});
}

// The answers of each enum of rules/policy.hpp, by name. Numbers are places in these lists: new answers go at the end.
template <class E>
constexpr std::array<std::string_view, 0> names_of{};

// clang-format off
template <> constexpr std::array<std::string_view, 1> names_of<Agreed>{"agreed"};
template <> constexpr std::array<std::string_view, 2> names_of<MinBet>{"big_blind", "straddle"};
template <> constexpr std::array<std::string_view, 2> names_of<Reopening>{"full_raise", "half_bet"};
template <> constexpr std::array<std::string_view, 2> names_of<RaiseOverShort>{"in_force_plus_raise", "complete_or_plus_bet"};
template <> constexpr std::array<std::string_view, 3> names_of<CapHeadsUp>{"event_heads_up", "before_cap", "street_began"};
template <> constexpr std::array<std::string_view, 2> names_of<CheckFacingBet>{"asked_again", "call_or_fold"};
template <> constexpr std::array<std::string_view, 2> names_of<FoldWhenFree>{"stands", "penalty"};
template <> constexpr std::array<std::string_view, 3> names_of<OpeningPot>{"exact", "full_blinds", "small_as_big"};
template <> constexpr std::array<std::string_view, 2> names_of<OpenPair>{"no_double", "double_allowed"};
template <> constexpr std::array<std::string_view, 2> names_of<HighBoardTie>{"position", "suit"};
template <> constexpr std::array<std::string_view, 2> names_of<StraddleRaise>{"straddle_again", "big_blind"};
template <> constexpr std::array<std::string_view, 2> names_of<StraddleSeats>{"any", "button_then_first"};
template <> constexpr std::array<std::string_view, 2> names_of<AnteOrder>{"ante_first", "big_blind_first"};
template <> constexpr std::array<std::string_view, 3> names_of<MissedBlinds>{"posted_for_absent", "live_to_opening_bet", "big_blind_live"};
template <> constexpr std::array<std::string_view, 3> names_of<EnterBetween>{"waits", "dealt_in", "buys_button"};
template <> constexpr std::array<std::string_view, 3> names_of<SeatChange>{"same_position", "past_two", "dealt_in"};
template <> constexpr std::array<std::string_view, 3> names_of<ButtonRule>{"dead", "moving", "simplified"};
template <> constexpr std::array<std::string_view, 2> names_of<OddChipStud>{"high_card_of_five", "high_card_of_all"};
template <> constexpr std::array<std::string_view, 3> names_of<AllInShown>{"all_up", "as_they_wish", "pusher_first"};
template <> constexpr std::array<std::string_view, 2> names_of<WordsOrChips>{"earlier", "words"};
template <> constexpr std::array<std::string_view, 2> names_of<NumberAlone>{"as_silent_chips", "amount_binds"};
template <> constexpr std::array<std::string_view, 2> names_of<UnclearAmount>{"highest_within_pot", "asked_again"};
template <> constexpr std::array<std::string_view, 2> names_of<PotInNoLimit>{"no_word", "binds"};
template <> constexpr std::array<std::string_view, 2> names_of<Conditional>{"not_binding", "floor"};
template <> constexpr std::array<std::string_view, 4> names_of<StringBet>{"one_motion", "several_after_raise", "several_after_amount", "call_stands"};
template <> constexpr std::array<std::string_view, 2> names_of<SeveralChips>{"last_chips_all_in", "half_line"};
template <> constexpr std::array<std::string_view, 3> names_of<PriorChips>{"disturbed_or_not", "all_back_is_a_bet", "half_line_on_total"};
template <> constexpr std::array<std::string_view, 3> names_of<RaiseWithOneChip>{"chip_value", "least_raise", "pot_if_larger"};
template <> constexpr std::array<std::string_view, 2> names_of<Undercall>{"full_or_floor", "brought_up"};
template <> constexpr std::array<std::string_view, 3> names_of<MistakenBet>{"owes_correct_amount", "unseen_raise", "until_acted_behind"};
template <> constexpr std::array<std::string_view, 3> names_of<ReleasedChips>{"stay", "unseen_raise", "until_acted_behind"};
template <> constexpr std::array<std::string_view, 5> names_of<ForwardMotion>{"none", "not_binding", "held_to_it", "finish_or_forfeit", "held_to_call"};
template <> constexpr std::array<std::string_view, 3> names_of<OutOfTurn>{"all_options", "checker_limited", "chips_counted"};
template <> constexpr std::array<std::string_view, 2> names_of<OutOfTurnHeadsUp>{"as_out_of_turn", "checker_limited"};
template <> constexpr std::array<std::string_view, 2> names_of<SubstantialAction>{"two_with_chips_or_three", "two_but_folds_or_checks"};
template <> constexpr std::array<std::string_view, 3> names_of<SkippedPlayer>{"substantial_action", "three_behind", "two_behind"};
template <> constexpr std::array<std::string_view, 3> names_of<ClockAsker>{"floor", "any_player", "dealt_in"};
// clang-format on

constexpr std::array<std::string_view, 2> flags{"false", "true"};

template <Question Q>
consteval QuestionInfo row(std::string_view name, AnswerKind kind, std::span<const std::string_view> answers) {
    if (name != enumerator<Q>()) a_question_has_the_name_of_its_enumerator();
    return {Q, name, kind, answers};
}

template <Question Q, class E>
consteval QuestionInfo choice(std::string_view name) {
    static_assert(names_are<E>(names_of<E>), "the answers of a question are the enumerators of its enum, in order");
    return row<Q>(name, AnswerKind::choice, names_of<E>);
}

template <Question Q>
consteval QuestionInfo agreed(std::string_view name) {
    return choice<Q, Agreed>(name);
}

template <Question Q>
consteval QuestionInfo number(std::string_view name) {
    return row<Q>(name, AnswerKind::number, {});
}

template <Question Q>
consteval QuestionInfo flag(std::string_view name) {
    return row<Q>(name, AnswerKind::flag, flags);
}

constexpr std::array<QuestionInfo, question_count> questions{
    agreed<Question::turn_order>("turn_order"),
    choice<Question::min_bet, MinBet>("min_bet"),
    agreed<Question::min_raise>("min_raise"),
    agreed<Question::short_raise>("short_raise"),
    choice<Question::reopening, Reopening>("reopening"),
    choice<Question::raise_over_short_all_in, RaiseOverShort>("raise_over_short_all_in"),
    number<Question::raise_cap>("raise_cap"),
    choice<Question::cap_heads_up, CapHeadsUp>("cap_heads_up"),
    agreed<Question::cap_counts>("cap_counts"),
    flag<Question::check_raise>("check_raise"),
    choice<Question::check_facing_bet, CheckFacingBet>("check_facing_bet"),
    choice<Question::fold_when_free, FoldWhenFree>("fold_when_free"),
    agreed<Question::all_in>("all_in"),
    agreed<Question::all_in_over_limit>("all_in_over_limit"),
    agreed<Question::overbet>("overbet"),
    choice<Question::opening_pot, OpeningPot>("opening_pot"),
    number<Question::pot_rounding>("pot_rounding"),
    number<Question::chip_unit>("chip_unit"),
    choice<Question::open_pair, OpenPair>("open_pair"),
    agreed<Question::bring_in>("bring_in"),
    agreed<Question::short_big_blind>("short_big_blind"),
    choice<Question::straddle_raise, StraddleRaise>("straddle_raise"),
    choice<Question::straddle_seats, StraddleSeats>("straddle_seats"),
    choice<Question::ante_order, AnteOrder>("ante_order"),
    choice<Question::missed_blinds, MissedBlinds>("missed_blinds"),
    choice<Question::enter_between, EnterBetween>("enter_between"),
    choice<Question::button_rule, ButtonRule>("button_rule"),
    agreed<Question::kill>("kill"),
    agreed<Question::odd_chip>("odd_chip"),
    choice<Question::odd_chip_stud, OddChipStud>("odd_chip_stud"),
    agreed<Question::show_order>("show_order"),
    choice<Question::all_in_shown, AllInShown>("all_in_shown"),
    agreed<Question::spoken_word>("spoken_word"),
    choice<Question::words_or_chips_first, WordsOrChips>("words_or_chips_first"),
    choice<Question::number_alone, NumberAlone>("number_alone"),
    choice<Question::unclear_amount, UnclearAmount>("unclear_amount"),
    agreed<Question::tap>("tap"),
    choice<Question::string_bet, StringBet>("string_bet"),
    choice<Question::several_chips, SeveralChips>("several_chips"),
    choice<Question::prior_chips, PriorChips>("prior_chips"),
    agreed<Question::oversized_chip>("oversized_chip"),
    choice<Question::raise_with_one_chip, RaiseWithOneChip>("raise_with_one_chip"),
    choice<Question::undercall, Undercall>("undercall"),
    choice<Question::mistaken_bet, MistakenBet>("mistaken_bet"),
    choice<Question::released_chips, ReleasedChips>("released_chips"),
    choice<Question::forward_motion, ForwardMotion>("forward_motion"),
    choice<Question::out_of_turn, OutOfTurn>("out_of_turn"),
    choice<Question::out_of_turn_heads_up, OutOfTurnHeadsUp>("out_of_turn_heads_up"),
    choice<Question::substantial_action, SubstantialAction>("substantial_action"),
    choice<Question::skipped_player, SkippedPlayer>("skipped_player"),
    choice<Question::clock, ClockAsker>("clock"),
    number<Question::clock_wait>("clock_wait"),
    number<Question::clock_seconds>("clock_seconds"),
    number<Question::clock_countdown>("clock_countdown"),
    agreed<Question::clock_expiry>("clock_expiry"),
    choice<Question::high_board_tie, HighBoardTie>("high_board_tie"),
    choice<Question::pot_in_no_limit, PotInNoLimit>("pot_in_no_limit"),
    choice<Question::conditional, Conditional>("conditional"),
    choice<Question::seat_change, SeatChange>("seat_change"),
};

consteval bool in_order() {
    for (std::size_t i = 0; i < questions.size(); ++i)
        if (static_cast<std::size_t>(questions[i].question) != i) return false;
    return true;
}
static_assert(in_order(), "a question stands at the place of its number");
static_assert(enumerator<static_cast<Question>(question_count)>().find(')') != std::string_view::npos,
              "question_count counts every question");

// The whole number that `text` writes in plain digits, if it is one and fits.
std::optional<std::int32_t> whole(std::string_view text) noexcept {
    if (text.empty() || text.size() > 9) return std::nullopt;
    std::int32_t number = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    return number;
}

} // namespace

std::span<const QuestionInfo> all_questions() noexcept { return questions; }

const QuestionInfo& info(Question question) noexcept { return questions[static_cast<std::size_t>(question)]; }

std::string_view name(Question question) noexcept { return info(question).name; }

std::optional<Question> question_named(std::string_view name) noexcept {
    for (const QuestionInfo& known : questions)
        if (known.name == name) return known.question;
    return std::nullopt;
}

std::optional<std::int32_t> answer_named(Question question, std::string_view answer) noexcept {
    const QuestionInfo& asked = info(question);
    if (asked.kind == AnswerKind::number) return whole(answer);
    for (std::size_t i = 0; i < asked.answers.size(); ++i)
        if (asked.answers[i] == answer) return static_cast<std::int32_t>(i);
    return std::nullopt;
}

bool is_answer(Question question, std::int32_t answer) noexcept {
    const QuestionInfo& asked = info(question);
    return answer >= 0 && (asked.kind == AnswerKind::number || static_cast<std::size_t>(answer) < asked.answers.size());
}

std::string_view answer_name(Question question, std::int32_t answer) noexcept {
    const QuestionInfo& asked = info(question);
    if (asked.kind == AnswerKind::number || !is_answer(question, answer)) return {};
    return asked.answers[static_cast<std::size_t>(answer)];
}

} // namespace floorman
