#include "cli/rulebooks.hpp"
#include "cli/rules_lookup.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/rules_page.hpp"
#include "rules/books.hpp"
#include "scene/rules_json.hpp"

namespace floorman::cli {
namespace {

const std::vector<BookAnswers>& all_books() {
    static const std::vector<BookAnswers> books = [] {
        std::vector<BookAnswers> made;
        for (const Chain& chain : all_chains()) made.push_back(answers_of(chain).value());
        return made;
    }();
    return books;
}

std::vector<std::string> found(std::string_view asked) {
    std::vector<std::string> names;
    const auto questions = questions_about(asked, all_books());
    if (!questions.ok()) return {"error: " + questions.error()};
    for (const Question question : *questions) names.emplace_back(name(question));
    return names;
}

bool finds(std::string_view asked, std::string_view question) {
    const std::vector<std::string> names = found(asked);
    return std::find(names.begin(), names.end(), question) != names.end();
}

TEST(Pages, CoverTheirNumbers) {
    EXPECT_TRUE(page_covers("4.11-4.14", "4.12"));
    EXPECT_TRUE(page_covers("4.1, 4.2", "4.2"));
    EXPECT_FALSE(page_covers("4.1, 4.2", "4.20"));
    EXPECT_FALSE(page_covers("4.11-4.14", "4.15"));
    EXPECT_FALSE(page_covers("article: blinds", "4.1"));
    EXPECT_FALSE(page_covers("4.11", "4"));
    EXPECT_EQ(numbers_of("4.11-4.14"), (std::vector<std::string>{"4.11", "4.12", "4.13", "4.14"}));
    EXPECT_EQ(numbers_of("article: blinds"), std::vector<std::string>{});
}

TEST(Lookup, FindsAQuestionByItsNameHoweverItIsSpelt) {
    EXPECT_EQ(found("reopening"), std::vector<std::string>{"reopening"});
    EXPECT_EQ(found("Raise Cap"), std::vector<std::string>{"raise_cap"});
    EXPECT_EQ(found("raise-cap"), std::vector<std::string>{"raise_cap"});
}

TEST(Lookup, FindsQuestionsByTheNumberOfThePage) {
    EXPECT_TRUE(finds("4.11", "reopening"));
    EXPECT_TRUE(finds("4.12", "reopening"));
    EXPECT_TRUE(finds("4.15", "raise_cap") && finds("4.15", "cap_heads_up"));
    EXPECT_FALSE(finds("4.1", "raise_cap"));
}

TEST(Lookup, FindsQuestionsByABooksRule) {
    EXPECT_TRUE(finds("TDA-2026 49", "reopening"));
    EXPECT_TRUE(finds("tda 49", "reopening"));
    EXPECT_TRUE(finds("WSOP-2023 171", "reopening") && finds("wsop-2023 171", "min_raise"));
    EXPECT_TRUE(finds("RR-11 14.NL.3", "reopening"));
    EXPECT_TRUE(finds("14.nl.3", "reopening"));
    EXPECT_FALSE(finds("WSOP-2023 49", "reopening"));
}

TEST(Lookup, FindsRulesThatAreCitedBesideOthers) { EXPECT_TRUE(finds("WSOP-2023 173", "reopening")); }

TEST(Lookup, FindsArticlesAndWords) {
    EXPECT_TRUE(finds("dead button", "button_rule"));
    EXPECT_TRUE(finds("article: dead button", "button_rule"));
    EXPECT_TRUE(finds("straddle", "straddle_raise") && finds("straddle", "straddle_seats"));
}

TEST(Lookup, ProposesWhatWasMeant) {
    EXPECT_NE(found("repening").front().find("did you mean reopening?"), std::string::npos);
    EXPECT_NE(found("TDA-2026 999").front().find("no question rests on rule \"999\""), std::string::npos);
    EXPECT_TRUE(found("9.99").front().starts_with("error: "));
    EXPECT_TRUE(found("").front().starts_with("error: "));
}

// What a book answers under some conditions is what `compile` answers there.
TEST(Answers, AreThoseOfTheCompiledBook) {
    for (const BookAnswers& book : all_books())
        for_each_conditions([&](const Conditions& conditions) {
            const Compiled compiled = compile(chain_of(book_named(book.id)).value(), conditions).value();
            for (const QuestionInfo& each : all_questions()) {
                const std::vector<Stand>& stands = book.on(each.question);
                const std::int32_t answer = compiled.policy.answers[static_cast<std::size_t>(each.question)];
                EXPECT_TRUE(std::any_of(stands.begin(), stands.end(),
                                        [&](const Stand& stand) {
                                            return stand.answer == answer && applies(stand.authority.clause->when, conditions);
                                        }))
                    << book.id << " " << each.name;
            }
        });
}

TEST(Answers, TheBroadestComesFirst) {
    const std::vector<Stand>& stands = all_books().front().on(Question::reopening);
    ASSERT_EQ(stands.size(), 2U);
    EXPECT_TRUE(stands[0].authority.clause->when.always());
    EXPECT_EQ(answer_text(Question::reopening, stands[0].answer), "full_raise");
    EXPECT_EQ(answer_text(Question::reopening, stands[1].answer), "half_bet");
}

TEST(QuestionsTable, ListsEveryQuestionOnceAndMarksDifferences) {
    std::vector<Question> questions;
    for (const QuestionInfo& each : all_questions()) questions.push_back(each.question);
    const std::string table = questions_table(questions, all_books(), Style{});
    for (const QuestionInfo& each : all_questions()) {
        const std::string cell = " " + std::string(each.name) + " ";
        EXPECT_NE(table.find(cell), std::string::npos) << each.name;
        EXPECT_EQ(table.find(cell), table.rfind(cell)) << each.name;
    }
    EXPECT_NE(table.find("*  4.4 "), std::string::npos) << table;
    EXPECT_NE(table.find("   4.8 "), std::string::npos) << table;
    EXPECT_NE(table.find("tda: call_or_fold\n"), std::string::npos) << table;
}

TEST(QuestionPage, TellsAnswersBooksRulesAndDoubts) {
    const std::string page = question_page(Question::reopening, all_books(), Style{});
    const std::string heads = "Raising again                                              reopening · 4.11-4.14\n";
    EXPECT_TRUE(page.starts_with(heads)) << page;
    for (const std::string_view part : {"  full_raise: ", "  half_bet: ", "TDA-2026 49\n", "WSOP-2023 171 · WSOP-2023 173",
                                        "(fixed limit)", "In doubt: ", "As roberts-11."})
        EXPECT_NE(page.find(part), std::string::npos) << part << "\n" << page;
}

TEST(QuestionPage, NamesTheBookThatFillsAGap) {
    const std::string page = question_page(Question::kill, all_books(), Style{});
    EXPECT_NE(page.find("tda-2026    Silent; roberts-11 fills the gap: "), std::string::npos) << page;
}

TEST(QuestionPage, EveryPageStaysWithinItsWidth) {
    for (const QuestionInfo& each : all_questions())
        for (const int width : {40, 80, 120}) {
            const std::string page = question_page(each.question, all_books(), Style{width, false});
            for (std::size_t at = 0; at < page.size();) {
                const std::size_t end = page.find('\n', at);
                EXPECT_LE(columns_of(page.substr(at, end - at)), width) << page.substr(at, end - at);
                at = end + 1;
            }
        }
}

TEST(QuestionJson, HoldsTheSame) {
    const auto object = nlohmann::json::parse(question_json(Question::reopening, all_books()));
    EXPECT_EQ(object["question"], "reopening");
    EXPECT_EQ(object["page"], "4.11-4.14");
    EXPECT_EQ(object["answers"].size(), 2U);
    ASSERT_EQ(object["rulebooks"].size(), all_books().size());
    const auto& tda = object["rulebooks"][0];
    EXPECT_EQ(tda["rulebook"], "tda-2026");
    EXPECT_EQ(tda["answers"][0]["answer"], "full_raise");
    EXPECT_EQ(tda["answers"][0]["when"], nlohmann::json::array());
    EXPECT_EQ(tda["answers"][0]["cites"], (nlohmann::json{"4.11", "TDA-2026 49"}));
    EXPECT_EQ(tda["answers"][1]["when"], nlohmann::json{"fixed_limit"});
    EXPECT_EQ(object["rulebooks"][3]["answers"][0]["from"], "roberts-11");
}

TEST(QuestionJson, NumbersAndFlagsKeepTheirKind) {
    const auto cap = nlohmann::json::parse(question_json(Question::raise_cap, all_books()));
    EXPECT_TRUE(cap["rulebooks"][0]["answers"][0]["answer"].is_number_integer());
    const auto check_raise = nlohmann::json::parse(question_json(Question::check_raise, all_books()));
    EXPECT_TRUE(check_raise["rulebooks"][0]["answers"][0]["answer"].is_boolean());
}

} // namespace
} // namespace floorman::cli
