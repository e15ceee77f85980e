#include "scene/rulebook_toml.hpp"

#include <array>
#include <optional>

#include "rules/compose.hpp"
#include "rules/conditions.hpp"

namespace floorman {

namespace {

using namespace toml_keys;

std::vector<std::string_view> question_names() {
    std::vector<std::string_view> names;
    for (const QuestionInfo& asked : all_questions()) names.push_back(asked.name);
    return names;
}

std::vector<std::string_view> condition_names() {
    std::vector<std::string_view> names;
    for (const ConditionInfo& condition : all_conditions()) names.push_back(condition.name);
    return names;
}

constexpr std::array<std::string_view, 7> book_keys{"book", "title", "cite_as", "edition", "kind", "amends", "clause"};
constexpr std::array<std::string_view, 11> clause_keys{"question", "answer", "when",  "rule",   "also",     "instead_of",
                                                       "page",     "says",   "doubt", "silent", "filled_by"};

class RulebookReader {
public:
    RulebookReader(std::string_view file, const FindBook& find, const TomlLines& lines)
        : read_(file, complaints_, &lines), find_(find) {}

    Result<Rulebook, Complaints> book(const toml::table& table) {
        header(table);
        if (const toml::node* clauses = table.get("clause")) {
            const toml::array* list = clauses->as_array();
            if (list == nullptr)
                read_.complain(*clauses, "'clause' is " + std::string(kind_of(*clauses)) + "; write [[clause]]");
            else
                for (std::size_t i = 0; i < list->size(); ++i) clause(*list->get(i), i + 1);
        }
        if (!complaints_.empty()) return complaints_;
        return std::move(book_);
    }

private:
    void header(const toml::table& table) {
        read_.only_keys(table, book_keys);
        book_.amends = read_.text(table, "amends");
        if (book_.amends.empty())
            own_header(table);
        else
            amending_header(table);
        if (const toml::node* edition = table.get("edition")) {
            if (const std::optional<std::int32_t> number = whole(*edition))
                book_.edition = *number;
            else
                read_.complain(*edition, "'edition' is no whole number; write a year or a version, such as 2026");
        }
        if (table.contains("kind")) kind(table);
    }

    void own_header(const toml::table& table) {
        constexpr std::string_view or_amend = ", or name the book that this one amends";
        book_.id = read_.required_text(table, "book", "give the book a name of its own" + std::string(or_amend));
        book_.title = read_.required_text(table, "title", "give the book's full name");
        book_.cite_as = read_.required_text(table, "cite_as", "say what stands before a rule's number in a citation");
        if (!table.contains("edition")) read_.complain(table, "'edition' is missing; write a year or a version, such as 2026");
        if (!table.contains("kind")) read_.complain(table, "'kind' is missing; write \"tournament\" or \"cash\"");
    }

    // A house writes down only what it does differently, in the header too.
    void amending_header(const toml::table& table) {
        book_.id = table.contains("book") ? read_.text(table, "book") : "house";
        book_.title = table.contains("title") ? read_.text(table, "title") : "House rules";
        book_.cite_as = table.contains("cite_as") ? read_.text(table, "cite_as") : "HOUSE";
        const std::shared_ptr<const Rulebook> amended = find_(book_.amends);
        if (!amended) {
            read_.complain(*table.get("amends"),
                           "amends " + quoted(book_.amends) + ", but there is no such book; name one such as \"tda-2026\"");
            return;
        }
        book_.amends = amended->id;
        book_.tournament = amended->tournament;
        if (book_.id == amended->id)
            read_.complain(*table.get("book"), "the book has the name of the one it amends; give it another");
    }

    void kind(const toml::table& table) {
        const std::string kind = read_.text(table, "kind");
        if (kind == "tournament" || kind == "cash")
            book_.tournament = kind == "tournament";
        else if (!kind.empty())
            read_.complain(*table.get("kind"), "'kind' is " + quoted(kind) + "; write \"tournament\" or \"cash\"");
    }

    void clause(const toml::node& node, std::size_t number) {
        read_.about("clause " + std::to_string(number));
        const toml::table* table = node.as_table();
        if (table == nullptr) return read_.complain(node, "is " + std::string(kind_of(node)) + "; write a table of keys");
        const std::optional<Question> question = question_of(*table);
        if (question) read_.about("clause " + std::to_string(number) + ", on " + quoted(name(*question)));
        read_.only_keys(*table, clause_keys);

        Clause clause;
        clause.line = read_.line_of(node);
        clause.when = when(*table);
        clause.rule = read_.text(*table, "rule");
        clause.also = read_.texts(*table, "also");
        clause.instead_of = read_.text(*table, "instead_of");
        clause.page = read_.text(*table, "page");
        clause.says = read_.text(*table, "says");
        clause.doubt = read_.text(*table, "doubt");
        clause.silent = read_.flag(*table, "silent");
        clause.filled_by = read_.text(*table, "filled_by");
        if (question) {
            clause.question = *question;
            answer(*table, clause);
        }
        speaks_or_is_silent(*table, clause);
        book_.clauses.push_back(std::move(clause));
        read_.about("");
    }

