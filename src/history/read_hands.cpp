#include "history/read_hands.hpp"

#include <algorithm>

#include "history/phh_toml.hpp"
#include "history/stars.hpp"
#include "text/complaint.hpp"
#include "text/toml_tree.hpp"

namespace floorman {

namespace {

int lines_in(std::string_view text) noexcept { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

bool is_number(std::string_view key) noexcept {
    return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

void ReadHands::read(std::string_view text, Format format, int first_line, HandVisitor& visitor) {
    switch (format) {
    case Format::phh: return read_phh(text, false, first_line, visitor);
    case Format::phhs: return read_phh(text, true, first_line, visitor);
    case Format::stars: return read_stars(text, first_line, visitor);
    }
}

// ---- PHH ------------------------------------------------------------------------------------------------------------

void ReadHands::read_phh(std::string_view text, bool several, int first_line, HandVisitor& visitor) {
    if (!several) {
        const std::optional<std::size_t> taken = options_.toml_only ? std::nullopt : scan_.hand(text, first_line, fields_);
        if (taken && *taken == text.size() && fields_.number.empty()) return visit_phh(text, visitor);
        return by_toml(text, false, first_line, visitor);
    }
    int line = first_line;
    while (!text.empty()) {
        std::size_t length = 0;
        const auto taken = options_.toml_only ? std::nullopt : scan_.hand(text, line, fields_);
        if (taken && *taken == text.size() && fields_.number.empty() && fields_.has(PhhKey::variant))
            return visit_phh(text, visitor); // One hand stands there without a number.
        const bool is_hand = taken && !fields_.number.empty();
        if (is_hand || (taken && !scan_.has_keys())) { // Comments may stand before the first hand.
            length = *taken;
            line = scan_.line();
            if (is_hand) visit_phh(text.substr(0, length), visitor);
        } else {
            length = phh_hand_ends(text);
            by_toml(text.substr(0, length), true, line, visitor);
            line += lines_in(text.substr(0, length));
        }
        text.remove_prefix(length);
    }
}

void ReadHands::visit_phh(std::string_view text, HandVisitor& visitor) {
    std::optional<Problem> problem = make_record(fields_, options_.posts_are_dead, record_);
    if (problem) return visitor.unreadable({std::string(record_.hand), std::move(*problem), record_.hand_is_number});
    record_.phh = text;
    visitor.hand(record_);
}

void ReadHands::by_toml(std::string_view text, bool several, int first_line, HandVisitor& visitor) {
    const int before = first_line - 1;
    std::string hand;
    try {
        const Node tree = toml_tree(text);
        if (!several || tree.find(name(PhhKey::variant)) != nullptr) {
            fields_.clear();
            phh_from_tree(tree, before, fields_);
            return visit_phh(text, visitor);
        }
        for (const Entry& entry : tree.entries) {
            hand = entry.key;
            fields_.clear();
            if (entry.key.starts_with('_')) continue;
            if (!is_number(entry.key) || !entry.value.is(Node::Kind::table))
                throw Fault{entry.line,
                            in_quotes(entry.key) + " stands outside of any hand; write each hand as a table, [1], [2] and so on"};
            phh_from_tree(entry.value, before, fields_);
            fields_.number = entry.key;
            visit_phh(text, visitor);
        }
    } catch (const Fault& fault) {
        visitor.unreadable({hand, {fault.line > 0 ? fault.line + before : first_line, 0, fault.what, {}}, is_plain_number(hand)});
    }
}

// ---- Text -----------------------------------------------------------------------------------------------------------

void ReadHands::read_stars(std::string_view text, int first_line, HandVisitor& visitor) {
    std::size_t at = 0;
    int line = first_line;
    while (at < text.size()) {
        // To the next header.
        std::size_t end = text.find('\n', at);
        while (end != std::string_view::npos) {
            const std::string_view rest = text.substr(end + 1);
            if (is_stars_header(rest.substr(0, rest.find('\n')))) break;
            end = text.find('\n', end + 1);
        }
        const std::size_t length = (end == std::string_view::npos ? text.size() : end + 1) - at;
        const std::string_view hand = text.substr(at, length);
        if (hand.find_first_not_of(" \t\r\n") != std::string_view::npos) {
            if (std::optional<Problem> problem = read_stars_hand(hand, line, record_))
                visitor.unreadable({std::string(record_.hand), std::move(*problem), record_.hand_is_number});
            else
                visitor.hand(record_);
        }
        line += lines_in(hand);
        at += length;
    }
}

} // namespace floorman
