#include "text/toml_tree.hpp"

#include <algorithm>
#include <sstream>

#include <toml++/toml.h>

#include "text/complaint.hpp"

namespace floorman {

namespace {

// Looks for what would nest too deeply before the parser sees it: brackets within brackets, and keys of many parts
// ("a.a.a..."), which nest without a bracket. Follows strings and comments only as far as to skip them; where the text is
// no TOML it may be wrong, and the parser then says so.
class DepthCheck {
public:
    explicit DepthCheck(std::string_view text) noexcept : text_(text) {}

    void check() {
        while (at_ < text_.size()) step();
    }

private:
    void step() {
        const char c = text_[at_];
        if (c == '"' || c == '\'') return skip_string(c);
        if (c == '#') return skip_comment();
        ++at_;
        switch (c) {
        case '\n':
            ++line_;
            parts_ = 0;
            break;
        case '.': deeper(++parts_); break;
        case '[':
        case '{':
            deeper(++brackets_);
            parts_ = 0;
            break;
        case ']':
        case '}':
            brackets_ = std::max(0, brackets_ - 1);
            parts_ = 0;
            break;
        case '=':
        case ',': parts_ = 0; break;
        default: break;
        }
    }

    void deeper(int depth) const {
        if (depth > deepest_tree) throw Fault{line_, "tables and lists are nested too deeply; no scene needs that"};
    }

    void skip_comment() { at_ = std::min(text_.find('\n', at_), text_.size()); }

    void skip_string(char quote) {
        const std::string three(3, quote);
        const bool long_string = text_.substr(at_, 3) == three;
        at_ += long_string ? 3 : 1;
        while (at_ < text_.size()) {
            if (text_[at_] == '\\' && quote == '"')
                at_ += 2;
            else if (long_string ? text_.substr(at_, 3) == three : text_[at_] == quote) {
                at_ += long_string ? 3 : 1;
                return;
            } else {
                if (text_[at_] == '\n') {
                    if (!long_string) return;
                    ++line_;
                }
                ++at_;
            }
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    int brackets_ = 0;
    int parts_ = 0;
};

// The text as it was written at a line and column of toml++, which counts columns in characters. Numbers are asked for
// mostly in the order in which they stand, so the place of the last one is kept.
class Written {
public:
    explicit Written(std::string_view text) : text_(text) {
        if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
        lines_.push_back(0);
        for (std::size_t i = 0; i < text_.size(); ++i)
            if (text_[i] == '\n') lines_.push_back(i + 1);
    }

    // The number that begins there.
    std::string_view number_at(toml::source_position position) {
        const std::size_t line = position.line - 1;
        if (position.line == 0 || line >= lines_.size()) return {};
        if (line != line_ || position.column < column_) {
            line_ = line;
            column_ = 1;
            at_ = lines_[line];
        }
        while (column_ < position.column && at_ < text_.size()) {
            ++at_;
            while (at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) & 0xC0U) == 0x80U) ++at_;
            ++column_;
        }
        const std::size_t end = text_.find_first_not_of("0123456789+-._eEinfa", at_);
        return text_.substr(at_, std::min(end, text_.size()) - at_);
    }

private:
    std::string_view text_;
    std::vector<std::size_t> lines_;
    std::size_t line_ = 0;
    toml::source_index column_ = 1;
    std::size_t at_ = 0;
};

class Converter {
public:
    explicit Converter(std::string_view text) : written_(text) {}

    Node node_of(const toml::node& from) {
        Node node;
        node.line = static_cast<int>(from.source().begin.line);
        switch (from.type()) {
        case toml::node_type::table: table(*from.as_table(), node); break;
        case toml::node_type::array:
            node.kind = Node::Kind::list;
            for (const toml::node& item : *from.as_array()) node.items.push_back(node_of(item));
            break;
        case toml::node_type::string:
            node.kind = Node::Kind::text;
            node.text = from.as_string()->get();
            break;
        case toml::node_type::boolean:
            node.kind = Node::Kind::flag;
            node.text = from.as_boolean()->get() ? "true" : "false";
            break;
        case toml::node_type::integer:
            node.kind = Node::Kind::number;
            node.text = std::to_string(from.as_integer()->get());
            break;
        case toml::node_type::floating_point: decimal(from, node); break;
        case toml::node_type::date: moment(from.as_date()->get(), node); break;
        case toml::node_type::time: moment(from.as_time()->get(), node); break;
        case toml::node_type::date_time: moment(from.as_date_time()->get(), node); break;
        case toml::node_type::none: break;
        }
        return node;
    }

private:
    template <class Moment>
    void moment(const Moment& from, Node& node) {
        std::ostringstream written;
        written << from;
        node.kind = Node::Kind::moment;
        node.text = written.str();
    }

    // toml++ keeps the keys of a table sorted; people wrote them in another order, and errors come in that order.
    void table(const toml::table& from, Node& node) {
        node.kind = Node::Kind::table;
        std::vector<std::pair<const toml::key*, const toml::node*>> in_order;
        for (const auto& [key, value] : from) in_order.emplace_back(&key, &value);
        std::sort(in_order.begin(), in_order.end(), [](const auto& one, const auto& other) {
            const toml::source_position a = one.first->source().begin;
            const toml::source_position b = other.first->source().begin;
            return a.line != b.line ? a.line < b.line : a.column < b.column;
        });
        for (const auto& [key, value] : in_order) {
            const auto line = static_cast<int>(key->source().begin.line);
            Entry entry{std::string(key->str()), line, node_of(*value)};
            if (entry.value.line == 0) entry.value.line = line;
            node.entries.push_back(std::move(entry));
        }
    }

    void decimal(const toml::node& from, Node& node) {
        node.kind = Node::Kind::number;
        const std::string_view written = written_.number_at(from.source().begin);
        const std::optional<std::string> plain = plain_decimal(written);
        if (!plain) fail(node, "the number " + in_quotes(written) + " is out of all proportion; write a plain amount");
        node.text = *plain;
    }

    Written written_;
};

// toml++ closes its sentences with a full stop, or none.
std::string one_line(std::string_view description) {
    std::string line;
    for (const char c : description) line += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    while (line.ends_with('.') || line.ends_with(' ')) line.pop_back();
    return line;
}

} // namespace

Node toml_tree(std::string_view text, std::string_view what_to_do) {
    DepthCheck(text).check();
    toml::table parsed;
    try {
        parsed = toml::parse(text);
    } catch (const toml::parse_error& error) {
        const auto line = static_cast<int>(error.source().begin.line);
        throw Fault{line, "this is not TOML: " + one_line(error.description()) + "; " + std::string(what_to_do)};
    }
    return Converter(text).node_of(parsed);
}

} // namespace floorman
