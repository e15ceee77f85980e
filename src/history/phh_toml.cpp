#include "history/phh_toml.hpp"

#include <algorithm>

#include "base/nearest.hpp"
#include "history/phh_act.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"

namespace floorman {

namespace {

// The keys that decide what is played. Others may be anything.
constexpr std::array<std::string_view, 13> keys_that_matter{
    "variant", "antes",   "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks", "actions",
    "hand",    "players", "finishing_stacks",    "winnings"};
constexpr std::size_t longest_misspelt = 40;

AmountText amount_in(const Node& node, std::string_view key) {
    if (!node.is(Node::Kind::number) && !node.is(Node::Kind::text))
        fail(node, in_quotes(key) + " is " + std::string(kind_name(node)) + "; write an amount such as 100");
    AmountText amount;
    std::string_view text = node.text;
    if (text.starts_with('-')) {
        text.remove_prefix(1);
        amount.negative = true;
    }
    if (text == "inf") {
        amount.infinite = true;
        return amount;
    }
    if (!take_amount(text, amount) || !text.empty())
        fail(node, in_quotes(key) + ": " + in_quotes(node.text) + " is no amount of " + std::to_string(most_amount_digits) +
                       " digits and " + std::to_string(most_amount_decimals) +
                       " decimals at most; write one such as 100 or 2.50");
    if (amount.digits == 0) amount.negative = false;
    return amount;
}

void only_so_many(const Node& node, std::string_view key, std::size_t most) {
    if (node.items.size() > most)
        fail(node, in_quotes(key) + " lists " + std::to_string(node.items.size()) + "; a hand is played by " +
                       std::to_string(most) + " at most");
}

void read_players(const Node& node, PhhFields& fields) {
    const std::vector<Node>& list = list_at(node, "players");
    only_so_many(node, "players", max_seats);
    for (const Node& item : list) fields.players.push_back(text_at(item, "players"));
}

void read_actions(const Node& node, int lines_before, PhhFields& fields) {
    for (const Node& item : list_at(node, "actions")) add_phh_action(text_at(item, "actions"), item.line + lines_before, fields);
}

void read_hand(const Node& node, PhhFields& fields) {
    if (!node.is(Node::Kind::text) && !node.is(Node::Kind::number))
        fail(node, "'hand' is " + std::string(kind_name(node)) + "; write a number, or a name in quotes");
    fields.hand = node.text;
    fields.hand_is_number = node.is(Node::Kind::number);
}

void read_key(PhhKey key, const Entry& entry, int lines_before, PhhFields& fields) {
    fields.stands_at(key, entry.line + lines_before);
    if (key == PhhKey::variant) fields.variant = text_at(entry.value, entry.key);
    if (key == PhhKey::hand) read_hand(entry.value, fields);
    if (key == PhhKey::players) read_players(entry.value, fields);
    if (key == PhhKey::actions) read_actions(entry.value, lines_before, fields);
    const auto read_amount = [&](const Node& node) {
        const AmountText amount = amount_in(node, entry.key);
        if (key != PhhKey::finishing_stacks) fields.has_decimals(amount.decimals);
        return amount;
    };
    if (is_one_amount(key)) fields.amount(key) = read_amount(entry.value);
    if (is_list_of_amounts(key)) {
        const std::vector<Node>& list = list_at(entry.value, entry.key);
        only_so_many(entry.value, entry.key, max_seats);
        for (const Node& item : list) fields.list(key).push_back(read_amount(item));
    }
}

void unknown_key(const Entry& entry) {
    const std::string_view near = entry.key.size() <= longest_misspelt ? nearest(entry.key, keys_that_matter)
                                                                       : std::string_view{};
    if (!near.empty())
        throw Fault{entry.line, "PHH has no key " + in_quotes(entry.key) + "; did you mean " + in_quotes(near) + "?"};
}

} // namespace

void phh_from_tree(const Node& hand, int lines_before, PhhFields& fields) {
    fields.line = std::max(hand.line, 1) + lines_before;
    for (const Entry& entry : table_at(hand, "the hand")) {
        const PhhKeyName* known = phh_key(entry.key);
        if (known == nullptr)
            unknown_key(entry);
        else if (known->key != PhhKey::other)
            read_key(known->key, entry, lines_before, fields);
    }
}

} // namespace floorman
