#include "scene/rulebook_toml.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "base/nearest.hpp"

namespace floorman {

namespace {

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

// "; did you mean 'x'?" or, where nothing is near, "; write one of 'a', 'b'".
std::string instead(std::string_view word, std::span<const std::string_view> known) {
    const std::string_view near = nearest(word, known);
    if (!near.empty()) return "; did you mean " + quoted(near) + "?";
    std::string list;
    for (const std::string_view name : known) list += (list.empty() ? "" : ", ") + quoted(name);
    return "; write one of " + list;
}

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

// What a value is, as TOML's own documents call it.
std::string_view kind_of(const toml::node& node) {
    switch (node.type()) {
    case toml::node_type::string: return "text";
    case toml::node_type::integer: return "a whole number";
    case toml::node_type::floating_point: return "a number with decimals";
    case toml::node_type::boolean: return "true or false";
    case toml::node_type::table: return "a table";
    case toml::node_type::array: return "a list";
    case toml::node_type::none:
    case toml::node_type::date:
    case toml::node_type::time:
    case toml::node_type::date_time: break;
    }
    return "a date or time";
}

// One file's text, read key by key; whatever is wrong is noted and reading goes on.
class Reader {
public:
    Reader(std::string_view file, Complaints& complaints) : file_(file), complaints_(complaints) {}

    // Everything noted from here on is said of `about` ("clause 3, on 'reopening'"); empty for the file itself.
    void about(std::string about) { about_ = std::move(about); }

    void complain(const toml::node& node, std::string_view what) { complain(node.source().begin.line, what); }

    void complain(toml::source_index line, std::string_view what) {
        std::string complaint = file_;
        if (line > 0) complaint += ":" + std::to_string(line);
        complaint += ": ";
        if (!about_.empty()) complaint += about_ + ": ";
        complaints_.push_back(complaint.append(what));
    }

    void only_keys(const toml::table& table, std::span<const std::string_view> known) {
        for (const auto& [key, value] : table) {
            if (std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
            const toml::source_index line = key.source().begin.line;
            complain(line > 0 ? line : value.source().begin.line, "unknown key " + quoted(key.str()) + instead(key.str(), known));
        }
    }

    // The text at `key`; empty where there is none.
    std::string text(const toml::table& table, std::string_view key) {
        const toml::node* node = table.get(key);
        if (node == nullptr) return {};
        if (const auto* text = node->as_string()) {
            if (text->get().find('\n') == std::string::npos) return text->get();
            complain(*node, quoted(key) + " runs over several lines; write it in one");
            return {};
        }
        complain(*node, quoted(key) + " is " + std::string(kind_of(*node)) + "; write it as text in quotes");
        return {};
    }

    std::string required_text(const toml::table& table, std::string_view key, std::string_view why) {
        if (!table.contains(key)) complain(table, quoted(key) + " is missing; " + std::string(why));
        return text(table, key);
    }

    // One text or a list of them.
    std::vector<std::string> texts(const toml::table& table, std::string_view key) {
        const toml::node* node = table.get(key);
        if (node == nullptr) return {};
        const toml::array* list = node->as_array();
        if (list == nullptr) return {text(table, key)};
        std::vector<std::string> found;
        for (const toml::node& each : *list) {
            if (const auto* text = each.as_string())
                found.push_back(text->get());
            else
                complain(each, quoted(key) + " lists " + std::string(kind_of(each)) + "; write text in quotes");
        }
        return found;
    }

    bool flag(const toml::table& table, std::string_view key) {
        const toml::node* node = table.get(key);
        if (node == nullptr) return false;
        if (const auto* flag = node->as_boolean()) return flag->get();
        complain(*node, quoted(key) + " is " + std::string(kind_of(*node)) + "; write true or false, without quotes");
        return false;
    }

private:
    std::string file_;
    std::string about_;
    Complaints& complaints_;
};

std::optional<std::int32_t> whole(const toml::node& node) {
    const auto* number = node.as_integer();
    if (number == nullptr || number->get() < 0 || number->get() > std::numeric_limits<std::int32_t>::max()) return std::nullopt;
    return static_cast<std::int32_t>(number->get());
}

int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

// ---- Rulebooks --------------------------------------------------------------------------------------------------------

constexpr std::array<std::string_view, 7> book_keys{"book", "title", "cite_as", "edition", "kind", "amends", "clause"};
constexpr std::array<std::string_view, 11> clause_keys{"question", "answer", "when",  "rule",   "also",     "instead_of",
                                                       "page",     "says",   "doubt", "silent", "filled_by"};

class RulebookReader {
public:
    RulebookReader(std::string_view file, const FindBook& find) : read_(file, complaints_), find_(find) {}

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
        if (book_.id == amended->id) read_.complain(table, "the book has the name of the one it amends; give it another");
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
        clause.line = line_of(node);
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

// ---- Questions --------------------------------------------------------------------------------------------------------

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

// Parses and hands the table on; what is no TOML at all is one complaint.
template <class Value, class Read>
Result<Value, Complaints> parsed(std::string_view text, std::string_view file, Read read) {
    toml::table table;
    try {
        table = toml::parse(text, file);
    } catch (const toml::parse_error& error) {
        return Complaints{std::string(file) + ":" + std::to_string(error.source().begin.line) +
                          ": this is not TOML: " + std::string(error.description()) + "; compare rulebooks/FORMAT.md"};
    }
    return read(table);
}

} // namespace

Result<std::int32_t, std::string> read_answer(Question question, const toml::node& value) {
    const QuestionInfo& asked = info(question);
    const std::string of = "'answer' to " + quoted(asked.name);
    switch (asked.kind) {
    case AnswerKind::number:
        if (const std::optional<std::int32_t> number = whole(value)) return *number;
        return of + " is " + std::string(kind_of(value)) + "; write a whole number, zero or more, without quotes";
    case AnswerKind::flag:
        if (const auto* flag = value.as_boolean()) return std::int32_t{flag->get() ? 1 : 0};
        return of + " is " + std::string(kind_of(value)) + "; write true or false, without quotes";
    case AnswerKind::choice: break;
    }
    const auto* named = value.as_string();
    if (named == nullptr) return of + " is " + std::string(kind_of(value)) + instead("", asked.answers);
    if (const std::optional<std::int32_t> stored = answer_named(question, named->get())) return *stored;
    return quoted(asked.name) + " has no answer " + quoted(named->get()) + instead(named->get(), asked.answers);
}

Result<Rulebook, Complaints> read_rulebook(const toml::table& table, std::string_view file, const FindBook& find) {
    return RulebookReader(file, find).book(table);
}

Result<Rulebook, Complaints> read_rulebook(std::string_view text, std::string_view file, const FindBook& find) {
    return parsed<Rulebook>(text, file, [&](const toml::table& table) { return read_rulebook(table, file, find); });
}

Result<std::vector<QuestionEntry>, Complaints> read_questions(std::string_view text, std::string_view file) {
    return parsed<std::vector<QuestionEntry>>(text, file,
                                              [&](const toml::table& table) { return QuestionsReader(file).questions(table); });
}

} // namespace floorman
