#include "cli/serve_settings.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <thread>

#include <toml++/toml.h>

#include "base/nearest.hpp"

namespace floorman::cli {

namespace {

using Kind = ServeOption::Kind;

// clang-format off
constexpr std::array options{
    ServeOption{"port", Kind::number, 0, 65535, "PORT", "The port to listen on; 0 takes one that is free (8080)"},
    ServeOption{"lan", Kind::flag, 0, 1, "", "Let other machines of the network in, and print the address for them with a code that a phone reads; without it only this machine is served"},
    ServeOption{"log", Kind::text, 0, 0, "FILE", "Where to log each request, one JSON object a line, without bodies and queries: a file, - for standard error, or none (-)"},
    ServeOption{"data", Kind::text, 0, 0, "FOLDER", "Where live tables are kept, so that they go on when the server starts again; without it they end with the server"},
    ServeOption{"threads", Kind::number, 1, 64, "N", "How many scenes are ruled on at once (one for each processor)"},
    ServeOption{"connections", Kind::number, 1, 10000, "N", "How many connections may be open at once; a quarter of them for one address (256)"},
    ServeOption{"rate", Kind::number, 1, 100000, "N", "How many requests an address may make in a second, over some time; four times as many at once (50)"},
    ServeOption{"wait", Kind::number, 1, 3600, "SECONDS", "How long a request, or a reader of its response, may take to come (10)"},
    ServeOption{"body", Kind::number, 1, 16384, "KIB", "The largest scene, in KiB (256)"},
    ServeOption{"lines", Kind::number, 1, 100000, "N", "The most lines of a scene (1000)"},
};
// clang-format on

std::string in_capitals(std::string_view name) {
    std::string made;
    for (const char c : name) made += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    return made;
}

std::vector<std::string_view> option_names() {
    std::vector<std::string_view> names;
    for (const ServeOption& option : options) names.push_back(option.name);
    return names;
}

std::string what_to_write(const ServeOption& option) {
    switch (option.kind) {
    case Kind::number: return "a whole number from " + std::to_string(option.least) + " to " + std::to_string(option.most);
    case Kind::flag: return "true or false";
    case Kind::text: return "some text";
    }
    return {};
}

// How whoever wrote it calls the option.
std::string called(const Source& source, std::string_view name) {
    switch (source.kind) {
    case Source::Kind::command_line: return "floorman serve: --" + std::string(name);
    case Source::Kind::environment: return "floorman serve: " + variable_of(name);
    case Source::Kind::file: return source.file + ": " + std::string(name);
    }
    return {};
}

std::optional<int> number_in(const std::string& text, const ServeOption& option) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest != end || number < option.least || number > option.most) return std::nullopt;
    return number;
}

std::optional<int> flag_in(const std::string& text) {
    if (text == "true" || text == "1" || text == "yes" || text == "on") return 1;
    if (text == "false" || text == "0" || text == "no" || text == "off") return 0;
    return std::nullopt;
}

// Puts what an option says where it belongs. `number` is 0 for text.
void put(ServeSettings& settings, std::string_view name, int number, const std::string& text) {
    if (name == "port") settings.http.port = static_cast<std::uint16_t>(number);
    if (name == "lan") settings.http.lan = number != 0;
    if (name == "log") settings.log = text;
    if (name == "data") settings.data = text;
    if (name == "threads") settings.http.threads = number;
    if (name == "connections") {
        settings.http.connections = number;
        settings.http.connections_each = std::max(1, number / 4);
    }
    if (name == "rate") {
        settings.http.per_second = number;
        settings.http.burst = 4 * number;
    }
    if (name == "wait") settings.http.wait = std::chrono::seconds(number);
    if (name == "body") settings.scene.bytes = std::size_t{1024} * static_cast<std::size_t>(number);
    if (name == "lines") settings.scene.lines = static_cast<std::size_t>(number);
}

} // namespace

std::span<const ServeOption> serve_options() { return options; }

std::string variable_of(std::string_view option) { return "FLOORMAN_" + in_capitals(option); }

Said said_by_environment(const std::function<const char*(const char*)>& variable) {
    Said said;
    for (const ServeOption& option : options)
        if (const char* const value = variable(variable_of(option.name).c_str()); value != nullptr && *value != '\0')
            said[std::string(option.name)] = value;
    return said;
}

Result<Said, std::string> said_by_file(std::string_view toml, std::string_view file) {
    const auto wrong = [&](toml::source_index line, const std::string& what) {
        return std::string(file) + ":" + std::to_string(line) + ": " + what;
    };
    Said said;
    try {
        for (const auto& [key, value] : toml::parse(toml)) {
            const std::string name(key.str());
            const std::vector<std::string_view> names = option_names();
            const toml::source_index line = key.source().begin.line;
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                const std::string_view meant = nearest(name, names);
                std::string known;
                for (const std::string_view each : names) known.append(known.empty() ? "" : ", ").append(each);
                return wrong(line,
                             "there is no option '" + name + "'; " +
                                 (meant.empty() ? "the options are " + known : "did you mean '" + std::string(meant) + "'?"));
            }
            if (const auto* number = value.as_integer())
                said[name] = std::to_string(number->get());
            else if (const auto* flag = value.as_boolean())
                said[name] = flag->get() ? "true" : "false";
            else if (const auto* text = value.as_string())
                said[name] = text->get();
            else
                return wrong(line, "'" + name + "' is neither a number, true or false, nor text; see floorman serve --help");
        }
    } catch (const toml::parse_error& error) {
        return wrong(error.source().begin.line, "this is not TOML: " + std::string(error.description()));
    }
    return said;
}

Result<ServeSettings, std::string> settings_of(std::span<const Source> sources) {
    ServeSettings settings;
    settings.http.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 64);
    settings.http.stop_on_signal = true;
    for (const ServeOption& option : options) {
        for (const Source& source : sources) {
            const auto found = source.said.find(option.name);
            if (found == source.said.end()) continue;
            const std::string& text = found->second;
            const std::optional<int> number = option.kind == Kind::number ? number_in(text, option)
                                              : option.kind == Kind::flag ? flag_in(text)
                                                                          : std::optional(0);
            if (!number || text.empty())
                return called(source, option.name) + " is '" + text + "'; write " + what_to_write(option);
            put(settings, option.name, *number, text);
            break;
        }
    }
    return settings;
}

} // namespace floorman::cli
