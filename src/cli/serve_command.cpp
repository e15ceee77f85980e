// floorman serve: the desk in a browser, and rulings for programs, over HTTP.

#include <cstdlib>

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/lan.hpp"
#include "cli/qr.hpp"
#include "cli/serve_settings.hpp"
#include "server/live.hpp"

namespace floorman::cli {

namespace {

constexpr std::string_view about =
    "Show the desk in a browser, and rule for programs over HTTP\n"
    "\n"
    "Serves the page at http://localhost:8080 until Ctrl-C, to this machine alone unless --lan is given. People play at live "
    "tables there, with bots to fill the seats; --data says where tables are kept. Programs send a scene to /api/rule and get "
    "its "
    "reports; /api/rules has what the rulebooks say, /api/examples scenes to begin with, /healthz tells that the server runs, "
    "/metrics how it does.\n"
    "\n"
    "What an option says on the command line goes before its variable in the environment (FLOORMAN_PORT for --port), and that "
    "before its key in the file of --config (port = 8080).";

constexpr std::string_view examples = "Examples:\n"
                                      "  floorman serve\n"
                                      "  floorman serve --port 9000 --log requests.jsonl\n"
                                      "  floorman serve --lan --data tables\n"
                                      "  FLOORMAN_LOG=none floorman serve --config serve.toml\n"
                                      "  curl -H 'Content-Type: application/json' http://localhost:8080/api/rule \\\n"
                                      "      -d '{\"starting_stacks\": [500, 500], \"blinds\": [1, 2],\n"
                                      "           \"actions\": [\"p2 raises to 3\"]}'\n"
                                      "\n";

struct Asked {
    std::map<std::string, std::string, std::less<>> texts; // By option; empty where it was not given.
    bool lan = false;
    std::string config;
};

Result<ServeSettings, std::string> settings_asked(const Asked& asked) {
    std::vector<Source> sources(2);
    sources[0].kind = Source::Kind::command_line;
    for (const auto& [name, text] : asked.texts)
        if (!text.empty()) sources[0].said[name] = text;
    if (asked.lan) sources[0].said["lan"] = "true";
    sources[1].kind = Source::Kind::environment;
    sources[1].said = said_by_environment([](const char* name) -> const char* { return std::getenv(name); });

    std::string config = asked.config;
    if (const char* const named = std::getenv("FLOORMAN_CONFIG"); config.empty() && named != nullptr) config = named;
    if (!config.empty()) {
        const Result<std::string, FileError> text = read_file(config);
        if (!text.ok()) return text.error().what;
        Result<Said, std::string> said = said_by_file(*text, config);
        if (!said.ok()) return said.error();
        sources.push_back({Source::Kind::file, config, std::move(said).value()});
    }
    return settings_of(sources);
}

void say_where(std::uint16_t port, bool lan, Console& console) {
    const std::string at_port = ":" + std::to_string(port);
    console.out.write("Floorman is at http://localhost" + at_port + " (Ctrl-C stops it)\n");
    if (lan) {
        const std::vector<std::string> addresses = lan_addresses();
        for (const std::string& address : addresses) console.out.write("On this network: http://" + address + at_port + "\n");
        if (addresses.empty())
            console.out.write("This machine has no network address: no other can reach it\n");
        else
            console.out.write("\n" + qr_code("http://" + addresses.front() + at_port) + "\n");
    }
    console.out.flush();
}

Exit serve(const Asked& asked, Console& console) {
    const auto complain = [&](const std::string& what, Exit exit) {
        console.complain(what);
        return exit;
    };
    const Result<ServeSettings, std::string> settings = settings_asked(asked);
    if (!settings.ok()) return complain(settings.error(), Exit::usage);
    const Result<server::Log, std::string> log = server::Log::open(settings->log);
    if (!log.ok()) return complain("floorman serve: " + log.error(), Exit::wrong_input);
    const std::vector<std::string> addresses = settings->http.lan ? lan_addresses() : std::vector<std::string>{};
    const server::Site site(FLOORMAN_VERSION, settings->scene, server::page_files(), addresses);
    const Result<std::unique_ptr<server::Live>, std::string> live = server::Live::open(settings->data, *log);
    if (!live.ok()) return complain("floorman serve: " + live.error(), Exit::wrong_input);
    const Result<std::unique_ptr<server::HttpServer>, std::string> opened = server::HttpServer::open(settings->http, site, *log,
                                                                                                     live->get());
    if (!opened.ok()) return complain("floorman serve: " + opened.error(), Exit::wrong_input);
    server::HttpServer& http = **opened;
    say_where(http.port(), settings->http.lan, console);
    http.run();
    console.out.write("Floorman has stopped\n");
    return Exit::fine;
}

} // namespace

void add_serve_command(CLI::App& program, Console& console, Exit& exit) {
    CLI::App* const command = program.add_subcommand("serve", std::string(about));
    const auto asked = std::make_shared<Asked>();
    for (const ServeOption& option : serve_options()) {
        const std::string name = "--" + std::string(option.name);
        const std::string told = std::string(option.about);
        if (option.kind == ServeOption::Kind::flag)
            command->add_flag(name, asked->lan, told);
        else
            command->add_option(name, asked->texts[std::string(option.name)], told)
                ->type_name(std::string(option.value))
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    }
    command->add_option("--config", asked->config, "A file in TOML with any of these options; FLOORMAN_CONFIG names one too")
        ->type_name("FILE");
    command->footer(std::string(examples) + std::string(exit_statuses));
    command->callback([asked, &console, &exit] { exit = serve(*asked, console); });
}

} // namespace floorman::cli
