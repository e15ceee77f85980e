#include "spec/spec_case.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include <toml++/toml.h>

namespace floorman::spec {

namespace {

constexpr std::array<std::string_view, 9> known_keys{"id",    "why",     "source",  "shows", "rulebooks",
                                                     "scene", "session", "history", "expect"};

// What stands for JSON's null, which TOML does not have.
constexpr std::string_view nothing = "none";

enum class Meant : std::uint8_t { scene, expectation };

nlohmann::json json_of(const toml::node& node, Meant meant) {
    if (const auto* table = node.as_table()) {
        nlohmann::json object = nlohmann::json::object();
        for (const auto& [key, value] : *table) object[std::string(key.str())] = json_of(value, meant);
        return object;
    }
    if (const auto* array = node.as_array()) {
        nlohmann::json list = nlohmann::json::array();
        for (const toml::node& item : *array) list.push_back(json_of(item, meant));
        return list;
    }
    if (const auto* text = node.as_string()) {
        if (meant == Meant::expectation && text->get() == nothing) return nullptr;
        return text->get();
    }
    if (const auto* whole = node.as_integer()) return whole->get();
    if (const auto* number = node.as_floating_point()) {
        if (std::isinf(number->get())) return "inf"; // JSON has no such number; a scene may say it as text.
        return number->get();
    }
    if (const auto* flag = node.as_boolean()) return flag->get();
    return nullptr;
}

class Reader {
public:
    explicit Reader(const std::string& file) : file_(file) {}

    SpecFile read(std::string_view text) {
        toml::table table;
        try {
            table = toml::parse(text);
        } catch (const toml::parse_error& error) {
            fault(error.source().begin.line, "this is not TOML: " + std::string(error.description()));
            return std::move(read_);
        }
        for (const auto& [key, value] : table)
            if (key.str() != "case")
                fault(value.source().begin.line, "'" + std::string(key.str()) + "' is no key here; write [[case]]");
        const toml::array* cases = table["case"].as_array();
        if (cases == nullptr) {
            fault(1, "there is no [[case]]");
            return std::move(read_);
        }
        for (const toml::node& node : *cases) read_case(node);
        return std::move(read_);
    }

private:
    void fault(toml::source_index line, const std::string& what) {
        read_.faults.push_back(file_ + ":" + std::to_string(line) + ": " + what);
    }

    void read_case(const toml::node& node) {
        const toml::source_index line = node.source().begin.line;
        const toml::table* table = node.as_table();
        if (table == nullptr) return fault(line, "a case is a table; write [[case]]");
        for (const auto& [key, value] : *table)
            if (std::find(known_keys.begin(), known_keys.end(), key.str()) == known_keys.end())
                return fault(value.source().begin.line,
                             "a case has no '" + std::string(key.str()) +
                                 "'; it has id, why, source, shows, rulebooks, scene, session or history, expect");

        SpecCase read;
        read.file = file_;
        read.line = static_cast<int>(line);
        read.id = (*table)["id"].value_or(std::string());
        read.why = (*table)["why"].value_or(std::string());
        if (read.id.empty() || read.why.empty()) return fault(line, "every case has an id and says why");
        if (!ids_.insert(read.id).second) return fault(line, "there is another case '" + read.id + "' in this file");

        read.is_session = (*table).contains("session");
        const toml::table* scene = (*table)[read.is_session ? "session" : "scene"].as_table();
        const toml::table* expect = (*table)["expect"].as_table();
        read.history = (*table)["history"].value_or(std::string());
        const int kinds = static_cast<int>(table->contains("scene")) + static_cast<int>(read.is_session) +
                          static_cast<int>(!read.history.empty());
        if (kinds != 1 || (scene == nullptr) != !read.history.empty() || expect == nullptr || expect->empty())
            return fault(line, "case '" + read.id + "' needs a scene, a session or a history, and something to expect");
        if (scene != nullptr) read.scene = json_of(*scene, Meant::scene);
        read.expect = json_of(*expect, Meant::expectation);

        if (const auto shows = (*table)["shows"].value<std::string>()) {
            read.shows = question_named(*shows);
            if (!read.shows) return fault(line, "case '" + read.id + "' shows '" + *shows + "', which is no question");
        }
        if (const toml::array* books = (*table)["rulebooks"].as_array())
            for (const toml::node& book : *books) read.rulebooks.push_back(book.value_or(std::string()));
        if (read.rulebooks.empty() == !read.scene.contains("rulebook"))
            return fault(line, "case '" + read.id + "' names its rulebooks, or its scene brings a house's, and not both");
        read_.cases.push_back(std::move(read));
    }

    std::string file_;
    std::set<std::string> ids_;
    SpecFile read_;
};

} // namespace

SpecFile read_spec(std::string_view text, const std::string& file) { return Reader(file).read(text); }

} // namespace floorman::spec
