#include "cli/lan.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

namespace floorman::cli {

namespace {

// 192.168.x.x, 10.x.x.x and 172.16.x.x to 172.31.x.x: networks of a house.
bool is_private(std::uint32_t address) noexcept {
    return (address >> 16U) == 0xC0A8U || (address >> 24U) == 10U || (address >> 20U) == 0xAC1U;
}

// 169.254.x.x: what a machine calls itself while no network has given it an address.
bool is_makeshift(std::uint32_t address) noexcept { return (address >> 16U) == 0xA9FEU; }

} // namespace

std::vector<std::string> lan_addresses() {
    std::vector<std::string> near;
    std::vector<std::string> far;
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return {};
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
        constexpr unsigned in_use = IFF_UP | IFF_RUNNING; // The bridge of containers that do not run is up, but does not run.
        if ((each->ifa_flags & in_use) != in_use || (each->ifa_flags & IFF_LOOPBACK) != 0) continue;
        const auto* const inet = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
        std::array<char, INET_ADDRSTRLEN> text{};
        if (inet_ntop(AF_INET, &inet->sin_addr, text.data(), text.size()) == nullptr) continue;
        const std::uint32_t number = ntohl(inet->sin_addr.s_addr);
        if (!is_makeshift(number)) (is_private(number) ? near : far).emplace_back(text.data());
    }
    freeifaddrs(all);
    near.insert(near.end(), far.begin(), far.end());
    return near;
}

} // namespace floorman::cli
