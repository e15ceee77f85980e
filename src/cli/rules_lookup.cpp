#include "cli/rules_lookup.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/nearest.hpp"
#include "rules/books.hpp"

namespace floorman::cli {

namespace {

// "4.11" as two numbers that can be compared.
struct PageNumber {
    int chapter{};
    int rule{};
    friend auto operator<=>(const PageNumber&, const PageNumber&) = default;
};

std::optional<PageNumber> page_number(std::string_view text) {
    PageNumber number;
    const char* const end = text.data() + text.size();
    const auto [dot, chapter_error] = std::from_chars(text.data(), end, number.chapter);
    if (chapter_error != std::errc() || dot == end || *dot != '.') return std::nullopt;
    const auto [rest, rule_error] = std::from_chars(dot + 1, end, number.rule);
    if (rule_error != std::errc() || rest != end) return std::nullopt;
    return number;
}

struct PageRange {
    PageNumber first, last;
};

// The ranges of "4.11-4.14" or "4.13, 4.14"; an article's heading has none.
std::vector<PageRange> ranges_of(std::string_view page) {
    std::vector<PageRange> ranges;
    while (!page.empty()) {
        const std::size_t comma = std::min(page.find(','), page.size());
        std::string_view part = page.substr(0, comma);
        page.remove_prefix(std::min(comma + 1, page.size()));
        while (part.starts_with(' ')) part.remove_prefix(1);
        const std::size_t dash = part.find('-');
        const auto first = page_number(part.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : page_number(part.substr(dash + 1));
        if (first && last) ranges.push_back({*first, *last});
    }
    return ranges;
}

std::string lower(std::string_view text) {
    std::string made(text);
    for (char& c : made)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return made;
}

std::string trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return std::string(text);
}

// How questions are spelt: "Raise cap" and "raise-cap" are raise_cap.
std::string as_a_name(std::string_view text) {
    std::string made = lower(text);
    std::replace(made.begin(), made.end(), ' ', '_');
    std::replace(made.begin(), made.end(), '-', '_');
    return made;
}

template <class Wanted>
std::vector<Question> those(Wanted wanted) {
    std::vector<Question> found;
    for (const QuestionInfo& each : all_questions())
        if (wanted(each.question)) found.push_back(each.question);
    return found;
}

bool any_stand(Question question, std::span<const BookAnswers> books, auto wanted) {
    return std::any_of(books.begin(), books.end(), [&](const BookAnswers& book) {
        return std::any_of(book.on(question).begin(), book.on(question).end(), wanted);
    });
}

std::vector<Question> on_page(const std::string& number, std::span<const BookAnswers> books) {
    return those([&](Question question) {
        return page_covers(text(question).page, number) ||
               any_stand(question, books, [&](const Stand& stand) { return page_covers(stand.authority.page, number); });
    });
}

bool has_rule(const Clause& clause, const std::string& rule) {
    const auto same = [&](const std::string& its) { return lower(its) == rule; };
    return same(clause.rule) || std::any_of(clause.also.begin(), clause.also.end(), same);
}

// The questions for which `book`, one of those given or one that stands behind them, gives this rule.
std::vector<Question> by_rule(const std::string& rule, std::span<const BookAnswers> answers, auto book_wanted) {
    std::vector<bool> found(question_count);
    for (const BookAnswers& each : answers)
        for (const std::shared_ptr<const Rulebook>& book : each.books) {
            if (!book_wanted(*book)) continue;
            for (const Clause& clause : book->clauses)
                if (has_rule(clause, rule)) found[static_cast<std::size_t>(clause.question)] = true;
        }
    return those([&](Question question) { return found[static_cast<std::size_t>(question)]; });
}

// "TDA-2026 49": the first word is a book as citations, ids or short names call it, the rest a rule.
struct BookRule {
    std::string book;
    std::string rule;
};

bool is_called(const Rulebook& book, const std::string& word) {
    if (lower(book.cite_as) == word || lower(book.id) == word) return true;
    const std::shared_ptr<const Rulebook> named = book_named(word);
    return named != nullptr && named->id == book.id;
}

std::optional<BookRule> book_rule(const std::string& asked, std::span<const BookAnswers> answers) {
    const std::size_t space = asked.find(' ');
    if (space == std::string::npos) return std::nullopt;
    const std::string word = asked.substr(0, space);
    for (const BookAnswers& each : answers)
        for (const std::shared_ptr<const Rulebook>& book : each.books)
            if (is_called(*book, word)) return BookRule{word, trimmed(asked.substr(space))};
    return std::nullopt;
}

std::vector<Question> with_words(const std::string& asked) {
    const std::string name_part = as_a_name(asked);
    std::vector<Question> found = those([&](Question question) {
        const QuestionText& its = text(question);
        return name(question).find(name_part) != std::string_view::npos || lower(its.title).find(asked) != std::string::npos ||
               (its.page.starts_with("article: ") && its.page.find(asked) != std::string_view::npos);
    });
    if (!found.empty()) return found;
    return those([&](Question question) { return lower(text(question).asks).find(asked) != std::string::npos; });
}

std::string nothing_found(std::string_view asked) {
    std::vector<std::string_view> known;
    for (const QuestionInfo& each : all_questions()) known.push_back(each.name);
    const std::string spelt = as_a_name(asked);
    const std::string_view meant = nearest(spelt, known);
    std::string text = "no question, page or rule is called \"" + std::string(asked) + "\"; ";
    if (!meant.empty()) text += "did you mean " + std::string(meant) + "? ";
    return text + "floorman rules lists all questions";
}

} // namespace

std::string answer_text(Question question, std::int32_t answer) {
    const std::string_view named = answer_name(question, answer);
    return named.empty() ? std::to_string(answer) : std::string(named);
}

bool page_covers(std::string_view page, std::string_view number) {
    const std::optional<PageNumber> wanted = page_number(number);
    if (!wanted) return false;
    const std::vector<PageRange> ranges = ranges_of(page);
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](const PageRange& range) { return range.first <= *wanted && *wanted <= range.last; });
}

std::vector<std::string> numbers_of(std::string_view page) {
    std::vector<std::string> numbers;
    for (const PageRange& range : ranges_of(page))
        for (int rule = range.first.rule; rule <= range.last.rule; ++rule)
            numbers.push_back(std::to_string(range.first.chapter) + "." + std::to_string(rule));
    return numbers;
}

Result<std::vector<Question>, std::string> questions_about(std::string_view given, std::span<const BookAnswers> books) {
    const std::string asked = lower(trimmed(given));
    if (const std::optional<Question> question = question_named(as_a_name(asked))) return std::vector{*question};
    if (page_number(asked)) {
        std::vector<Question> found = on_page(asked, books);
        if (!found.empty()) return found;
    }
    if (const std::optional<BookRule> rule = book_rule(asked, books)) {
        std::vector<Question> found = by_rule(rule->rule, books,
                                              [&](const Rulebook& book) { return is_called(book, rule->book); });
        if (!found.empty()) return found;
        return "no question rests on rule \"" + rule->rule + "\" of " + rule->book + "; floorman rules --rulebook " + rule->book +
               " --json lists those that are used";
    }
    if (asked.empty()) return nothing_found(given);
    std::vector<Question> found = by_rule(asked, books, [](const Rulebook&) { return true; });
    if (found.empty()) found = with_words(asked.starts_with("article: ") ? asked.substr(9) : asked);
    if (found.empty()) return nothing_found(given);
    return found;
}

} // namespace floorman::cli
