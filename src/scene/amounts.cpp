#include "scene/amounts.hpp"

#include <algorithm>
#include <array>

#include "text/complaint.hpp"

namespace floorman {

namespace {

// Where the spot writes amounts. Those of `actions`, `finishing_stacks` and `winnings` do not decide the unit.
// clang-format off
constexpr std::array<std::string_view, 15> amount_keys{
    "starting_stacks", "blinds_or_straddles", "blinds", "straddle", "posts", "antes", "ante", "bring_in", "small_bet",
    "big_bet", "min_bet", "spread", "pot", "front", "bomb_pot"};
// clang-format on
constexpr std::array<std::string_view, 2> house_amount_keys{"chip_unit", "pot_rounding"};
constexpr std::array<std::string_view, 2> rake_amount_keys{"most", "unit"};

constexpr int most_decimals = 9;

std::string_view without_sign(std::string_view text) noexcept { return text.starts_with('-') ? text.substr(1) : text; }

// "3x0.25" is three chips of "0.25".
std::string_view denomination(std::string_view text) noexcept {
    const std::size_t times = text.find_first_of("xX");
    return times == std::string_view::npos ? text : text.substr(times + 1);
}

int decimals_in(const Node& node) {
    int most = 0;
    if (node.is(Node::Kind::number) || node.is(Node::Kind::text)) {
        most = decimals_written(denomination(without_sign(node.text)));
        if (most > most_decimals)
            fail(node, in_quotes(node.text) + " has " + std::to_string(most) + " decimals; write " +
                           std::to_string(most_decimals) + " at most");
    }
    for (const Node& item : node.items) most = std::max(most, decimals_in(item));
    for (const Entry& entry : node.entries) most = std::max(most, decimals_in(entry.value));
    return most;
}

std::string why_not(MoneyError error, std::string_view written, Unit unit) {
    const std::string smallest = unit.text(Chips{1});
    switch (error) {
    case MoneyError::not_a_number: return in_quotes(written) + " is no amount; write one such as 100 or 2.50";
    case MoneyError::not_whole:
        return in_quotes(written) + " is no whole number of the unit " + smallest + "; write another amount, or a smaller 'unit'";
    case MoneyError::too_large:
        return in_quotes(written) + " is more chips than any hand has; write a smaller amount, or a larger 'unit'";
    }
    return {};
}

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

// "1,000,000.50" without its commas; empty where they do not stand at every third digit.
std::string without_commas(std::string_view word) {
    const std::string_view whole = word.substr(0, word.find('.'));
    if (whole.find(',') == std::string_view::npos) return std::string(word);
    std::string digits;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const bool comma_due = i > 0 && (whole.size() - i) % 4 == 0;
        if ((whole[i] == ',') != comma_due) return {};
        if (whole[i] != ',') digits += whole[i];
    }
    return digits.append(word.substr(whole.size()));
}

// The most decimals of the amounts that PHH's acts give ("p2 cbr 32.50").
int decimals_of_acts(const Node& scene) {
    int most = 0;
    const Node* acts = scene.find("actions");
    if (acts == nullptr) return most;
    constexpr std::string_view wager = " cbr ";
    for (const Node& act : acts->items) {
        const std::size_t at = act.text.find(wager);
        if (at == std::string::npos) continue;
        const std::string_view amount = std::string_view(act.text).substr(at + wager.size());
        most = std::max(most, decimals_written(amount.substr(0, amount.find(' '))));
    }
    return most;
}

} // namespace

Unit unit_of(const Node& scene, Written written) {
    if (const Node* given = scene.find("unit")) {
        if (!given->is(Node::Kind::number) && !given->is(Node::Kind::text))
            fail(*given, "'unit' is " + std::string(kind_name(*given)) + "; write the least chip, such as 1 or 0.01");
        const Result<Unit, MoneyError> unit = Unit::from(given->text);
        if (!unit)
            fail(*given,
                 "'unit' is " + in_quotes(given->text) + "; write an amount above 0 with 9 decimals at most, such as 1 or 0.01");
        return *unit;
    }
    int most = 0;
    for (const std::string_view key : amount_keys)
        if (const Node* node = scene.find(key)) most = std::max(most, decimals_in(*node));
    if (const Node* house = scene.find("house"))
        for (const std::string_view key : house_amount_keys)
            if (const Node* node = house->find(key)) most = std::max(most, decimals_in(*node));
    if (const Node* rake = scene.find("rake"))
        for (const std::string_view key : rake_amount_keys)
            if (const Node* node = rake->find(key)) most = std::max(most, decimals_in(*node));
    if (written == Written::played_hand) most = std::max(most, decimals_of_acts(scene));
    return Unit::of_decimals(std::min(most, most_decimals));
}

bool is_negative(const Node& node) noexcept {
    return node.text.starts_with('-') && node.text.find_first_of("123456789in") != std::string::npos;
}

Chips amount_without_sign(const Node& node, std::string_view key, Unit unit) {
    if (!node.is(Node::Kind::number) && !node.is(Node::Kind::text))
        fail(node, in_quotes(key) + " is " + std::string(kind_name(node)) + "; write an amount such as 100");
    const Result<Chips, MoneyError> chips = unit.chips(without_sign(node.text));
    if (!chips) fail(node, in_quotes(key) + ": " + why_not(chips.error(), node.text, unit));
    return *chips;
}

Chips amount(const Node& node, std::string_view key, Unit unit) {
    const Chips chips = amount_without_sign(node, key, unit);
    if (is_negative(node)) fail(node, in_quotes(key) + ": " + in_quotes(node.text) + " is below 0; write an amount of 0 or more");
    return chips;
}

Result<Chips, std::string> amount_from(std::string_view word, Unit unit) {
    const std::string_view number = word.starts_with('$') ? word.substr(1) : word;
    const Result<Chips, MoneyError> chips = unit.chips(without_commas(number));
    if (!chips) return why_not(chips.error(), word, unit);
    return *chips;
}

Result<Pile, std::string> pile_from(std::string_view word, Unit unit) {
    Pile pile;
    pile.count = 1;
    std::string_view each = word;
    if (const std::size_t times = word.find_first_of("xX"); times != std::string_view::npos) {
        const std::string_view count = word.substr(0, times);
        each = word.substr(times + 1);
        if (count.empty() || count.size() > 15 || !std::all_of(count.begin(), count.end(), is_digit))
            return in_quotes(word) + " is no number of chips; write 3x100 for three chips of 100";
        pile.count = 0;
        for (const char digit : count) pile.count = pile.count * 10 + (digit - '0');
    }
    const Result<Chips, std::string> chips = amount_from(each, unit);
    if (!chips) return chips.error();
    pile.each = *chips;
    if (pile.each == no_chips || pile.count == 0) return in_quotes(word) + " is no chip; write denominations above 0";
    if (pile.count > most_chips.count / pile.each.count)
        return in_quotes(word) + " is more chips than any hand has; write a smaller amount";
    return pile;
}

bool put(Piles& piles, const Pile& pile) noexcept {
    if (worth(piles) > most_chips - pile.count * pile.each) return false;
    if (!piles.empty() && piles.back().each == pile.each)
        piles.back().count += pile.count;
    else if (piles.full())
        return false;
    else
        piles.push_back(pile);
    return true;
}

} // namespace floorman
