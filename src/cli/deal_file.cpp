#include "cli/deal_file.hpp"

#include <array>

#include "shuffle/hex.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"
#include "text/json_tree.hpp"

namespace floorman::cli {

namespace {

using shuffle::ClaimedOpening;
using shuffle::OpenedDeal;

constexpr int newest_form = 1;
constexpr int most_hands = 999'999'999;
constexpr std::size_t most_to_bytes = 200;

constexpr std::array<std::string_view, 7> deal_keys{"floorman_deal", "table", "hand", "deck", "commitments", "openings", "seed"};
constexpr std::array<std::string_view, 4> opening_keys{"place", "card", "salt", "to"};

template <std::size_t size>
std::array<std::uint8_t, size> bytes_at(const Node& node, std::string_view key) {
    const std::string& text = text_at(node, key);
    const auto bytes = shuffle::bytes_from_hex<size>(text);
    if (!bytes)
        fail(node, in_quotes(key) + " is " + in_quotes(text) + "; write " + std::to_string(2 * size) + " hexadecimal digits");
    return *bytes;
}

Card card_at(const Node& node, std::string_view key) {
    const std::string& text = text_at(node, key);
    const Result<Card, CardError> card = card_from(text);
    if (!card || !card->known()) fail(node, in_quotes(key) + " is " + in_quotes(text) + "; write a card such as As, Td or 7h");
    return *card;
}

std::string table_name(const Node& node) {
    const std::string& name = text_at(node, "table");
    if (name.empty() || name.size() > shuffle::most_table_bytes)
        fail(node, "'table' is " + in_quotes(name) + "; write the table's name, of 1 to " +
                       std::to_string(shuffle::most_table_bytes) + " bytes");
    return name;
}

int cards_of_deck(const Node& node) {
    const int cards = whole_at(node, "deck", shuffle::short_deck_cards, shuffle::full_deck_cards);
    if (!shuffle::is_deck(cards)) fail(node, "'deck' is " + std::to_string(cards) + "; a deck has 52 cards or 36");
    return cards;
}

std::vector<shuffle::Commitment> commitments_at(const Node& node, int cards) {
    const std::vector<Node>& items = list_at(node, "commitments");
    if (!std::cmp_equal(items.size(), cards))
        fail(node, "'commitments' lists " + std::to_string(items.size()) + " for a deck of " + std::to_string(cards) +
                       "; give one for each place");
    std::vector<shuffle::Commitment> commitments;
    for (const Node& item : items) commitments.push_back(bytes_at<shuffle::Commitment{}.size()>(item, "commitments"));
    return commitments;
}

ClaimedOpening opening_at(const Node& node, int cards) {
    only_keys(node, "openings", opening_keys);
    ClaimedOpening claimed;
    const auto value = [&node](std::string_view key, std::string_view what) -> const Node& {
        return required(node, "openings", key, what);
    };
    claimed.opening.place = whole_at(value("place", "the place in the deck, from 0"), "place", 0, cards - 1);
    claimed.opening.card = card_at(value("card", "the card that lay there"), "card");
    claimed.opening.salt = bytes_at<shuffle::Salt{}.size()>(value("salt", "the salt of that place"), "salt");
    if (const Node* const to = node.find("to")) claimed.to = text_at(*to, "to");
    if (claimed.to.size() > most_to_bytes)
        fail(node, "'to' has more than " + std::to_string(most_to_bytes) + " bytes; say in a few words whose card it was");
    return claimed;
}

std::vector<ClaimedOpening> openings_at(const Node& node, int cards) {
    const std::vector<Node>& items = list_at(node, "openings");
    std::vector<ClaimedOpening> openings;
    openings.reserve(items.size());
    for (const Node& item : items) openings.push_back(opening_at(item, cards));
    return openings;
}

OpenedDeal deal_of(const Node& root) {
    only_keys(root, "the deal", deal_keys);
    const auto value = [&root](std::string_view key, std::string_view what) -> const Node& {
        return required(root, "the deal", key, what);
    };
    static_cast<void>(whole_at(value("floorman_deal", "1, the form of this file"), "floorman_deal", newest_form, newest_form));
    OpenedDeal deal;
    deal.name.table = table_name(value("table", "the table's name"));
    deal.name.hand = static_cast<std::uint64_t>(whole_at(value("hand", "the hand's number"), "hand", 0, most_hands));
    deal.name.cards = cards_of_deck(value("deck", "52 or 36"));
    deal.commitments = commitments_at(value("commitments", "what was shown before the deal"), deal.name.cards);
    deal.openings = openings_at(value("openings", "what was opened after the hand"), deal.name.cards);
    if (const Node* const seed = root.find("seed")) deal.seed = shuffle::Seed::of(bytes_at<shuffle::Seed::size>(*seed, "seed"));
    return deal;
}

} // namespace

Result<OpenedDeal, std::string> read_deal(std::string_view text, const std::string& path) {
    try {
        return deal_of(json_tree(text));
    } catch (const Fault& fault) {
        return path + ":" + (fault.line > 0 ? std::to_string(fault.line) + ":" : "") + " " + fault.what;
    }
}

} // namespace floorman::cli
