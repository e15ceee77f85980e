#pragma once
// Hub: what all connections of the server share. For http and websocket, the only sources that know Boost.

#include <utility> // Asio 1.74 needs it and does not say so.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/thread_pool.hpp>

#include <chrono>
#include <functional>
#include <string>
#include <unordered_map>

#include "server/http.hpp"
#include "server/rate.hpp"

namespace floorman::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;

// For what cannot fail in a way that matters: a socket that is being closed has nothing to say any more.
inline void forget(Error) noexcept {}

// The members' order is that of their ends: first the threads that rule, then what waits.
struct Hub {
    Hub(const HttpSettings& given, const Site& its_site, const Log& its_log, Live* its_live)
        : settings(given), site(its_site), log(its_log), live(its_live), rate(given.per_second, given.burst),
          pool(static_cast<std::size_t>(given.threads)) {}

    HttpSettings settings;
    const Site& site;
    const Log& log;
    Live* live; // Null: no live tables.
    RateLimit rate;
    std::unordered_map<const void*, std::function<void()>> open; // By connection: what tells it that the server stops.
    std::unordered_map<std::string, int> by_household;
    bool stopping = false;
    asio::io_context io{1};
    asio::thread_pool pool;
};

// A connection's place among those that are open, for as long as it lives; it may go from one protocol to another.
class Place {
public:
    Place(Hub& hub, std::string from) : hub_(hub), from_(std::move(from)) { ++hub_.by_household[from_]; }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
        hub_.open.erase(this);
        const auto count = hub_.by_household.find(from_);
        if (--count->second == 0) hub_.by_household.erase(count);
    }

    void when_stopping(std::function<void()> tell) { hub_.open[this] = std::move(tell); }
    [[nodiscard]] const std::string& from() const noexcept { return from_; }

private:
    Hub& hub_;
    std::string from_;
};

} // namespace floorman::server
