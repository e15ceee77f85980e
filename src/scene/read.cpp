#include "scene/read.hpp"

#include <algorithm>

#include "scene/spot_from.hpp"
#include "text/complaint.hpp"
#include "text/json_tree.hpp"
#include "text/toml_tree.hpp"

namespace floorman {

namespace {

SceneError error_in(std::string_view name, const Fault& fault) {
    std::string what{name};
    if (fault.line > 0) what += ":" + std::to_string(fault.line);
    return {what + ": " + fault.what};
}

// No TOML begins with a brace.
bool is_json(std::string_view text, std::string_view name) noexcept {
    if (name.ends_with(".json")) return true;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

Node tree_of(std::string_view text, std::string_view name) { return is_json(text, name) ? json_tree(text) : toml_tree(text); }

bool is_number(std::string_view key) noexcept {
    return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// A file of several hands has nothing but numbered tables, such as [1], [2].
bool holds_several(const Node& tree, std::string_view name) noexcept {
    if (name.ends_with(".phhs")) return true;
    const auto is_hand = [](const Entry& entry) { return is_number(entry.key) && entry.value.is(Node::Kind::table); };
    return !tree.entries.empty() && std::all_of(tree.entries.begin(), tree.entries.end(), is_hand);
}

std::vector<Spot> spots_of(const Node& tree, std::string_view name) {
    if (!holds_several(tree, name)) return {spot_from(tree, name)};
    std::vector<Spot> spots;
    for (const Entry& entry : tree.entries) {
        if (entry.key.starts_with('_')) continue;
        if (!entry.value.is(Node::Kind::table))
            throw Fault{entry.line,
                        in_quotes(entry.key) + " stands outside of any hand; write each hand as a table, [1], [2] and so on"};
        spots.push_back(spot_from(entry.value, std::string(name) + "#" + entry.key));
    }
    return spots;
}

} // namespace

Result<Spot, SceneError> read_scene(std::string_view text, std::string_view name) {
    try {
        return spot_from(tree_of(text, name), name);
    } catch (const Fault& fault) { return error_in(name, fault); }
}

Result<std::vector<Spot>, SceneError> read_scenes(std::string_view text, std::string_view name) {
    try {
        return spots_of(tree_of(text, name), name);
    } catch (const Fault& fault) { return error_in(name, fault); }
}

} // namespace floorman
