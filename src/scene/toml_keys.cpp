#include "scene/toml_keys.hpp"

#include <algorithm>
#include <limits>

#include "base/nearest.hpp"

namespace floorman::toml_keys {

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

std::string instead(std::string_view word, std::span<const std::string_view> known) {
    const std::string_view near = nearest(word, known);
    if (!near.empty()) return "; did you mean " + quoted(near) + "?";
    std::string list;
    for (const std::string_view name : known) list += (list.empty() ? "" : ", ") + quoted(name);
    return "; write one of " + list;
}

std::string_view kind_of(const toml::node& node) {
    switch (node.type()) {
    case toml::node_type::string: return "text";
    case toml::node_type::integer: return "a whole number";
    case toml::node_type::floating_point: return "a number with decimals";
    case toml::node_type::boolean: return "true or false";
    case toml::node_type::table: return "a table";
    case toml::node_type::array: return "a list";
    case toml::node_type::none:
    case toml::node_type::date:
    case toml::node_type::time:
    case toml::node_type::date_time: break;
    }
    return "a date or time";
}

std::optional<std::int32_t> whole(const toml::node& node) {
    const auto* number = node.as_integer();
    if (number == nullptr || number->get() < 0 || number->get() > std::numeric_limits<std::int32_t>::max()) return std::nullopt;
    return static_cast<std::int32_t>(number->get());
}

int Reader::line_of(const toml::node& node) const {
    if (const toml::source_index line = node.source().begin.line; line > 0) return static_cast<int>(line);
    if (lines_ == nullptr) return 0;
    const auto known = lines_->find(&node);
    return known == lines_->end() ? 0 : known->second;
}

void Reader::complain(const toml::node& node, std::string_view what) { complain_at(line_of(node), what); }

void Reader::complain_at(int line, std::string_view what) {
    std::string complaint = file_;
    if (line > 0) complaint += ":" + std::to_string(line);
    complaint += ": ";
    if (!about_.empty()) complaint += about_ + ": ";
    complaints_.push_back(complaint.append(what));
}

void Reader::only_keys(const toml::table& table, std::span<const std::string_view> known) {
    for (const auto& [key, value] : table) {
        if (std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
        const toml::source_index line = key.source().begin.line;
        complain_at(line > 0 ? static_cast<int>(line) : line_of(value),
                    "unknown key " + quoted(key.str()) + instead(key.str(), known));
    }
}

std::string Reader::text(const toml::table& table, std::string_view key) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return {};
    if (const auto* text = node->as_string()) {
        if (text->get().find('\n') == std::string::npos) return text->get();
        complain(*node, quoted(key) + " runs over several lines; write it in one");
        return {};
    }
    complain(*node, quoted(key) + " is " + std::string(kind_of(*node)) + "; write it as text in quotes");
    return {};
}

std::string Reader::required_text(const toml::table& table, std::string_view key, std::string_view else_what) {
    if (!table.contains(key)) complain(table, quoted(key) + " is missing; " + std::string(else_what));
    return text(table, key);
}

std::vector<std::string> Reader::texts(const toml::table& table, std::string_view key) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return {};
    const toml::array* list = node->as_array();
    if (list == nullptr) return {text(table, key)};
    std::vector<std::string> found;
    for (const toml::node& each : *list) {
        if (const auto* text = each.as_string())
            found.push_back(text->get());
        else
            complain(each, quoted(key) + " lists " + std::string(kind_of(each)) + "; write text in quotes");
    }
    return found;
}

bool Reader::flag(const toml::table& table, std::string_view key) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return false;
    if (const auto* flag = node->as_boolean()) return flag->get();
    complain(*node, quoted(key) + " is " + std::string(kind_of(*node)) + "; write true or false, without quotes");
    return false;
}

} // namespace floorman::toml_keys
