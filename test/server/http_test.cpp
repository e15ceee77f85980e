// The server over real sockets: whole, broken, huge, slow and half-open requests, floods, and its end.

#include "server/http.hpp"

#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "server/client.hpp"

namespace floorman::server {
namespace {

using nlohmann::json;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// Short times, so that what is slow is soon late.
HttpSettings quick() {
    HttpSettings settings;
    settings.port = 0;
    settings.wait = 300ms;
    settings.idle = 400ms;
    settings.per_second = 100'000;
    settings.burst = 100'000;
    return settings;
}

// A server on a port of its own, with its log in a file, for as long as the test runs.
class Served {
public:
    explicit Served(const HttpSettings& settings = quick(), const SceneLimits& limits = {})
        : path_((std::filesystem::temp_directory_path() / ("floorman-http-" + std::to_string(getpid()) + ".jsonl")).string()),
          site_("test", limits), log_(Log::open(path_).value()), server_(HttpServer::open(settings, site_, log_).value()),
          thread_([this] { server_->run(); }) {}
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;
    ~Served() {
        stop();
        std::filesystem::remove(path_);
    }

    // How long it took to end.
    Clock::duration stop() {
        const auto began = Clock::now();
        server_->stop();
        if (thread_.joinable()) thread_.join();
        return Clock::now() - began;
    }

    [[nodiscard]] Client client(int window = 0) const { return Client(server_->port(), window); }

    [[nodiscard]] std::string answer(std::string_view request) const {
        Client one = client();
        one.send(request);
        return one.read_response();
    }

