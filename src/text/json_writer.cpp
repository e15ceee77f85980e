#include "text/json_writer.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace floorman {

namespace {

// Whether no more than quotes and backslashes need another before them: so it is with most text, and it needs no library.
bool is_plain(std::string_view text) noexcept {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

} // namespace

void JsonWriter::separate() {
    if (!first_) json_ += ", ";
    first_ = false;
}

void JsonWriter::open(char bracket) {
    separate();
    json_ += bracket;
    first_ = true;
}

void JsonWriter::close(char bracket) {
    json_ += bracket;
    first_ = false;
}

void JsonWriter::plain(std::string_view value) {
    separate();
    json_ += value;
}

void JsonWriter::key(std::string_view name) {
    text(name);
    json_ += ": ";
    first_ = true;
}

void JsonWriter::text(std::string_view value) {
    if (!is_plain(value)) return plain(nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    separate();
    json_ += '"';
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t end = std::min(value.find_first_of("\"\\", at), value.size());
        json_ += value.substr(at, end - at);
        at = end;
        if (at == value.size()) break;
        json_ += '\\';
        json_ += value[at++];
    }
    json_ += '"';
}

} // namespace floorman
