#include "server/rate.hpp"

#include <algorithm>

namespace floorman::server {

namespace {

constexpr std::size_t most_addresses = 4096;

} // namespace

bool RateLimit::allow(const std::string& address, Time now) {
    if (buckets_.size() >= most_addresses && !buckets_.contains(address)) forget_the_quiet(now);
    Bucket& bucket = buckets_.try_emplace(address, Bucket{burst_, now}).first->second;
    const std::chrono::duration<double> passed = now - bucket.at;
    bucket.left = std::min(burst_, bucket.left + passed.count() * per_second_);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
}

// Addresses whose burst is whole again need no memory. Where that frees nothing, somebody has thousands of addresses, and
// counting them one by one is no help.
void RateLimit::forget_the_quiet(Time now) {
    std::erase_if(buckets_, [&](const auto& each) {
        const std::chrono::duration<double> passed = now - each.second.at;
        return each.second.left + passed.count() * per_second_ >= burst_;
    });
    if (buckets_.size() >= most_addresses) buckets_.clear();
}

} // namespace floorman::server
