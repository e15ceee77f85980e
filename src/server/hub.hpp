#pragma once
// Hub: what all connections of the server share. For http and websocket, the only sources that know Boost.

#include <utility> // Asio 1.74 needs it and does not say so.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/thread_pool.hpp>

#include <algorithm>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/http.hpp"
#include "server/rate.hpp"

namespace floorman::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;

// For what cannot fail in a way that matters: a socket that is being closed has nothing to say any more.
inline void forget(Error) noexcept {}

// Who a client is, as far as limits go: one household has a whole network of IPv6 addresses, and counts once.
inline std::string household(const asio::ip::address& address) {
    if (!address.is_v6() || address.is_loopback()) return address.to_string();
    asio::ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return asio::ip::address_v6(bytes).to_string() + "/64";
}

// The members' order is that of their ends: first the threads that rule, then what waits.
struct Hub {
    Hub(const HttpSettings& given, const Site& its_site, const Log& its_log, Live* its_live)
        : settings(given), site(its_site), log(its_log), live(its_live), rate(given.per_second, given.burst),
          pool(static_cast<std::size_t>(given.threads)) {}

    // The server stops. Some connections end at once, and take themselves out.
    void tell_all() const {
        std::vector<std::function<void()>> all;
        for (const auto& [place, tell] : open) all.push_back(tell);
        for (const std::function<void()>& tell : all) tell();
    }

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
