#include "rules/compose.hpp"

#include <algorithm>
#include <iterator>
#include <span>

#include "base/check.hpp"
#include "base/nearest.hpp"

namespace floorman {

namespace {

using Chain = std::vector<std::shared_ptr<const Rulebook>>;

// A clause on the question at hand, and how far its book is from the outermost one.
struct Candidate {
    const Clause* clause{};
    const Rulebook* book{};
    std::size_t level{};
};

// All that are on one question, in the order of the books.
using Candidates = std::span<const Candidate>;

// The clauses of a chain of books, question by question.
class Clauses {
public:
    explicit Clauses(const Chain& chain) {
        std::array<std::size_t, question_count> next{};
        for (const std::shared_ptr<const Rulebook>& book : chain)
            for (const Clause& clause : book->clauses) ++begins_[place(clause) + 1];
        for (std::size_t i = 0; i < next.size(); ++i) {
            begins_[i + 1] += begins_[i];
            next[i] = begins_[i];
        }
        sorted_.resize(begins_.back());
        for (std::size_t level = 0; level < chain.size(); ++level)
            for (const Clause& clause : chain[level]->clauses)
                sorted_[next[place(clause)]++] = {&clause, chain[level].get(), level};
    }

    [[nodiscard]] Candidates on(Question question) const noexcept {
        const auto place = static_cast<std::size_t>(question);
        return Candidates{sorted_}.subspan(begins_[place], begins_[place + 1] - begins_[place]);
    }

private:
    static std::size_t place(const Clause& clause) noexcept { return static_cast<std::size_t>(clause.question); }

    std::vector<Candidate> sorted_;
    std::array<std::size_t, question_count + 1> begins_{};
};

// Whether `one` stands instead of `other`. Within a book only the narrower clause does; this also keeps two clauses from
// standing instead of each other.
bool replaces(const Candidate& one, const Candidate& other) {
    const std::string& named = one.clause->instead_of;
    if (named.empty() || other.level < one.level) return false;
    const bool own_book = other.level == one.level;
    if (own_book && !one.clause->when.narrower_than(other.clause->when)) return false;
    if (named == name(one.clause->question)) return !own_book || other.clause->rule.empty();
    return named == other.clause->rule;
}

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

// How an error calls a clause: "rule 49", or by its line where it has no number.
std::string called(const Candidate& candidate) {
    const std::string& rule = candidate.clause->rule;
    const std::string which = rule.empty() ? "the clause without a rule" : "rule " + quoted(rule);
    const std::string line = candidate.clause->line > 0 ? " (line " + std::to_string(candidate.clause->line) + ")" : "";
    return which + " of " + candidate.book->id + line;
}

ComposeError at(const Candidate& candidate, std::string what) {
    const Rulebook& book = *candidate.book;
    return {book.file.empty() ? book.id : book.file, candidate.clause->line, std::move(what)};
}

// The names by which `candidate` could call another clause.
std::vector<std::string_view> names_to_replace(const Candidate& candidate, Candidates all) {
    std::vector<std::string_view> names;
    for (const Candidate& other : all) {
        if (other.clause == candidate.clause || other.level < candidate.level) continue;
        const std::string_view called = other.clause->rule.empty() ? name(other.clause->question) : other.clause->rule;
        if (std::find(names.begin(), names.end(), called) == names.end()) names.push_back(called);
    }
    return names;
}

std::string listed(const std::vector<std::string_view>& names) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) list += i + 1 == names.size() ? " or " : ", ";
        list += quoted(names[i]);
    }
    return list;
}

// An `instead_of` that names nothing.
ComposeError unknown_target(const Candidate& candidate, Candidates all) {
    const std::string_view question = name(candidate.clause->question);
    const std::string& named = candidate.clause->instead_of;
    const std::string what = "the clause on " + quoted(question) + " stands instead of " + quoted(named);
    const auto same_book = [&](const Candidate& other) {
        return other.clause != candidate.clause && other.level == candidate.level && other.clause->rule == named;
    };
    if (std::any_of(all.begin(), all.end(), same_book))
        return at(candidate, what + " of its own book; give it a `when` that is narrower than that clause's");

    const std::vector<std::string_view> known = names_to_replace(candidate, all);
    if (known.empty()) return at(candidate, what + ", but no other clause answers that question; leave instead_of out");
    const std::string_view near = nearest(named, known);
    return at(candidate, what + ", but no clause on that question has this rule; " +
                             (near.empty() ? "write " + listed(known) : "did you mean " + quoted(near) + "?"));
}

