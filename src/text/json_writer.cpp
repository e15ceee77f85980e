#include "text/json_writer.hpp"

#include <nlohmann/json.hpp>

namespace floorman {

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
    plain(nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

} // namespace floorman
