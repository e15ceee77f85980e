#include "scene/questions_toml.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "rules/books.hpp"

namespace floorman {
namespace {

std::string file_text(const std::string& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file.is_open()) << path << " is not there; run the tests in the root of the sources";
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
}

TEST(QuestionsToml, IsWhatTheProgramCarries) {
    const auto entries = read_questions(file_text("rulebooks/questions.toml"), "questions.toml");
    ASSERT_TRUE(entries.ok()) << entries.error().front();
    ASSERT_EQ(entries->size(), all_questions().size());
    for (const QuestionEntry& entry : *entries) {
        const QuestionText& carried = text(entry.question);
        EXPECT_EQ(entry.title, carried.title);
        EXPECT_EQ(entry.group, carried.group);
        EXPECT_EQ(entry.page, carried.page);
        EXPECT_EQ(entry.asks, carried.asks);
        EXPECT_TRUE(std::equal(entry.meanings.begin(), entry.meanings.end(), carried.meanings.begin(), carried.meanings.end()));
    }
}

// What read_questions says first of a text, leaving out all the questions that a short text cannot have.
std::string first_complaint(const std::string& text) {
    const auto entries = read_questions(text, "questions.toml");
    return entries ? "" : entries.error().front();
}

std::string tap(const std::string& kind, const std::string& answers) {
    return "[[question]]\nname = \"tap\"\ngroup = \"g\"\ntitle = \"t\"\npage = \"4.17\"\nasks = \"?\"\nkind = \"" + kind +
           "\"\nanswers = " + answers + "\n";
}

TEST(QuestionsToml, TellsWhatIsMissingOrMisspelt) {
    EXPECT_EQ(first_complaint(tap("choice", "[{ name = \"agreed\", means = \"A check.\" }]")),
              "questions.toml:1: the question 'turn_order' is missing; add it");
    EXPECT_EQ(first_complaint("[[question]]\nname = \"tapp\"\n"),
              "questions.toml:1: question 'tapp': there is no such question; did you mean 'tap'?");
    EXPECT_EQ(first_complaint(tap("number", "[{ name = \"agreed\", means = \"A check.\" }]")),
              "questions.toml:7: question 'tap': its answer is a choice; write kind = 'choice'");
    EXPECT_EQ(first_complaint(tap("choice", "[]")),
              "questions.toml:1: question 'tap': has 0 answers; give 1, in the order of rules/policy.hpp");
    EXPECT_EQ(first_complaint(tap("choice", "[{ name = \"agrees\", means = \"A check.\" }]")),
              "questions.toml:8: question 'tap': answer 1 is 'agreed'; write it in that place");
    EXPECT_EQ(first_complaint(tap("choice", "[{ name = \"agreed\" }]")),
              "questions.toml:8: question 'tap': 'means' is missing; say in one sentence what the answer means");
    EXPECT_EQ(first_complaint(tap("choice", "[{ name = \"agreed\", means = \"A check.\" }]") + tap("choice", "[]")),
              "questions.toml:9: question 'tap': stands here twice; leave one out");
}

} // namespace
} // namespace floorman
