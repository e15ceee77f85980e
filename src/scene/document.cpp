#include "scene/document.hpp"

#include <string>

#include "text/json_tree.hpp"
#include "text/toml_tree.hpp"

namespace floorman {

namespace {

// No TOML begins with a brace.
bool is_json(std::string_view text, std::string_view name) noexcept {
    if (name.ends_with(".json")) return true;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

} // namespace

Node document(std::string_view text, std::string_view name, std::string_view what) {
    const std::string written(what);
    return is_json(text, name) ? json_tree(text, "mend it, or write the " + written + " in TOML")
                               : toml_tree(text, "mend the line, or write the " + written + " in JSON");
}

SceneError error_in(std::string_view name, const Fault& fault) {
    std::string what{name};
    if (fault.line > 0) what += ":" + std::to_string(fault.line);
    return {what + ": " + fault.what};
}

} // namespace floorman
