#include "text/json_writer.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace floorman {

namespace {

// Whether it stands in quotes as it is: most text does, and needs no library.
bool is_as_written(std::string_view text) noexcept {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; });
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
    if (is_as_written(value)) {
        separate();
        json_ += '"';
        json_ += value;
        json_ += '"';
        return;
    }
    plain(nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

} // namespace floorman
