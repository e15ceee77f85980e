#pragma once
// HttpServer: a site on a port. The only face of the only source that knows Boost: sockets, time-outs, limits, signals.
//
// One thread speaks with all clients and waits for none of them; rulings are made by others.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "server/log.hpp"
#include "server/site.hpp"

namespace floorman::server {

struct HttpSettings {
    std::uint16_t port = 8080;              // 0: one that is free.
    bool lan = false;                       // On every network of this machine; otherwise on this machine alone.
    int threads = 2;                        // That rule.
    int connections = 256;                  // At once, all together, WebSockets among them,
    int connections_each = 64;              // and of one address: a quarter of all, if `--connections` says another number.
    int per_second = 50;                    // Requests of one address,
    int burst = 200;                        // and how many of them may come at once.
    std::chrono::milliseconds wait{10'000}; // For a request that has begun, its body, or a reader of the response.
    std::chrono::milliseconds idle{30'000}; // For another request.
    bool stop_on_signal = false;            // SIGINT and SIGTERM end run().
};

class Live;

class HttpServer {
public:
    // Listens from now on. `site`, `log` and `live` outlive the server; without `live` it has no live tables. The error is one
    // line.
    static Result<std::unique_ptr<HttpServer>, std::string> open(const HttpSettings& settings,
                                                                 const Site& site,
                                                                 const Log& log,
                                                                 Live* live = nullptr);

    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;
    ~HttpServer();

    [[nodiscard]] std::uint16_t port() const noexcept;

    // Serves until it is stopped. What is being answered then is answered, within a few seconds.
    void run();

    // From any thread.
    void stop();

private:
    class Machine;
    explicit HttpServer(std::unique_ptr<Machine> machine);

    std::unique_ptr<Machine> machine_;
};

} // namespace floorman::server
