#include <algorithm>
#include <array>

#include "scene/amounts.hpp"
#include "scene/spot_parts.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"

namespace floorman {

namespace {

constexpr std::array<std::string_view, 4> rake_keys{"percent", "most", "unit", "no_flop_no_drop"};
constexpr int decimals_of_percent = 2;
constexpr std::size_t most_of_a_sign = 8; // Bytes.

bool flag_at(const Node& node, std::string_view key) {
    if (!node.is(Node::Kind::flag)) fail(node, in_quotes(key) + " is " + std::string(kind_name(node)) + "; write true or false");
    return node.text == "true";
}

std::int32_t percent_at(const Node& node) {
    const Result<Chips, MoneyError> hundredths = node.is(Node::Kind::number) || node.is(Node::Kind::text)
                                                     ? Unit::of_decimals(decimals_of_percent).chips(node.text)
                                                     : Result<Chips, MoneyError>{MoneyError::not_a_number};
    if (!hundredths || *hundredths > Chips{10'000})
        fail(node, "'percent' is no part of a pot; write a number from 0 to 100 with 2 decimals at most, such as 5 or 2.5");
    return static_cast<std::int32_t>(hundredths->count);
}

// A number is PHH's: what was raked of a hand that was played.
void read_rake(const Node& node, Spot& spot) {
    if (!node.is(Node::Kind::table)) return;
    only_keys(node, "rake", rake_keys);
    Rake& rake = spot.setup.rake;
    rake.of_10000 = percent_at(required(node, "rake", "percent", "the part of each pot"));
    if (const Node* most = node.find("most")) rake.most = amount(*most, "most", spot.unit);
    if (const Node* unit = node.find("unit")) rake.unit = amount(*unit, "unit", spot.unit);
    if (const Node* flag = node.find("no_flop_no_drop")) rake.no_flop_no_drop = flag_at(*flag, "no_flop_no_drop");
}

// PHH's sign of money, such as "$" or "kr ".
void read_currency(const Node& node, Spot& spot) {
    const std::string& sign = text_at(node, "currency_symbol");
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    if (sign.size() > most_of_a_sign || std::any_of(sign.begin(), sign.end(), is_control))
        fail(node,
             "'currency_symbol' is " + in_quotes(sign) + "; write the short sign that stands before an amount, such as \"$\"");
    spot.currency = sign;
}

// Everybody antes the same, nobody posts a blind, and betting begins on the second street. Blinds that are written only set
// the least bet.
void read_bomb_pot(const Node& node, const Node& scene, Spot& spot) {
    HandSetup& setup = spot.setup;
    if (game(setup.game).family != Family::board)
        fail(node, in_quotes(game(setup.game).name) + " has no bomb pots; leave 'bomb_pot' out, or write another 'game'");
    if (setup.street > 0) fail(node, "a bomb pot begins with its antes; leave 'bomb_pot' or 'street' out");
    for (const std::string_view key : {"ante", "antes", "straddle", "posts", "kill"})
        if (scene.find(key) != nullptr) fail(node, "'bomb_pot' is what everybody posts; leave " + in_quotes(key) + " out");
    if (!setup.straddles.empty()) fail(node, "nobody straddles a bomb pot; write two blinds");
    const Chips each = amount(node, "bomb_pot", spot.unit);
    if (each == no_chips) fail(node, "'bomb_pot' is 0; write what everybody posts");
    for (const Seat seat : SeatSet::first(setup.seats)) setup.ante[seat] = each;
    setup.blind = {};
    setup.live_post = {};
    setup.big_blind = no_seat;
    setup.bomb_pot = true;
}

} // namespace

void read_options(const Node& scene, Spot& spot) {
    if (const Node* node = scene.find("bomb_pot")) read_bomb_pot(*node, scene, spot);
    if (const Node* node = scene.find("rake")) read_rake(*node, spot);
    if (const Node* node = scene.find("currency_symbol")) read_currency(*node, spot);
    if (const Node* node = scene.find("draws_told")) spot.draws_told = flag_at(*node, "draws_told");
}

} // namespace floorman
