#include "rules/question.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "rules/policy.hpp"

namespace floorman {
namespace {

TEST(Question, NamesGoThereAndBack) {
    for (const QuestionInfo& asked : all_questions()) {
        EXPECT_EQ(question_named(asked.name), asked.question) << asked.name;
        EXPECT_EQ(name(asked.question), asked.name);
        EXPECT_EQ(info(asked.question).question, asked.question);
    }
    EXPECT_EQ(question_named("raise_capp"), std::nullopt);
    EXPECT_EQ(question_named(""), std::nullopt);
}

TEST(Question, StandsAtThePlaceOfItsNumberAndHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < all_questions().size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(all_questions()[i].question), i);
        names.insert(all_questions()[i].name);
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(question_count));
}

// These numbers and names stand in reports and stored hands: whoever changes one breaks those.
TEST(Question, NumbersAreFixed) {
    EXPECT_EQ(name(Question{0}), "turn_order");
    EXPECT_EQ(name(Question{6}), "raise_cap");
    EXPECT_EQ(name(Question{26}), "button_rule");
    EXPECT_EQ(name(Question{45}), "forward_motion");
    EXPECT_EQ(name(Question{54}), "clock_expiry");
    EXPECT_EQ(name(Question{55}), "high_board_tie");
    EXPECT_EQ(name(Question{57}), "conditional");
}

TEST(Answer, NamesGoThereAndBack) {
    for (const QuestionInfo& asked : all_questions()) {
        if (asked.kind == AnswerKind::number) {
            EXPECT_TRUE(asked.answers.empty()) << asked.name;
            continue;
        }
        EXPECT_FALSE(asked.answers.empty()) << asked.name;
        for (std::size_t i = 0; i < asked.answers.size(); ++i) {
            const auto stored = static_cast<std::int32_t>(i);
            EXPECT_EQ(answer_named(asked.question, asked.answers[i]), stored) << asked.name;
            EXPECT_EQ(answer_name(asked.question, stored), asked.answers[i]);
            EXPECT_TRUE(is_answer(asked.question, stored));
        }
        const auto past = static_cast<std::int32_t>(asked.answers.size());
        EXPECT_FALSE(is_answer(asked.question, past)) << asked.name;
        EXPECT_FALSE(is_answer(asked.question, -1)) << asked.name;
        EXPECT_EQ(answer_name(asked.question, past), "");
        EXPECT_EQ(answer_named(asked.question, "no such answer"), std::nullopt);
    }
}

TEST(Answer, AChoiceIsStoredAsTheEnumNumbersIt) {
    EXPECT_EQ(answer_named(Question::reopening, "half_bet"), static_cast<std::int32_t>(Reopening::half_bet));
    EXPECT_EQ(answer_named(Question::forward_motion, "held_to_call"), static_cast<std::int32_t>(ForwardMotion::held_to_call));
    EXPECT_EQ(answer_named(Question::button_rule, "simplified"), static_cast<std::int32_t>(ButtonRule::simplified));
}

TEST(Answer, AFlagIsTrueOrFalse) {
    EXPECT_EQ(answer_named(Question::check_raise, "true"), 1);
    EXPECT_EQ(answer_named(Question::check_raise, "false"), 0);
    EXPECT_EQ(answer_named(Question::check_raise, "yes"), std::nullopt);
    EXPECT_EQ(answer_name(Question::check_raise, 1), "true");
}

TEST(Answer, ANumberIsPlainDigits) {
    EXPECT_EQ(answer_named(Question::raise_cap, "0"), 0);
    EXPECT_EQ(answer_named(Question::raise_cap, "4"), 4);
    EXPECT_EQ(answer_named(Question::chip_unit, "999999999"), 999999999);
    EXPECT_EQ(answer_named(Question::chip_unit, "1000000000"), std::nullopt);
    EXPECT_EQ(answer_named(Question::raise_cap, "-1"), std::nullopt);
    EXPECT_EQ(answer_named(Question::raise_cap, "3.5"), std::nullopt);
    EXPECT_EQ(answer_named(Question::raise_cap, ""), std::nullopt);
    EXPECT_EQ(answer_name(Question::raise_cap, 4), "");
    EXPECT_TRUE(is_answer(Question::raise_cap, 4));
    EXPECT_FALSE(is_answer(Question::raise_cap, -4));
}

TEST(Answer, OnlyChipsAreAmounts) {
    for (const QuestionInfo& asked : all_questions())
        EXPECT_EQ(is_amount(asked.question), asked.name == "chip_unit" || asked.name == "pot_rounding") << asked.name;
}

} // namespace
} // namespace floorman