    // What it logged, a line each.
    [[nodiscard]] std::vector<json> log() const {
        std::ifstream file(path_);
        std::vector<json> lines;
        for (std::string line; std::getline(file, line);) lines.push_back(json::parse(line));
        return lines;
    }

private:
    std::string path_;
    Site site_;
    Log log_;
    std::unique_ptr<HttpServer> server_;
    std::thread thread_;
};

constexpr std::string_view health = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

std::string post(std::string_view body, std::string_view more = "") {
    return "POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n" + std::string(more) + "\r\n" + std::string(body);
}

constexpr std::string_view scene = R"({"starting_stacks": [500, 500], "blinds": [1, 2], "actions": ["p2 raises to 3"]})";

// A scene that takes as long as any may: a tenth of a second or more.
std::string heavy_scene() {
    json heavy = {{"starting_stacks", std::vector<int>(10, 100'000)}, {"blinds", {1, 2}}};
    for (int i = 0; i < 12; ++i) heavy["rulebook"].push_back("tda");
    for (int i = 0; i < 1000; ++i)
        heavy["actions"].push_back("p" + std::to_string(i % 10 + 1) + " says \"raise it to about a hundred\"");
    return heavy.dump();
}

// Whether the server still answers somebody else.
testing::AssertionResult is_well(const Served& served) {
    const std::string response = served.answer(health);
    if (status_of(response) == 200) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "it says: " << response;
}

// A response that refuses with this status, says why, and ends the connection.
void expect_refusal(const std::string& response, int status) {
    EXPECT_EQ(status_of(response), status) << response;
    const json said = json::parse(body_of(response), nullptr, false);
    ASSERT_TRUE(said.is_object()) << response;
    EXPECT_EQ(said["status"], status);
    EXPECT_FALSE(said["error"].get<std::string>().empty());
    EXPECT_NE(response.find("Connection: close"), std::string::npos) << response;
    EXPECT_NE(response.find("Content-Security-Policy: default-src 'self'"), std::string::npos) << response;
}

std::string all_of(const Served& served, std::string_view request) {
    Client client = served.client();
    client.send(request);
    return client.read_all();
}

// ---- Whole requests -------------------------------------------------------------------------------------------------

TEST(Http, AnswersOneRequestAfterAnother) {
    const Served served;
    Client client = served.client();
    for (int i = 0; i < 3; ++i) {
        client.send(post(scene));
        const std::string response = client.read_response();
        EXPECT_EQ(status_of(response), 200);
        EXPECT_EQ(json::parse(body_of(response))[0]["rulings"][0]["to"], 4);
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_EQ(status_of(client.read_response()), 200);
    }
}

TEST(Http, AnswersInOrderWhatCameTogether) {
    const Served served;
    Client client = served.client();
    client.send(post(scene) + std::string(health) + post("{") + std::string(health));
    EXPECT_NE(client.read_response().find("\"rulings\""), std::string::npos);
    EXPECT_NE(client.read_response().find("\"ok\""), std::string::npos);
    EXPECT_EQ(status_of(client.read_response()), 400);
    EXPECT_NE(client.read_response().find("\"ok\""), std::string::npos);
}

TEST(Http, ABodyMayComeInPieces) {
    const Served served;
    Client client = served.client();
    const std::string request = post(scene);
    for (std::size_t i = 0; i < request.size(); i += 40) {
        client.send(request.substr(i, 40));
        std::this_thread::sleep_for(5ms);
    }
    EXPECT_EQ(status_of(client.read_response()), 200);
    client.send("POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                "10\r\n" +
                std::string(scene.substr(0, 16)) + "\r\n" + "40\r\n" + std::string(scene.substr(16)) + "\r\n0\r\n\r\n");
    ASSERT_EQ(scene.size(), 0x50U);
    EXPECT_EQ(status_of(client.read_response()), 200);
}

TEST(Http, SaysGoAheadToWhoAsks) {
    const Served served;
    Client client = served.client();
    const std::string request = post(scene, "Expect: 100-continue\r\n");
    const std::size_t head = request.find("\r\n\r\n") + 4;
    client.send(request.substr(0, head));
    EXPECT_EQ(client.read_response(), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send(request.substr(head));
    EXPECT_EQ(status_of(client.read_response()), 200);
}

TEST(Http, HeadHasNoBody) {
    const Served served;
    Client client = served.client();
    client.send("HEAD /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + std::string(health));
    const std::string head = client.read_response(true);
    EXPECT_EQ(status_of(head), 200);
    const std::string got = client.read_response();
    EXPECT_NE(head.find("Content-Length: " + std::to_string(body_of(got).size())), std::string::npos) << head;
    EXPECT_EQ(body_of(head), "");
}

TEST(Http, OldClientsAreAnsweredAndLetGo) {
    const Served served;
    const std::string response = all_of(served, "GET /healthz HTTP/1.0\r\n\r\n");
    EXPECT_EQ(response.find("HTTP/1.0 200"), 0U) << response;
}

TEST(Http, WhatIsKeptIsNotSentAgain) {
    const Served served;
    Client client = served.client();
    client.send("GET /api/examples HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\n\r\n" + std::string(health));
    const std::string response = client.read_response();
    EXPECT_EQ(status_of(response), 304);
    EXPECT_EQ(response.find("Content-Length"), std::string::npos);
    EXPECT_EQ(status_of(client.read_response()), 200);
}

// ---- Broken requests ------------------------------------------------------------------------------------------------

TEST(Http, RefusesWhatIsNoRequest) {
    const Served served;
    for (const std::string bytes :
         {"\x16\x03\x01\x02\x01 hello", "GET\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\r\n\r\n\r\n\r\n",
          "GET / HTTP/1.1\r\nHost x\r\n\r\n", "GET / HTTP/1.1\nHost: x\n\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
          "G\x01T / HTTP/1.1\r\nHost: x\r\n\r\n", "POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
          "POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
          "POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
          "POST /api/rule HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"})
        expect_refusal(all_of(served, bytes), 400);
    expect_refusal(all_of(served, "GET / HTTP/1.1\r\n\r\n"), 400); // No host.
    EXPECT_TRUE(is_well(served));
}

TEST(Http, RefusesABodyWithoutALength) {
    const Served served;
    expect_refusal(all_of(served, "POST /api/rule HTTP/1.1\r\nHost: x\r\n\r\n"), 411);
}

TEST(Http, OtherMethodsAreNotAllowed) {
    const Served served;
    for (const std::string method : {"DELETE", "PUT", "OPTIONS", "TRACE", "PATCH", "BREW"}) {
        const std::string response = served.answer(method + " /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_EQ(status_of(response), 405) << response;
        EXPECT_NE(response.find("Allow: GET, HEAD"), std::string::npos);
    }
}

TEST(Http, PathsLeadNowhereElse) {
    const Served served;
    for (const std::string target :
         {"/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd",
          "/index.html/../../etc/passwd", "/assets/..\\..\\etc\\passwd", "/etc/passwd%00.html"}) {
        const std::string response = served.answer("GET " + target + " HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_EQ(status_of(response), 404) << target;
        EXPECT_EQ(response.find("root:"), std::string::npos);
    }
    EXPECT_EQ(status_of(served.answer("GET file:///etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n")), 400);
}

TEST(Http, AnyBytesAtAll) {
    const Served served;
    std::mt19937 random(20261130); // NOLINT(cert-msc51-cpp): the same bytes each time.
    const std::string whole = post(scene);
    for (int i = 0; i < 300; ++i) {
        std::string bytes = i % 2 == 0 ? whole : std::string(random() % 3000, 'x');
        const std::size_t changes = i % 2 == 0 ? 1 + random() % 8 : bytes.size();
        for (std::size_t change = 0; change < changes; ++change) bytes[random() % bytes.size()] = static_cast<char>(random());
        Client client = served.client();
        client.send(bytes);
        client.end_sending();
        const std::string response = client.read_all();
        EXPECT_TRUE(response.empty() || status_of(response) >= 200) << response;
    }
    EXPECT_TRUE(is_well(served));
}

// ---- Too much -------------------------------------------------------------------------------------------------------

TEST(Http, RefusesAHugeBodyBeforeItComes) {
    const Served served;
    expect_refusal(all_of(served, "POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                                  "Content-Length: 99999999999\r\n\r\n{"),
                   413);
    expect_refusal(all_of(served, "POST /api/rule HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 300000\r\n\r\n"),
                   413);
}

TEST(Http, WhoSendsAHugeBodyAllTheSameReadsWhy) {
    const Served served;
    const std::string huge(600'000, ' ');
    expect_refusal(all_of(served, post(huge)), 413);
    std::string chunks = "POST /api/rule HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (int i = 0; i < 10; ++i) chunks += "8000\r\n" + std::string(0x8000, 'x') + "\r\n";
    expect_refusal(all_of(served, chunks), 413);
    EXPECT_TRUE(is_well(served));
}

TEST(Http, RefusesAHugeHeader) {
    const Served served;
    expect_refusal(all_of(served, "GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(10'000, 'x') + "\r\n\r\n"), 431);
    expect_refusal(all_of(served, "GET /" + std::string(100'000, 'x')), 431);
    std::string many = "GET / HTTP/1.1\r\nHost: x\r\n";
    for (int i = 0; i < 2000; ++i) many += "a: b\r\n";
    expect_refusal(all_of(served, many + "\r\n"), 431);
}

TEST(Http, SoManyRequestsAndNoMore) {
    HttpSettings settings = quick();
    settings.per_second = 1;
    settings.burst = 5;
    const Served served(settings);
    Client client = served.client();
    for (int i = 0; i < 5; ++i) {
        client.send(health);
        EXPECT_EQ(status_of(client.read_response()), 200);
    }
    client.send(health);
    const std::string response = client.read_response();
    expect_refusal(response, 429);
    EXPECT_NE(response.find("Retry-After: 1"), std::string::npos);
}

TEST(Http, AFloodOfConnectionsIsTurnedAwayAndPasses) {
    HttpSettings settings = quick();
    settings.connections = 8;
    settings.connections_each = 8;
    settings.wait = 5s;
    const Served served(settings);
    {
        std::vector<Client> held;
        for (int i = 0; i < 8; ++i) {
            held.push_back(served.client());
            held.back().send("GET /hea"); // Begun, and kept waiting.
        }
        std::this_thread::sleep_for(50ms);
        for (int i = 0; i < 50; ++i) expect_refusal(served.client().read_all(), 503);
        held.front().send("lthz HTTP/1.1\r\nHost: x\r\n\r\n"); // Who was there before is served.
        EXPECT_EQ(status_of(held.front().read_response()), 200);
    }
    std::this_thread::sleep_for(50ms);
    EXPECT_TRUE(is_well(served));
}

TEST(Http, OneAddressHasItsShareOnly) {
    HttpSettings settings = quick();
    settings.connections = 100;
    settings.connections_each = 2;
    const Served served(settings);
    const Client one = served.client();
    const Client another = served.client();
    std::this_thread::sleep_for(50ms);
    expect_refusal(served.client().read_all(), 503);
}

// ---- Too slow -------------------------------------------------------------------------------------------------------

TEST(Http, ASlowHeaderIsLate) {
    const Served served;
    Client client = served.client();
    const auto began = Clock::now();
    for (int i = 0; i < 20 && Clock::now() - began < 500ms; ++i) {
        client.send("G"); // A byte now and then keeps nobody waiting for longer.
        std::this_thread::sleep_for(30ms);
    }
    expect_refusal(client.read_all(), 408);
    EXPECT_LT(Clock::now() - began, 5s);
}

TEST(Http, ASlowBodyIsLate) {
    const Served served;
    expect_refusal(all_of(served, post(scene).substr(0, post(scene).size() - 1)), 408);
    expect_refusal(all_of(served, "POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"), 408);
}

TEST(Http, WhoAsksNothingIsLetGo) {
    const Served served;
    const auto began = Clock::now();
    EXPECT_EQ(served.client().read_all(), "");
    Client idle = served.client();
    idle.send(health);
    EXPECT_EQ(status_of(idle.read_response()), 200);
    EXPECT_EQ(idle.read_all(), "");
    EXPECT_LT(Clock::now() - began, 5s);
}

TEST(Http, HalfARequestAndTheEnd) {
    const Served served;
    for (const std::string& half :
         {std::string("GET /hea"), post(scene).substr(0, 90), post(scene).substr(0, post(scene).size() - 5)}) {
        Client client = served.client();
        client.send(half);
        client.end_sending();
        EXPECT_EQ(client.read_all(), "");
    }
    EXPECT_TRUE(is_well(served));
}

TEST(Http, WhoLeavesBeforeTheAnswerHarmsNobody) {
    const Served served;
    for (int i = 0; i < 50; ++i) served.client().send(post(scene));
    EXPECT_TRUE(is_well(served));
}

TEST(Http, WhoDoesNotReadIsLetGo) {
    const Served served;
    Client lazy = served.client(2048);
    std::string flood;
    for (int i = 0; i < 400; ++i) flood += "GET /api/rules HTTP/1.1\r\nHost: x\r\n\r\n";
    lazy.send(flood);
    const auto began = Clock::now();
    bool told = false;
    while (!told && Clock::now() - began < 8s) {
        std::this_thread::sleep_for(50ms);
        for (const json& line : served.log()) told = told || line.value("what", "") == "the client did not take the response";
    }
    EXPECT_TRUE(told);
    EXPECT_TRUE(is_well(served));
}

TEST(Http, ALongRulingKeepsNobodyWaiting) {
    HttpSettings settings = quick();
    settings.threads = 1;
    settings.wait = 20s;
    const Served served(settings);
    const std::string heavy = heavy_scene();
    std::vector<Client> busy;
    for (int i = 0; i < 6; ++i) {
        busy.push_back(served.client());
        busy.back().send(post(heavy));
    }
    std::this_thread::sleep_for(20ms);
    const auto began = Clock::now();
    EXPECT_TRUE(is_well(served));
    const auto waited = Clock::now() - began;
    for (Client& client : busy) EXPECT_EQ(status_of(client.read_response()), 200);
    const auto all = Clock::now() - began;
    EXPECT_LT(waited * 3, all); // It did not stand in line behind them.
}

// ---- Its log and its end --------------------------------------------------------------------------------------------

TEST(Http, LogsNoBodyAndNoQuery) {
    Served served;
    EXPECT_EQ(status_of(served.answer(post(R"({"secret-of-the-body": 1})"))), 400);
    EXPECT_EQ(status_of(served.answer("GET /?secret-of-the-query HTTP/1.1\r\nHost: x\r\nCookie: secret-of-the-header\r\n\r\n")),
              200);
    served.stop();
    const std::vector<json> lines = served.log();
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0]["event"], "started");
    EXPECT_EQ(lines[1]["path"], "/api/rule");
    EXPECT_EQ(lines[1]["status"], 400);
    EXPECT_EQ(lines[1]["in"], 25);
    EXPECT_EQ(lines[2]["path"], "/");
    EXPECT_EQ(lines[2]["from"], "127.0.0.1");
    EXPECT_EQ(lines[3]["event"], "stopped");
    for (const json& line : lines) EXPECT_EQ(line.dump().find("secret"), std::string::npos);
}

TEST(Http, StopsAtOnceWhenNobodyAsks) {
    HttpSettings settings = quick();
    settings.wait = 60s;
    settings.idle = 60s;
    Served served(settings);
    Client idle = served.client();
    idle.send(health);
    EXPECT_EQ(status_of(idle.read_response()), 200);
    const Client silent = served.client();
    EXPECT_LT(served.stop(), 1s);
    EXPECT_EQ(idle.read_all(), "");
}

TEST(Http, WhoIsBeingAnsweredIsAnsweredFirst) {
    HttpSettings settings = quick();
    settings.wait = 20s;
    Served served(settings);
    Client client = served.client();
    client.send(post(heavy_scene()));
    std::this_thread::sleep_for(50ms);
    served.stop();
    EXPECT_EQ(status_of(client.read_response()), 200);
}

TEST(Http, WhoDawdlesDoesNotKeepItFromStopping) {
    HttpSettings settings = quick();
    settings.wait = 60s;
    Served served(settings);
    Client slow = served.client();
    slow.send("GET /hea");
    std::this_thread::sleep_for(20ms);
    EXPECT_LT(served.stop(), 6s);
}

TEST(Http, APortInUseIsTold) {
    const Site site("test", {});
    Log log = Log::open("none").value();
    HttpSettings settings = quick();
    const auto first = HttpServer::open(settings, site, log);
    ASSERT_TRUE(first.ok());
    settings.port = first.value()->port();
    const auto second = HttpServer::open(settings, site, log);
    ASSERT_FALSE(second.ok());
    EXPECT_NE(second.error().find("port " + std::to_string(settings.port) + " cannot be listened on"), std::string::npos)
        << second.error();
}

} // namespace
} // namespace floorman::server