// Whether the clauses on one question name each other properly, whatever the conditions.
std::optional<ComposeError> misnamed(Candidates all) {
    for (const Candidate& candidate : all) {
        const auto replaced = [&](const Candidate& other) { return replaces(candidate, other); };
        if (!candidate.clause->instead_of.empty()) {
            if (!std::any_of(all.begin(), all.end(), replaced)) return unknown_target(candidate, all);
            continue;
        }
        const auto amended = [&](const Candidate& other) { return other.level > candidate.level; };
        if (std::any_of(all.begin(), all.end(), amended))
            return at(candidate, "the clause on " + quoted(name(candidate.clause->question)) +
                                     " does not say which clause of the amended book it replaces; write instead_of = " +
                                     listed(names_to_replace(candidate, all)));
    }
    return std::nullopt;
}

// A clause yields to another that stands instead of it, or that is a narrower exception to the very clause whose place a
// house's clause has taken.
bool yields(const Candidate& candidate, Candidates applicable) {
    return std::any_of(applicable.begin(), applicable.end(), [&](const Candidate& other) {
        if (replaces(other, candidate)) return true;
        if (other.level <= candidate.level || !other.clause->when.narrower_than(candidate.clause->when)) return false;
        if (replaces(candidate, other)) return false;
        return std::any_of(applicable.begin(), applicable.end(),
                           [&](const Candidate& place) { return replaces(candidate, place) && replaces(other, place); });
    });
}

ComposeError unanswered(Question question, const Rulebook& book, Candidates all, const Conditions& conditions) {
    const std::string asked = quoted(name(question));
    if (all.empty())
        return {book.id, 0, "no clause answers " + asked + "; add one, or one with silent = true if the book says nothing"};
    return at(all.front(),
              "no clause on " + asked + " applies in: " + text(When{holding(conditions)}) + "; add a clause without a `when`");
}

ComposeError clash(const Candidate& one, const Candidate& other) {
    const When both{one.clause->when.bits | other.clause->when.bits};
    return at(one, "two clauses answer " + quoted(name(one.clause->question)) + " in the same games (" + text(both) +
                       "): " + called(one) + " and " + called(other) + "; let one of them name the other in instead_of");
}

// The one of them that stands under these conditions.
Result<Candidate, ComposeError> standing(Question question, Candidates all, const Chain& chain, const Conditions& conditions) {
    if (std::optional<ComposeError> wrong = misnamed(all)) return *std::move(wrong);
    const auto holds = [&](const Candidate& candidate) { return applies(candidate.clause->when, conditions); };
    if (all.size() == 1 && holds(all.front())) return all.front(); // Most often.

    std::vector<Candidate> applicable;
    std::copy_if(all.begin(), all.end(), std::back_inserter(applicable), holds);
    const Candidate* stands = nullptr;
    for (const Candidate& candidate : applicable) {
        if (yields(candidate, applicable)) continue;
        if (stands != nullptr) return clash(*stands, candidate);
        stands = &candidate;
    }
    if (stands == nullptr) return unanswered(question, *chain.front(), all, conditions);
    return *stands;
}

// The page of a clause, or of the clause whose place it takes.
std::string_view page_of(const Candidate& candidate, Candidates all) {
    if (!candidate.clause->page.empty()) return candidate.clause->page;
    for (const Candidate& other : all)
        if (replaces(candidate, other) && !other.clause->page.empty()) return other.clause->page;
    return {};
}

// A book with those that it amends.
struct Source {
    std::string name; // By which it was found.
    Chain chain;
    Clauses clauses;
};

// Follows silent clauses from book to book until one speaks or gives an answer of our own.
class Search {
public:
    Search(const Conditions& conditions, const FindBook& find, Chain& books)
        : conditions_(conditions), find_(find), books_(books) {}

    Result<Authority, ComposeError> authority(Question question, const Source& source) {
        const Candidates all = source.clauses.on(question);
        const Result<Candidate, ComposeError> stands = standing(question, all, source.chain, conditions_);
        if (!stands) return stands.error();
        const Clause& clause = *stands->clause;
        if (!clause.silent) return Authority{&clause, stands->book, nullptr, false, page_of(*stands, all)};
        if (clause.filled_by.empty()) return Authority{&clause, stands->book, stands->book, false, page_of(*stands, all)};
        return filled(question, *stands);
    }

private:
    Result<Authority, ComposeError> filled(Question question, const Candidate& gap) {
        const std::string& named = gap.clause->filled_by;
        const auto wrong = [&](const std::string& what) {
            return at(gap, gap.book->id + " is silent on " + quoted(name(question)) + " and lets " + what);
        };
        const Result<const Source*, ComposeError> filler = source_named(named);
        if (!filler) return filler.error();
        if (*filler == nullptr) return wrong(quoted(named) + " fill the gap, but there is no such book; name a known one");
        const std::string& id = (*filler)->chain.front()->id;
        if (std::find(asked_.begin(), asked_.end(), id) != asked_.end() || id == gap.book->id)
            return wrong(id + " fill the gap, which comes back to " + gap.book->id + "; give an answer in one of them");
        for (const std::shared_ptr<const Rulebook>& book : (*filler)->chain)
            if (std::find(books_.begin(), books_.end(), book) == books_.end()) books_.push_back(book);

        asked_.push_back(gap.book->id);
        Result<Authority, ComposeError> found = authority(question, **filler);
        asked_.pop_back();
        if (found) found.value().silent = gap.book;
        return found;
    }

