#pragma once
// questions_toml: what each question asks and what its answers mean, read from rulebooks/questions.toml.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/question.hpp"
#include "scene/toml_keys.hpp"

namespace floorman {

struct QuestionEntry {
    Question question{};
    std::string group, title, page, asks;
    std::vector<std::string> meanings; // One for each answer of a choice or flag, in order; none for a number.
};

// Every question, in order of its number. A question left out, or one whose answers are not those of rules/policy.hpp, is
// among the complaints.
Result<std::vector<QuestionEntry>, Complaints> read_questions(std::string_view text, std::string_view file);

} // namespace floorman
