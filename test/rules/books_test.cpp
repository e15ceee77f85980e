#include "rules/books.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <gtest/gtest.h>

namespace floorman {
namespace {

using Q = Question;
using Cites = std::vector<std::string>;

constexpr Conditions no_limit{.structure = Structure::no_limit};
constexpr Conditions pot_limit{.structure = Structure::pot_limit};
constexpr Conditions fixed_limit{.structure = Structure::fixed_limit};
constexpr Conditions spread_limit{.structure = Structure::spread_limit};
constexpr Conditions stud{.structure = Structure::fixed_limit, .family = Family::stud};
constexpr Conditions razz{.structure = Structure::fixed_limit, .family = Family::stud, .lowball = true};
constexpr Conditions draw{.structure = Structure::fixed_limit, .family = Family::draw, .two_rounds = true};

constexpr std::array<std::string_view, 4> shown{"tda-2026", "roberts-11", "wsop-2023", "home"};

Compiled compiled(std::string_view book, const Conditions& conditions, const std::vector<HouseAnswer>& house = {}) {
    auto chain = chain_of(book_named(book));
    return compile(*chain, conditions, house).value();
}

// An answer as a rulebook's file writes it.
std::string written(const Compiled& rules, Question question) {
    const std::int32_t answer = rules.policy.answers[static_cast<std::size_t>(question)];
    return info(question).kind == AnswerKind::number ? std::to_string(answer) : std::string(answer_name(question, answer));
}

TEST(Books, AreShownInOrder) {
    ASSERT_EQ(books().size(), shown.size());
    for (std::size_t i = 0; i < shown.size(); ++i) EXPECT_EQ(books()[i]->id, shown[i]);
}

TEST(Books, AreFoundByEditionAndByShortName) {
    const std::map<std::string_view, std::string_view> names{
        {"tda", "tda-2026"}, {"roberts", "roberts-11"}, {"wsop", "wsop-2023"}, {"home", "home"}, {"wsop-2023", "wsop-2023"}};
    for (const auto& [name, id] : names) {
        ASSERT_NE(book_named(name), nullptr) << name;
        EXPECT_EQ(book_named(name)->id, id);
    }
    EXPECT_EQ(book_named("tda-2024"), nullptr);
    EXPECT_EQ(book_named("rob"), nullptr);
    EXPECT_EQ(book_named(""), nullptr);
}

TEST(Books, AreForTheirKindOfEvent) {
    EXPECT_TRUE(book_named("tda")->tournament);
    for (const std::string_view cash : {"roberts", "wsop", "home"}) EXPECT_FALSE(book_named(cash)->tournament) << cash;
}

TEST(Books, OnlyTheHomeGameAmendsAnother) {
    for (const std::string_view own : {"tda", "roberts", "wsop"}) EXPECT_EQ(chain_of(book_named(own))->size(), 1U) << own;
    const auto home = chain_of(book_named("home"));
    ASSERT_EQ(home->size(), 2U);
    EXPECT_EQ(home->at(1)->id, "roberts-11");
}

TEST(Books, AnswerEveryQuestionInEveryGame) {
    for (const auto& book : books()) {
        const auto chain = chain_of(book);
        for_each_conditions([&](const Conditions& conditions) {
            const auto rules = compile(*chain, conditions);
            ASSERT_TRUE(rules.ok()) << text(rules.error());
            for (const QuestionInfo& asked : all_questions()) {
                const Authority& deciding = rules->deciding(asked.question);
                ASSERT_NE(deciding.clause, nullptr) << asked.name;
                EXPECT_TRUE(is_answer(asked.question, rules->policy.answer(asked.question))) << asked.name;
                EXPECT_TRUE(applies(deciding.clause->when, conditions)) << asked.name;
                EXPECT_FALSE(citations(*rules, asked.question).front().empty()) << asked.name;
                EXPECT_FALSE(sentence(*rules, asked.question).empty()) << asked.name;
            }
        });
    }
}

// ---- The table of questions -------------------------------------------------------------------------------------------

// One question under one kind of game: what each book answers, in the order in which books are shown.
struct Row {
    Question question;
    Conditions conditions;
    std::array<std::string_view, 4> answers;
};

// clang-format off
const std::vector<Row> table{
    {Q::turn_order,              no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::min_bet,                 no_limit,     {"big_blind", "straddle", "big_blind", "straddle"}},
    {Q::min_raise,               no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::short_raise,             no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::short_raise,             fixed_limit,  {"agreed", "agreed", "agreed", "agreed"}},
    {Q::reopening,               no_limit,     {"full_raise", "full_raise", "full_raise", "full_raise"}},
    {Q::reopening,               pot_limit,    {"full_raise", "full_raise", "full_raise", "full_raise"}},
    {Q::reopening,               fixed_limit,  {"half_bet", "half_bet", "half_bet", "half_bet"}},
    {Q::reopening,               spread_limit, {"full_raise", "full_raise", "full_raise", "full_raise"}},
    {Q::raise_over_short_all_in, no_limit,     {"in_force_plus_raise", "in_force_plus_raise", "in_force_plus_raise", "in_force_plus_raise"}},
    {Q::raise_over_short_all_in, spread_limit, {"in_force_plus_raise", "in_force_plus_raise", "in_force_plus_raise", "in_force_plus_raise"}},
    {Q::raise_over_short_all_in, fixed_limit,  {"complete_or_plus_bet", "complete_or_plus_bet", "complete_or_plus_bet", "complete_or_plus_bet"}},
    {Q::raise_cap,               fixed_limit,  {"4", "3", "4", "3"}},
    {Q::raise_cap,               spread_limit, {"4", "3", "4", "3"}},
    {Q::raise_cap,               stud,         {"4", "3", "4", "3"}},
    {Q::raise_cap,               draw,         {"4", "4", "4", "3"}},
    {Q::cap_heads_up,            fixed_limit,  {"event_heads_up", "before_cap", "street_began", "before_cap"}},
    {Q::cap_counts,              fixed_limit,  {"agreed", "agreed", "agreed", "agreed"}},
    {Q::check_raise,             no_limit,     {"true", "true", "true", "true"}},
    {Q::check_facing_bet,        no_limit,     {"call_or_fold", "asked_again", "asked_again", "asked_again"}},
    {Q::fold_when_free,          no_limit,     {"penalty", "stands", "stands", "stands"}},
    {Q::all_in,                  no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::all_in_over_limit,       pot_limit,    {"agreed", "agreed", "agreed", "agreed"}},
    {Q::overbet,                 pot_limit,    {"agreed", "agreed", "agreed", "agreed"}},
    {Q::opening_pot,             pot_limit,    {"full_blinds", "small_as_big", "small_as_big", "exact"}},
    {Q::pot_rounding,            pot_limit,    {"0", "0", "0", "0"}},
    {Q::chip_unit,               no_limit,     {"0", "0", "0", "0"}},
    {Q::open_pair,               stud,         {"no_double", "double_allowed", "double_allowed", "double_allowed"}},
    {Q::open_pair,               razz,         {"no_double", "no_double", "no_double", "no_double"}},
    {Q::bring_in,                stud,         {"agreed", "agreed", "agreed", "agreed"}},
    {Q::high_board_tie,          stud,         {"suit", "position", "position", "position"}},
    {Q::short_big_blind,         no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::straddle_raise,          no_limit,     {"straddle_again", "straddle_again", "big_blind", "straddle_again"}},
    {Q::straddle_seats,          no_limit,     {"any", "any", "button_then_first", "any"}},
    {Q::ante_order,              no_limit,     {"big_blind_first", "big_blind_first", "big_blind_first", "ante_first"}},
    {Q::missed_blinds,           no_limit,     {"posted_for_absent", "live_to_opening_bet", "big_blind_live", "live_to_opening_bet"}},
    {Q::enter_between,           no_limit,     {"dealt_in", "waits", "buys_button", "waits"}},
    {Q::seat_change,             no_limit,     {"dealt_in", "same_position", "past_two", "same_position"}},
    {Q::button_rule,             no_limit,     {"dead", "moving", "dead", "dead"}},
    {Q::kill,                    fixed_limit,  {"agreed", "agreed", "agreed", "agreed"}},
    {Q::odd_chip,                no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::odd_chip_stud,           stud,         {"high_card_of_five", "high_card_of_all", "high_card_of_five", "high_card_of_five"}},
    {Q::show_order,              no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::all_in_shown,            no_limit,     {"all_up", "as_they_wish", "pusher_first", "as_they_wish"}},
    {Q::spoken_word,             no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::words_or_chips_first,    no_limit,     {"earlier", "words", "words", "words"}},
    {Q::words_or_chips_first,    fixed_limit,  {"earlier", "words", "words", "words"}},
    {Q::number_alone,            no_limit,     {"as_silent_chips", "amount_binds", "amount_binds", "amount_binds"}},
    {Q::unclear_amount,          no_limit,     {"highest_within_pot", "asked_again", "asked_again", "asked_again"}},
    {Q::tap,                     no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::pot_in_no_limit,         no_limit,     {"binds", "no_word", "no_word", "no_word"}},
    {Q::conditional,             no_limit,     {"floor", "not_binding", "floor", "not_binding"}},
    {Q::string_bet,              no_limit,     {"one_motion", "several_after_raise", "several_after_amount", "call_stands"}},
    {Q::several_chips,           no_limit,     {"last_chips_all_in", "last_chips_all_in", "last_chips_all_in", "last_chips_all_in"}},
    {Q::several_chips,           fixed_limit,  {"last_chips_all_in", "last_chips_all_in", "last_chips_all_in", "last_chips_all_in"}},
    {Q::prior_chips,             no_limit,     {"disturbed_or_not", "half_line_on_total", "all_back_is_a_bet", "half_line_on_total"}},
    {Q::oversized_chip,          no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
    {Q::raise_with_one_chip,     no_limit,     {"chip_value", "chip_value", "chip_value", "chip_value"}},
    {Q::raise_with_one_chip,     fixed_limit,  {"chip_value", "chip_value", "chip_value", "chip_value"}},
    {Q::raise_with_one_chip,     pot_limit,    {"chip_value", "chip_value", "pot_if_larger", "chip_value"}},
    {Q::undercall,               no_limit,     {"full_or_floor", "brought_up", "brought_up", "brought_up"}},
    {Q::undercall,               fixed_limit,  {"full_or_floor", "brought_up", "brought_up", "brought_up"}},
    {Q::mistaken_bet,            no_limit,     {"owes_correct_amount", "unseen_raise", "until_acted_behind", "unseen_raise"}},
    {Q::mistaken_bet,            fixed_limit,  {"owes_correct_amount", "owes_correct_amount", "until_acted_behind", "owes_correct_amount"}},
    {Q::released_chips,          no_limit,     {"stay", "unseen_raise", "until_acted_behind", "unseen_raise"}},
    {Q::forward_motion,          no_limit,     {"none", "not_binding", "held_to_call", "not_binding"}},
    {Q::forward_motion,          pot_limit,    {"none", "not_binding", "held_to_call", "not_binding"}},
    {Q::forward_motion,          fixed_limit,  {"none", "held_to_it", "finish_or_forfeit", "held_to_it"}},
    {Q::forward_motion,          spread_limit, {"none", "held_to_it", "finish_or_forfeit", "held_to_it"}},
    {Q::out_of_turn,             no_limit,     {"all_options", "checker_limited", "chips_counted", "checker_limited"}},
    {Q::out_of_turn_heads_up,    no_limit,     {"checker_limited", "as_out_of_turn", "as_out_of_turn", "as_out_of_turn"}},
    {Q::substantial_action,      no_limit,     {"two_with_chips_or_three", "two_with_chips_or_three", "two_but_folds_or_checks", "two_with_chips_or_three"}},
    {Q::skipped_player,          no_limit,     {"substantial_action", "three_behind", "two_behind", "three_behind"}},
    {Q::clock,                   no_limit,     {"floor", "any_player", "dealt_in", "any_player"}},
    {Q::clock_wait,              no_limit,     {"0", "0", "120", "0"}},
    {Q::clock_seconds,           no_limit,     {"25", "60", "60", "60"}},
    {Q::clock_countdown,         no_limit,     {"5", "10", "10", "10"}},
    {Q::clock_expiry,            no_limit,     {"agreed", "agreed", "agreed", "agreed"}},
};
// clang-format on

TEST(Books, AnswerAsTheTableSays) {
    std::set<Question> asked;
    for (const Row& row : table) {
        asked.insert(row.question);
        for (std::size_t i = 0; i < shown.size(); ++i)
            EXPECT_EQ(written(compiled(shown[i], row.conditions), row.question), row.answers[i])
                << name(row.question) << " of " << shown[i] << " in " << text(When{holding(row.conditions)});
    }
    EXPECT_EQ(asked.size(), all_questions().size()) << "a question is missing from the table";
}

TEST(Books, RobertsAllowsSeveralMotionsOutsideOfTournamentsOnly) {
    EXPECT_EQ(compiled("roberts", no_limit).policy.string_bet(), StringBet::several_after_raise);
    EXPECT_EQ(compiled("roberts", {.tournament = true}).policy.string_bet(), StringBet::one_motion);
    EXPECT_EQ(compiled("home", {.tournament = true}).policy.string_bet(), StringBet::call_stands);
}

TEST(Books, GiveAPolicyItsGame) {
    const Policy policy = compiled("wsop", razz).policy;
    EXPECT_EQ(policy.structure, Structure::fixed_limit);
    EXPECT_EQ(policy.family, Family::stud);
    EXPECT_EQ(policy.raise_cap(), 4);
    EXPECT_EQ(policy.reopening(), Reopening::half_bet);
    EXPECT_EQ(policy.clock_wait(), 120);
    EXPECT_TRUE(policy.check_raise());
}

// ---- Citations --------------------------------------------------------------------------------------------------------

struct Citation {
    Question question;
    std::string_view book;
    Conditions conditions;
    Cites cites;
};

TEST(Books, CiteThePageAndTheirRules) {
    const std::vector<Citation> cited{
        {Q::reopening, "tda", no_limit, {"4.11", "TDA-2026 49"}},
        {Q::reopening, "tda", fixed_limit, {"4.14", "TDA-2026 49"}},
        {Q::reopening, "roberts", no_limit, {"4.11", "RR-11 14.NL.3", "RR-11 14.NL.4"}},
        {Q::reopening, "roberts", fixed_limit, {"4.14", "RR-11 3.BR.7"}},
        {Q::reopening, "wsop", no_limit, {"4.11", "WSOP-2023 171", "WSOP-2023 173"}},
        {Q::reopening, "wsop", fixed_limit, {"4.14", "WSOP-2023 129"}},
        {Q::reopening, "home", no_limit, {"4.11", "RR-11 14.NL.3", "RR-11 14.NL.4"}},
        {Q::short_raise, "tda", no_limit, {"4.9", "TDA-2026 45"}},
        {Q::short_raise, "roberts", no_limit, {"4.9", "RR-11 14.NL.11"}},
        {Q::short_raise, "wsop", no_limit, {"4.9", "WSOP-2023 179"}},
        {Q::raise_over_short_all_in, "wsop", pot_limit, {"4.13", "WSOP-2023 172"}},
        {Q::raise_cap, "roberts", draw, {"4.15", "RR-11 3.BR.4"}},
        {Q::raise_cap, "home", fixed_limit, {"4.15", "HOME 1"}},
        {Q::several_chips, "tda", no_limit, {"4.19", "TDA-2026 47", "TDA-2026 63"}},
        {Q::oversized_chip, "roberts", fixed_limit, {"4.20", "RR-11 3.BR.15"}},
        {Q::undercall, "wsop", no_limit, {"4.21", "WSOP-2023 177", "WSOP-2023 138"}},
        {Q::mistaken_bet, "roberts", no_limit, {"4.22", "RR-11 14.NL.12"}},
        {Q::out_of_turn, "tda", no_limit, {"4.24", "TDA-2026 55"}},
        {Q::forward_motion, "wsop", fixed_limit, {"4.28", "WSOP-2023 134"}},
        {Q::clock, "roberts", no_limit, {"4.29", "RR-11 14.NL.16"}},
        {Q::button_rule, "wsop", no_limit, {"article: dead button", "WSOP-2023 151", "WSOP-2023 153"}},
        {Q::ante_order, "tda", no_limit, {"article: antes", "TDA-2026 RP-11"}},
        // Gaps: the filler is cited; where nobody fills one, the page alone.
        {Q::straddle_raise, "tda", no_limit, {"article: blinds", "RR-11 14.NL.2"}},
        {Q::substantial_action, "roberts", no_limit, {"4.25", "TDA-2026 38"}},
        {Q::ante_order, "wsop", no_limit, {"article: antes", "TDA-2026 RP-11"}},
        {Q::odd_chip_stud, "home", stud, {"4.10", "TDA-2026 21"}},
        {Q::check_facing_bet, "roberts", no_limit, {"4.4"}},
        {Q::min_bet, "tda", no_limit, {"4.7"}},
    };
    for (const Citation& row : cited)
        EXPECT_EQ(citations(compiled(row.book, row.conditions), row.question), row.cites)
            << name(row.question) << " of " << row.book << " in " << text(When{holding(row.conditions)});
}

TEST(Books, CiteThePageOfTheirQuestionFirst) {
    for (const auto& book : books()) {
        const auto chain = chain_of(book);
        for_each_conditions([&](const Conditions& conditions) {
            const auto rules = compile(*chain, conditions);
            for (const QuestionInfo& asked : all_questions()) {
                // "4.11-4.14" and "4.1, 4.2": the first number, and those between.
                const std::string page(rules->deciding(asked.question).page);
                const std::string_view pages = text(asked.question).page;
                const bool known = page == "4.12" || page == "4.13" || pages.find(page) != std::string_view::npos;
                EXPECT_TRUE(known) << asked.name << " of " << book->id << " cites " << page << ", not " << pages;
            }
        });
    }
}

// The wording of 2026 was seen by nobody: whatever rests on it says so.
TEST(Books, TdaOwnsUpToItsDoubts) {
    for (const Clause& clause : book_named("tda")->clauses)
        EXPECT_EQ(clause.doubt.empty(), !clause.filled_by.empty()) << name(clause.question);
}

TEST(Books, SayOneSentenceForTheTable) {
    for (const auto& book : books())
        for (const Clause& clause : book->clauses) {
            if (!clause.filled_by.empty()) continue;
            EXPECT_TRUE(clause.says.ends_with('.')) << book->id << ", line " << clause.line;
            EXPECT_LE(clause.says.size(), 200U) << book->id << ", line " << clause.line;
            EXPECT_EQ(clause.says.find(". "), std::string::npos) << book->id << ", line " << clause.line << ": one sentence";
            EXPECT_TRUE(clause.doubt.empty() || clause.doubt.ends_with('.')) << book->id << ", line " << clause.line;
        }
}

TEST(Books, NameTheBookWhoseSilenceWasFilled) {
    const Compiled tda = compiled("tda", no_limit);
    EXPECT_EQ(silence(tda.deciding(Q::straddle_raise)), "TDA-2026 says nothing here; RR-11 fills the gap.");
    EXPECT_EQ(silence(tda.deciding(Q::min_bet)), "TDA-2026 says nothing here; this is how Floorman reads the gap.");
    EXPECT_EQ(silence(tda.deciding(Q::reopening)), "");
    // A gap filled from a book that is silent too.
    EXPECT_EQ(tda.deciding(Q::straddle_seats).book->id, "roberts-11");
    EXPECT_EQ(silence(tda.deciding(Q::straddle_seats)), "TDA-2026 says nothing here; this is how Floorman reads the gap.");
}

// ---- The house --------------------------------------------------------------------------------------------------------

TEST(House, AnswersInPlaceOfTheBook) {
    const Compiled rules = compiled("tda", fixed_limit, {{Q::raise_cap, 3}, {Q::check_raise, 0}, {Q::chip_unit, 25}});
    EXPECT_EQ(rules.policy.raise_cap(), 3);
    EXPECT_FALSE(rules.policy.check_raise());
    EXPECT_EQ(rules.policy.chip_unit(), 25);
    EXPECT_EQ(citations(rules, Q::raise_cap), (Cites{"4.15", "house"}));
    EXPECT_EQ(citations(rules, Q::check_raise), (Cites{"4.6", "house"}));
    EXPECT_EQ(citations(rules, Q::reopening), (Cites{"4.14", "TDA-2026 49"}));
    EXPECT_EQ(silence(rules.deciding(Q::check_raise)), "");
}

TEST(House, IsReadOutByWhatItsAnswerMeans) {
    const Compiled rules = compiled("tda", fixed_limit, {{Q::raise_cap, 3}, {Q::check_raise, 0}, {Q::undercall, 1}});
    EXPECT_EQ(sentence(rules, Q::raise_cap), "How many raises: 3.");
    EXPECT_EQ(sentence(rules, Q::check_raise), text(Q::check_raise).meanings[0]);
    EXPECT_EQ(sentence(rules, Q::undercall), text(Q::undercall).meanings[1]);
    EXPECT_EQ(sentence(rules, Q::reopening), rules.deciding(Q::reopening).clause->says);
}

// ---- The questions in words -------------------------------------------------------------------------------------------

TEST(QuestionText, IsThereForEveryQuestionAndItsAnswers) {
    std::set<std::string_view> titles;
    for (const QuestionInfo& asked : all_questions()) {
        const QuestionText& words = text(asked.question);
        EXPECT_EQ(words.question, asked.question);
        EXPECT_TRUE(words.asks.ends_with('?') || words.asks.ends_with("?)")) << asked.name;
        EXPECT_FALSE(words.page.empty()) << asked.name;
        EXPECT_EQ(words.meanings.size(), asked.answers.size()) << asked.name;
        for (const std::string_view meaning : words.meanings) EXPECT_TRUE(meaning.ends_with('.')) << asked.name;
        titles.insert(words.title);
    }
    EXPECT_EQ(titles.size(), all_questions().size()) << "two questions have one title";
}

TEST(QuestionText, IsListedUnderFewHeadings) {
    const std::set<std::string_view> headings{"Betting", "Posting", "Pots and showdown", "Words, chips and gestures",
                                              "Order and time"};
    for (const QuestionInfo& asked : all_questions()) EXPECT_TRUE(headings.contains(text(asked.question).group)) << asked.name;
}

} // namespace
} // namespace floorman
