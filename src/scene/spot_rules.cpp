#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include <toml++/toml.h>

#include "base/check.hpp"
#include "rules/books.hpp"
#include "scene/amounts.hpp"
#include "scene/rulebook_toml.hpp"
#include "scene/spot_parts.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"

namespace floorman {

namespace {

using Chain = std::vector<std::shared_ptr<const Rulebook>>;

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

// What the reader of rulebooks is told of.
bool is_told(const Node& node) noexcept { return !node.is(Node::Kind::nothing) && !node.is(Node::Kind::moment); }

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
    case Node::Kind::moment: return; // See is_told.
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

// The lines of the nodes that a table of toml++ was made from.
void note_lines(const Node& node, const toml::node& made, TomlLines& lines) {
    lines[&made] = node.line;
    if (const toml::table* table = made.as_table()) {
        for (const Entry& entry : node.entries)
            if (const toml::node* value = table->get(entry.key)) note_lines(entry.value, *value, lines);
    } else if (const toml::array* array = made.as_array()) {
        std::size_t next = 0;
        for (const Node& item : node.items)
            if (is_told(item)) note_lines(item, *array->get(next++), lines);
    }
}

// ":12: what is wrong" is said of line 12, anything else of the table's.
Fault fault_of(std::string_view complaint, const Node& table) {
    int line = 0;
    const char* end = complaint.data() + complaint.size();
    if (complaint.starts_with(':')) {
        complaint.remove_prefix(1);
        const auto [rest, wrong] = std::from_chars(complaint.data(), end, line);
        if (wrong == std::errc{}) complaint.remove_prefix(static_cast<std::size_t>(rest - complaint.data()));
        if (complaint.starts_with(": ")) complaint.remove_prefix(2);
    }
    return {line > 0 ? line : table.line, "'rulebook': " + std::string(complaint)};
}

Chain house_chain(const Node& node) {
    const toml::table table = table_as_toml(node);
    TomlLines lines;
    note_lines(node, table, lines);
    Result<Chain, Complaints> chain = read_chain(table, "", book_named, lines);
    if (!chain) throw fault_of(chain.error().front(), node);
    return std::move(chain).value();
}

// One of the program's own books, whose chains are whole.
Chain named_chain(const std::shared_ptr<const Rulebook>& book) {
    Result<Chain, ComposeError> chain = chain_of(book);
    FLOORMAN_CHECK(chain.ok(), "a book of the program amends one that is not there");
    return std::move(chain).value();
}

Chain chain_at(const Node& node) {
    if (node.is(Node::Kind::table)) return house_chain(node);
    if (node.is(Node::Kind::text)) return named_chain(book_at(node));
    fail(node,
         "'rulebook' is " + std::string(kind_name(node)) + "; write a book such as \"tda\", a house's table, or a list of them");
}

void read_rulebooks(const Node& scene, Spot& spot) {
    const Node* node = scene.find("rulebook");
    if (node == nullptr) {
        spot.rulebooks.push_back(named_chain(book_named(usual_book)));
    } else if (!node->is(Node::Kind::list)) {
        spot.rulebooks.push_back(chain_at(*node));
    } else {
        if (node->items.empty()) fail(*node, "'rulebook' lists none; write one, or leave it out");
        for (const Node& item : node->items) spot.rulebooks.push_back(chain_at(item));
    }
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
