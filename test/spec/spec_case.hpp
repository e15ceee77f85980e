#pragma once
// SpecCase: one case of spec/*.toml, a scene, a session or a hand history and what is expected of its report, as the runner
// needs it.
//
// Knows the form on paper (spec/README.md) and no rule of poker: the scene goes on as JSON to the reader of scenes.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "rules/question.hpp"

namespace floorman::spec {

struct SpecCase {
    std::string file; // "spec/4.11-short-all-in.toml"
    int line{};       // Where the case begins.
    std::string id;
    std::string why;
    std::optional<Question>
        shows; // What the case is an example of, where no ruling says so: a question that all books answer alike.
    std::vector<std::string> rulebooks; // Empty: the scene brings its own.
    nlohmann::json scene;               // Or the session;
    bool is_session{};
    std::string history; // or a hand history, as its text.
    nlohmann::json expect;
};

struct SpecFile {
    std::vector<SpecCase> cases;
    std::vector<std::string> faults; // "file:line: what is wrong; what to do"
};

// Reads the cases of a file, given its text. A fault leaves out its own case only, or the whole file where it is no TOML.
[[nodiscard]] SpecFile read_spec(std::string_view text, const std::string& file);

} // namespace floorman::spec
