#pragma once
// ServeSettings: how to serve, from the command line, the environment and a file; the first of them that says something
// about an option decides. Pure: what they say is given as text.

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/http.hpp"

namespace floorman::cli {

struct ServeSettings {
    server::HttpSettings http;
    server::SceneLimits scene;
    std::string log = "-";
    std::string data; // The folder of live tables; empty: none.
};

// An option by its name on the command line, "port"; the same name is its key in the file, and FLOORMAN_PORT in the
// environment.
struct ServeOption {
    enum class Kind : std::uint8_t { number, flag, text };

    std::string_view name;
    Kind kind{};
    int least{};
    int most{};
    std::string_view value; // What --help calls its value: "PORT".
    std::string_view about; // One sentence, its default included.
};

[[nodiscard]] std::span<const ServeOption> serve_options();

// "FLOORMAN_PORT" of "port".
[[nodiscard]] std::string variable_of(std::string_view option);

// What was said of options, by their names; a flag's text is "true" or "false".
using Said = std::map<std::string, std::string, std::less<>>;

// What the environment says; `variable` finds a variable's value. An empty value says nothing.
[[nodiscard]] Said said_by_environment(const std::function<const char*(const char*)>& variable);

// What a file in TOML says. The error is "file:line: what is wrong; what to do".
[[nodiscard]] Result<Said, std::string> said_by_file(std::string_view toml, std::string_view file);

// The settings; `said` has the source that decides first, each with how complaints name it ("--", "FLOORMAN_", "file: ").
struct Source {
    enum class Kind : std::uint8_t { command_line, environment, file };

    Kind kind{};
    std::string file; // Of the kind `file`.
    Said said;
};
[[nodiscard]] Result<ServeSettings, std::string> settings_of(std::span<const Source> sources);

} // namespace floorman::cli
