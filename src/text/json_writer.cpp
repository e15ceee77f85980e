#include "text/json_writer.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace floorman {

namespace {

// Within JSON's quotes; most texts have no other characters.
constexpr bool stands_for_itself(char c) noexcept { return c >= ' ' && c < '\x7F' && c != '"' && c != '\\'; }

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
    if (!std::all_of(value.begin(), value.end(), stands_for_itself))
        return plain(nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    separate();
    json_ += '"';
    json_ += value;
    json_ += '"';
}

} // namespace floorman
