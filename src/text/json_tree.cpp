#include "text/json_tree.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include <nlohmann/json.hpp>

#include "text/complaint.hpp"

namespace floorman {

namespace {

// Reads a text and counts its lines, so that what the parser finds can be placed: it has read up to here and, behind a
// number, one character more.
struct Cursor {
    std::string_view text;
    std::size_t at = 0;
    int line = 1;

    [[nodiscard]] int line_behind_number() const noexcept { return at > 0 && text[at - 1] == '\n' ? line - 1 : line; }
};

// What nlohmann's parser reads from: an input iterator that moves the cursor.
class Characters {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Characters(Cursor& cursor, bool at_end) noexcept : cursor_(&cursor), at_end_(at_end) {}

    reference operator*() const noexcept { return cursor_->text[cursor_->at]; }
    Characters& operator++() noexcept {
        if (cursor_->text[cursor_->at] == '\n') ++cursor_->line;
        ++cursor_->at;
        return *this;
    }
    Characters operator++(int) noexcept {
        const Characters before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const Characters& a, const Characters& b) noexcept { return a.ended() == b.ended(); }
    friend bool operator!=(const Characters& a, const Characters& b) noexcept { return !(a == b); }

private:
    [[nodiscard]] bool ended() const noexcept { return at_end_ || cursor_->at >= cursor_->text.size(); }

    Cursor* cursor_;
    bool at_end_;
};

// Takes the parser's events, numbers as their text among them, and grows the tree.
class Grower {
public:
    Grower(const Cursor& cursor, std::string_view what_to_do) : cursor_(cursor), what_to_do_(what_to_do) {}

    Node root() { return std::move(root_); }

    bool null() { return add(made(Node::Kind::nothing, {})); }
    bool boolean(bool value) { return add(made(Node::Kind::flag, value ? "true" : "false")); }
    bool number_integer(std::int64_t value) { return add(number(std::to_string(value))); }
    bool number_unsigned(std::uint64_t value) { return add(number(std::to_string(value))); }
    bool number_float(double, const std::string& written) {
        const std::optional<std::string> plain = plain_decimal(written);
        Node node = number(plain.value_or(""));
        if (!plain) fail(node, "the number " + in_quotes(written) + " is out of all proportion; write a plain amount");
        return add(std::move(node));
    }
    bool string(std::string& value) { return add(made(Node::Kind::text, std::move(value))); }
    bool binary(nlohmann::json::binary_t&) { return false; }

    bool start_object(std::size_t) { return open(Node::Kind::table); }
    bool start_array(std::size_t) { return open(Node::Kind::list); }
    bool end_object() {
        check_keys_differ(open_.back());
        return close();
    }
    bool end_array() { return close(); }

    bool key(std::string& name) {
        open_.back().entries.push_back({std::move(name), cursor_.line, {}});
        return true;
    }

    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& error) {
        // "[json...] parse error at line 1, column 2: what is wrong"
        std::string_view what = error.what();
        if (const std::size_t column = what.find("column "); column != std::string_view::npos)
            if (const std::size_t colon = what.find(": ", column); colon != std::string_view::npos) what.remove_prefix(colon + 2);
        std::string line;
        for (const char c : what) line += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        throw Fault{cursor_.line_behind_number(), "this is not JSON: " + line + "; " + std::string(what_to_do_)};
    }

private:
    Node made(Node::Kind kind, std::string text) const {
        Node node;
        node.kind = kind;
        node.line = cursor_.line;
        node.text = std::move(text);
        return node;
    }
    Node number(std::string text) const {
        Node node = made(Node::Kind::number, std::move(text));
        node.line = cursor_.line_behind_number();
        return node;
    }

    bool add(Node node) {
        if (open_.empty())
            root_ = std::move(node);
        else if (open_.back().is(Node::Kind::list))
            open_.back().items.push_back(std::move(node));
        else
            open_.back().entries.back().value = std::move(node);
        return true;
    }

    static void check_keys_differ(const Node& table) {
        std::vector<std::pair<std::string_view, const Entry*>> sorted; // The same key twice in the order written.
        for (const Entry& entry : table.entries) sorted.emplace_back(entry.key, &entry);
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t i = 1; i < sorted.size(); ++i)
            if (sorted[i - 1].first == sorted[i].first)
                throw Fault{sorted[i].second->line, in_quotes(sorted[i].first) + " stands here twice; leave one out"};
    }

    bool open(Node::Kind kind) {
        if (open_.size() >= static_cast<std::size_t>(deepest_tree))
            throw Fault{cursor_.line, "tables and lists are nested too deeply; no scene needs that"};
        open_.push_back(made(kind, {}));
        return true;
    }

    bool close() {
        Node node = std::move(open_.back());
        open_.pop_back();
        return add(std::move(node));
    }

    const Cursor& cursor_;
    std::string_view what_to_do_; // Where it is no JSON.
    std::vector<Node> open_;
    Node root_;
};

} // namespace

Node json_tree(std::string_view text, std::string_view what_to_do) {
    Cursor cursor{text};
    Grower grower{cursor, what_to_do};
    nlohmann::json::sax_parse(Characters{cursor, false}, Characters{cursor, true}, &grower);
    return grower.root();
}

} // namespace floorman
