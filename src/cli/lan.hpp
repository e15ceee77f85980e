#pragma once
// lan: the addresses of this machine for others of its network. Knows the machine, and no server.

#include <string>
#include <vector>

namespace floorman::cli {

// IPv4 addresses as text, those of home and office networks first. Empty where the machine has no network.
[[nodiscard]] std::vector<std::string> lan_addresses();

} // namespace floorman::cli