    std::optional<Question> question_of(const toml::table& table) {
        const std::string named = read_.required_text(table, "question", "name the question that the clause answers");
        if (named.empty()) return std::nullopt;
        const std::optional<Question> question = question_named(named);
        if (!question)
            read_.complain(*table.get("question"), "there is no question " + quoted(named) + instead(named, question_names()));
        return question;
    }

    void answer(const toml::table& table, Clause& clause) {
        const toml::node* given = table.get("answer");
        if (given == nullptr) {
            if (clause.filled_by.empty())
                read_.complain(
                    table, "'answer' is missing; give one, or write silent = true and filled_by = the book that fills the gap");
            return;
        }
        if (!clause.filled_by.empty())
            read_.complain(*given,
                           "has both 'answer' and 'filled_by'; the book that fills the gap gives the answer, so leave one out");
        const Result<std::int32_t, std::string> stored = read_answer(clause.question, *given);
        if (stored)
            clause.answer = *stored;
        else
            read_.complain(*given, stored.error());
    }

    When when(const toml::table& table) {
        When when;
        for (const std::string& named : read_.texts(table, "when")) {
            if (const std::optional<When::Bit> condition = condition_named(named))
                when.bits |= *condition;
            else
                read_.complain(*table.get("when"), "there is no condition " + quoted(named) + instead(named, condition_names()));
        }
        if (!can_hold(when))
            read_.complain(*table.get("when"),
                           "'when' asks for what no game is at once (" + floorman::text(when) + "); write a clause for each");
        return when;
    }

    // A book of its own speaks in full, so that its rulings can be cited and read out.
    void speaks_or_is_silent(const toml::table& table, const Clause& clause) {
        if (!clause.filled_by.empty() && !clause.silent)
            read_.complain(table, "'filled_by' is for a silent book; write silent = true too");
        if (clause.silent && (!clause.rule.empty() || !clause.also.empty()))
            read_.complain(table, "the book is silent here and yet has a rule; leave out 'rule' or 'silent'");
        if (!book_.amends.empty()) return;
        if (clause.rule.empty() && !clause.silent)
            read_.complain(table, "'rule' is missing; give its number, or write silent = true");
        if (clause.page.empty() && clause.filled_by.empty())
            read_.complain(table, "'page' is missing; give the rules page's number, such as \"4.11\"");
        if (clause.says.empty() && clause.filled_by.empty())
            read_.complain(table, "'says' is missing; give the rule in one sentence");
    }

    Complaints complaints_;
    Reader read_;
    const FindBook& find_;
    Rulebook book_;
};

using Chain = std::vector<std::shared_ptr<const Rulebook>>;

// An error of composing, said of the file where it stands in the book that was read from it.
std::string in_file(const ComposeError& error, std::string_view file, const Rulebook& book) {
    ComposeError moved = error;
    if (moved.book == book.id) moved.book = file;
    return floorman::text(moved);
}

Result<Chain, Complaints> composed(const Result<Rulebook, Complaints>& read, std::string_view file, const FindBook& find) {
    if (!read) return read.error();
    const Result<Chain, ComposeError> chain = chain_of(std::make_shared<const Rulebook>(*read), find);
    if (!chain) return Complaints{in_file(chain.error(), file, *read)};
    if (const std::optional<ComposeError> error = first_error(*chain, find)) return Complaints{in_file(*error, file, *read)};
    return *chain;
}

} // namespace

Result<std::int32_t, std::string> read_answer(Question question, const toml::node& value) {
    const QuestionInfo& asked = info(question);
    const std::string answered = quoted(asked.name) + " is answered with ";
    switch (asked.kind) {
    case AnswerKind::number:
        if (const std::optional<std::int32_t> number = whole(value)) return *number;
        if (const auto* number = value.as_integer())
            return answered + std::to_string(number->get()) + "; write a whole number from 0 to 2147483647";
        return answered + std::string(kind_of(value)) + "; write a whole number, without quotes";
    case AnswerKind::flag:
        if (const auto* flag = value.as_boolean()) return std::int32_t{flag->get() ? 1 : 0};
        return answered + std::string(kind_of(value)) + "; write true or false, without quotes";
    case AnswerKind::choice: break;
    }
    const auto* named = value.as_string();
    if (named == nullptr) return answered + std::string(kind_of(value)) + instead("", asked.answers);
    if (const std::optional<std::int32_t> stored = answer_named(question, named->get())) return *stored;
    return quoted(asked.name) + " has no answer " + quoted(named->get()) + instead(named->get(), asked.answers);
}

Result<Rulebook, Complaints> read_rulebook(const toml::table& table,
                                           std::string_view file,
                                           const FindBook& find,
                                           const TomlLines& lines) {
    return RulebookReader(file, find, lines).book(table);
}

Result<Rulebook, Complaints> read_rulebook(std::string_view text, std::string_view file, const FindBook& find) {
    return parsed<Rulebook>(text, file, [&](const toml::table& table) { return read_rulebook(table, file, find); });
}

Result<Chain, Complaints> read_chain(std::string_view text, std::string_view file, const FindBook& find) {
    return composed(read_rulebook(text, file, find), file, find);
}

Result<Chain, Complaints> read_chain(const toml::table& table,
                                     std::string_view file,
                                     const FindBook& find,
                                     const TomlLines& lines) {
    return composed(read_rulebook(table, file, find, lines), file, find);
}

} // namespace floorman
