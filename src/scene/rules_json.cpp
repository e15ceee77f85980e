#include "scene/rules_json.hpp"

#include <nlohmann/json.hpp>

#include "rules/books.hpp"

namespace floorman {

namespace {

using Json = nlohmann::ordered_json;

Json answer_of(Question question, std::int32_t answer) {
    switch (info(question).kind) {
    case AnswerKind::choice: return std::string(answer_name(question, answer));
    case AnswerKind::flag: return answer != 0;
    case AnswerKind::number: return answer;
    }
    return nullptr;
}

Json conditions_of(When when) {
    Json names = Json::array();
    for (const ConditionInfo& condition : all_conditions())
        if ((when.bits & condition.bit) != 0) names.push_back(condition.name);
    return names;
}

Json stand_of(Question question, const Stand& stand) {
    const Authority& authority = stand.authority;
    const Clause& clause = *authority.clause;
    return {{"answer", answer_of(question, stand.answer)},
            {"when", conditions_of(clause.when)},
            {"says", clause.says},
            {"rule", clause.rule},
            {"page", authority.page},
            {"cites", citations(authority)},
            {"from", authority.book->id},
            {"silent", authority.silent != nullptr},
            {"doubt", clause.doubt.empty() ? Json(nullptr) : Json(clause.doubt)}};
}

std::string_view kind_word(AnswerKind kind) {
    switch (kind) {
    case AnswerKind::choice: return "choice";
    case AnswerKind::number: return "number";
    case AnswerKind::flag: return "flag";
    }
    return "";
}

} // namespace

std::string question_json(Question question, std::span<const BookAnswers> books) {
    const QuestionText& asked = text(question);
    Json answers = Json::array();
    for (std::size_t i = 0; i < asked.meanings.size(); ++i)
        answers.push_back({{"answer", answer_of(question, static_cast<std::int32_t>(i))}, {"means", asked.meanings[i]}});
    Json by_book = Json::array();
    for (const BookAnswers& book : books) {
        Json stands = Json::array();
        for (const Stand& stand : book.on(question)) stands.push_back(stand_of(question, stand));
        by_book.push_back({{"rulebook", book.id}, {"answers", stands}});
    }
    const Json object{{"question", name(question)}, {"group", asked.group}, {"title", asked.title},
                      {"page", asked.page},         {"asks", asked.asks},   {"kind", kind_word(info(question).kind)},
                      {"answers", answers},         {"rulebooks", by_book}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace floorman
