#pragma once
// RateLimit: how many requests one address may make. Knows addresses as text; the time is an argument.

#include <chrono>
#include <cstddef>
#include <string>
#include <unordered_map>

namespace floorman::server {

// `burst` at once, and `per_second` more as time passes.
class RateLimit {
public:
    using Time = std::chrono::steady_clock::time_point;

    RateLimit(int per_second, int burst) : per_second_(per_second), burst_(burst) {}

    // Whether this address may make a request now; if so, it is counted.
    [[nodiscard]] bool allow(const std::string& address, Time now);

private:
    struct Bucket {
        double left{};
        Time at;
    };

    void forget_the_quiet(Time now);

    double per_second_;
    double burst_;
    std::unordered_map<std::string, Bucket> buckets_;
};

} // namespace floorman::server