    // Null where there is no such book.
    Result<const Source*, ComposeError> source_named(const std::string& name) {
        for (const std::unique_ptr<const Source>& known : fillers_)
            if (known->name == name) return known.get();
        std::shared_ptr<const Rulebook> book = find_(name);
        if (!book) return static_cast<const Source*>(nullptr);
        const Result<Chain, ComposeError> chain = chain_of(std::move(book), find_);
        if (!chain) return chain.error();
        fillers_.push_back(std::make_unique<const Source>(Source{name, *chain, Clauses{*chain}}));
        return static_cast<const Source*>(fillers_.back().get());
    }

    const Conditions& conditions_;
    const FindBook& find_;
    Chain& books_;
    std::vector<std::unique_ptr<const Source>> fillers_; // That were asked so far.
    std::vector<std::string> asked_;                     // The books whose silence led here, on this question.
};

} // namespace

std::string text(const ComposeError& error) {
    return error.book + (error.line > 0 ? ":" + std::to_string(error.line) : "") + ": " + error.what;
}

Result<Chain, ComposeError> chain_of(std::shared_ptr<const Rulebook> book, const FindBook& find) {
    FLOORMAN_CHECK(book != nullptr, "a chain of books begins with a book");
    Chain chain{std::move(book)};
    while (!chain.back()->amends.empty()) {
        const Rulebook& last = *chain.back();
        std::shared_ptr<const Rulebook> amended = find(last.amends);
        if (!amended) return ComposeError{last.id, 0, "amends " + quoted(last.amends) + ", but there is no such book"};
        for (const std::shared_ptr<const Rulebook>& earlier : chain)
            if (earlier->id == amended->id)
                return ComposeError{
                    last.id, 0, "amends " + quoted(last.amends) + ", which amends it in turn; one of them must stand by itself"};
        chain.push_back(std::move(amended));
    }
    return chain;
}

Result<Compiled, ComposeError> compile(const Chain& book_and_amended,
                                       const Conditions& conditions,
                                       const std::vector<HouseAnswer>& house,
                                       const FindBook& find) {
    FLOORMAN_CHECK(!book_and_amended.empty(), "a policy is compiled from at least one book");
    Compiled compiled;
    compiled.policy.structure = conditions.structure;
    compiled.policy.family = conditions.family;
    compiled.books = book_and_amended;

    Search search(conditions, find, compiled.books);
    const Source source{{}, book_and_amended, Clauses{book_and_amended}};
    for (const QuestionInfo& asked : all_questions()) {
        const Result<Authority, ComposeError> found = search.authority(asked.question, source);
        if (!found) return found.error();
        const auto place = static_cast<std::size_t>(asked.question);
        compiled.authority[place] = *found;
        compiled.policy.answers[place] = found->clause->answer;
    }
    for (const HouseAnswer& answer : house) {
        if (!is_answer(answer.question, answer.answer))
            return ComposeError{"house", 0, quoted(name(answer.question)) + " has no answer " + std::to_string(answer.answer)};
        const auto place = static_cast<std::size_t>(answer.question);
        compiled.authority[place].house = true;
        compiled.policy.answers[place] = answer.answer;
    }
    return compiled;
}

std::optional<ComposeError> first_error(const Chain& book_and_amended, const FindBook& find) {
    std::optional<ComposeError> first;
    for_each_conditions([&](const Conditions& conditions) {
        if (first) return;
        const Result<Compiled, ComposeError> compiled = compile(book_and_amended, conditions, {}, find);
        if (!compiled) first = compiled.error();
    });
    return first;
}

std::vector<std::string> citations(const Authority& authority) {
    std::vector<std::string> cites{std::string(authority.page)};
    if (authority.house) {
        cites.emplace_back("house");
        return cites;
    }
    const Clause& clause = *authority.clause;
    if (!clause.rule.empty()) cites.push_back(authority.book->cite_as + " " + clause.rule);
    for (const std::string& rule : clause.also) cites.push_back(authority.book->cite_as + " " + rule);
    // A house's clause may have no number; the house then is the authority.
    if (clause.rule.empty() && !clause.silent) cites.push_back(authority.book->cite_as);
    return cites;
}

std::vector<std::string> citations(const Compiled& compiled, Question question) { return citations(compiled.deciding(question)); }

std::string silence(const Authority& authority) {
    if (authority.silent == nullptr || authority.house) return {};
    const std::string says_nothing = authority.silent->cite_as + " says nothing here; ";
    if (authority.clause->silent) return says_nothing + "this is how Floorman reads the gap.";
    return says_nothing + authority.book->cite_as + " fills the gap.";
}

} // namespace floorman
