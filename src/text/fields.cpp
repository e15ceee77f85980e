#include "text/fields.hpp"

#include <algorithm>

#include "text/complaint.hpp"
#include "text/players.hpp"

namespace floorman {

namespace {

[[noreturn]] void wrong_kind(const Node& node, std::string_view key, std::string_view wanted) {
    fail(node, in_quotes(key) + " is " + std::string(kind_name(node)) + "; write " + std::string(wanted));
}

Seat player_named(std::string_view name, int line, std::string_view key, const std::vector<std::string>& players) {
    const Seat seat = seat_of(name, players);
    if (!seat.exists())
        throw Fault{line, in_quotes(key) + " names " + in_quotes(name) + ", who does not play; " + who_plays(players)};
    return seat;
}

} // namespace

const std::string& text_at(const Node& node, std::string_view key) {
    if (!node.is(Node::Kind::text)) wrong_kind(node, key, "text in quotes");
    return node.text;
}

const std::vector<Node>& list_at(const Node& node, std::string_view key) {
    if (!node.is(Node::Kind::list)) wrong_kind(node, key, "a list in brackets");
    return node.items;
}

const std::vector<Node>& list_for_all(const Node& node, std::string_view key, std::size_t players) {
    const std::vector<Node>& list = list_at(node, key);
    if (list.size() != players)
        fail(node, in_quotes(key) + " lists " + std::to_string(list.size()) + " for " + std::to_string(players) +
                       " players; give one for each");
    return list;
}

const std::vector<Entry>& table_at(const Node& node, std::string_view key) {
    if (!node.is(Node::Kind::table)) wrong_kind(node, key, "a table in braces");
    return node.entries;
}

int whole_at(const Node& node, std::string_view key, int least, int most) {
    const std::string range = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    if (!node.is(Node::Kind::number)) wrong_kind(node, key, range);
    const bool plain = !node.text.empty() && node.text.size() <= 9 &&
                       std::all_of(node.text.begin(), node.text.end(), [](char c) { return c >= '0' && c <= '9'; });
    const int number = plain ? std::stoi(node.text) : -1;
    if (!plain || number < least || number > most)
        fail(node, in_quotes(key) + " is " + in_quotes(node.text) + "; write " + range);
    return number;
}

const Node& required(const Node& table, std::string_view within, std::string_view key, std::string_view what_to_write) {
    const Node* node = table.find(key);
    if (node == nullptr) fail(table, in_quotes(within) + " has no " + in_quotes(key) + "; write " + std::string(what_to_write));
    return *node;
}

void only_keys(const Node& table, std::string_view key, std::span<const std::string_view> known) {
    for (const Entry& entry : table_at(table, key)) {
        if (entry.key.starts_with('_') || std::find(known.begin(), known.end(), entry.key) != known.end()) continue;
        throw Fault{entry.line, "unknown key " + in_quotes(entry.key) + nearest_known(entry.key, known)};
    }
}

Seat player_at(const Node& node, std::string_view key, const std::vector<std::string>& players) {
    return player_named(text_at(node, key), node.line, key, players);
}

Seat player_of(const Entry& entry, std::string_view key, const std::vector<std::string>& players, SeatSet& seen) {
    const Seat seat = player_named(entry.key, entry.line, key, players);
    if (seen.has(seat)) throw Fault{entry.line, in_quotes(key) + " names " + in_quotes(entry.key) + " twice; leave one out"};
    seen.add(seat);
    return seat;
}

} // namespace floorman
