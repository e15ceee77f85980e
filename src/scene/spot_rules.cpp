#include <algorithm>
#include <array>
#include <limits>

#include <toml++/toml.h>

#include "rules/books.hpp"
#include "scene/amounts.hpp"
#include "scene/rulebook_toml.hpp"
#include "scene/spot_parts.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"

namespace floorman {

namespace {

constexpr std::array<std::string_view, 2> event_keys{"kind", "players_left"};
constexpr std::string_view usual_book = "tda";
constexpr int most_players_of_an_event = 1'000'000;

// ---- Rulebooks ------------------------------------------------------------------------------------------------------

std::vector<std::string_view> book_names() {
    std::vector<std::string_view> names{"tda", "roberts", "wsop", "home"};
    for (const std::shared_ptr<const Rulebook>& book : books())
        if (std::find(names.begin(), names.end(), book->id) == names.end()) names.push_back(book->id);
    return names;
}

std::shared_ptr<const Rulebook> book_at(const Node& node) {
    const std::string& name = text_at(node, "rulebook");
    std::shared_ptr<const Rulebook> book = book_named(name);
    if (!book) fail(node, "there is no rulebook " + in_quotes(name) + instead(name, book_names()));
    return book;
}

template <class Put>
void as_toml(const Node& node, Put put);

toml::table table_as_toml(const Node& node) {
    toml::table table;
    for (const Entry& entry : node.entries)
        as_toml(entry.value, [&](auto&& value) { table.insert(entry.key, std::forward<decltype(value)>(value)); });
    return table;
}

toml::array array_as_toml(const Node& node) {
    toml::array array;
    for (const Node& item : node.items)
        as_toml(item, [&](auto&& value) { array.push_back(std::forward<decltype(value)>(value)); });
    return array;
}

// Hands `put` what a node is to toml++, for the reader of rulebooks, which knows no other.
template <class Put>
void as_toml(const Node& node, Put put) {
    switch (node.kind) {
    case Node::Kind::nothing:
    case Node::Kind::moment: return;
    case Node::Kind::flag: return put(node.text == "true");
    case Node::Kind::text: return put(node.text);
    case Node::Kind::table: return put(table_as_toml(node));
    case Node::Kind::list: return put(array_as_toml(node));
    case Node::Kind::number: break;
    }
    const bool whole = node.text.size() <= 18 && node.text.find_first_not_of("-0123456789") == std::string::npos;
    if (whole)
        put(static_cast<std::int64_t>(std::stoll(node.text)));
    else
        put(0.5); // No rulebook holds such a number; its reader says what belongs there.
}

// The line of the clause that a complaint counts ("clause 3, on ..."); the table's where it names none.
int line_of(const std::string& complaint, const Node& table) {
    constexpr std::string_view counted = "clause ";
    const Node* clauses = table.find("clause");
    if (clauses == nullptr || !complaint.starts_with(counted)) return table.line;
    std::size_t number = 0;
    for (std::size_t i = counted.size();
         i < complaint.size() && complaint[i] >= '0' && complaint[i] <= '9' && number < clauses->items.size(); ++i)
        number = number * 10 + static_cast<std::size_t>(complaint[i] - '0');
    return number >= 1 && number <= clauses->items.size() ? clauses->items[number - 1].line : table.line;
}

std::shared_ptr<const Rulebook> house_book(const Node& node) {
    Result<Rulebook, Complaints> read = read_rulebook(table_as_toml(node), "", book_named);
    if (!read) {
        std::string first = read.error().front();
        if (first.starts_with(": ")) first.erase(0, 2);
        const int line = line_of(first, node);
        throw Fault{line, "'rulebook': " + first};
    }
    Rulebook book = std::move(read).value();
    if (const Node* clauses = node.find("clause"))
        for (std::size_t i = 0; i < book.clauses.size() && i < clauses->items.size(); ++i)
            book.clauses[i].line = clauses->items[i].line;
    return std::make_shared<const Rulebook>(std::move(book));
}

void add_book(std::shared_ptr<const Rulebook> book, int line, Spot& spot) {
    Result<std::vector<std::shared_ptr<const Rulebook>>, ComposeError> chain = chain_of(std::move(book));
    if (!chain) throw Fault{chain.error().line > 0 ? chain.error().line : line, "'rulebook': " + chain.error().what};
    spot.rulebooks.push_back(std::move(chain).value());
}

void read_rulebook_at(const Node& node, Spot& spot) {
    if (node.is(Node::Kind::text)) return add_book(book_at(node), node.line, spot);
    if (node.is(Node::Kind::table)) return add_book(house_book(node), node.line, spot);
    fail(node,
         "'rulebook' is " + std::string(kind_name(node)) + "; write a book such as \"tda\", a house's table, or a list of them");
}

void read_rulebooks(const Node& scene, Spot& spot) {
    const Node* node = scene.find("rulebook");
    if (node == nullptr) return add_book(book_named(usual_book), scene.line, spot);
    if (!node->is(Node::Kind::list)) return read_rulebook_at(*node, spot);
    if (node->items.empty()) fail(*node, "'rulebook' lists none; write one, or leave it out");
    for (const Node& item : node->items) read_rulebook_at(item, spot);
}

// ---- The house's answers --------------------------------------------------------------------------------------------

bool is_money(Question question) noexcept { return question == Question::chip_unit || question == Question::pot_rounding; }

std::string what_it_answers(Question question) {
    const QuestionInfo& asked = info(question);
    switch (asked.kind) {
    case AnswerKind::choice: return "one of " + in_words(asked.answers);
    case AnswerKind::flag: return "true or false, without quotes";
    case AnswerKind::number: return "a whole number, without quotes";
    }
    return {};
}

std::int32_t money_answer(const Node& node, Question question, Unit unit) {
    const Chips chips = amount(node, name(question), unit);
    if (chips.count > std::numeric_limits<std::int32_t>::max())
        fail(node, in_quotes(name(question)) + " is " + in_quotes(node.text) +
                       ", more than any house rounds to; write a smaller amount");
    return static_cast<std::int32_t>(chips.count);
}

std::int32_t answer_at(const Node& node, Question question, Unit unit) {
    if (is_money(question)) return money_answer(node, question, unit);
    const QuestionInfo& asked = info(question);
    const Node::Kind wanted = asked.kind == AnswerKind::choice ? Node::Kind::text
                              : asked.kind == AnswerKind::flag ? Node::Kind::flag
                                                               : Node::Kind::number;
    if (!node.is(wanted))
        fail(node, in_quotes(asked.name) + " is " + std::string(kind_name(node)) + "; write " + what_it_answers(question));
    if (const std::optional<std::int32_t> answer = answer_named(question, node.text)) return *answer;
    if (asked.kind == AnswerKind::choice)
        fail(node, in_quotes(asked.name) + " has no answer " + in_quotes(node.text) + instead(node.text, asked.answers));
    fail(node, in_quotes(asked.name) + " is " + in_quotes(node.text) + "; write " + what_it_answers(question));
}

void read_house(const Node& scene, Spot& spot) {
    const Node* node = scene.find("house");
    if (node == nullptr) return;
    for (const Entry& entry : table_at(*node, "house")) {
        if (entry.key.starts_with('_')) continue;
        const std::optional<Question> question = question_named(entry.key);
        if (!question) {
            std::vector<std::string_view> names;
            for (const QuestionInfo& asked : all_questions()) names.push_back(asked.name);
            throw Fault{entry.line,
                        "'house' answers " + in_quotes(entry.key) + ", which is no question" + nearest_known(entry.key, names)};
        }
        spot.house.push_back({*question, answer_at(entry.value, *question, spot.unit)});
    }
}

// ---- The event ------------------------------------------------------------------------------------------------------

void read_event(const Node& scene, Spot& spot) {
    const Node* node = scene.find("event");
    if (node == nullptr || node->is(Node::Kind::text)) return; // PHH's `event` is a name.
    only_keys(*node, "event", event_keys);
    if (const Node* kind = node->find("kind")) {
        const std::string& named = text_at(*kind, "kind");
        if (named != "cash" && named != "tournament")
            fail(*kind, "there is no event of kind " + in_quotes(named) + "; write \"cash\" or \"tournament\"");
        spot.tournament = named == "tournament";
    }
    const Node* left = node->find("players_left");
    if (left == nullptr) return;
    const int players_left = whole_at(*left, "players_left", 2, most_players_of_an_event);
    if (players_left < spot.setup.seats)
        fail(*left, "'players_left' is " + std::to_string(players_left) + ", and " + std::to_string(spot.setup.seats) +
                        " play this hand; write all who are left in the event");
    if (spot.tournament == false)
        fail(*left, "'players_left' is said of a tournament; leave it out, or write kind = \"tournament\"");
    spot.setup.event_heads_up = players_left == 2;
}

} // namespace

void read_rules(const Node& scene, Spot& spot) {
    read_rulebooks(scene, spot);
    read_house(scene, spot);
    read_event(scene, spot);
}

} // namespace floorman
