#include "history/toml_value.hpp"

#include <algorithm>

namespace floorman {

std::string toml_string(std::string_view text) {
    const auto is_plain = [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F && c != '\''; };
    if (std::all_of(text.begin(), text.end(), is_plain)) return "'" + std::string(text) + "'";
    std::string written = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            written += '\\';
            written += c;
        } else if (byte < 0x20 || byte == 0x7F) {
            constexpr std::string_view digits = "0123456789ABCDEF";
            written += "\\u00";
            written += digits[byte >> 4U];
            written += digits[byte & 15U];
        } else {
            written += c;
        }
    }
    return written + "\"";
}

std::string toml_key(std::string_view key) {
    const auto is_bare = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return !key.empty() && std::all_of(key.begin(), key.end(), is_bare) ? std::string(key) : toml_string(key);
}

std::string toml_value(const Node& node) {
    std::string all;
    switch (node.kind) {
    case Node::Kind::text: return toml_string(node.text);
    case Node::Kind::flag:
    case Node::Kind::number:
    case Node::Kind::moment: return node.text;
    case Node::Kind::list:
        for (const Node& item : node.items) all += (all.empty() ? "" : ", ") + toml_value(item);
        return "[" + all + "]";
    case Node::Kind::table:
        for (const Entry& entry : node.entries)
            all += (all.empty() ? "" : ", ") + toml_key(entry.key) + " = " + toml_value(entry.value);
        return "{" + all + "}";
    case Node::Kind::nothing: break; // TOML has none.
    }
    return "''";
}

} // namespace floorman
