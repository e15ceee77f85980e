#pragma once
// JsonWriter: JSON text, written key by key. Numbers are given as decimal text, so that none passes through a double.

#include <cstdint>
#include <string>
#include <string_view>

namespace floorman {

class JsonWriter {
public:
    void open_table() { open('{'); }
    void close_table() { close('}'); }
    void open_list() { open('['); }
    void close_list() { close(']'); }

    void key(std::string_view name);

    void text(std::string_view value);
    void number(std::string_view decimal) { plain(decimal); }
    void number(std::int64_t value);
    void flag(bool value) { plain(value ? "true" : "false"); }
    void null() { plain("null"); }
    void json(std::string_view written) { plain(written); } // A whole value that is JSON already.

    [[nodiscard]] std::string take() { return std::move(json_); }

private:
    void open(char bracket);
    void close(char bracket);
    void plain(std::string_view value);
    void separate();

    std::string json_;
    bool first_ = true; // Of its table or list, or the value of a key: no comma before it.
};

} // namespace floorman
