#include "scene/questions_toml.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace floorman {

namespace {

using namespace toml_keys;

std::vector<std::string_view> question_names() {
    std::vector<std::string_view> names;
    for (const QuestionInfo& asked : all_questions()) names.push_back(asked.name);
    return names;
}

constexpr std::array<std::string_view, 1> file_keys{"question"};
constexpr std::array<std::string_view, 7> question_keys{"name", "group", "title", "page", "asks", "kind", "answers"};
constexpr std::array<std::string_view, 2> answer_keys{"name", "means"};
constexpr std::array<std::string_view, 3> kind_names{"choice", "number", "flag"}; // In the order of AnswerKind.

class QuestionsReader {
public:
    explicit QuestionsReader(std::string_view file) : read_(file, complaints_) {}

    Result<std::vector<QuestionEntry>, Complaints> questions(const toml::table& table) {
        read_.only_keys(table, file_keys);
        const toml::node* node = table.get("question");
        const toml::array* list = node != nullptr ? node->as_array() : nullptr;
        if (list == nullptr)
            read_.complain(table, "there are no questions; write [[question]]");
        else
            for (const toml::node& each : *list) question(each);
        read_.about("");
        for (const QuestionInfo& asked : all_questions())
            if (std::none_of(entries_.begin(), entries_.end(),
                             [&](const QuestionEntry& entry) { return entry.question == asked.question; }))
                read_.complain(table, "the question " + quoted(asked.name) + " is missing; add it");
        if (!complaints_.empty()) return complaints_;
        std::sort(entries_.begin(), entries_.end(),
                  [](const auto& one, const auto& other) { return one.question < other.question; });
        return std::move(entries_);
    }

private:
    void question(const toml::node& node) {
        read_.about("");
        const toml::table* table = node.as_table();
        if (table == nullptr) return read_.complain(node, "a question is a table; write [[question]]");
        const std::string named = read_.required_text(*table, "name", "name the question");
        read_.about("question " + quoted(named));
        const std::optional<Question> question = question_named(named);
        if (!question) return read_.complain(node, "there is no such question" + instead(named, question_names()));
        for (const QuestionEntry& entry : entries_)
            if (entry.question == *question) read_.complain(node, "stands here twice; leave one out");
        read_.only_keys(*table, question_keys);

        QuestionEntry entry;
        entry.question = *question;
        entry.group = read_.required_text(*table, "group", "say under which heading it is listed");
        entry.title = read_.required_text(*table, "title", "give it a few words for a list");
        entry.page = read_.required_text(*table, "page", "give the rules page's numbers");
        entry.asks = read_.required_text(*table, "asks", "ask it in one plain sentence");
        const std::string_view kind = kind_names[static_cast<std::size_t>(info(*question).kind)];
        if (read_.required_text(*table, "kind", "write " + quoted(kind)) != kind && table->contains("kind"))
            read_.complain(*table->get("kind"), "its answer is a " + std::string(kind) + "; write kind = " + quoted(kind));
        meanings(*table, entry);
        entries_.push_back(std::move(entry));
    }

    void meanings(const toml::table& table, QuestionEntry& entry) {
        const std::span<const std::string_view> names = info(entry.question).answers;
        const toml::node* node = table.get("answers");
        const toml::array* list = node != nullptr ? node->as_array() : nullptr;
        const std::size_t given = list != nullptr ? list->size() : 0;
        if (given != names.size())
            return read_.complain(table, "has " + std::to_string(given) + " answers; give " + std::to_string(names.size()) +
                                             ", in the order of rules/policy.hpp");
        for (std::size_t i = 0; i < given; ++i) {
            const toml::table* answer = list->get(i)->as_table();
            if (answer == nullptr)
                return read_.complain(*list->get(i), "an answer is a table; write { name = \"...\", means = \"...\" }");
            read_.only_keys(*answer, answer_keys);
            if (read_.text(*answer, "name") != names[i])
                read_.complain(*answer,
                               "answer " + std::to_string(i + 1) + " is " + quoted(names[i]) + "; write it in that place");
            entry.meanings.push_back(read_.required_text(*answer, "means", "say in one sentence what the answer means"));
        }
    }

    Complaints complaints_;
    Reader read_;
    std::vector<QuestionEntry> entries_;
};

} // namespace

Result<std::vector<QuestionEntry>, Complaints> read_questions(std::string_view text, std::string_view file) {
    return parsed<std::vector<QuestionEntry>>(text, file,
                                              [&](const toml::table& table) { return QuestionsReader(file).questions(table); });
}

} // namespace floorman
