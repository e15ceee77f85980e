// JsonWriter: whatever a text holds, JSON's readers find it again.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "text/json_writer.hpp"

namespace floorman {
namespace {

std::string written(std::string_view text) {
    JsonWriter json;
    json.text(text);
    return json.take();
}

TEST(JsonWriter, WritesPlainTextAsItIs) {
    EXPECT_EQ(written(""), R"("")");
    EXPECT_EQ(written("A bets 100, and 'all in'."), R"("A bets 100, and 'all in'.")");
}

TEST(JsonWriter, EveryCharacterIsReadAgain) {
    for (int c = 0; c < 128; ++c) {
        const std::string text = std::string("a") + static_cast<char>(c) + "b";
        EXPECT_EQ(nlohmann::json::parse(written(text)).get<std::string>(), text) << c;
        EXPECT_EQ(written(text), nlohmann::json(text).dump()) << c;
    }
    EXPECT_EQ(written("\xC3\xA9t\xC3\xA9"), "\"\xC3\xA9t\xC3\xA9\"");
    EXPECT_EQ(written("\xFF"), "\"\xEF\xBF\xBD\""); // What is no UTF-8.
}

TEST(JsonWriter, WritesEveryWholeNumber) {
    JsonWriter json;
    json.open_list();
    for (const std::int64_t number : {std::int64_t{0}, std::int64_t{-7}, INT64_MAX, INT64_MIN}) json.number(number);
    json.close_list();
    EXPECT_EQ(json.take(), "[0, -7, 9223372036854775807, -9223372036854775808]");
}

TEST(JsonWriter, PutsCommasBetween) {
    JsonWriter json;
    json.open_table();
    json.key("a \"b\"");
    json.number(std::int64_t{-3});
    json.key("c");
    json.open_list();
    json.text("d");
    json.flag(true);
    json.null();
    json.close_list();
    json.close_table();
    EXPECT_EQ(json.take(), R"({"a \"b\"": -3, "c": ["d", true, null]})");
}

} // namespace
} // namespace floorman
