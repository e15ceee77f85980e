// floorman serve: its options from three places, and the program from its first line to its last.

#include "cli/serve_settings.hpp"

#include <gtest/gtest.h>

#include "cli/lan.hpp"
#include "cli/layout.hpp"
#include "cli/qr.hpp"
#include "cli/run.hpp"

namespace floorman::cli {
namespace {

Source source(Source::Kind kind, Said said) { return {kind, "serve.toml", std::move(said)}; }

Result<ServeSettings, std::string> settings(Said command_line, Said environment = {}, Said file = {}) {
    return settings_of(std::vector{source(Source::Kind::command_line, std::move(command_line)),
                                   source(Source::Kind::environment, std::move(environment)),
                                   source(Source::Kind::file, std::move(file))});
}

TEST(ServeSettings, WithoutAWordThisMachineAlone) {
    const ServeSettings usual = settings({}).value();
    EXPECT_EQ(usual.http.port, 8080);
    EXPECT_FALSE(usual.http.lan);
    EXPECT_EQ(usual.log, "-");
    EXPECT_GE(usual.http.threads, 1);
    EXPECT_EQ(usual.http.wait, std::chrono::seconds(10));
    EXPECT_EQ(usual.scene.bytes, 256U * 1024U);
    EXPECT_EQ(usual.scene.lines, 1000U);
}

TEST(ServeSettings, TheCommandLineThenTheEnvironmentThenTheFile) {
    const Said nine{{"port", "9000"}};
    const Said ten{{"port", "10000"}};
    const Said eleven{{"port", "11000"}};
    EXPECT_EQ(settings(nine, ten, eleven)->http.port, 9000);
    EXPECT_EQ(settings({}, ten, eleven)->http.port, 10000);
    EXPECT_EQ(settings({}, {}, eleven)->http.port, 11000);
    EXPECT_EQ(settings({{"log", "none"}}, ten)->http.port, 10000); // Each option by itself.
    EXPECT_FALSE(settings({}, {{"lan", "false"}}, {{"lan", "true"}})->http.lan);
}

TEST(ServeSettings, EveryOptionHasItsPlace) {
    const ServeSettings all = settings({{"port", "1"},
                                        {"lan", "true"},
                                        {"log", "x.jsonl"},
                                        {"threads", "3"},
                                        {"connections", "40"},
                                        {"rate", "7"},
                                        {"wait", "5"},
                                        {"body", "2"},
                                        {"lines", "9"}})
                                  .value();
    EXPECT_EQ(all.http.port, 1);
    EXPECT_TRUE(all.http.lan);
    EXPECT_EQ(all.log, "x.jsonl");
    EXPECT_EQ(all.http.threads, 3);
    EXPECT_EQ(all.http.connections, 40);
    EXPECT_EQ(all.http.connections_each, 10);
    EXPECT_EQ(all.http.per_second, 7);
    EXPECT_EQ(all.http.burst, 28);
    EXPECT_EQ(all.http.wait, std::chrono::seconds(5));
    EXPECT_EQ(all.scene.bytes, 2048U);
    EXPECT_EQ(all.scene.lines, 9U);
}

TEST(ServeSettings, WhatIsWrongIsToldByItsPlace) {
    EXPECT_EQ(settings({{"port", "99999"}}).error(), "floorman serve: --port is '99999'; write a whole number from 0 to 65535");
    EXPECT_EQ(settings({}, {{"rate", "0"}}).error(),
              "floorman serve: FLOORMAN_RATE is '0'; write a whole number from 1 to 100000");
    EXPECT_EQ(settings({}, {{"lan", "maybe"}}).error(), "floorman serve: FLOORMAN_LAN is 'maybe'; write true or false");
    EXPECT_EQ(settings({}, {}, {{"wait", "1.5"}}).error(), "serve.toml: wait is '1.5'; write a whole number from 1 to 3600");
    EXPECT_FALSE(settings({{"threads", "-1"}}).ok());
    EXPECT_FALSE(settings({{"threads", "2 "}}).ok());
    EXPECT_FALSE(settings({{"log", ""}}).ok());
}

TEST(ServeSettings, TheEnvironmentIsAskedForEachOption) {
    std::vector<std::string> asked;
    const Said said = said_by_environment([&](const char* name) -> const char* {
        asked.emplace_back(name);
        return asked.back() == "FLOORMAN_PORT" ? "81" : asked.back() == "FLOORMAN_LOG" ? "" : nullptr;
    });
    EXPECT_EQ(asked.size(), serve_options().size());
    EXPECT_EQ(said, (Said{{"port", "81"}}));
}

TEST(ServeSettings, AFileHasTheSameNames) {
    EXPECT_EQ(said_by_file("port = 9000\nlan = true\nlog = 'none'", "f").value(),
              (Said{{"port", "9000"}, {"lan", "true"}, {"log", "none"}}));
    EXPECT_EQ(said_by_file("port = 1\nprot = 2", "f.toml").error(), "f.toml:2: there is no option 'prot'; did you mean 'port'?");
    EXPECT_EQ(said_by_file("\nport = [1]", "f").error(),
              "f:2: 'port' is neither a number, true or false, nor text; see floorman serve --help");
    EXPECT_EQ(said_by_file("port = = 1", "f").error().find("f:1: this is not TOML: "), 0U);
}

TEST(Qr, IsASquareOfHalfBlocks) {
    const std::string code = qr_code("http://192.168.1.23:8080");
    std::istringstream lines(code);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) EXPECT_EQ(columns_of(line), 29) << line;
    EXPECT_EQ(count, 15);
    EXPECT_NE(code, qr_code("http://192.168.1.24:8080"));
    EXPECT_EQ(qr_code(std::string(10'000, 'x')), "");
}

TEST(Lan, NamesNoAddressOfThisMachineAlone) {
    for (const std::string& address : lan_addresses()) EXPECT_NE(address.substr(0, 4), "127.");
}

// ---- The program ----------------------------------------------------------------------------------------------------

// Starts `floorman serve` on a free port with these arguments, waits until it says where it is, runs `then` with the port as
// $port and its process as $server, and waits for its end.
Ran served(const std::string& arguments, const std::string& then) {
    const std::string said = scratch().path("said");
    return run_script(": >" + said + "; \"$FLOORMAN\" serve --port 0 " + arguments + " >" + said + " & server=$!\n" +
                      "for i in {1..100}; do grep -q '^Floorman is at' " + said + " && break; sleep 0.05; done\n" +
                      "port=$(sed -n 's/^Floorman is at http:..localhost:\\([0-9]*\\) .*/\\1/p' " + said + ")\n" +
                      "ask() { exec 3<>\"/dev/tcp/${2:-127.0.0.1}/$port\" && "
                      "printf 'GET %s HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n' \"$1\" >&3 && cat <&3; }\n" +
                      then + "\nwait $server; status=$?; cat " + said + "; exit $status\n");
}

TEST(Serve, SaysWhereItIsAndStopsCleanly) {
    for (const std::string signal : {"INT", "TERM"}) {
        const Ran ran = served("--log none", "ask /healthz; kill -" + signal + " $server");
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(ran.err, "");
        EXPECT_NE(ran.out.find("HTTP/1.1 200 OK"), std::string::npos) << ran.out;
        EXPECT_NE(ran.out.find("Floorman is at http://localhost:"), std::string::npos) << ran.out;
        EXPECT_NE(ran.out.find("(Ctrl-C stops it)\nFloorman has stopped\n"), std::string::npos) << ran.out;
    }
}

TEST(Serve, IsForThisMachineAloneUnlessTold) {
    const std::vector<std::string> addresses = lan_addresses();
    if (addresses.empty()) GTEST_SKIP() << "this machine has no network";
    const std::string reach = "ask /healthz " + addresses.front() + "; kill $server";
    const Ran alone = served("--log none", reach);
    EXPECT_EQ(alone.out.find("200 OK"), std::string::npos) << alone.out;
    const Ran lan = served("--log none --lan", reach);
    EXPECT_NE(lan.out.find("200 OK"), std::string::npos) << lan.out << lan.err;
    EXPECT_NE(lan.out.find("On this network: http://" + addresses.front() + ":"), std::string::npos) << lan.out;
    EXPECT_NE(lan.out.find("\u2588\u2588\u2588\u2588"), std::string::npos) << lan.out;
}

TEST(Serve, TakesItsOptionsFromEnvironmentAndFile) {
    const std::string file = write_file("serve.toml", "log = '" + scratch().path("serve.jsonl") + "'\nlines = 1\n");
    const Ran ran = served("--config " + file, "ask /; kill $server");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(file_text(scratch().path("serve.jsonl")).find("\"path\":\"/\""), std::string::npos);
    const Ran wrong = run_script("FLOORMAN_PORT=x \"$FLOORMAN\" serve");
    EXPECT_EQ(wrong.status, 2);
    EXPECT_EQ(wrong.err, "floorman serve: FLOORMAN_PORT is 'x'; write a whole number from 0 to 65535\n");
    const Ran no_file = run_script("FLOORMAN_CONFIG=" + scratch().path("none.toml") + " \"$FLOORMAN\" serve");
    EXPECT_EQ(no_file.status, 2);
    EXPECT_NE(no_file.err.find("cannot be read"), std::string::npos);
}

TEST(Serve, APortInUseIsTold) {
    const Ran ran = served("--log none", "\"$FLOORMAN\" serve --port $port --log none; echo \"second: $?\"; kill $server");
    EXPECT_NE(ran.out.find("second: 1"), std::string::npos) << ran.out;
    EXPECT_NE(ran.err.find("cannot be listened on: Address already in use; stop what uses it, or choose another with --port"),
              std::string::npos)
        << ran.err;
}

TEST(Serve, HelpTellsOfEveryOptionWithExamples) {
    const Ran ran = floorman_with("serve --help");
    EXPECT_EQ(ran.status, 0);
    for (const ServeOption& option : serve_options())
        EXPECT_NE(ran.out.find("--" + std::string(option.name)), std::string::npos) << option.name;
    EXPECT_NE(ran.out.find("Examples:"), std::string::npos);
    EXPECT_NE(ran.out.find("--config"), std::string::npos);
}

} // namespace
} // namespace floorman::cli
